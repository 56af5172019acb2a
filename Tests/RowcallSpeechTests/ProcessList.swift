#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the system tells about processes.
enum ProcessList {
  /// The processes that a process has started and that have not ended.
  static func children(of process: Int32) -> [Int32] {
    names(in: "/proc/\(process)/task").flatMap { task in
      contents(of: "/proc/\(process)/task/\(task)/children").split(separator: " ").compactMap { Int32($0) }
    }
  }

  /// A number that the environment sets.
  static func setting(_ name: String) -> Int? { getenv(name).flatMap { Int(String(cString: $0)) } }

  /// The words that a process was started with.
  static func arguments(of process: Int32) -> [String] {
    contents(of: "/proc/\(process)/cmdline").split(separator: "\0").map(String.init)
  }

  /// The names in a folder.
  static func names(in folder: String, hidden: Bool = false) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if hidden ? ![".", ".."].contains(name) : !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }

  private static func contents(of path: String) -> String {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(file, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}
