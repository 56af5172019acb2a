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

  /// Reads a table in memory; the path is what errors call it.
  package static func read(_ bytes: [UInt8], path: String) throws(ImportError) -> StringsTable {
    try StringsParser.table(of: bytes, path: path)
  }

  /// Reads the table of a file.
  package init(_ file: Localizations.File, limits: ImportLimits = ImportLimits()) throws(ImportError) {
    let bytes = try WholeFile.bytes(of: file.path, within: limits, .pageBytes)
    self = try StringsParser.table(of: bytes, path: file.path)
  }

  package subscript(_ key: String) -> String? { texts[key] }
}

/// Reads a table of texts as `genstrings` writes it: `/* note */ "key" = "text";`, in UTF-8 or UTF-16; one that is a
/// property list in XML is read as that.
struct StringsParser {
  let path: String
  private let scalars: [Unicode.Scalar]
  private var next = 0

  /// Decodes the bytes of a file.
  init(path: String, bytes: [UInt8]) {
    self.path = path
    scalars = Array(Self.text(bytes).unicodeScalars)
  }

  /// Reads the whole table; of a key that comes twice the last text counts.
  static func table(of bytes: [UInt8], path: String) throws(ImportError) -> StringsTable {
    if bytes.starts(with: "bplist".utf8) {
      throw InterfaceFault.binaryPropertyList.error(in: path, line: 1, column: 1)
    }
    if isPropertyList(text(Array(bytes.prefix(256)))) {
      return try table(ofPropertyList: bytes, path: path)
    }
    var parser = StringsParser(path: path, bytes: bytes)
    return StringsTable(try parser.texts())
  }

  private static func text(_ bytes: [UInt8]) -> String {
    if bytes.starts(with: [0xFF, 0xFE]) { return wide(bytes) { UInt16($0) | UInt16($1) << 8 } }
    if bytes.starts(with: [0xFE, 0xFF]) { return wide(bytes) { UInt16($1) | UInt16($0) << 8 } }
    // Without a mark, a zero beside the first letter tells UTF-16 and its order.
    if bytes.count > 1, bytes[1] == 0 { return wide(bytes) { UInt16($0) | UInt16($1) << 8 } }
    if bytes.count > 1, bytes[0] == 0 { return wide(bytes) { UInt16($1) | UInt16($0) << 8 } }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func wide(_ bytes: [UInt8], _ unit: (UInt8, UInt8) -> UInt16) -> String {
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { unit(bytes[$0], bytes[$0 + 1]) }
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func texts() throws(ImportError) -> [String: String] {
    var texts: [String: String] = [:]
    if peek == "\u{FEFF}" { next += 1 }
    try skip()
    while peek != nil {
      let key = try word("a key")
      try skip()
      if take("=") {
        try skip()
        texts[key] = try word("a text")
        try skip()
      } else {
        // A key alone stands for itself.
        texts[key] = key
      }
      guard take(";") else { throw fault(.expected("\";\" after the text of \"\(key)\""), at: next) }
      try skip()
    }
    return texts
  }

  private var peek: Unicode.Scalar? { next < scalars.count ? scalars[next] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    next += 1
    return true
  }

  /// Goes over blanks and comments.
  private mutating func skip() throws(ImportError) {
    while let scalar = peek {
      if scalar.properties.isWhitespace {
        next += 1
      } else if scalar == "/", next + 1 < scalars.count, scalars[next + 1] == "*" {
        try skipComment()
      } else if scalar == "/", next + 1 < scalars.count, scalars[next + 1] == "/" {
        while let scalar = peek, !Self.isLineEnd(scalar) { next += 1 }
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(ImportError) {
    let start = next
    next += 2
    while next + 1 < scalars.count {
      if scalars[next] == "*", scalars[next + 1] == "/" {
        next += 2
        return
      }
      next += 1
    }
    throw fault(.unclosed("the comment"), at: start)
  }

  /// A text between quotation marks, or a bare word.
  private mutating func word(_ what: String) throws(ImportError) -> String {
    let start = next
    guard take("\"") else {
      while let scalar = peek, Self.isBare(scalar) { next += 1 }
      guard next > start else { throw fault(.expected("\(what) in quotation marks"), at: start) }
      return string(scalars[start..<next])
    }
    var text = String.UnicodeScalarView()
    while let scalar = peek {
      next += 1
      if scalar == "\"" { return String(text) }
      if scalar == "\\" { escape(into: &text) } else { text.append(scalar) }
    }
    throw fault(.unclosed("the text"), at: start)
  }

  private static func isBare(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "_.-$:/".unicodeScalars.contains(scalar)
  }

  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar == "\u{2028}"
  }

  private func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  /// Reads what follows a backslash.
  private mutating func escape(into text: inout String.UnicodeScalarView) {
    guard let scalar = peek else { return }
    next += 1
    switch scalar {
    case "n": text.append("\n")
    case "t": text.append("\t")
    case "r": text.append("\r")
    case "U", "u": text.append(contentsOf: unit().unicodeScalars)
    default: text.append(scalar)
    }
  }

  /// Four hexadecimal digits, or two times four for a scalar beyond the first 65536.
  private mutating func unit() -> String {
    guard let first = hex() else { return "" }
    var units = [first]
    if UTF16.isLeadSurrogate(first), next + 1 < scalars.count, scalars[next] == "\\",
      scalars[next + 1] == "U" || scalars[next + 1] == "u"
    {
      next += 2
      units.append(contentsOf: [hex()].compactMap(\.self))
    }
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func hex() -> UInt16? {
    let digits = scalars[next...].prefix(4).prefix { $0.properties.isASCIIHexDigit }
    next += digits.count
    return UInt16(string(digits), radix: 16)
  }

  private func fault(_ fault: InterfaceFault, at index: Int) -> ImportError {
    var line = 1
    var column = 1
    var former: Unicode.Scalar?
    for scalar in scalars[..<index] {
      if scalar == "\n", former == "\r" {
        // One break of two scalars.
      } else if Self.isLineEnd(scalar) {
        (line, column) = (line + 1, 1)
      } else {
        column += 1
      }
      former = scalar
    }
    return fault.error(in: path, line: line, column: column)
  }
}

// A table of texts may be a property list in XML: `<key>key</key><string>text</string>`.
extension StringsParser {
  /// Whether the first characters of a file are those of one.
  private static func isPropertyList(_ text: String) -> Bool {
    let start = text.drop { $0 == "\u{FEFF}" || $0.isWhitespace }
    return ["<?xml", "<!DOCTYPE plist", "<plist"].contains { start.hasPrefix($0) }
  }

  /// Reads the whole table; of a key that comes twice the last text counts, and what is no text is passed over.
  private static func table(
    ofPropertyList bytes: [UInt8], path: String
  ) throws(ImportError) -> StringsTable {
    let tree = try XMLReader(path: path, limits: ImportLimits(), allowsDocumentType: true).tree(of: bytes)
    guard tree[0].name == "plist", let dictionary = tree.child(of: 0, "dict") else {
      throw InterfaceFault.expected("a property list with a <dict> of texts").error(
        in: path, line: tree[0].line, column: tree[0].column)
    }
    var table = StringsTable()
    var key: String?
    for index in tree.children(of: dictionary) {
      let element = tree[index]
      if let name = key, element.name == "string" { table.texts[name] = element.text }
      key = element.name == "key" ? element.text : nil
    }
    return table
  }
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
