#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Standard input, before anything is read from it.
enum StandardInput {
  static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// Whether another program or a file is connected to it.
  ///
  /// A terminal, `/dev/null` and an empty file hold nothing that a user could mean.
  static var holdsText: Bool {
    var status = stat()
    guard fstat(STDIN_FILENO, &status) == 0 else { return false }
    switch status.st_mode & S_IFMT {
    case S_IFIFO, S_IFSOCK: return true
    case S_IFREG: return status.st_size > 0
    default: return false
    }
  }
}
