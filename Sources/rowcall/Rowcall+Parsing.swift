import ArgumentParser

extension Rowcall {
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
