/// How a delimited text separates and quotes its cells.
struct Dialect: Hashable, Sendable {
  /// The character between cells.
  var delimiter: Character = ","
  /// The mark around cells.
  var quote = Quote.double
  /// How quotes stand inside cells.
  var escape = EscapeStyle.doubled
  /// Whether lines that start with `#` are no rows.
  var hasComments = false
  /// Whether spaces may be between a delimiter and an opening quote.
  var skipsInitialSpace = false
  /// Whether it is what ``SheetWriter`` writes.
  var isSheet = false

  /// The dialect of ``SheetWriter``.
  static let sheet = Dialect(
    delimiter: Character(UnicodeScalar(SheetWriter.separator)), quote: .none, hasComments: true, isSheet: true
  )
}

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
