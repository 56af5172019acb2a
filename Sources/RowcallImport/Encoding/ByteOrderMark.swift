/// A mark at a text's start that names its encoding.
struct ByteOrderMark {
  /// The mark's bytes, which are no part of the text.
  let bytes: [UInt8]
  /// The encoding that it announces.
  let encoding: String

  /// The mark that bytes start with; nil without one.
  static func leading(_ head: ArraySlice<UInt8>) -> ByteOrderMark? {
    all.first { head.starts(with: $0.bytes) }
  }

  /// The UTF-32 marks stand first because the little-endian one starts like that of UTF-16.
  private static let all = [
    ByteOrderMark(bytes: [0xFF, 0xFE, 0x00, 0x00], encoding: "UTF-32LE"),
    ByteOrderMark(bytes: [0x00, 0x00, 0xFE, 0xFF], encoding: "UTF-32BE"),
    ByteOrderMark(bytes: [0xEF, 0xBB, 0xBF], encoding: "UTF-8"),
    ByteOrderMark(bytes: [0xFF, 0xFE], encoding: "UTF-16LE"),
    ByteOrderMark(bytes: [0xFE, 0xFF], encoding: "UTF-16BE"),
    ByteOrderMark(bytes: [0x84, 0x31, 0x95, 0x33], encoding: "GB18030"),
  ]
}
