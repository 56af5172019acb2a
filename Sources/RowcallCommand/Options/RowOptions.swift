import Rowcall
import ArgumentParser
import RowcallNarration

/// Which rows and columns are spoken, and how a row is put together.
struct RowOptions: ParsableArguments {
  // What follows is the value, even if it starts with a dash: -Notes leaves a column out.
  @Option(parsing: .unconditional, help: "Rows to speak, from 1: 1-10,15 or 20-.")
  var rows: String?

  @Option(
    parsing: .unconditional,
    help: "Columns to speak, by name or number: Name,Price or 1-3; -Notes leaves one out.")
  var columns: String?

  @Option(help: "A row's label, such as '{Company}, {Price}, {Change}'.")
  var label: String?

  @Flag(help: "Spell every number out in words.")
  var words = false

  @Option(help: "Batches of rows, or voices, at work at a time; the number of processors otherwise.")
  var jobs = Environment.processorCount

  /// Whether only some of the table is wanted, or with another label than Rowcall's.
  var hasSelection: Bool { rows != nil || columns != nil || label != nil }

  /// The same for the library, with how it is narrated.
  func options(_ narration: NarrationArguments, pauses: RowPauses = RowPauses()) throws -> NarrationOptions {
    NarrationOptions(
      dialect: narration.dialect.dialect, verbosity: narration.verbosity, numbers: words ? .words : .digits,
      rows: try rows.map { try RowSelection($0) } ?? .all, columns: columns, label: label, pauses: pauses,
      jobs: jobs)
  }

  func validate() throws {
    if let label, label.allSatisfy(\.isWhitespace) {
      throw ValidationError("--label is empty; name a column in braces, such as '{Name}'")
    }
    guard (1...256).contains(jobs) else { throw ValidationError("--jobs takes a number from 1 to 256") }
  }
}
