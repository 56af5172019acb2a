import ArgumentParser
import Rowcall

/// Stores a setting.
struct SetSetting: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set",
    abstract: "Store a setting.",
    discussion: """
      Everything else in the settings file stays as it is; a missing file is created.

      Example: rowcall settings set position always --for stocks.csv
      """)

  @OptionGroup var setting: SettingArgument

  @Argument(help: "Its value.")
  var value: String

  @OptionGroup var selection: SettingsSelection
  @OptionGroup var settings: SettingsOptions

  func run() throws {
    let change = try SettingsChange(key: setting.key, table: selection.table, place: settings.place)
    try change.set(value)
  }
}

/// Removes a setting.
struct UnsetSetting: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unset",
    abstract: "Remove a setting.",
    discussion: "Example: rowcall settings unset position --for stocks.csv")

  @OptionGroup var setting: SettingArgument
  @OptionGroup var selection: SettingsSelection
  @OptionGroup var settings: SettingsOptions

  func run() throws {
    let change = try SettingsChange(key: setting.key, table: selection.table, place: settings.place)
    guard try !change.unset() else { return }
    StandardError.write("\(change.place.path): \(setting.key) is not set here, nothing changed")
  }
}

/// A setting by its name.
struct SettingArgument: ParsableArguments {
  @Argument(
    help: "The setting, as rowcall settings explain lists them.", completion: .list(Setting.all.map(\.key)))
  var key: String
}
