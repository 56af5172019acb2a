/// Text without the markup that some cells hold: `See <a href="…">our page</a> &amp; more` is "See our page & more".
///
/// Only the tags of HTML that dress text are left out, so `x < 3 and y > 4` and `<unknown>` stand as they are; what is
/// nothing but tags stands too, because a cell that holds something must be spoken.
enum MarkupText {
  /// The text as it is spoken.
  static func plain(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "<")) || text.utf8.contains(UInt8(ascii: "&")) else { return text }
    let plain = withoutTags(text[...])
    return plain.allSatisfy(\.isWhitespace) ? text : plain
  }

  private static func withoutTags(_ text: Substring) -> String {
    var plain = ""
    var rest = text
    while let next = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
      plain += rest[..<next]
      rest = rest[next...]
      if let (replacement, end) = tag(rest) ?? entity(rest) {
        plain += replacement
        rest = rest[end...]
      } else {
        plain.append(rest.removeFirst())
      }
    }
    return plain + rest
  }

  /// The tag that a text starts with: what is spoken for it, and where it ends.
  private static func tag(_ text: Substring) -> (String, Substring.Index)? {
    var name = text.dropFirst()
    let isEnd = name.first == "/"
    if isEnd { name.removeFirst() }
    name = name.prefix(longestName).prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let follower = text[name.endIndex...].first
    guard follower == ">" || follower == "/" || follower?.isWhitespace == true else { return nil }
    let element = name.lowercased()
    guard inline.contains(element) || blocks.contains(element) else { return nil }
    guard let inside = Inside(text[name.endIndex...].prefix(longestTag)) else { return nil }
    // In `if a<b c=d>e` and `a<b and c="x" then d>e`, the names of elements are those of something else.
    let isLong = element.count > 1
    let isCertain =
      isEnd || inside.hasQuotes && (isLong || inside.hasOnlyValues)
      || inside.hasOnlyValues && (isLong || element == "p" && follower == ">")
    guard isCertain || isClosed(element, in: text[inside.end...]) else { return nil }
    return (blocks.contains(element) ? " " : "", inside.end)
  }

  /// What follows a tag's name.
  private struct Inside {
    /// Behind the `>`.
    let end: Substring.Index
    /// Whether a value has quotes.
    private(set) var hasQuotes = false
    /// Whether each attribute has a value, unlike in `a <em and c> d`.
    private(set) var hasOnlyValues = true

    /// Reads up to the `>`; nil without one.
    init?(_ text: Substring) {
      var rest = text
      while true {
        rest = rest.drop { $0.isWhitespace || $0 == "/" }
        let name = rest.prefix { !$0.isWhitespace && !"=<>".contains($0) }
        rest = rest[name.endIndex...].drop(while: \.isWhitespace)
        if rest.first == "=" {
          rest = rest.dropFirst().drop(while: \.isWhitespace)
          if let quote = rest.first, quote == "\"" || quote == "'" {
            guard let close = rest.dropFirst().firstIndex(of: quote) else { return nil }
            hasQuotes = true
            rest = rest[close...].dropFirst()
          } else {
            rest = rest.drop { !$0.isWhitespace && !"<>".contains($0) }
          }
        } else if !name.isEmpty {
          hasOnlyValues = false
        }
        guard let next = rest.first, next != "<" else { return nil }
        if next == ">" { break }
      }
      end = rest.index(after: rest.startIndex)
    }
  }

  /// Whether the next tag of an element is one that ends it.
  private static func isClosed(_ element: String, in text: Substring) -> Bool {
    var rest = text
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...].dropFirst()
      let isEnd = rest.first == "/"
      if isEnd { rest = rest.dropFirst() }
      let name = rest.prefix(longestName).prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
      if name.lowercased() == element { return isEnd }
    }
    return false
  }

  /// The entity that a text starts with: its character, and where it ends.
  private static func entity(_ text: Substring) -> (String, Substring.Index)? {
    let name = text.dropFirst().prefix(longestName).prefix { $0 != ";" && $0 != "&" }
    guard text[name.endIndex...].first == ";", let character = character(name) else { return nil }
    return (character, text.index(after: name.endIndex))
  }

  private static func character(_ name: Substring) -> String? {
    guard name.first == "#" else { return entities[String(name)] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String($0) }
  }

  private static let longestName = 10
  /// Addresses inside tags may be long.
  private static let longestTag = 4_000

  private static let inline: Set = [
    "a", "abbr", "b", "big", "center", "cite", "code", "del", "em", "font", "i", "ins", "mark", "s", "small",
    "span", "strike", "strong", "sub", "sup", "tt", "u",
  ]
  private static let blocks: Set = [
    "blockquote", "br", "div", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "img", "li", "ol", "p", "pre",
    "table",
    "tbody", "td", "th", "tr", "ul",
  ]
  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "hellip": "…", "ndash": "–",
    "mdash": "—", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "bull": "•", "middot": "·",
    "deg": "°", "euro": "€", "pound": "£", "yen": "¥", "copy": "©", "reg": "®", "trade": "™", "times": "×",
  ]
}
