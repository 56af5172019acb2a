import RowcallLanguages
import RowcallModel
import RowcallValues

/// What a row says of long texts and web addresses: "link to example.com", and the first words with "continues".
///
/// A row of a list would not end otherwise. A text ends between two words, or in Chinese and Japanese between two
/// characters, of which two count as a word.
struct TextShortening: Sendable {
  private let wordLimit: Int?
  private let hasShortLinks: Bool
  private let phrases: Phrases

  /// Nil if the listener wants everything.
  init?(_ verbosity: Verbosity, _ phrases: Phrases) {
    wordLimit = verbosity.textLimit
    hasShortLinks = verbosity.links == .site
    self.phrases = phrases
    if wordLimit == nil, !hasShortLinks { return nil }
  }

  /// What is said instead of a text; nil for the text itself.
  func shortened(_ text: Span<UInt8>) -> String? {
    // Nearly all texts end here: one more word than the limit takes two bytes for each, and an address has its signs.
    guard text.count > shortestCut || hasShortLinks && text.mayHoldLink else { return nil }
    let original = text.text
    var short = original
    if hasShortLinks { short = withShortLinks(short) }
    if let wordLimit, let end = Self.end(of: short, after: wordLimit) {
      short = phrases.text(.textContinues, ["text": String(short[..<end])])
    }
    return short == original ? nil : short
  }

  private var shortestCut: Int { wordLimit.map { $0 * 2 } ?? .max }

  // MARK: Web addresses

  private func withShortLinks(_ text: String) -> String {
    var short = ""
    var rest = text[...]
    while !rest.isEmpty {
      short += rest.prefix(while: \.isWhitespace)
      rest = rest.drop(while: \.isWhitespace)
      let word = rest.prefix { !$0.isWhitespace }
      short += withShortLink(word)
      rest = rest[word.endIndex...]
    }
    return short
  }

  private func withShortLink(_ word: Substring) -> String {
    let address = word.drop { Self.openingMarks.contains($0) }
    guard let site = Self.site(of: address) else { return String(word) }
    let end = word.reversed().prefix { Self.closingMarks.contains($0) }.reversed()
    return word[..<address.startIndex] + phrases.text(.linkTo, ["site": site]) + String(end)
  }

  /// The host of a web address without "www."; nil for any other word.
  private static func site(of word: Substring) -> String? {
    var rest = word
    if let scheme = schemes.first(where: { word.lowercased().hasPrefix($0) }) {
      rest = word.dropFirst(scheme.count)
    } else if !word.lowercased().hasPrefix("www.") {
      return nil
    }
    var host = rest.prefix { !"/?#".contains($0) }
    if let user = host.lastIndex(of: "@") { host = host[host.index(after: user)...] }
    if let port = host.firstIndex(of: ":") { host = host[..<port] }
    if host.lowercased().hasPrefix("www.") { host = host.dropFirst(4) }
    while let last = host.last, closingMarks.contains(last) { host.removeLast() }
    return host.contains(".") ? String(host) : nil
  }

  private static let schemes = ["https://", "http://", "ftp://"]
  private static let openingMarks = "([<\"'"
  private static let closingMarks = ".,;:!?)]>\"'"

  // MARK: Long texts

  /// Where the words end that are said; nil if none follow.
  private static func end(of text: String, after limit: Int) -> String.Index? {
    var halves = 0
    var isInWord = false
    var end = text.startIndex
    for index in text.indices {
      let character = text[index]
      if character.isWhitespace {
        isInWord = false
        continue
      }
      let isIdeograph = character.unicodeScalars.first.map { (0x2E80..<0xAC00).contains($0.value) } ?? false
      if isIdeograph {
        halves += 1
      } else if !isInWord {
        halves += 2
      }
      isInWord = !isIdeograph
      if halves > limit * 2 { return end }
      end = text.index(after: index)
    }
    return nil
  }
}

extension Span<UInt8> {
  /// Whether a scheme's `://` or `www.` is anywhere in the text.
  @inline(__always)
  fileprivate var mayHoldLink: Bool {
    guard count > 4 else { return false }
    for index in 0..<count - 3 {
      switch self[index] {
      case UInt8(ascii: ":"):
        if self[index + 1] == UInt8(ascii: "/"), self[index + 2] == UInt8(ascii: "/") { return true }
      case UInt8(ascii: "w"), UInt8(ascii: "W"):
        // Small letters differ from capitals in one bit.
        let isWorldWideWeb =
          self[index + 1] | 0x20 == UInt8(ascii: "w") && self[index + 2] | 0x20 == UInt8(ascii: "w")
        if isWorldWideWeb, self[index + 3] == UInt8(ascii: ".") { return true }
      default: break
      }
    }
    return false
  }
}
