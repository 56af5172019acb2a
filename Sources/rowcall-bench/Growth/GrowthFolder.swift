#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder for inputs, with nothing else in it.
struct GrowthFolder {
  let path: String

  /// Makes the folder.
  init() throws {
    var template = Array(
      "\(getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp")/rowcall-growth.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw BenchError.notWritten(path: "a temporary folder", reason: String(cString: strerror(errno)))
    }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The path of a file in it.
  func path(of name: String) -> String { "\(path)/\(name)" }

  /// Writes a file.
  func write(_ name: String, _ text: (inout GrowthText) -> Void) throws {
    guard let file = fopen(path(of: name), "w") else { throw notWritten(name) }
    var output = GrowthText(file)
    text(&output)
    guard fclose(file) == 0 else { throw notWritten(name) }
  }

  /// How many bytes its files have.
  var byteCount: Int {
    names.reduce(0) { count, name in
      var status = stat()
      return stat(path(of: name), &status) == 0 ? count + Int(status.st_size) : count
    }
  }

  /// Deletes its files.
  func clear() { for name in names { unlink(path(of: name)) } }

  /// Deletes it and its files.
  func remove() {
    clear()
    rmdir(path)
  }

  private var names: [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  private func notWritten(_ name: String) -> BenchError {
    .notWritten(path: path(of: name), reason: String(cString: strerror(errno)))
  }
}

/// The text of a file while it is written; never held, for the system counts this program's memory to those it starts.
struct GrowthText {
  private let file: UnsafeMutablePointer<FILE>

  init(_ file: UnsafeMutablePointer<FILE>) { self.file = file }

  /// Adds a text.
  mutating func add(_ text: String) {
    fputs(text, file)
  }

  /// Adds the same text so many times.
  mutating func add(_ text: String, times: Int) { for _ in 0..<max(0, times) { add(text) } }

  /// Adds a text for each number below a bound.
  mutating func add(_ count: Int, _ text: (Int) -> String) {
    for number in 0..<max(0, count) { add(text(number)) }
  }
}
