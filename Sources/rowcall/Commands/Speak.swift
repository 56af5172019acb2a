import ArgumentParser
import RowcallNarration
import RowcallSpeech

/// Speaks a table.
struct Speak: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "speak",
    abstract: "Speak a table aloud, or write the sound to a file.",
    discussion: """
      Without -o or --raw the sound goes to the machine's player. A file appears whole or not at all, and is the same \
      for the same table whatever --jobs says. A --dialect and --moves speak what a transcript with them writes.

      Example: rowcall speak stocks.csv -o stocks.wav --rate 220
      Example: rowcall speak stocks.csv -o walk.wav --moves enter,right,down
      Example: rowcall speak stocks.csv -o stocks.wav --by Company
      """)

  @OptionGroup var file: FileOptions
  @OptionGroup var rows: RowOptions
  @OptionGroup(title: "Narration") var narration: NarrationOptions
  @OptionGroup(title: "Index") var index: IndexOptions
  @OptionGroup(title: "Sound") var sound: SoundOptions
  @OptionGroup var settings: SettingsOptions

  @Option(help: WalkOptions.movesHelp) var moves: String?

  @Flag(help: "Leave out texts that cannot be spoken and speak the rest. The exit status is then 3.")
  var keepGoing = false

  @Flag(help: "No progress, and no mention of oddities in the file.")
  var quiet = false

  func validate() throws {
    try WalkOptions.check(moves: moves)
    try index.checkIsWanted()
    try sound.check(against: file.file, others: [settings.place?.path, index.readings])
    guard rows.hasSelection else { return }
    let whole = "goes through the whole table; leave out --rows, --columns and --label"
    if moves != nil { throw ValidationError("--moves \(whole)") }
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
    settings.fill(&sound.voice)
    if file.isInterface { return try speakInterface() }
    if tellsRows, let idle = NarrationOptions.idleFlag(of: flags, label: rows.label) {
      throw WrongUsage(description: idle)
    }
    let selection = try rows.selection()
    let backend = try EspeakBackend(jobs: rows.jobs, voices: VoiceChoice(voice: sound.voice.voice))
    // The worker gets ready while the table is opened: that is half of the time to the first sound.
    try backend.prepare(for: .chosen(file.locale))
    let tables = try TableFile(file, index.choice)
    // A choice of rows is one in each table, so of several it says nothing about the whole.
    var run = NarrationRun(try source(of: tables), rows: tables.isSeries ? .all : selection, options: self)
    try run.run(backend)
    if run.isSilent { throw nothingToSay(of: tables) }
  }

  private func speakInterface() throws {
    try file.checkForInterface(["--moves": moves != nil])
    try rows.checkForInterface(file)
    try index.checkForInterface(file)
    let backend = try EspeakBackend(jobs: rows.jobs, voices: VoiceChoice(voice: sound.voice.voice))
    try backend.prepare(for: .chosen(file.locale))
    let interface = try InterfaceFile(file)
    let source = try SpokenInterface(
      interface, narration.dialect.dialect, verbosity: narration.verbosity, pauses: sound.voice.pauses)
    var run = NarrationRun(source, rows: .all, options: self)
    try run.run(backend)
    if run.isSilent { throw interface.nothingToSay }
  }

  private func nothingToSay(of tables: TableFile) -> NothingToSay {
    if tellsRows { return tables.nothingToSay(isSelection: rows.rows != nil) }
    return NothingToSay(path: tables.path, reason: moves == nil ? .silentDialect : .silentMoves)
  }

  /// Whether each row is told as one label.
  private var tellsRows: Bool { moves == nil && (rows.hasSelection || narration.dialect == .rowcall) }

  private func source(of tables: TableFile) throws -> any SpokenSource {
    let pauses = sound.voice.pauses
    if tellsRows, tables.index.isWanted {
      return try SpokenIndex(tables, rows: rows, verbosity: narration.verbosity, pauses: pauses)
    }
    if tellsRows {
      return try SpokenTables(tables, rows: rows, verbosity: narration.verbosity, pauses: pauses)
    }
    let run = DialectRun(
      dialects: [narration.dialect.dialect], verbosity: narration.verbosity, isSpoken: true,
      form: rows.form, isQuiet: quiet)
    let first = try tables.firstTable()
    let stretches = try run.stretches(
      moves.map(TableMove.list), of: tables, first, extent: { RowTotal.count(file) })
    return SpokenDialect(narration.dialect.dialect, of: tables, stretches, first, pauses: pauses)
  }
}
