import Testing

@testable import RowcallImport

@Suite struct SeparatorLineTests {
  @Test(arguments: [
    ("sep=;\r\na;b", ";" as Character?), ("SEP=,\na,b", ","), ("sep=\t\na\tb", "\t"), ("\"sep=|\"\na|b", "|"),
    ("sep=;", ";"), ("sep=\na,b", nil), ("sep=x\na,b", nil), ("sep=;;\na", nil), ("a;b\nsep=;", nil),
    ("", nil),
    ("sep=; and much more in the same line\n", nil),
  ])
  func theLineNamesTheDelimiter(head: String, delimiter: Character?) {
    #expect(SeparatorLine(Array(head.utf8))?.delimiter == delimiter)
  }

  @Test func theLineIsNoRow() throws {
    let table = try read("sep=;\r\nTown;Rain\r\nOslo;1,5\r\nBonn;2,5\r\n".utf8)
    #expect(table.names == ["Town", "Rain"])
    #expect(table.rows == [["Oslo", "1,5"], ["Bonn", "2,5"]])
    #expect(table.lines == [3, 4])
  }

  @Test func theDecisionsSayWhy() throws {
    let decisions = try TableReader(bytes: Array("sep=|\nTown|Rain\nOslo|1\n".utf8)).decisions
    #expect(decisions.delimiter == Decision("|", confidence: 1, reasons: [.separatorLine]))
    #expect(decisions.preambleLines == Decision(1, confidence: 1, reasons: [.separatorLine]))
    #expect("\(DecisionReason.separatorLine)" == "the first line names it")
  }

  @Test func aLineAboveATitleCountsWithIt() throws {
    let text = "sep=;\nRain report\n\nTown;Rain;Sun\nOslo;1;2\nBonn;2;4\n"
    #expect(try TableReader(bytes: Array(text.utf8)).decisions.preambleLines.choice == 3)
  }

  @Test func anAskedForDelimiterMakesItARow() throws {
    let options = ImportOptions(delimiter: ",", header: HeaderPlacement.none)
    #expect(try rows(of: "sep=;\na,b\n", options: options) == [["sep=;"], ["a", "b"]])
  }
}
