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

  /// A hash of the key of a cell, which tells a million texts apart.
  package static func hash(of bytes: Span<UInt8>) -> UInt64 {
    var hash = ByteHash()
    for index in bytes.trimmedRange() {
      guard bytes[index] < 0x80 else { return ByteHash(of: key(of: bytes).utf8Span.span).value }
      hash.add(bytes[index].lowercased)
    }
    return hash.value
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
  private struct Known {
    let bytes: [UInt8]
    let place: Int
  }

  /// Texts as they are written, by the hashes of their bytes; of two with one hash the first one.
  private var known: [UInt64: Known] = [:]
  private var placesOfKeys: [String: Int] = [:]

  package init() {}

  /// The place of the group of a cell in UTF-8, counted from zero in the order in which groups come up.
  ///
  /// - Parameter words: what the text is compared by, where that is not itself.
  package mutating func place(of bytes: Span<UInt8>, as words: (String) -> String = { $0 }) -> Int {
    let hash = ByteHash(of: bytes).value
    let found = known[hash]
    if let found, bytes.isEqual(to: found.bytes.span) { return found.place }
    let key = SameText.key(of: words(bytes.text))
    let place = placesOfKeys[key] ?? placesOfKeys.count
    placesOfKeys[key] = place
    if found == nil { known[hash] = Known(bytes: bytes.withUnsafeBufferPointer { Array($0) }, place: place) }
    return place
  }
}
