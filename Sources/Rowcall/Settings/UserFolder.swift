#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The folders of Rowcall's own files, by the XDG Base Directory Specification.
package enum UserFolder {
  /// What the user decides.
  case configuration
  /// What stays from run to run.
  case state

  /// The path of a file in the folder; nil without a home directory.
  package func path(of file: String) -> String? {
    let (variable, usual) =
      self == .configuration ? ("XDG_CONFIG_HOME", ".config") : ("XDG_STATE_HOME", ".local/state")
    if let folder = Environment[variable], folder.hasPrefix("/") { return "\(folder)/rowcall/\(file)" }
    return Environment["HOME"].map { "\($0)/\(usual)/rowcall/\(file)" }
  }

  /// Creates the parent folders of a file for the user only; if that fails, opening the file fails as well.
  package static func createParents(of path: String) {
    for slash in path.indices where path[slash] == "/" && slash != path.startIndex {
      mkdir(String(path[..<slash]), 0o700)
    }
  }
}
