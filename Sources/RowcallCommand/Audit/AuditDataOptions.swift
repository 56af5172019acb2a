import ArgumentParser
import RowcallImport

/// What the user knows better than detection about the files of data that are audited, all of them alike.
struct AuditDataOptions: ParsableArguments {
  @Option(help: "The encoding of all files, such as windows-1252; detected otherwise.")
  var encoding: String?

  @Option(help: "The character between cells; found otherwise.")
  var delimiter: DelimiterArgument?

  @Option(help: "How cells are quoted: double, single or none; found otherwise.")
  var quote: Quote?

  @Option(
    help: "Where the column names stand: row (the first), none, or the number of a line; found otherwise.")
  var header: HeaderPlacement?

  /// The same for the importer.
  var reading: ImportOptions {
    ImportOptions(encoding: encoding, delimiter: delimiter?.character, quote: quote, header: header)
  }
}
