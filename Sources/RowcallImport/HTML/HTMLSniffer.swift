/// Tells an HTML page by how its text begins.
package enum HTMLSniffer {
  /// Whether a text begins as pages do, after white space and comments: with a document type or one of the elements by
  /// which browsers tell (https://mimesniff.spec.whatwg.org), or with any that tables are made of.
  package static func beginsLikeHTML(_ head: some Collection<UInt8>) -> Bool {
    var rest = head[...]
    while true {
      rest = rest.drop { $0 <= Byte.space || [0xEF, 0xBB, 0xBF].contains($0) }
      guard rest.starts(with: "<!--".utf8) else { break }
      guard let end = end(ofComment: rest) else { return true }
      rest = rest[end...]
    }
    guard rest.first == UInt8(ascii: "<") else { return false }
    let name = rest.dropFirst().prefix(longestName).prefix { $0 != UInt8(ascii: ">") && $0 > Byte.space }
    let word = String(decoding: name, as: UTF8.self).lowercased()
    if word == "?xml" { return rest.prefix(1024).contains(sequence: Array("<html".utf8)) }
    return names.contains(word)
  }

  private static func end<Bytes: Collection<UInt8>>(ofComment text: Bytes) -> Bytes.Index? {
    var place = text.startIndex
    while let dash = text[place...].firstIndex(of: UInt8(ascii: "-")) {
      if text[dash...].starts(with: "-->".utf8) { return text.index(dash, offsetBy: 3) }
      place = text.index(after: dash)
    }
    return nil
  }

  private static let longestName = 16

  private static let names: Set<String> = [
    "!doctype", "html", "head", "script", "iframe", "h1", "h2", "h3", "div", "font", "table", "a", "style",
    "title", "b", "body", "br", "p", "meta", "caption", "main", "section", "article", "figure", "header",
    "nav", "link", "span", "ul", "form", "tr",
  ]
}

extension Collection where Element == UInt8 {
  /// Whether bytes stand somewhere in here.
  func contains(sequence: [UInt8]) -> Bool {
    guard let first = sequence.first else { return true }
    return indices.contains { self[$0] == first && self[$0...].starts(with: sequence) }
  }
}
