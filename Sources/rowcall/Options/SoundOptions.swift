import ArgumentParser
import RowcallNarration
import RowcallSpeech

/// How it sounds and where it goes.
struct SoundOptions: ParsableArguments {
  @Option(help: "A voice for all text, as rowcall voices names it; chosen by language and script otherwise.")
  var voice: String?

  @Option(help: "Words per minute, \(Prosody.rates.lowerBound) to \(Prosody.rates.upperBound).")
  var rate = Prosody().rate

  @Option(help: "Pitch, \(Prosody.pitches.lowerBound) to \(Prosody.pitches.upperBound).")
  var pitch = Prosody().pitch

  @Option(help: "Volume, \(Prosody.volumes.lowerBound) to \(Prosody.volumes.upperBound).")
  var volume = Prosody().volume

  @Option(help: "Milliseconds of silence between cells and after a row, such as 200,500.")
  var pause = PauseArgument(pauses: RowPauses())

  @Option(
    name: .shortAndLong, help: "Write the sound to this WAV file.", completion: .file(extensions: ["wav"]))
  var output: String?

  @Flag(help: "Write bare samples to standard output: 16 bits, one channel, 22,050 Hz.")
  var raw = false

  @Option(help: "The program that plays: a name or path with its arguments; it gets a WAV stream.")
  var player: String?

  /// Rate, pitch and volume.
  var prosody: Prosody { Prosody(rate: rate, pitch: pitch, volume: volume) }

  func validate() throws {
    try Self.check(rate, "--rate", Prosody.rates)
    try Self.check(pitch, "--pitch", Prosody.pitches)
    try Self.check(volume, "--volume", Prosody.volumes)
    if [output != nil, raw, player != nil].count(where: { $0 }) > 1 {
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

  private static func check(_ value: Int, _ name: String, _ range: ClosedRange<Int>) throws {
    guard range.contains(value) else {
      throw ValidationError("\(name) \(value): out of range, take \(range.lowerBound) to \(range.upperBound)")
    }
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
