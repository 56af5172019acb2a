import RowcallNarration
import RowcallSpeech

/// What is spoken and how.
public struct NarrationOptions: Sendable {
  /// The screen reader whose order and words are used; Rowcall's own by default.
  public var dialect: Dialect
  /// How much is spoken.
  public var verbosity: Verbosity
  /// Whether numbers are spelled out in words.
  public var numbers: NumberForm
  /// The chosen rows.
  public var rows: RowSelection
  /// The chosen columns, by name or number, such as `Name,Price` or `-Notes`; nil for all.
  public var columns: String?
  /// The label of a row, such as `{Company}, {Price}`; nil for the default.
  public var label: String?
  /// The pauses between cells and rows.
  public var pauses: RowPauses
  /// The speed in words per minute, for the time that rows take.
  public var rate: Int
  /// How many batches of rows or voices run in parallel (default: the number of processors).
  public var jobs: Int

  /// Creates options; the defaults are those of the command line.
  public init(
    dialect: Dialect = .rowcall, verbosity: Verbosity = Verbosity(), numbers: NumberForm = .digits,
    rows: RowSelection = .all, columns: String? = nil, label: String? = nil, pauses: RowPauses = RowPauses(),
    rate: Int? = nil, jobs: Int? = nil
  ) {
    self.dialect = dialect
    self.verbosity = verbosity
    self.numbers = numbers
    self.rows = rows
    self.columns = columns
    self.label = label
    self.pauses = pauses
    self.rate = rate ?? Prosody().rate
    self.jobs = jobs ?? Environment.processorCount
  }
}
