import ArgumentParser
import Rowcall

/// Where the user's settings are.
struct SettingsOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The settings file, or none (default: yours).", valueName: "file", visibility: .hidden),
    completion: .file(extensions: ["json"]))
  var settings: String?

  /// The file; nil for none.
  var place: SettingsPlace? { SettingsPlace(asked: settings) }

  /// The user's settings for a file.
  func read(for file: FileOptions) throws(SettingsError) -> Settings {
    try Settings(place: place, table: file.file == "-" ? nil : file.file)
  }
}

extension VoiceOptions: SettingFlags {
  static var flags: [SettingFlag<Self>] {
    [
      SettingFlag(.voice, { $0.voice }, { $0.voice = $1 }), SettingFlag(.rate, { $0.rate }, { $0.rate = $1 }),
      SettingFlag(.pitch, { $0.pitch }, { $0.pitch = $1 }),
      SettingFlag(.volume, { $0.volume }, { $0.volume = $1 }),
      SettingFlag(.pause, { $0.pause }, { $0.pause = $1 }),
      SettingFlag(.player, { $0.player }, { $0.player = $1 }),
    ]
  }
}
