import ArgumentParser
import Rowcall
import RowcallNarration

/// Which rows and columns are spoken, and how a row is put together.
struct RowOptions: ParsableArguments {
  // The next argument is the value, even if it starts with a dash: -Notes leaves a column out.
  @Option(parsing: .unconditional, help: "Rows to speak, from 1: 1-10,15 or 20-.")
  var rows: String?

  @Option(
    parsing: .unconditional,
    help: "Columns to speak, by name or number: Name,Price or 1-3; -Notes leaves one out.")
  var columns: String?

  @Option(help: "A row's label, such as '{Company}, {Price}, {Change}'.")
  var label: String?

  @Flag(help: .rare("Spell every number out in words."))
  var words = false

  @Option(
    help: .rare("Batches of rows, or voices, to work on at a time (default: the number of processors)."))
  var jobs = Environment.processorCount

  /// Whether only some of the table is chosen, or a label.
  var hasSelection: Bool { rows != nil || columns != nil || label != nil }

  /// Throws for options that a walk or a dialect does not support.
  func check(walk: WalkOptions, dialect: Dialect.Name) throws {
    try check(moves: walk.moves, dialect: dialect)
    if walk.compare != nil { try refuse(with: "--compare") }
  }

  /// Throws for options that moves or a dialect do not support.
  func check(moves: String?, dialect: Dialect.Name) throws {
    if moves != nil, rows != nil {
      throw ValidationError("--moves goes through the whole table; leave out --rows")
    }
    if moves != nil { try refuse(with: "--moves") }
    if dialect != .rowcall { try refuse(with: "--dialect \(dialect.rawValue)") }
  }

  /// Screen readers have their own words for a row.
  private func refuse(with option: String) throws {
    if label != nil { throw ValidationError("\(option) has words of its own; leave out --label") }
  }

  /// The options for the library.
  ///
  /// - Parameter rate: the words per minute of the voice; nil for the default.
  func options(
    _ narration: NarrationArguments, pauses: RowPauses = RowPauses(), rate: Int? = nil
  ) throws -> NarrationOptions {
    NarrationOptions(
      dialect: narration.dialect.dialect, verbosity: narration.verbosity, numbers: words ? .words : .digits,
      rows: try rows.map { try RowSelection($0) } ?? .all, columns: columns, label: label, pauses: pauses,
      rate: rate, jobs: jobs)
  }

  func validate() throws {
    if let label, label.allSatisfy(\.isWhitespace) {
      throw ValidationError("--label is empty; name a column in braces, such as '{Name}'")
    }
    if label != nil, columns != nil {
      throw ValidationError("--label names its columns itself; leave out --columns")
    }
    guard (1...256).contains(jobs) else { throw ValidationError("--jobs takes a number from 1 to 256") }
  }
}
