import NotificationStore
import Notifications
import Testing

/// Where the user's store is, by the XDG base directory rules.
struct LocationTests {
  private func folder(_ environment: [String: String], profile: String? = nil) throws -> String {
    try StoreLocation(environment: environment, profile: profile).folder
  }

  @Test("XDG_DATA_HOME when it is absolute, else .local/share in HOME")
  func base() throws {
    let home = "/home/me"
    #expect(try folder(["XDG_DATA_HOME": "/data", "HOME": home]) == "/data/alarm")
    #expect(try folder(["XDG_DATA_HOME": "/my data/알람"]) == "/my data/알람/alarm")
    #expect(try folder(["HOME": home]) == "/home/me/.local/share/alarm")
    for ignored in ["", "data", "./data", "~/data"] {
      #expect(try folder(["XDG_DATA_HOME": ignored, "HOME": home]) == "/home/me/.local/share/alarm")
    }
  }

  @Test("Without a home there is no place, and that is said", arguments: [[:], ["HOME": ""], ["HOME": "home"]])
  func noHome(environment: [String: String]) {
    let fault = #expect(throws: StoreFault.self) { try folder(environment) }
    guard case .unreachable("$HOME", _) = fault else { return #expect(fault == nil) }
  }

  @Test("A profile is a folder of its own")
  func profile() throws {
    let environment = ["XDG_DATA_HOME": "/data"]
    #expect(try folder(environment, profile: "try-it_2") == "/data/alarm/profiles/try-it_2")
    #expect(try folder(environment, profile: "") == "/data/alarm")
    #expect(try folder(environment, profile: String(repeating: "a", count: 64)).hasSuffix("a"))
  }

  @Test(
    "A profile's name cannot lead anywhere else",
    arguments: ["..", ".", "a/b", "/etc", "a b", "알람", "a\0b", String(repeating: "a", count: 65)])
  func badProfile(name: String) {
    #expect(throws: StoreFault.self) { try folder(["XDG_DATA_HOME": "/data"], profile: name) }
  }

  @Test("Database and bell lie in the folder")
  func files() {
    let location = StoreLocation(folder: "/data/alarm")
    #expect(location.database == "/data/alarm/alarm.db")
    #expect(location.bell == "/data/alarm/alarm.db-bell")
  }
}
