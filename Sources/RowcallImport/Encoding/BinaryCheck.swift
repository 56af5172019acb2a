/// Tells text from files of other kinds by their first bytes.
struct BinaryCheck {
  /// The file's head, undecoded.
  let head: ArraySlice<UInt8>

  /// The file format whose mark the head starts with; nil for none that is known.
  var kind: BinaryKind? {
    Self.marks.first { head.starts(with: $0.bytes) }?.kind
  }

  /// Whether zero and control bytes are too many for text in an encoding of single bytes or UTF-8.
  ///
  /// - Parameter isValidUTF8: valid text is given more room for odd control characters.
  func isBinary(isValidUTF8: Bool) -> Bool {
    let controls = head.count(where: Self.isControl)
    return controls * (isValidUTF8 ? 8 : 50) > head.count
  }

  /// Whether there are control bytes that hardly stand in text.
  var hasControls: Bool { head.contains(where: Self.isControl) }

  /// Control bytes other than those that are in text: tab, line breaks, form feed, escape.
  private static func isControl(_ byte: UInt8) -> Bool {
    byte < 0x20 && !(0x09...0x0D).contains(byte) && byte != 0x1B
  }

  private static let marks: [(bytes: [UInt8], kind: BinaryKind)] = [
    ([0x50, 0x4B, 0x03, 0x04], .zip),
    ([0x50, 0x4B, 0x05, 0x06], .zip),
    ([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], .oldExcel),
    ([0x1F, 0x8B, 0x08], .gzip),
    (Array("%PDF-".utf8), .pdf),
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .image),
    ([0xFF, 0xD8, 0xFF], .image),
    (Array("GIF89a".utf8), .image),
    (Array("SQLite format 3\0".utf8), .sqlite),
    (Array("PAR1".utf8), .parquet),
  ]
}
