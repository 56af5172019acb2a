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
      for the same table whatever --jobs says.

      Example: rowcall speak stocks.csv -o stocks.wav --rate 220
      """)

  @OptionGroup var file: FileOptions
  @OptionGroup var rows: RowOptions
  @OptionGroup(title: "Narration") var narration: NarrationOptions
  @OptionGroup(title: "Sound") var sound: SoundOptions
  @OptionGroup var settings: SettingsOptions

  @Flag(help: "No progress, and no mention of oddities in the file.")
  var quiet = false

  func validate() throws {
    let wayOut = "rowcall transcript with --moves or --dialect tells them so"
    if let idle = NarrationOptions.idleFlag(of: narration.given, label: rows.label, wayOut: wayOut) {
      throw ValidationError(idle)
    }
    if narration.dialect != .rowcall {
      throw ValidationError(
        "--dialect \(narration.dialect.rawValue) tells cells one by one, and speak says rows; \(wayOut)")
    }
    try sound.check(against: file.file)
  }

  mutating func run() throws {
    let settings = try settings.read(for: file)
    settings.fill(&file.language)
    settings.fill(&narration)
    if !quiet { file.language.reportProblem() }
    settings.fill(&sound.voice)
    let selection = try rows.selection()
    let backend = try EspeakBackend(jobs: rows.jobs, voices: VoiceChoice(voice: sound.voice.voice))
    // The worker gets ready while the table is opened: that is half of the time to the first sound.
    try backend.prepare(for: .chosen(file.locale))
    let tables = try TableFile(file)
    let spoken = try SpokenTables(
      tables, rows: rows, verbosity: narration.verbosity, pauses: sound.voice.pauses)
    var run = NarrationRun(spoken, selection: selection, options: self)
    try run.run(backend)
    if run.rows == 0 { throw tables.nothingToSay(isSelection: rows.rows != nil) }
  }
}
