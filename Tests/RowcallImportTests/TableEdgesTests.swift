import RowcallModel
import Testing

@testable import RowcallImport

@Suite struct TableEdgesTests {
  /// Reads all tables to their ends.
  private func tables(_ text: String, _ options: ImportOptions = ImportOptions()) throws -> [TableReader] {
    try TableReader.tables(of: Array(text.utf8), options: options).map { table in
      var table = table
      while try table.nextBatch() != nil {}
      return table
    }
  }

  private func rows(of table: TableReader) -> [[String?]] {
    table.headSample.flatMap { batch in
      (0..<batch.rowCount).map { row in
        (0..<batch.cellCount(inRow: row)).map { batch.text(row: row, column: $0) }
      }
    }
  }

  private func leftOut(_ table: TableReader) -> [String] {
    table.problems.flatMap { problem -> [String] in
      if case .leftOut(_, let lines) = problem { lines.map(\.description) } else { [] }
    }
  }

  @Test func aTableOfAnotherWidthAfterABlankLineHasItsOwnHeader() throws {
    let found = try tables("Item,Sold\nTea,12\nPie,7\n\nCity,Rain,Sun\nOslo,3,4\nUlm,5,6\n")
    #expect(found.map(\.columnNames) == [["Item", "Sold"], ["City", "Rain", "Sun"]])
    #expect(
      found.map(rows) == [[["Tea", "12"], ["Pie", "7"]], [["Oslo", "3", "4"], ["Ulm", "5", "6"]]])
    #expect(found.map(\.number) == [1, 2])
  }

  @Test func aWordAmongNumbersAfterABlankLineIsAHeader() throws {
    let found = try tables("Item,Sold\nTea,12\nCake,7\n\nClerk,Hours\nAda,7\nBo,8\n")
    #expect(found.map(\.columnNames) == [["Item", "Sold"], ["Clerk", "Hours"]])
    for rows in ["Clerk,none\nAda,7\n", "Clerk,12\nAda,7\nBo,8\n", "Clerk,-\nAda,7\nBo,8\n"] {
      #expect(try tables("Item,Sold\nTea,12\nCake,7\n\n" + rows).count == 1, "\(rows)")
    }
  }

  @Test func aWordForAMissingNumberAfterABlankLineIsACell() throws {
    let found = try tables("Item,Sold\nTea,12\nCake,7\nPie,5\n\nNut,unknown\nFig,3\nOat,9\n")
    #expect(found.map(\.columnNames) == [["Item", "Sold"]])
    #expect(found.first.map(rows)?.map { $0[0] } == ["Tea", "Cake", "Pie", "Nut", "Fig", "Oat"])
  }

  @Test func aTableOfTheSameWidthIsFoundByItsHeader() throws {
    let found = try tables(
      "Item,Sold,Left\nTea,12,1\nPie,7,2\n\nCity,Rain,Sun\nOslo,3,4\nUlm,5,6\n")
    #expect(found.map(\.columnNames) == [["Item", "Sold", "Left"], ["City", "Rain", "Sun"]])
  }

  @Test func rowsOfDelimitersSeparateTablesOfASpreadsheet() throws {
    let found = try tables(
      "Income,,\nMonth,Euros,\nMay,12,\nJune,7,\n,,\nCosts,,\nItem,Euros,Paid\nTea,3,4\nRent,5,6\n,,\nTotal,8,10\n"
    )
    #expect(found.map(\.title) == ["Income", "Costs"])
    #expect(found.map { rows(of: $0).count } == [2, 4])
  }

  @Test func aTitleAboveTheSameHeaderStartsATable() throws {
    let found = try tables("North\nItem,Sold\nTea,12\nPie,7\n\nSouth\nItem,Sold\nTea,3\nPie,4\n")
    #expect(found.map(\.title) == ["North", "South"])
    #expect(found.map { rows(of: $0).count } == [2, 2])
  }

  @Test func aFirstTableThatIsNarrowerIsNoPreamble() throws {
    let found = try tables(
      "Item,Sold\nTea,12\nPie,7\n\nCity,Rain,Sun\n" + (1...20).map { "Oslo,\($0),4\n" }.joined())
    #expect(found.map(\.columnNames.count) == [2, 3])
  }

  @Test(arguments: [
    "Item,Sold\nTea,12\n\nCake,7\nPie,5\n",
    "Name,City,Age\nAnn,Oslo,3\nAl,Ulm,4\n\nBob,Rome,n/a\nCy,Bonn,6\n",
    "Name,City,Age\nAnn,Oslo,3\nAl,Ulm,4\n\nBob,Rome,late\nCy,Bonn,6\n",
    "id,name,,name\n1,english\n1,english\n\n2,german,1,2,3\n",
    "Item,Sold\n\nTea,12\n\nCake,7\n\nPie,5\n",
    "Item,Sold\nTea,12\nCake,7\n\nEurope\nPie,5\nJam,5\n",
  ])
  func rowsAfterABlankLineAreTheSameTable(text: String) throws {
    let found = try tables(text)
    #expect(found.count == 1)
    #expect(rows(of: found[0]).count == text.split(separator: "\n").count - 1)
  }

  @Test func rowsLikeTheHeaderAreLeftOutAndMarked() throws {
    let table = try tables("Item,Sold\nTea,12\nItem,Sold\nPie,7\nItem,Sold\n")[0]
    #expect(rows(of: table) == [["Tea", "12"], ["Pie", "7"]])
    #expect(table.headSample.map(\.rowsAfterHeader) == [[1]])
    #expect(leftOut(table) == ["2 repeated header rows (the first on line 3)"])
  }

  @Test(arguments: [
    ("(2 rows)", true), ("2 rows selected.", true), ("Source: Met Office", true), ("* estimated", true),
    ("Quelle: Amt", true), ("Total records: 5", false), ("12", false), ("Jam", false), ("Total,19", false),
  ])
  func notesBelowATableAreLeftOut(line: String, isNote: Bool) throws {
    let table = try tables("Item,Sold\nTea,12\nPie,7\n\(line)\n")[0]
    #expect(rows(of: table).count == (isNote ? 2 : 3))
    #expect(leftOut(table) == (isNote ? ["1 line after the table (\"\(line)\")"] : []))
  }

  @Test(arguments: [
    ("Figures are provisional", true), ("Note: provisional, see below", true), ("Total: 19", false),
    ("19", false), ("Jam,3", false),
  ])
  func aTextApartFromATableIsANote(line: String, isNote: Bool) throws {
    let table = try tables("Item,Sold\nTea,12\nPie,7\n\n\(line)\n")[0]
    #expect(rows(of: table).count == (isNote ? 2 : 3))
  }

  @Test func tablesBeyondTheHeadFollowTheLastRow() throws {
    let many = (1...200_000).map { "Tea,\($0)\n" }.joined()
    let text = "Item,Sold\n\(many)\nCity,Rain,Sun\nOslo,3,4\nUlm,5,6\nBonn,7,8\n(3 rows)\n"
    var table = try TableReader(bytes: Array(text.utf8))
    var count = 0
    while let batch = try table.nextBatch() { count += batch.rowCount }
    #expect(count == 200_000)
    let next = try #require(try table.following())
    #expect(next.columnNames == ["City", "Rain", "Sun"])
    #expect(rows(of: next).count == 3)
    #expect(next.number == 2)
    var options = ImportOptions()
    options.table = "2"
    #expect(try tables(text, options).map(\.columnNames) == [["City", "Rain", "Sun"]])
  }
}
