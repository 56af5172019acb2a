/// Text put together from the pieces of a page, with runs of white space collapsed to one space and none at the ends.
struct HTMLWords {
  private(set) var bytes: [UInt8] = []
  private var owesSpace = false

  /// Whether nothing but white space was added.
  var isEmpty: Bool { bytes.isEmpty }

  /// Adds a text as it is in the source.
  mutating func add(_ text: some Sequence<UInt8>) {
    for byte in text {
      if byte.isHTMLSpace {
        owesSpace = true
        continue
      }
      if owesSpace, !bytes.isEmpty { bytes.append(Byte.space) }
      owesSpace = false
      bytes.append(byte)
    }
  }

  /// Adds a text that is apart from what is before and after it.
  mutating func add(apart text: String) {
    addGap()
    add(text.utf8)
    addGap()
  }

  /// Sets what comes next apart.
  mutating func addGap() { owesSpace = true }

  /// The text; nil if there is none, and for a single no-break space, which only keeps a place.
  var text: String? {
    bytes.isEmpty || bytes == [0xC2, 0xA0] ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// A text with its white space collapsed; nil if nothing is left.
  static func collapsed(_ text: String?) -> String? {
    guard let text else { return nil }
    var words = HTMLWords()
    words.add(text.utf8)
    return words.text
  }
}
