import ArgumentParser
import RowcallNarration

/// Writes what would be said, without saying it.
struct WriteTranscript: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "transcript",
    abstract: "Write each row's label, or what is said for it, a line each.",
    discussion: """
      Example: rowcall transcript stocks.csv --rows 1-3 --spoken
      Example: rowcall transcript stocks.csv --moves enter,right,down,where
      Example: rowcall transcript stocks.csv --dialect nvda
      Example: rowcall transcript stocks.csv --compare orca,nvda --moves enter,down
      """)

  @OptionGroup var file: FileOptions
  @OptionGroup var rows: RowOptions
  @OptionGroup var walk: WalkOptions
  @OptionGroup(title: "Narration") var narration: NarrationOptions
  @OptionGroup var settings: SettingsOptions

  @Flag(help: "Write what is said instead of what is shown.")
  var spoken = false

  @Option(help: "text: a line each row; json: a JSON object each row, on a line.")
  var format = TranscriptFormat.text

  @Flag(help: "Do not mention uneven rows and other oddities.")
  var quiet = false

  func validate() throws {
    guard hasSelection else { return }
    let whole = "goes through the whole table; leave out --rows, --columns, --label and --format"
    if walk.moves != nil { throw ValidationError("--moves \(whole)") }
    if walk.compare != nil { throw ValidationError("--compare \(whole)") }
    if let dialect = narration.chosenDialect, dialect != .rowcall {
      throw ValidationError("--dialect \(dialect.id) \(whole)")
    }
  }

  mutating func run() throws {
    let settings = try settings.read(for: file)
    settings.fill(&file.language)
    settings.fill(&narration)
    var source = try OpenTable(file)
    let dialects = try walk.compare.map(Dialect.list) ?? [narration.dialect]
    if let moves = try walk.moves.map(TableMove.list) {
      try run(dialects).walk(moves, through: &source, to: StandardOutput.write)
      reportProblems(of: source)
    } else if !hasSelection, dialects != [.rowcall] {
      try run(dialects)
        .readAll(of: &source, rowCount: { RowTotal.count(file) }, to: StandardOutput.write)
      reportProblems(of: source)
    } else {
      try writeRows(of: &source)
    }
  }

  /// Whether only some of the table is wanted, or in another form than as heard.
  private var hasSelection: Bool {
    rows.rows != nil || rows.columns != nil || rows.label != nil || format != .text
  }

  private func run(_ dialects: [Dialect]) -> DialectRun {
    let form: NumberForm = rows.words ? .words : .digits
    return DialectRun(
      dialects: dialects, verbosity: narration.verbosity, isSpoken: spoken || rows.words, form: form)
  }

  private func writeRows(of source: inout OpenTable) throws {
    let selection = try rows.selection()
    let transcript = Transcript(try writer(for: source), rows: selection, jobs: rows.jobs)
    let written = try transcript.write(&source.reader) { try StandardOutput.write($0) }
    reportProblems(of: source)
    if written == 0 { throw NothingToSay(path: file.file, isSelection: rows.rows != nil) }
  }

  private func reportProblems(of source: OpenTable) {
    if !quiet { OpenTable.reportProblems(of: source.reader) }
  }

  private func writer(for source: OpenTable) throws -> RowWriter {
    let plan = try source.plan(rows)
    let readers = source.typing.readers
    let verbosity = narration.verbosity
    // Counting costs a second reading, so it is done only for a number that is heard.
    let rowCount = verbosity.position == .always ? RowTotal.count(file) : nil
    let label = RowLabel(
      plan, table: source.table, readers: readers, locale: source.locale, verbosity: verbosity,
      rowCount: rowCount)
    if format == .text && !spoken && !rows.words { return RowWriter(label) }
    let speech = source.speech(rows.words ? .words : .digits)
    let spokenRow = SpokenRow(
      plan, table: source.table, readers: readers, speech: speech, verbosity: verbosity, rowCount: rowCount)
    switch format {
    case .text: return RowWriter(spokenRow)
    case .json: return RowWriter(json: label, spokenRow, plan: plan, table: source.table)
    }
  }
}

extension TranscriptFormat: ExpressibleByArgument {}
