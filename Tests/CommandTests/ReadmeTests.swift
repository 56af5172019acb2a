import Foundation
import Testing

/// What README shows of the command is what the command prints.
@Suite struct ReadmeTests {
  @Test func thereAreExamples() throws {
    #expect(try ReadmeExample.all.count > 15)
  }

  @Test(arguments: try ReadmeExample.all) func everyExamplePrintsWhatStandsThere(_ example: ReadmeExample)
    throws
  {
    let printed = try Command.run(example.arguments).output.split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast()
    let shown = example.isCut ? example.output.dropLast() : example.output[...]
    #expect((example.isCut ? Array(printed.prefix(shown.count)) : Array(printed)) == Array(shown))
    #expect(!shown.isEmpty)
  }
}

/// A command of README with what stands below it.
struct ReadmeExample: Sendable, CustomTestStringConvertible {
  let command: Substring
  /// The lines, set out again; `...` is the last one where there are more.
  let output: [Substring]

  var testDescription: String { String(command) }

  var isCut: Bool { output.last == "..." }

  /// The words of the command behind `rowcall`, without the quotes of a shell around them.
  var arguments: [String] {
    command.matches(of: /'([^']*)'|[^ ']+/).dropFirst().map { String($0.1 ?? $0.0) }
  }

  /// All commands that begin with `$ rowcall`, each with the indented lines up to the next one or to the text.
  static var all: [Self] {
    get throws {
      let text = try String(contentsOf: Command.root.appendingPathComponent("README.md"), encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let starts = lines.indices.filter { lines[$0].hasPrefix("    $ rowcall ") }
      return starts.map { start in
        let below = lines[(start + 1)...].prefix {
          $0.isEmpty || $0.hasPrefix("    ") && !$0.hasPrefix("    $ ")
        }
        let end = below.lastIndex { !$0.isEmpty } ?? start
        return Self(
          command: lines[start].dropFirst(6), output: lines[start + 1..<end + 1].map { $0.dropFirst(4) })
      }
    }
  }
}
