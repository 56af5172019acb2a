/// The bytes that mean something in delimited text whatever the dialect.
enum Byte {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let numberSign = UInt8(ascii: "#")
  static let backslash = UInt8(ascii: "\\")
  static let bar = UInt8(ascii: "|")
}
