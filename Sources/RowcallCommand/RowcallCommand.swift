import ArgumentParser
import Rowcall
import RowcallModel

/// The root command; what it does is in its subcommands.
struct RowcallCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rowcall",
    abstract: "Hear a table, or read exactly what would be said.",
    usage: """
      rowcall [<options>] <file>
      rowcall <subcommand>
      """,
    discussion: """
      Rowcall reads CSV and other delimited text, JSON, JSON Lines, the tables of HTML pages and those of storyboards and \
      XIBs, and turns each row into one label that a listener can follow. It reports to authors what a listener cannot \
      follow. rowcall FILE is short for rowcall transcript FILE.

      Example: rowcall stocks.csv
      Example: rowcall speak stocks.csv -o stocks.wav
      Example: rowcall audit stocks.csv

      Exit status: 0 done; 1 nothing to say, or findings of an audit; 2 wrong usage; 3 texts that could not be spoken; \
      65 bad input; 66 no input; 69 no voice or no player; 70 internal error; 73 cannot create the output; 74 input or \
      output failed; 130 interrupted; 141 the reader of standard output stopped reading.
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
  /// that is named first is parsed alone. What it does not accept is parsed by the whole tree, for the names in its errors.
  static func command(for arguments: [String]) throws -> any ParsableCommand {
    let arguments = try isFile(arguments.first) ? ["transcript"] + arguments : arguments
    // Help names the whole command.
    let wantsHelp = arguments.contains { ["-h", "--help", "--help-hidden"].contains($0) }
    if !wantsHelp, let command = named(arguments.first),
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

  /// How the options of the root command begin.
  private static let ownOptions = [
    "-h", "--help", "--version", "--generate-completion", "--experimental", "---",
  ]

  /// Whether the first argument is a file or an option for `transcript`; throws for a word that is neither a command nor a file.
  private static func isFile(_ argument: String?) throws -> Bool {
    guard let argument else { return false }
    if argument == "-" { return true }
    // Options before the file are those of a transcript, except the root's own.
    if argument.hasPrefix("-") { return !ownOptions.contains { argument.hasPrefix($0) } }
    let names: [String] = configuration.subcommands.map { $0.configuration.commandName ?? "" }
    if argument == "help" || names.contains(argument) { return false }
    if FileIdentity(path: argument) != nil || argument.contains(".") || argument.contains("/") { return true }
    let advice: String
    if let near = NearName.closest(to: argument, in: names) {
      advice = "did you mean \(near)?"
    } else {
      advice = "the commands are " + names.joined(separator: ", ")
    }
    throw WrongUsage("no command and no file has the name \"\(argument)\"; " + advice)
  }
}
