import RowcallImport
import RowcallScreens

/// Whatever the bytes are, a storyboard and a table of texts are read or refused.
enum InterfaceFuzz {
  static func interface(_ input: [UInt8]) {
    var choices = Choices(input)
    if input.first != UInt8(ascii: "<") { return strings(input) }
    let limits =
      choices.flag() ? ImportLimits(pageBytes: 2048, elementDepth: 12) : ImportLimits()
    let bytes = Array(choices.rest)
    guard let document = try? InterfaceDocument.read(bytes, path: "t.storyboard", limits: limits) else {
      return
    }
    let again = try? InterfaceDocument.read(bytes, path: "t.storyboard", limits: limits)
    require(again == document, "a document reads the same each time")
    require(bytes.count <= limits[.pageBytes], "\(bytes.count) bytes, \(limits.pageBytes) allowed")
  }

  private static func strings(_ input: [UInt8]) {
    guard let table = try? StringsTable.read(input, path: "t.strings") else { return }
    // A note first: a zero beside the first letter would mean UTF-16.
    let written = "/**/" + table.texts.map { "\(quoted($0)) = \(quoted($1));\n" }.joined()
    let again = try? StringsTable.read(Array(written.utf8), path: "t.strings")
    require(again == table, "\(written) reads \(String(describing: again)), was \(table)")
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      scalar == "\"" || scalar == "\\" ? "\\\(scalar)" : "\(scalar)"
    }
    return "\"\(escaped.joined())\""
  }
}
