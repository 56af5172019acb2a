import ArgumentParser
import RowcallNarration
import RowcallSpeech

/// How it sounds; what nobody decides is as usual.
struct VoiceOptions: ParsableArguments {
  @Option(help: Setting.voice.help) var voice: String?
  @Option(help: Setting.rate.help) var rate: Int?
  @Option(help: Setting.pitch.help) var pitch: Int?
  @Option(help: Setting.volume.help) var volume: Int?
  @Option(help: Setting.pause.help) var pause: PauseArgument?
  @Option(help: Setting.player.help) var player: String?

  /// Rate, pitch and volume.
  var prosody: Prosody {
    let usual = Prosody()
    return Prosody(
      rate: rate ?? usual.rate, pitch: pitch ?? usual.pitch, volume: volume ?? usual.volume)
  }

  /// The silences.
  var pauses: RowPauses { pause?.pauses ?? RowPauses() }

  func validate() throws {
    try Self.check(rate, "--rate", Prosody.rates)
    try Self.check(pitch, "--pitch", Prosody.pitches)
    try Self.check(volume, "--volume", Prosody.volumes)
  }

  private static func check(_ value: Int?, _ name: String, _ range: ClosedRange<Int>) throws {
    guard let value, !range.contains(value) else { return }
    throw ValidationError("\(name) \(value): out of range, take \(range.lowerBound) to \(range.upperBound)")
  }
}

/// How it sounds and where it goes.
struct SoundOptions: ParsableArguments {
  @OptionGroup var voice: VoiceOptions

  @Option(
    name: .shortAndLong, help: "Write the sound to this WAV file.", completion: .file(extensions: ["wav"]))
  var output: String?

  @Flag(help: "Write bare samples to standard output: 16 bits, one channel, 22,050 Hz.")
  var raw = false

  func validate() throws {
    if [output != nil, raw, voice.player != nil].count(where: { $0 }) > 1 {
      throw ValidationError("--output, --raw and --player each say where the sound goes; choose one")
    }
  }

  /// Throws when the sound would replace the table.
  func check(against file: String) throws {
    guard let output, FileIdentity(path: output) != nil,
      FileIdentity(path: output) == FileIdentity(path: file)
    else {
      return
    }
    throw ValidationError("--output \(output) is the table itself; name another file")
  }
}

/// Two lengths of silence: `200,500`, or one for both.
struct PauseArgument: ExpressibleByArgument {
  let pauses: RowPauses

  /// The longest silence: a minute.
  private static let longest = 60_000

  init(pauses: RowPauses) { self.pauses = pauses }

  init?(argument: String) {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
    guard (1...2).contains(numbers.count), numbers.allSatisfy({ (0...Self.longest).contains($0) }) else {
      return nil
    }
    pauses = RowPauses(betweenCells: numbers[0], afterRow: numbers[numbers.count - 1])
  }

  var defaultValueDescription: String { "\(pauses.betweenCells),\(pauses.afterRow)" }
}
