/// How a delimited text separates and quotes its cells.
struct DelimitedDialect: Hashable, Sendable {
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

  /// That of lines with one cell each, whatever is in them.
  static let lines = DelimitedDialect(delimiter: "\u{1F}", quote: .none)

  /// The dialect of ``SheetWriter``.
  static let sheet = DelimitedDialect(
    delimiter: Character(UnicodeScalar(SheetWriter.separator)), quote: .none, hasComments: true, isSheet: true
  )
}
