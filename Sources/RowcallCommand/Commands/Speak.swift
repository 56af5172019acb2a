import ArgumentParser
import Rowcall
import RowcallNarration
import RowcallSpeech

/// Speaks a table.
struct Speak: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "speak",
    abstract: "Speak a table aloud, or write the sound to a file.",
    discussion: """
      All options: rowcall speak --help-hidden

      Without -o or --raw the sound goes to the machine's player. A file appears whole or not at all, and is the same \
      for the same table whatever --jobs says. A --dialect and --moves speak what a transcript with them writes.

      Example: rowcall speak stocks.csv -o stocks.wav --rate 220
      Example: rowcall speak stocks.csv -o walk.wav --moves enter,right,down
      Example: rowcall speak stocks.csv -o stocks.wav --by Company
      """)

  @OptionGroup(title: "File") var file: FileOptions
  @OptionGroup(title: "Rows") var rows: RowOptions
  @OptionGroup(title: "Narration") var narration: NarrationArguments
  @OptionGroup(title: "Index") var index: IndexOptions
  @OptionGroup(title: "Sound") var sound: SoundOptions
  @OptionGroup var settings: SettingsOptions

  @Option(help: WalkOptions.movesHelp) var moves: String?

  @Flag(help: "Leave out texts that cannot be spoken and speak the rest. The exit status is then 3.")
  var keepGoing = false

  @Flag(help: "Show no progress, not what was written, and no oddities of the file.")
  var quiet = false

  func validate() throws {
    try WalkOptions.check(moves: moves)
    try index.checkIsWanted()
    try sound.check(against: file.file, others: [settings.place?.path, index.readings])
    try rows.check(moves: moves, dialect: narration.dialect)
  }

  mutating func run() throws {
    let settings = try settings.read(for: file)
    let flags = narration.given
    settings.fill(&file.language)
    narration.fill(from: settings, asRows: moves == nil && rows.hasSelection)
    if !quiet { file.language.reportProblem() }
    settings.fill(&sound.voice)
    if file.isInterface { return try speakInterface() }
    if readsLabels, let sentence = NarrationArguments.ineffectiveFlag(of: flags, label: rows.label) {
      throw WrongUsage(sentence)
    }
    let options = try rows.options(narration, pauses: sound.voice.pauses, rate: sound.voice.prosody.rate)
    let backend = try preparedBackend()
    let tables = try TableFile(file.file, file.tableOptions(index.choice))
    // Chosen rows apply to each table, so the share of several tables is unknown.
    let run = NarrationRun(
      try source(of: tables, options), of: file.file, rows: tables.isSeries ? .all : options.rows,
      extent: NarrationRun.Extent(tables), keepsGoing: keepGoing, output: .standard())
    try speak(run, with: backend) { nothingToSay(of: tables) }
  }

  private func speakInterface() throws {
    try file.checkForInterface(["--moves": moves != nil])
    try rows.checkForInterface(file)
    try index.checkForInterface(file)
    let backend = try preparedBackend()
    let interface = try InterfaceFile(file.file, locale: file.listener, limits: file.limits.limits)
    let source = try SpokenInterface(
      interface, rows.options(narration, pauses: sound.voice.pauses, rate: sound.voice.prosody.rate))
    let run = NarrationRun(source, of: file.file, keepsGoing: keepGoing, output: .standard())
    try speak(run, with: backend) { interface.nothingToSay }
  }

  /// The voices; the first starts while the table is opened, which halves the time to the first sound.
  private func preparedBackend() throws -> EspeakBackend {
    let backend = try EspeakBackend(jobs: rows.jobs, voices: VoiceChoice(voice: sound.voice.voice))
    try backend.prepare(for: file.listener)
    return backend
  }

  /// Speaks everything, then reports what was wrong with the file.
  ///
  /// Ctrl-C stops the sound at once and throws `SpeechError.cancelled`; no half-written file stays behind.
  private func speak(_ run: NarrationRun, with backend: EspeakBackend, _ nothing: () -> NothingToSay) throws {
    var run = run
    let cancellation = try SpeechCancellation()
    if let path = sound.output {
      try speak(&run, backend, into: try WAVWriter(path: path, cancellation: cancellation), cancellation) {}
    } else if sound.raw {
      try speak(&run, backend, into: PCMWriter(cancellation: cancellation), cancellation) {}
    } else {
      let player = try Player(command: sound.voice.player)
      try speak(&run, backend, into: player, cancellation) { player.interrupt() }
    }
    try run.finish(to: .standard(isQuiet: quiet))
    if run.isSilent { throw nothing() }
  }

  private func speak(
    _ run: inout NarrationRun, _ backend: EspeakBackend, into place: some SoundSink,
    _ cancellation: SpeechCancellation, onInterruption stop: @escaping @Sendable () -> Void
  ) throws {
    var progress = SpeakingProgress(to: quiet ? nil : sound.output, isLeast: run.isLeast)
    let interruption = try Interruption {
      cancellation.cancel()
      stop()
    }
    defer {
      withExtendedLifetime(interruption) {}
      progress.clear()
    }
    try run.speak(
      with: backend, prosody: sound.voice.prosody, into: place, isFile: sound.output != nil,
      cancellation: cancellation
    ) { progress.show($0) }
    progress.clear()
    progress.tellEnd()
  }

  private func nothingToSay(of tables: TableFile) -> NothingToSay {
    if readsLabels { return tables.nothingToSay(isSelection: rows.rows != nil) }
    return NothingToSay(path: tables.path, reason: moves == nil ? .silentDialect : .silentMoves)
  }

  /// Whether each row is spoken as one label.
  private var readsLabels: Bool { moves == nil && narration.dialect == .rowcall }

  private func source(of tables: TableFile, _ options: NarrationOptions) throws -> any SpokenSource {
    if !readsLabels {
      return try DialectRun(nil, options, isSpoken: true, to: .standard(isQuiet: quiet))
        .spoken(moves.map(TableMove.list), of: tables)
    }
    return try SpokenTables(tables, options)
  }
}
