import Testing

@testable import rowcall

/// How a command is found by its name.
@Suite struct ParsingTests {
  @Test func everyCommandWithoutSubcommandsIsFoundAlone() {
    let leaves = Rowcall.configuration.subcommands.filter { $0.configuration.subcommands.isEmpty }
    #expect(leaves.count == 8)
    for leaf in leaves { #expect(Rowcall.named(leaf.configuration.commandName) == leaf, "\(leaf)") }
  }
}
