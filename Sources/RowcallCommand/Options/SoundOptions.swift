import Rowcall
import ArgumentParser
import RowcallNarration
import RowcallSpeech

/// How it sounds; what nobody decides is as usual.
struct VoiceOptions: ParsableArguments {
  @Option(.voice) var voice: String?
  @Option(.rate) var rate: String?
  @Option(.pitch) var pitch: String?
  @Option(.volume) var volume: String?
  @Option(.pause) var pause: String?
  @Option(.player) var player: String?

  /// Rate, pitch and volume.
  var prosody: Prosody {
    let usual = Prosody()
    return Prosody(
      rate: rate.flatMap { Int($0) } ?? usual.rate, pitch: pitch.flatMap { Int($0) } ?? usual.pitch,
      volume: volume.flatMap { Int($0) } ?? usual.volume)
  }

  /// The silences.
  var pauses: RowPauses { pause.flatMap(RowPauses.init) ?? RowPauses() }

  func validate() throws { try checkFlags() }
}

/// How it sounds and where it goes.
struct SoundOptions: ParsableArguments {
  @OptionGroup var voice: VoiceOptions

  @Option(
    name: .shortAndLong, help: "Write the sound to this WAV file; - for standard output.",
    completion: .file(extensions: ["wav"]))
  var output: String?

  @Flag(help: "Write bare samples to standard output: 16 bits, one channel, 22,050 Hz.")
  var raw = false

  func validate() throws {
    if [output != nil, raw, voice.player != nil].count(where: { $0 }) > 1 {
      throw ValidationError("--output, --raw and --player each say where the sound goes; choose one")
    }
    if raw || output == "-", StandardOutput.isTerminal {
      throw ValidationError(
        "\(raw ? "--raw" : "--output -") writes bytes of sound, which no terminal can show; send them to a file or a "
          + "program, as in: rowcall speak table.csv --raw | aplay -f S16_LE -r 22050")
    }
  }

  /// Throws when the sound would replace the table, or another file that is read.
  func check(against table: String, others: [String?]) throws {
    guard let output, output != "-", let identity = FileIdentity(path: output), identity.isRegular else {
      return
    }
    if FileIdentity(input: table) == identity {
      throw ValidationError("--output \(output) is the table itself; name another file")
    }
    if others.contains(where: { $0.flatMap(FileIdentity.init(path:)) == identity }) {
      throw ValidationError("--output \(output) is a file that is read here; name another file")
    }
  }
}
