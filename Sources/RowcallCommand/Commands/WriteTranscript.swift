import ArgumentParser
import Rowcall
import RowcallNarration

/// Writes the rows of a table or their spoken text.
struct WriteTranscript: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "transcript",
    abstract: "Write each row as one line: its label, or what is spoken.",
    discussion: """
      All options: rowcall transcript --help-hidden

      Example: rowcall transcript stocks.csv --rows 1-3 --spoken
      Example: rowcall transcript stocks.csv --moves enter,right,down,where
      Example: rowcall transcript stocks.csv --by Company
      Example: rowcall transcript stocks.csv --dialect nvda
      Example: rowcall transcript stocks.csv --compare orca,nvda --moves enter,down
      Example: rowcall transcript alarm.storyboard --dialect voiceover
      """)

  @OptionGroup(title: "File") var file: FileOptions
  @OptionGroup(title: "Rows") var rows: RowOptions
  @OptionGroup(title: "Walk") var walk: WalkOptions
  @OptionGroup(title: "Narration") var narration: NarrationArguments
  @OptionGroup(title: "Index") var index: IndexOptions
  @OptionGroup var settings: SettingsOptions

  @Flag(help: .rare("Write readings after names."))
  var furigana = false

  @Flag(help: "Write what is spoken instead of what is shown.")
  var spoken = false

  @Option(help: "text: one line for each row; json: one JSON object for each row, on a line.")
  var format = TranscriptFormat.text

  @Flag(help: "Do not report uneven rows and other oddities.")
  var quiet = false

  func validate() throws {
    if walk.compare != nil, let name = narration.dialectName {
      throw ValidationError("--compare already names the dialects; leave out --dialect \(name)")
    }
    try index.checkIsWanted()
    if furigana, isSpoken {
      throw ValidationError("--furigana needs written names; leave out --spoken and --words")
    }
    try rows.check(walk: walk, dialect: narration.dialect)
  }

  mutating func run() throws {
    let settings = try settings.read(for: file)
    let flags = narration.given
    settings.fill(&file.language)
    narration.fill(from: settings, asRows: walk.moves == nil && (rows.hasSelection || format != .text))
    if !quiet { file.language.reportProblem() }
    if file.isInterface { return try writeInterface() }
    if readsLabels, let sentence = NarrationArguments.ineffectiveFlag(of: flags, label: rows.label) {
      throw WrongUsage(sentence)
    }
    let tables = try TableFile(file.file, file.tableOptions(choice))
    if readsLabels { return try writeRows(of: tables, rate: settings.rate) }
    let dialects = try walk.compare.map(Dialect.list)
    let run = try DialectRun(dialects, rows.options(narration), isSpoken: isSpoken, format, to: output)
    if let moves = try walk.moves.map(TableMove.list) {
      try run.walk(moves, through: tables)
    } else {
      try run.readAll(of: tables)
    }
  }

  private var output: Output { .standard(isQuiet: quiet) }

  private func writeInterface() throws {
    // An interface is always written as its spoken text.
    try file.checkForInterface(["--furigana": furigana])
    try rows.checkForInterface(file)
    try walk.checkForInterface(file)
    try index.checkForInterface(file)
    let interface = try InterfaceFile(file.file, locale: file.listener, limits: file.limits.limits)
    try interface.write(rows.options(narration), format, to: output)
    interface.reportPrototypes(to: output)
  }

  /// Whether each row is one label.
  private var readsLabels: Bool {
    walk.moves == nil && walk.compare == nil && narration.dialect == .rowcall
  }

  private var choice: IndexChoice {
    var choice = index.choice
    choice.hasFurigana = furigana
    return choice
  }

  /// - Parameter rate: the words per minute of the voice; nil for the default.
  private func writeRows(of tables: TableFile, rate: Int?) throws {
    let run = try TranscriptRun(tables, rows.options(narration, rate: rate), content, to: output)
    if try run.write() == 0 { throw tables.nothingToSay(isSelection: rows.rows != nil) }
  }

  private var content: RowContent {
    if format == .json { return .json }
    return isSpoken ? .spoken : .label
  }

  private var isSpoken: Bool { spoken || rows.words }
}

extension TranscriptFormat: ExpressibleByArgument {}
