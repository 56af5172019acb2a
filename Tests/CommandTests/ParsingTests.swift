import Testing

@testable import RowcallCommand

/// How a command is found by its name.
@Suite struct ParsingTests {
  @Test func everyCommandWithoutSubcommandsIsFoundAlone() {
    let leaves = RowcallCommand.configuration.subcommands.filter { $0.configuration.subcommands.isEmpty }
    #expect(leaves.count == 12)
    for leaf in leaves { #expect(RowcallCommand.named(leaf.configuration.commandName) == leaf, "\(leaf)") }
  }
}
