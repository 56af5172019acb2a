import ArgumentParser
import Rowcall

/// The user's settings: what is in effect, and what is kept.
struct SettingsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "settings",
    abstract: "List, change and explain the settings.",
    discussion: """
      A setting is decided by its flag, else by its variable of the environment, else by the section of the settings file \
      for the table that is read, else by the settings file, else it is built in.

      Example: rowcall settings list --verbosity terse
      """,
    subcommands: [
      ListSettings.self, SetSetting.self, UnsetSetting.self, ExplainSettings.self, ShowSettingsPath.self,
    ],
    defaultSubcommand: ListSettings.self)
}

/// Which settings are meant, of those that the settings file keeps.
struct SettingsSelection: ParsableArguments {
  @Option(
    name: .customLong("for"),
    help: ArgumentHelp("The table to which the settings apply (default: every table).", valueName: "table"),
    completion: .file())
  var table: String?
}

/// Says where the settings file is.
struct ShowSettingsPath: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "path", abstract: "Print the path of the settings file, even if there is none.",
    discussion: "Example: rowcall settings path")

  @OptionGroup var settings: SettingsOptions

  func run() throws {
    guard let place = settings.place else { throw SettingsError.nowhere }
    try StandardOutput.writeLine(place.path)
  }
}
