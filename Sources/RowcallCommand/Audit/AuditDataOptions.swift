import ArgumentParser
import RowcallImport

/// Options that override detection for all data files.
struct AuditDataOptions: ParsableArguments {
  @Option(help: "The encoding of all files, such as windows-1252 (default: detected).")
  var encoding: String?

  @Option(help: "The character between cells (default: detected).")
  var delimiter: DelimiterArgument?

  @Option(help: "How cells are quoted: double, single or none (default: detected).")
  var quote: Quote?

  @Option(
    help: "Where the column names are: row (the first), none, or the number of a line (default: detected).")
  var header: HeaderPlacement?

  /// The options for the importer.
  var reading: ImportOptions {
    ImportOptions(encoding: encoding, delimiter: delimiter?.character, quote: quote, header: header)
  }
}
