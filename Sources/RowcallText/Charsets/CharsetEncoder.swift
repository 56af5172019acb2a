import CICU

/// Writes text in a character set.
package struct CharsetEncoder: Sendable {
  /// The canonical name of the character set.
  package let charset: String

  package init(charset: String) { self.charset = charset }

  /// The bytes of a text, without a byte order mark; nil if a character is not in the character set.
  package func encode(_ utf8: [UInt8]) -> [UInt8]? {
    if charset == "UTF-8" { return utf8 }
    guard !utf8.isEmpty else { return [] }
    // No character set needs more than eight bytes for a byte of UTF-8, its escape sequences included.
    return [UInt8](unsafeUninitializedCapacity: utf8.count * 8 + 16) { buffer, count in
      count = Int(
        max(
          0,
          rowcall_charset_encode(
            charset, utf8, Int32(clamping: utf8.count), buffer.baseAddress, Int32(clamping: buffer.count))))
    }.nilIfEmpty
  }
}

extension [UInt8] {
  fileprivate var nilIfEmpty: [UInt8]? { isEmpty ? nil : self }
}
