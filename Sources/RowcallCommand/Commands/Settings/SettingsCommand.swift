import ArgumentParser
import Rowcall

/// Lists, changes and explains the user's settings.
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

/// Selects settings in the settings file.
struct SettingsSelection: ParsableArguments {
  @Option(
    name: .customLong("for"),
    help: ArgumentHelp("The table to which the settings apply (default: every table).", valueName: "table"),
    completion: .file())
  var table: String?
}

/// Prints the path of the settings file.
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
