import RowcallNarration

/// What is spoken of a table, and how.
public struct NarrationOptions: Sendable {
  /// The screen reader whose order and words are used; Rowcall's own by default.
  public var dialect: Dialect
  /// How much is said.
  public var verbosity: Verbosity
  /// Whether numbers are spelled out in words.
  public var numbers: NumberForm
  /// The rows that are wanted.
  public var rows: RowSelection
  /// The columns that are wanted, by name or number, such as `Name,Price` or `-Notes`; nil for all.
  public var columns: String?
  /// The label of a row, such as `{Company}, {Price}`; nil for Rowcall's own.
  public var label: String?
  /// The silences between cells and rows.
  public var pauses: RowPauses
  /// How many batches of rows, or voices, are at work at a time; by default one for each processor.
  public var jobs: Int

  /// Creates options; the defaults are those of the command line.
  public init(
    dialect: Dialect = .rowcall, verbosity: Verbosity = Verbosity(), numbers: NumberForm = .digits,
    rows: RowSelection = .all, columns: String? = nil, label: String? = nil, pauses: RowPauses = RowPauses(),
    jobs: Int? = nil
  ) {
    self.dialect = dialect
    self.verbosity = verbosity
    self.numbers = numbers
    self.rows = rows
    self.columns = columns
    self.label = label
    self.pauses = pauses
    self.jobs = jobs ?? Environment.processorCount
  }
}
