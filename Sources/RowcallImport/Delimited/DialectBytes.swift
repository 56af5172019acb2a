/// A dialect as the bytes that a scanner compares.
struct DialectBytes: Sendable {
  /// The delimiter's first byte.
  let delimiter: UInt8
  /// The delimiter's other bytes; empty for ASCII.
  let delimiterTail: [UInt8]
  /// The quote; 0xFF, which UTF-8 never holds, for none.
  let quote: UInt8
  let usesBackslash: Bool
  let skipsInitialSpace: Bool
  let hasComments: Bool
  /// What lines begin with that are no rows, where there are such lines.
  let commentSign: UInt8
  let isSheet: Bool
  /// All bytes that the scanner must stop at.
  let needles: [UInt8]

  init(_ dialect: DelimitedDialect) {
    let delimiterBytes = Array(String(dialect.delimiter).utf8)
    delimiter = delimiterBytes[0]
    delimiterTail = Array(delimiterBytes.dropFirst())
    quote = dialect.quote.byte ?? 0xFF
    usesBackslash = dialect.escape == .backslash
    skipsInitialSpace = dialect.skipsInitialSpace
    hasComments = dialect.hasComments
    isSheet = dialect.isSheet
    commentSign = isSheet ? SheetWriter.hiddenRow : Byte.numberSign
    needles =
      [delimiter, Byte.lineFeed, Byte.carriageReturn, quote] + (usesBackslash ? [Byte.backslash] : [])
  }

  /// The delimiter's length in bytes.
  var delimiterLength: Int { 1 + delimiterTail.count }
}
