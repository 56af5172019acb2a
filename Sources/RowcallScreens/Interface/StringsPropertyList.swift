import RowcallImport

/// Reads a table of texts that is a property list in XML: `<key>key</key><string>text</string>`.
struct StringsPropertyList {
  let path: String

  /// Whether the first characters of a file are those of one.
  static func begins(_ text: String) -> Bool {
    let start = text.drop { $0 == "\u{FEFF}" || $0.isWhitespace }
    return ["<?xml", "<!DOCTYPE plist", "<plist"].contains { start.hasPrefix($0) }
  }

  /// Reads the whole table; of a key that comes twice the last text counts, and what is no text is passed over.
  func table(of bytes: [UInt8]) throws(ImportError) -> StringsTable {
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
