import ArgumentParser
import Rowcall
import RowcallNarration
import RowcallSpeech

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

  var pauses: RowPauses { pause.flatMap(RowPauses.init) ?? RowPauses() }

  func validate() throws { try checkFlags() }
}

/// Options of the voice and the output.
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
        "\(raw ? "--raw" : "--output -") writes sound, which a terminal cannot show; send it to a file or a "
          + "program, as in: rowcall speak table.csv --raw | aplay -f S16_LE -r 22050")
    }
  }

  /// Suffixes of other sound formats.
  private static let otherFormats = [
    "mp3", "ogg", "oga", "opus", "flac", "m4a", "aac", "aif", "aiff", "wma", "raw",
  ]

  /// Throws for a file name with the suffix of another format.
  private func checkName() throws {
    guard let output, let dot = output.lastIndex(of: "."), !output[dot...].contains("/"),
      FileIdentity(path: output)?.isRegular != false
    else { return }
    let ending = output[output.index(after: dot)...].lowercased()
    guard Self.otherFormats.contains(ending) else { return }
    throw ValidationError(
      "--output \(output): Rowcall writes WAV, but the name ends in .\(ending); use a name that ends in .wav"
    )
  }

  /// Throws when the sound would replace the table or another file that is read, or for a name of another format.
  func check(against table: String, others: [String?]) throws {
    guard let output, output != "-" else { return }
    if let identity = FileIdentity(path: output), identity.isRegular {
      if FileIdentity(input: table) == identity {
        throw ValidationError("--output \(output) is the table itself; name another file")
      }
      if others.contains(where: { $0.flatMap(FileIdentity.init(path:)) == identity }) {
        throw ValidationError("--output \(output) is a file that is read here; name another file")
      }
    }
    try checkName()
  }
}
