/// What makes texts of cells the same where rows are counted, summed up and chosen: capitals and white space around a text make
/// no difference.
package enum SameText {
  /// What texts are compared by: the text in small letters without the white space around it.
  package static func key(of text: String) -> String { trimmed(text).lowercased() }

  /// The same of a cell in UTF-8.
  package static func key(of bytes: Span<UInt8>) -> String { bytes.text(bytes.trimmedRange()).lowercased() }

  /// The text without the white space around it.
  package static func trimmed(_ text: String) -> String {
    let bytes = text.utf8Span.span
    return bytes.text(bytes.trimmedRange())
  }

  /// A hash of the key of a cell, which tells a million texts apart (FNV-1a).
  package static func hash(of bytes: Span<UInt8>) -> UInt64 {
    let range = bytes.trimmedRange()
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in range {
      guard bytes[index] < 0x80 else { return self.hash(ofKey: key(of: bytes)) }
      hash = (hash ^ UInt64(bytes[index].lowercased)) &* 0x0000_0100_0000_01B3
    }
    return hash
  }

  private static func hash(ofKey key: String) -> UInt64 {
    key.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }

  /// Whether a cell has a key.
  package static func `is`(_ bytes: Span<UInt8>, _ key: String) -> Bool {
    let letters = key.utf8
    guard letters.allSatisfy({ $0 < 0x80 }) else { return self.key(of: bytes) == key }
    let range = bytes.trimmedRange()
    guard range.count == letters.count else { return false }
    var index = range.lowerBound
    for letter in letters {
      guard bytes[index].lowercased == letter else { return false }
      index += 1
    }
    return true
  }
}

/// Counts in groups of texts that are the same.
package struct TextGroups: Sendable {
  private var placesOfTexts: [String: Int] = [:]
  private var placesOfKeys: [String: Int] = [:]

  package init() {}

  /// The place of the group of a text, counted from zero in the order in which groups come up.
  ///
  /// - Parameter words: what the text is compared by, where that is not itself.
  package mutating func place(of text: String, as words: (String) -> String = { $0 }) -> Int {
    if let known = placesOfTexts[text] { return known }
    let key = SameText.key(of: words(text))
    let place = placesOfKeys[key] ?? placesOfKeys.count
    placesOfTexts[text] = place
    placesOfKeys[key] = place
    return place
  }
}
