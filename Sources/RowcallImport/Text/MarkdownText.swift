import RowcallModel

/// The text of a piece of Markdown without its markup, as a page shows it: `**42** [kg](units.md)` is "42 kg".
///
/// The inline markup of GitHub Flavored Markdown (https://github.github.com/gfm/): emphasis, code, links, images, line breaks and
/// escapes. What is not clearly markup stays.
struct MarkdownText {
  private let text: [UInt8]

  /// Longer texts are left as they are, so that no search in them takes long.
  private static let longest = 4096
  private static let marks = Set("*_`[\\<~".utf8)

  /// The plain text of some bytes of UTF-8.
  static func plain(_ text: [UInt8]) -> [UInt8] {
    guard text.count <= longest, text.contains(where: marks.contains) else { return text }
    // In cells, a bar is escaped even in code.
    let cell = text.enumerated().filter { index, byte in
      byte != Byte.backslash || index + 1 == text.count || text[index + 1] != Byte.bar
    }
    return MarkdownText(text: cell.map(\.element)).plain(0..<cell.count)
  }

  static func plain(_ text: String) -> String { String(decoding: plain(Array(text.utf8)), as: UTF8.self) }

  private func plain(_ range: Range<Int>) -> [UInt8] {
    var output: [UInt8] = []
    var place = range.lowerBound
    while place < range.upperBound {
      if let found = markup(at: place, before: range.upperBound) {
        output += found.text
        place = found.end
      } else {
        // A run of signs that is no markup is none in part.
        let end = Self.isEmphasis(text[place]) ? runEnd(at: place, before: range.upperBound) : place + 1
        output += text[place..<end]
        place = end
      }
    }
    return output
  }

  private func markup(at place: Int, before end: Int) -> (text: [UInt8], end: Int)? {
    switch text[place] {
    case Byte.backslash:
      guard place + 1 < end, Self.isSign(text[place + 1]) else { return nil }
      return ([text[place + 1]], place + 2)
    case UInt8(ascii: "`"): return code(at: place, before: end)
    case UInt8(ascii: "["): return link(at: place, before: end)
    case UInt8(ascii: "!"):
      guard place + 1 < end, text[place + 1] == UInt8(ascii: "[") else { return nil }
      return link(at: place + 1, before: end)
    case UInt8(ascii: "<"): return tag(at: place, before: end)
    case let sign where Self.isEmphasis(sign): return emphasis(at: place, before: end)
    default: return nil
    }
  }

  private func code(at place: Int, before end: Int) -> (text: [UInt8], end: Int)? {
    let opening = runEnd(at: place, before: end)
    var next = opening
    while let start = text[next..<end].firstIndex(of: UInt8(ascii: "`")) {
      let close = runEnd(at: start, before: end)
      if close - start == opening - place {
        var inside = opening..<start
        if inside.count > 2, text[inside.lowerBound] == Byte.space, text[inside.upperBound - 1] == Byte.space
        {
          inside = inside.lowerBound + 1..<inside.upperBound - 1
        }
        return (Array(text[inside]), close)
      }
      next = close
    }
    return nil
  }

  /// `[text](address)`, after which nothing of the address is read.
  private func link(at place: Int, before end: Int) -> (text: [UInt8], end: Int)? {
    guard let close = closing(of: place, "[", "]", before: end), close + 1 < end,
      text[close + 1] == UInt8(ascii: "("), let last = closing(of: close + 1, "(", ")", before: end)
    else { return nil }
    return (plain(place + 1..<close), last + 1)
  }

  private func closing(
    of place: Int, _ open: Unicode.Scalar, _ close: Unicode.Scalar, before end: Int
  ) -> Int? {
    var depth = 0
    var next = place
    while next < end {
      switch text[next] {
      case Byte.backslash: next += 1
      case UInt8(ascii: open): depth += 1
      case UInt8(ascii: close):
        depth -= 1
        if depth == 0 { return next }
      default: break
      }
      next += 1
    }
    return nil
  }

  /// `<br>` as a space, `<https://example.com>` as its address, and tags around words as nothing.
  private func tag(at place: Int, before end: Int) -> (text: [UInt8], end: Int)? {
    guard let close = text[place..<end].firstIndex(of: UInt8(ascii: ">")) else { return nil }
    let inside = String(decoding: text[place + 1..<close], as: UTF8.self)
    if inside.contains("://"), !inside.contains(" ") { return (Array(inside.utf8), close + 1) }
    // An address of mail, as GitHub reads it.
    if inside.contains("@"), !inside.contains(where: \.isWhitespace) {
      return (Array(inside.utf8), close + 1)
    }
    let bare = inside.drop { $0 == "/" }
    let name = bare.prefix(while: \.isLetter).lowercased()
    // What follows the name of a tag is white space or its end.
    guard bare.dropFirst(name.count).first.map({ $0.isWhitespace || $0 == "/" }) ?? true else { return nil }
    if name == "br" { return ([Byte.space], close + 1) }
    return Self.tags.contains(name) ? ([], close + 1) : nil
  }

  private static let tags: Set<String> = [
    "a", "b", "code", "del", "em", "i", "ins", "kbd", "mark", "s", "small", "span", "strong", "sub", "sup",
    "u",
  ]

  /// `*a*`, `**a**`, `_a_`, `~~a~~`.
  private func emphasis(at place: Int, before end: Int) -> (text: [UInt8], end: Int)? {
    let sign = text[place]
    let opening = runEnd(at: place, before: end)
    let length = opening - place
    guard length <= 3, sign != UInt8(ascii: "~") || length == 2, opening < end, !Self.isSpace(text[opening]),
      sign != UInt8(ascii: "_") || place == 0 || !Self.isWord(text[place - 1])
    else { return nil }
    var next = opening
    while let start = text[next..<end].firstIndex(of: sign) {
      let close = runEnd(at: start, before: end)
      let isEnd = sign != UInt8(ascii: "_") || close == text.count || !Self.isWord(text[close])
      if close - start == length, start > opening, !Self.isSpace(text[start - 1]), isEnd {
        return (plain(opening..<start), close)
      }
      next = close
    }
    return nil
  }

  private func runEnd(at place: Int, before end: Int) -> Int {
    text[place..<end].firstIndex { $0 != text[place] } ?? end
  }

  private static func isEmphasis(_ byte: UInt8) -> Bool { "*_~".utf8.contains(byte) }

  private static func isSpace(_ byte: UInt8) -> Bool { byte <= Byte.space }

  private static func isWord(_ byte: UInt8) -> Bool { byte >= 0x80 || !isSign(byte) && !isSpace(byte) }

  private static func isSign(_ byte: UInt8) -> Bool {
    (0x21...0x2F).contains(byte) || (0x3A...0x40).contains(byte) || (0x5B...0x60).contains(byte)
      || (0x7B...0x7E).contains(byte)
  }
}
