import CLinux

/// What can be expected of the file system that a store lies on.
public enum FileSystemKind: Hashable, Sendable {
  /// One machine's own: processes share memory and locks through it.
  case local
  /// One that several machines may use, or that a program stands for: memory is not shared through it, and locks on a
  /// folder may not be either.
  case network

  /// The kind of the file system with this number, as statfs(2) tells it; one that is not known is local.
  public init(magic: UInt32) {
    self = FileSystemKind.networks.contains(magic) ? .network : .local
  }

  /// The kind of the file system a folder lies on; local where it cannot be asked.
  public init(of folder: String) {
    self.init(magic: file_system_number(folder))
  }

  /// The numbers are those of <linux/magic.h> and of the file systems' own sources.
  private static let networks: Set<UInt32> = [
    0x6969,  // NFS
    0x517B,  // SMB
    0xFF53_4D42,  // CIFS
    0xFE53_4D42,  // SMB 2 and 3
    0x0102_1997,  // 9P
    0x6573_5546,  // FUSE, such as sshfs
    0x5346_414F,  // AFS
    0x6B41_4653,  // AFS, the kernel's own
    0x7375_7245,  // Coda
    0x00C3_6400,  // Ceph
    0x0BD0_0BD0,  // Lustre
    0x0116_1970,  // GFS2
    0x7461_636F,  // OCFS2
    0x4750_4653,  // GPFS
    0x1983_0326,  // BeeGFS
    0x2003_0528,  // OrangeFS
    0xAAD7_AAEA,  // PanFS
    0x786F_4256,  // VirtualBox's shared folders
    0xBACB_ACBC,  // VMware's
  ]
}
