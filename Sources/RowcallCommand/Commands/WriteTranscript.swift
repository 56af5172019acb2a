import Rowcall
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
      Example: rowcall transcript stocks.csv --by Company
      Example: rowcall transcript stocks.csv --dialect nvda
      Example: rowcall transcript stocks.csv --compare orca,nvda --moves enter,down
      Example: rowcall transcript alarm.storyboard --dialect voiceover
      """)

  @OptionGroup var file: FileOptions
  @OptionGroup var rows: RowOptions
  @OptionGroup var walk: WalkOptions
  @OptionGroup(title: "Narration") var narration: NarrationArguments
  @OptionGroup(title: "Index") var index: IndexOptions
  @OptionGroup var settings: SettingsOptions

  @Flag(help: "Write names with their readings behind them.")
  var furigana = false

  @Flag(help: "Write what is said instead of what is shown.")
  var spoken = false

  @Option(help: "text: a line each row; json: a JSON object each row, on a line.")
  var format = TranscriptFormat.text

  @Flag(help: "Do not mention uneven rows and other oddities.")
  var quiet = false

  func validate() throws {
    if walk.compare != nil, let name = narration.dialectName {
      throw ValidationError("--compare names its dialects itself; leave out --dialect \(name)")
    }
    try index.checkIsWanted()
    if furigana, isSpoken {
      throw ValidationError("--furigana is about names as they are written; leave out --spoken and --words")
    }
    guard hasSelection else { return }
    let whole = "goes through the whole table; leave out --rows, --columns, --label and --format"
    if walk.moves != nil { throw ValidationError("--moves \(whole)") }
    if walk.compare != nil { throw ValidationError("--compare \(whole)") }
    if narration.dialect != .rowcall {
      throw ValidationError("--dialect \(narration.dialect.rawValue) \(whole)")
    }
  }

  mutating func run() throws {
    let settings = try settings.read(for: file)
    let flags = narration.given
    settings.fill(&file.language)
    settings.fill(&narration)
    if !quiet { file.language.reportProblem() }
    if file.isInterface { return try writeInterface() }
    if tellsRows, let idle = NarrationArguments.idleFlag(of: flags, label: rows.label) {
      throw WrongUsage(idle)
    }
    let tables = try TableFile(file.file, file.tableOptions(choice))
    if tellsRows { return try writeRows(of: tables) }
    let dialects = try walk.compare.map(Dialect.list)
    let run = try DialectRun(dialects, rows.options(narration), isSpoken: isSpoken, to: output)
    if let moves = try walk.moves.map(TableMove.list) {
      try run.walk(moves, through: tables)
    } else {
      try run.readAll(of: tables)
    }
  }

  private var output: Output { .standard(isQuiet: quiet) }

  private func writeInterface() throws {
    // What is written of an interface is what is said, with --spoken and without.
    try file.checkForInterface(["--furigana": furigana])
    try rows.checkForInterface(file)
    try walk.checkForInterface(file)
    try index.checkForInterface(file)
    let interface = try InterfaceFile(file.file, locale: file.listener, limits: file.limits.limits)
    try InterfaceTranscript(interface, rows.options(narration), format, to: output).write()
    interface.reportPrototypes(to: output)
  }

  /// Whether each row is told as one label.
  private var tellsRows: Bool {
    walk.moves == nil && (hasSelection || walk.compare == nil && narration.dialect == .rowcall)
  }

  /// Whether only some of the table is wanted, or in another form than as heard.
  private var hasSelection: Bool { rows.hasSelection || format != .text }

  private var choice: IndexChoice {
    var choice = index.choice
    choice.hasFurigana = furigana
    return choice
  }

  private func writeRows(of tables: TableFile) throws {
    let run = try TranscriptRun(tables, rows.options(narration), content, to: output)
    if try run.write() == 0 { throw tables.nothingToSay(isSelection: rows.rows != nil) }
  }

  private var content: TranscriptRun.Content {
    if format == .json { return .json }
    return isSpoken ? .spoken : .label
  }

  private var isSpoken: Bool { spoken || rows.words }
}

extension TranscriptFormat: ExpressibleByArgument {}
