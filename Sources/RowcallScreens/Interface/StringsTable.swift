import RowcallImport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The texts of one localization: what stands after each key.
package struct StringsTable: Hashable, Sendable {
  package var texts: [String: String]

  package init(_ texts: [String: String] = [:]) { self.texts = texts }

  /// Reads a table in memory, a property list in any format; the path is what errors call it.
  ///
  /// Of a key that comes twice the last text counts; what is no text is left out.
  package static func read(
    _ bytes: [UInt8], path: String, limits: ImportLimits = ImportLimits()
  ) throws(ImportError) -> StringsTable {
    guard case .dictionary(let members) = try PropertyList(bytes, path: path, limits: limits) else {
      throw .malformed(
        path: path, line: 1, reason: "a property list without keys, expected texts, as in \"key\" = \"text\";"
      )
    }
    let texts = members.compactMap { member in member.value.text.map { (member.key, $0) } }
    return StringsTable(Dictionary(texts) { $1 })
  }

  /// Reads the table of a file.
  package init(_ file: Localizations.File, limits: ImportLimits = ImportLimits()) throws(ImportError) {
    let bytes = try WholeFile.bytes(of: file.path, within: limits, .pageBytes)
    self = try Self.read(bytes, path: file.path, limits: limits)
  }

  package subscript(_ key: String) -> String? { texts[key] }
}

/// The tables of texts that lie beside a storyboard or XIB, one for each language.
///
/// Of `App/Base.lproj/Main.storyboard` they are `App/*.lproj/Main.strings`.
package struct Localizations: Hashable, Sendable {
  /// The tables: the name of the language's folder without its end, and the path; in the order of the names.
  package let files: [File]

  package struct File: Hashable, Sendable {
    /// The language, as its folder is named: `de`, `zh-Hans`.
    package var language: String
    package var path: String
  }

  /// Looks for tables beside a file; finds none for one that lies in no language's folder.
  package init(of path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 1, parts[parts.count - 2].hasSuffix(Self.folderEnd), let file = parts.last,
      let dot = file.lastIndex(of: ".")
    else {
      files = []
      return
    }
    let root = parts.dropLast(2).joined(separator: "/")
    let name = file[..<dot]
    let prefix = parts.count > 2 ? root + "/" : ""
    files = Self.folders(in: prefix.isEmpty ? "." : prefix).compactMap { folder in
      let path = "\(prefix)\(folder)/\(name).strings"
      return Self.isFile(path)
        ? File(language: String(folder.dropLast(Self.folderEnd.count)), path: path) : nil
    }
  }

  /// The table of a locale: that of its whole name, else of its language; nil if there is none.
  package func file(for locale: String) -> File? {
    let wanted = locale.replacing("_", with: "-").lowercased()
    var parts = wanted.prefix { $0 != "." && $0 != "@" }.split(separator: "-")
    while !parts.isEmpty {
      let name = parts.joined(separator: "-")
      if let found = files.first(where: { $0.language.replacing("_", with: "-").lowercased() == name }) {
        return found
      }
      parts.removeLast()
    }
    return nil
  }

  private static let folderEnd = ".lproj"

  /// Whether a path leads to a file that can be read to its end, and to no pipe or device.
  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  private static func folders(in path: String) -> [String] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(folderEnd) { names.append(name) }
    }
    return names.sorted()
  }
}
