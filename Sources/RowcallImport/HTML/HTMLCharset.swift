import RowcallText

/// The encoding that an HTML page names in a `meta` element near its start.
enum HTMLCharset {
  /// How far the standard has browsers look.
  private static let searched = 1024

  /// The encoding's canonical name; nil if the bytes are no page, or name none that is known.
  ///
  /// As browsers do, UTF-16 is taken for UTF-8, since the name could be read, and Latin 1 for windows-1252.
  static func declared(in head: [UInt8]) -> String? {
    guard HTMLSniffer.beginsLikeHTML(head) else { return nil }
    let text = String(decoding: head.prefix(searched), as: UTF8.self).lowercased()
    for start in text.ranges(of: "<meta") {
      let attributes = text[start.upperBound...].prefix { $0 != ">" }
      guard let name = charset(in: attributes), let known = CharsetDecoder.canonicalName(of: name) else {
        continue
      }
      switch known {
      case _ where known.hasPrefix("UTF-16") || known.hasPrefix("UTF-32"): return "UTF-8"
      case "ISO-8859-1", "US-ASCII": return "windows-1252"
      default: return known
      }
    }
    return nil
  }

  /// What follows `charset=`, in an attribute of that name or in one of `content`.
  private static func charset(in attributes: Substring) -> String? {
    for word in attributes.ranges(of: "charset") {
      let value = attributes[word.upperBound...].drop(while: \.isWhitespace)
      guard value.first == "=" else { continue }
      let name = value.dropFirst().drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }
        .prefix { !$0.isWhitespace && !"\"';/".contains($0) }
      if !name.isEmpty { return String(name) }
    }
    return nil
  }
}
