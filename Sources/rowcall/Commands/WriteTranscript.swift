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
      """)

  @OptionGroup var file: FileOptions
  @OptionGroup var rows: RowOptions
  @OptionGroup var walk: WalkOptions
  @OptionGroup(title: "Narration") var narration: NarrationOptions

  @Flag(help: "Write what is said instead of what is shown.")
  var spoken = false

  @Option(help: "text: a line each row; json: a JSON object each row, on a line.")
  var format = TranscriptFormat.text

  @Flag(help: "Do not mention uneven rows and other oddities.")
  var quiet = false

  func validate() throws {
    let isChosen = rows.rows != nil || rows.columns != nil || rows.label != nil || format != .text
    if walk.moves != nil, isChosen {
      throw ValidationError(
        "--moves goes through the whole table; leave out --rows, --columns, --label and --format")
    }
  }

  func run() throws {
    var source = try OpenTable(file)
    if let moves = try walk.moves.map(TableMove.list) { return try go(moves, through: &source) }
    let selection = try rows.selection()
    let transcript = Transcript(try writer(for: source), rows: selection, jobs: rows.jobs)
    let written = try transcript.write(&source.reader) { try StandardOutput.write($0) }
    if !quiet { OpenTable.reportProblems(of: source.reader) }
    if written == 0 { throw NothingToSay(path: file.file, isSelection: rows.rows != nil) }
  }

  private func go(_ moves: [TableMove], through source: inout OpenTable) throws {
    let form: NumberForm = rows.words ? .words : .digits
    let run = TableWalkRun(moves: moves, options: narration, isSpoken: spoken || rows.words, form: form)
    try StandardOutput.write(Array(try run.text(of: &source).utf8).span)
    if !quiet { OpenTable.reportProblems(of: source.reader) }
  }

  private func writer(for source: OpenTable) throws -> RowWriter {
    let plan = try source.plan(rows)
    let readers = source.typing.readers
    let label = RowLabel(plan, table: source.table, readers: readers, locale: source.locale)
    if format == .text && !spoken && !rows.words { return RowWriter(label) }
    let speech = source.speech(rows.words ? .words : .digits)
    let spokenRow = SpokenRow(plan, table: source.table, readers: readers, speech: speech)
    switch format {
    case .text: return RowWriter(spokenRow)
    case .json: return RowWriter(json: label, spokenRow, plan: plan, table: source.table)
    }
  }
}

extension TranscriptFormat: ExpressibleByArgument {}
