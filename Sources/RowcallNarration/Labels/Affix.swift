/// What is before and after a varying part, as bytes: `up ` and nothing, or nothing and ` €`.
struct Affix: Hashable, Sendable {
  var prefix: [UInt8]
  var suffix: [UInt8]

  init(prefix: String = "", suffix: String = "") {
    self.prefix = Array(prefix.utf8)
    self.suffix = Array(suffix.utf8)
  }

  /// Cuts a finished text where its varying part stands.
  ///
  /// - Parameter text: gives the text around the part that it is handed. A text that leaves the part out is all prefix,
  ///   and `holdsPart` is false.
  init(around text: (String) -> String) {
    // U+0001 cannot occur: templates are ours, and headers have been made safe before they come here.
    let mark = "\u{1}"
    let pieces = text(mark).split(separator: mark, maxSplits: 1, omittingEmptySubsequences: false)
    self.init(prefix: String(pieces[0]), suffix: pieces.count > 1 ? String(pieces[1]) : "")
    holdsPart = pieces.count > 1
  }

  /// The text with a part in its place.
  func text(around part: String) -> String {
    prefix.isEmpty && suffix.isEmpty
      ? part : String(decoding: prefix + Array(part.utf8) + suffix, as: UTF8.self)
  }

  /// Whether the varying part is written at all: "unchanged" has no room for an amount.
  var holdsPart = true
}
