import ArgumentParser
import Rowcall
import RowcallModel

/// The root command.
struct RowcallCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rowcall",
    abstract: "Speak a table, or write exactly what would be spoken.",
    usage: """
      rowcall [<options>] <file>
      rowcall <subcommand>
      """,
    discussion: """
      Rowcall reads CSV and other delimited text, JSON, JSON Lines, property lists, workbooks, SQLite databases, the tables of HTML \
      pages and those of storyboards and XIBs, and turns each row into one label that a listener can follow. It reports to authors what a listener cannot \
      follow. rowcall FILE is short for rowcall transcript FILE. Output of a program is \
      read, too: df -h | rowcall.

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
      Browse.self, Edit.self, Related.self, ShowDemo.self,
      Voices.self, SettingsCommand.self,
    ])
}

extension RowcallCommand {
  /// Parses the arguments; throws for help and wrong usage.
  ///
  /// For a fast start, only the named command is parsed. If it fails, all commands parse the arguments again for the names in
  /// errors.
  static func command(for arguments: [String]) throws -> any ParsableCommand {
    // Without a file, a table that is piped in is read: df -h | rowcall.
    let given = arguments.isEmpty && StandardInput.holdsText ? ["-"] : arguments
    let arguments = try isFile(given.first) ? ["transcript"] + given : given
    if arguments.count == 2, arguments[0] == "help" { try checkCommand(arguments[1]) }
    // Help shows the full command name.
    let wantsHelp = arguments.contains { ["-h", "--help", "--help-hidden"].contains($0) }
    if !wantsHelp, let command = named(arguments.first) {
      let options = Array(arguments.dropFirst())
      if let parsed = try? command.parseAsRoot(options) { return parsed }
      if StandardInput.holdsText, let parsed = try? command.parseAsRoot(options + ["-"]) { return parsed }
    }
    do { return try parseAsRoot(arguments) } catch { throw explanation(of: error, arguments) }
  }

  /// The error of arguments that cannot be parsed; names an unknown option where the file is missing, too, and the commands
  /// that have it.
  private static func explanation(of error: any Error, _ arguments: [String]) -> any Error {
    let isFileMissing = message(for: error).hasPrefix("Missing expected argument")
    let other = (isFileMissing ? [["-"], ["-", "-"]] : []).lazy.compactMap { parsingError(arguments + $0) }
      .first { unknownOption($0) != nil }
    guard let option = unknownOption(other ?? error) else { return error }
    let owners = configuration.subcommands.filter { $0.has(option: option) }
      .compactMap { $0.configuration.commandName }
    let command = arguments[0]
    if owners.isEmpty || owners.contains(command) { return other ?? error }
    return WrongUsage("\(command) has no option \(option); use it with \(owners.alternatives)")
  }

  private static func parsingError(_ arguments: [String]) -> (any Error)? {
    do {
      _ = try parseAsRoot(arguments)
      return nil
    } catch { return error }
  }

  /// The option that an error of the parser calls unknown: `--rate`; nil for another error.
  private static func unknownOption(_ error: any Error) -> String? {
    let parts = message(for: error).split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 && parts[0] == "Unknown option " ? String(parts[1]) : nil
  }

  /// The subcommand with a name; nil for one with subcommands.
  static func named(_ name: String?) -> (any ParsableCommand.Type)? {
    guard let name else { return nil }
    return configuration.subcommands.first {
      $0.configuration.commandName == name && $0.configuration.subcommands.isEmpty
    }
  }

  /// The prefixes of root options.
  private static let ownOptions = [
    "-h", "--help", "--version", "--generate-completion", "--experimental", "---",
  ]

  /// Whether the first argument is a file or an option for `transcript`; throws for a word that is neither a command nor a file.
  private static func isFile(_ argument: String?) throws -> Bool {
    guard let argument else { return false }
    if argument == "-" { return true }
    // Options before the file belong to `transcript`, except those of the root.
    if argument.hasPrefix("-") { return !ownOptions.contains { argument.hasPrefix($0) } }
    if argument == "help" || names.contains(argument) { return false }
    if FileIdentity(path: argument) != nil || argument.contains(".") || argument.contains("/") { return true }
    throw WrongUsage("no command or file has the name \"\(argument)\"; " + advice(for: argument))
  }

  private static var names: [String] { configuration.subcommands.map { $0.configuration.commandName ?? "" } }

  /// Throws for a word after `help` that is no command.
  private static func checkCommand(_ name: String) throws {
    if name.hasPrefix("-") || name == "help" || names.contains(name) { return }
    throw WrongUsage("no command has the name \"\(name)\"; " + advice(for: name))
  }

  private static func advice(for name: String) -> String {
    NearName.closest(to: name, in: names).map { "did you mean \($0)?" }
      ?? "the commands are " + names.joined(separator: ", ")
  }
}

extension ParsableCommand {
  /// Whether the help of the command lists an option, such as `-o`.
  fileprivate static func has(option: String) -> Bool {
    helpMessage(includeHidden: true).split(separator: "\n").contains { line in
      let words: [Substring] = line.split(separator: " ")
      return line.hasPrefix("  -")
        && words.prefix { $0.hasPrefix("-") || $0.hasPrefix("<") }.contains {
          $0 == option || $0 == option + ","
        }
    }
  }
}
