import ArgumentParser
import RowcallImport
import RowcallModel
import RowcallValues

/// Options that override detection for all data files.
struct AuditDataOptions: ParsableArguments {
  @Option(help: "The encoding of all files, such as windows-1252 (default: detected).")
  var encoding: String?

  @Option(help: "The character between cells (default: detected).", transform: DelimiterArgument.read)
  var delimiter: DelimiterArgument?

  @Option(
    help: .rare("How cells are quoted: double, single or none (default: detected)."),
    completion: .list(Quote.allValueStrings), transform: Quote.read)
  var quote: Quote?

  @Option(
    help: "Where the column names are: row (the first), none, or the number of a line (default: detected).",
    transform: HeaderPlacement.read)
  var header: HeaderPlacement?

  @Option(
    help: "The order of day, month and year in dates: dmy, mdy or ymd (default: decided by each file).",
    completion: .list(CalendarDate.Order.allValueStrings), transform: CalendarDate.Order.read)
  var dates: CalendarDate.Order?

  @Option(
    help: .rare("What is before fractions: point or comma (default: decided by each file)."),
    completion: .list(DecimalMark.allValueStrings), transform: DecimalMark.read)
  var decimal: DecimalMark?

  /// The options for the importer.
  var reading: ImportOptions {
    ImportOptions(
      encoding: encoding, delimiter: delimiter?.character, quote: quote, header: header, dates: dates,
      decimalMark: decimal)
  }
}
