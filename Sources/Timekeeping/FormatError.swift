/// What is wrong with a compiled zone file or a POSIX rule, for the middle of a sentence.
struct FormatError: Error {
  let reason: String
}
