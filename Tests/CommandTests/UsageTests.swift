import Foundation
import Testing

/// The small promises of a command: standard input, choices, help, completion.
@Suite struct UsageTests {
  @Test func standardInputIsReadForADash() throws {
    let result = try Command.run(["transcript", "-"], input: Data("Name,Price (USD)\nTea,3.5\n".utf8))
    #expect(result.output == "Tea, $3.50\n")
  }

  @Test func aPageFromStandardInputIsWalkedThrough() throws {
    let page = "<table><caption>Tides</caption><tr><th>Port<th>High<tr><td>Ayr<td>4:10</table>"
    let result = try Command.run(["transcript", "-", "--moves", "enter,down"], input: Data(page.utf8))
    #expect(result.output.hasPrefix("[enter]\nTides, table, 2 rows, 2 columns\n"))
    let rows = try Command.run(
      ["transcript", "-", "--moves", "enter"], input: Data("Name,Price\nTea,3\n".utf8))
    #expect(rows.output.hasPrefix("[enter]\ntable, 1 row, 2 columns\n"))
  }

  @Test(arguments: [
    (["--moves", "entr"], "--moves: there is no move \"entr\"; did you mean \"enter\"?"),
    (["--moves", "enter", "--dialect", "orka"], "Please provide one of 'rowcall', 'voiceover'"),
    (["--moves", "enter", "--header-limit", "0"], "The value '0' is invalid for '--header-limit"),
    (["--moves", "enter", "--rows", "1"], "--moves goes through the whole table"),
    (["--dialect", "nvda", "--label", "{Price}"], "--dialect nvda goes through the whole table"),
    (["--compare", "orca,nvda", "--format", "json"], "--compare goes through the whole table"),
    (["--compare", "orca,nvdda"], "--compare: there is no dialect \"nvdda\"; did you mean \"nvda\"?"),
    (["--compare", "orca"], "--compare: there is nothing to compare orca with"),
  ])
  func aWalkThatCannotBeIsRefused(arguments: [String], sentence: String) throws {
    let result = try Command.run(["transcript", "fixtures/stocks.csv"] + arguments)
    #expect(result.status == 2)
    #expect(result.complaints.contains(sentence), "\(result.complaints)")
  }

  @Test func aDialectReadsAStreamWhoseRowsNobodyHasCounted() throws {
    let rows = Data("Name,Price (USD)\nTea,3.5\nMilk,2\n".utf8)
    let result = try Command.run(["transcript", "-", "--dialect", "nvda"], input: rows)
    #expect(result.output == "table with 2 columns\nName\nPrice\nTea\n$3.50\nMilk\n$2.00\nout of table\n")
  }

  @Test func aLabelTemplateDecidesWhatIsInARow() throws {
    let result = try Command.run([
      "transcript", "fixtures/stocks.csv", "--rows", "1,3", "--label", "{Company} at {Price} ({Change})",
    ])
    #expect(result.output == "Apple Inc. at $648.11 (up 1.85%)\nBoeing at $75.10 (unchanged)\n")
  }

  @Test func aColumnIsLeftOutWithADash() throws {
    let result = try Command.run(["transcript", "fixtures/stocks.csv", "--rows", "1", "--columns", "-Change"])
    #expect(result.output == "Apple Inc., $648.11\n")
  }

  @Test func aRowFromASlowPipeIsWrittenBeforeTheNextOneComes() throws {
    let result = try Command.shell(
      "{ printf 'Name,Price (USD)\\nTea,3.5\\nMilk,2\\n'; sleep 2; printf 'Salt,1\\n'; } "
        + "| \"$rowcall\" transcript - | { read line; date +%s; cat > /dev/null; date +%s; }")
    let seconds = result.output.split(separator: "\n").compactMap { Int($0) }
    #expect(seconds.count == 2 && seconds[1] > seconds[0], "the first row came while the pipe was still open")
  }

  @Test func theLocaleComesFromTheEnvironment() throws {
    let result = try Command.run(
      ["transcript", "fixtures/stocks.csv", "--rows", "1"], environment: ["LC_ALL": "de_DE.UTF-8"])
    #expect(result.output == "Apple Inc., 648,11\u{A0}$, plus 1,85\u{A0}%\n")
  }

  @Test func anOddFileIsReadAndItsOddityTold() throws {
    let told = try Command.run(["transcript", "fixtures/uneven.tsv"])
    #expect(told.status == 0)
    #expect(told.complaints == "fixtures/uneven.tsv: line 3: 2 cells, expected 3; 2 uneven rows\n")
    let quiet = try Command.run(["transcript", "fixtures/uneven.tsv", "--quiet"])
    #expect(quiet.complaints.isEmpty)
  }

  @Test(arguments: ["speak", "transcript", "inspect", "voices"])
  func theHelpOfACommandHasAnExampleThatRuns(command: String) throws {
    let help = try Command.run([command, "--help"])
    #expect(help.status == 0)
    let example = try #require(help.output.firstMatch(of: /Example: rowcall (.*)/)).1
    let scratch = try Scratch()
    defer { scratch.remove() }
    let fixture = Command.root.appendingPathComponent("fixtures/stocks.csv").path
    let result = try Command.shell("cd \(scratch.folder.path) && cp \(fixture) . && \"$rowcall\" \(example)")
    #expect(result.status == 0, "\(result.complaints)")
  }

  @Test(arguments: ["bash", "zsh", "fish"]) func completionsAreMadeForTheShell(shell: String) throws {
    let result = try Command.run(["--generate-completion-script", shell])
    #expect(result.status == 0)
    #expect(result.output.contains("transcript"))
  }

  @Test func voicesAreListedForALanguage() throws {
    let result = try Command.run(["voices", "--locale", "pt"])
    #expect(result.status == 0)
    #expect(result.output.contains("pt-br\t"))
    #expect(!result.output.contains("German"))
  }
}
