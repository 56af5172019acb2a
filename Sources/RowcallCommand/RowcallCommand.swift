import ArgumentParser
import RowcallModel

/// The root command; what it does is in its subcommands.
struct RowcallCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rowcall",
    abstract: "Hear a table, or read exactly what would be said.",
    discussion: """
      Rowcall reads CSV and other delimited text, JSON, JSON Lines, the tables of HTML pages and those of storyboards and \
      XIBs, and turns each row into one label that a listener can follow. It tells authors what a listener will not \
      be able to follow.

      Example: rowcall transcript stocks.csv
      Example: rowcall audit stocks.csv

      Exit status: 0 done; 1 nothing to say, or findings of an audit; 2 wrong usage; 3 texts that could not be \
      spoken; 65 bad input; 66 no input; 69 no \
      voice or no player; 70 a fault of Rowcall's; 73 cannot create the output; 74 input or output failed; 130 interrupted.
      """,
    version: Product.version,
    subcommands: [
      Speak.self, WriteTranscript.self, Inspect.self, Tree.self, ShowIndex.self, Audit.self, Rules.self,
      Voices.self, SettingsCommand.self,
    ])
}

extension RowcallCommand {
  /// The command that arguments ask for; throws for help and for wrong usage.
  ///
  /// Every start waits for this, and the tree of all commands takes as long to make as one of them alone. So the command
  /// that is named first is asked alone. What it does not take, the whole tree answers, with its names for everything.
  static func command(for arguments: [String]) throws -> any ParsableCommand {
    if let command = named(arguments.first),
      let parsed = try? command.parseAsRoot(Array(arguments.dropFirst()))
    {
      return parsed
    }
    return try parseAsRoot(arguments)
  }

  /// The subcommand of a name; nil for one that has subcommands itself.
  static func named(_ name: String?) -> (any ParsableCommand.Type)? {
    guard let name else { return nil }
    return configuration.subcommands.first {
      $0.configuration.commandName == name && $0.configuration.subcommands.isEmpty
    }
  }
}
