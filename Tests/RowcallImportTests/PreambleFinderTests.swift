import Testing

@testable import RowcallImport

@Suite struct PreambleFinderTests {
  @Test(arguments: [
    ("City,Rain\nOslo,1\nBonn,2\n", 0),
    ("Rain report\n\nCity,Rain\nOslo,1\nBonn,2\n", 2),
    ("\n\nCity,Rain\nOslo,1\nBonn,2\n", 2),
    ("# made by hand\nCity,Rain\nOslo,1\nBonn,2\n", 1),
    ("Report,,\nMay 2031,,\nCity,Rain,Sun\nOslo,1,2\nBonn,2,4\n", 2),
    ("Author,Lee\nDate,2031\nCity,Rain,Sun\nA,1,2\nB,2,3\nC,3,4\nD,4,5\nE,5,6\nF,1,1\nG,1,1\nH,1,1\n", 2),
    ("Rain\nVersion,3\n\nCity,Rain,Days\nOslo,1,4\nBonn,2,5\n\nTown,Fee\nRome,5\nLima,6\n", 3),
    ("Rain\nVersion,3\n\nCity,Rain,Days\nOslo,1,4\nBonn,2,5\n\nTown,Fee\nRome,5\nLima,6\nUlm,7\n", 3),
    ("Rain,,\nVersion,3,\n,,\nCity,Rain,Days\nOslo,1,4\nBonn,2,5\n", 3),
    ("Name,Lee\nYear,2031\nPlace,Rye\n\nCity,Rain,Days\nOslo,1,4\nBonn,2,5\n", 4),
    ("Ann,Fee\nAda,1\nBob,2\n\nTown,Fee,Mayor\nOslo,7,Eva\nRome,8,Leo\n", 0),
    ("Item,Sold\nTea,12\nPie,7\n\nCity,Rain,Days\nOslo,1,4\nBonn,2,5\n", 0),
    ("Ann,Fee\nAda,1\nBo,2\n\nTown,Fee,Mayor\nOslo,7,Eva\nRome,8,Leo\n", 0),
    ("a,b\n\n1,2,3\n4,5,6\n7,8,9\n", 0),
    ("Rain 2031,\nCity,Fee\nOslo,12\nRome,3\n", 1), ("Rain,\nby Lee,\n,\nCity,Fee\nOslo,12\nRome,3\n", 3),
    ("Town,\nOslo,5\nRome,6\n", 0), ("Item,\nTea,none\nPie,5\nJam,6\n", 0),
    ("Rain,,\nBy,Lee,\nCity,Rain,Days\nOslo,1,4\nBonn,2,5\n", 2),
    ("Name,Town,\nAda,Rome,\nBo,Ulm,x\n", 0),
    ("Rain report\n\nVersion,3,\nCity,Rain,Sun\nOslo,1,2\nBonn,2,4\n", 3),
    ("Rain report\n\nVersion,3,\nOwner,Lee,\nBonn,2,4\n", 2),
    ("a,b,c\nu,v,w,x\nu,v,w,x\n", 0),
    ("a,b\n1,x,y\n2,x,y\n3,x,y\n", 0),
    ("a,b,,d\n1,x\n2,x\n\n", 0),
  ])
  func linesBeforeTheTableAreLeftOut(text: String, lines: Int) throws {
    #expect(try TableReader(bytes: Array(text.utf8)).decisions.preambleLines.choice == lines)
  }

  @Test func numberSignMayStartAHeader() throws {
    #expect(try read("#id,city\n1,Oslo\n2,Bonn\n".utf8).names == ["#id", "city"])
  }

  @Test func linesAfterAPreambleKeepTheirNumbers() throws {
    let table = try read("Rain report\r\n\r\nCity,Rain\r\nOslo,1\r\nBonn,2\r\n".utf8)
    #expect(table.lines == [4, 5])
  }

  @Test(arguments: [
    ("Rain report\nMay 2031\n\nCity,Rain\nOslo,1\nBonn,2\n", ["Rain report", "May 2031"], [String]()),
    ("Report,,\nCity,Rain,Sun\nOslo,1,2\nBonn,2,4\n", ["Report"], []),
    ("a\nb\nc\nd\nCity,Rain\nOslo,1\nBonn,2\nUlm,3\n", ["a", "b", "c"], ["1 line before the table (\"d\")"]),
    ("# by hand\nCity,Rain\nOslo,1\nBonn,2\n", [], ["1 comment line (\"# by hand\")"]),
    ("1\nCity,Rain\nOslo,1\nBonn,2\n", [], ["1 line before the table (\"1\")"]),
    ("sep=,\nRain report\nCity,Rain\nOslo,1\nBonn,2\n", ["Rain report"], []),
    ("City,Rain\nOslo,1\n\nBonn,2\n\n", [], ["2 blank lines"]),
  ])
  func textAboveATableIsItsTitleAndOtherLinesAreCounted(
    text: String, title: [String], leftOut: [String]
  ) throws {
    var table = try TableReader(bytes: Array(text.utf8))
    while try table.nextBatch() != nil {}
    #expect(table.titleLines == title)
    let lines = table.problems.flatMap { problem -> [LeftOutLines] in
      guard case .leftOut(.some, let lines) = problem else { return [] }
      return lines.filter { $0.reason != .blank || title.isEmpty }
    }
    #expect(lines.map(\.description) == leftOut)
  }

  @Test func aHeaderLineThatTheUserChoosesLeavesOutOnlyWhatIsAboveIt() throws {
    var options = ImportOptions()
    options.header = .line(3)
    let table = try TableReader(bytes: Array("Rain\nOld,Names\nCity,Rain\nOslo,1\n".utf8), options: options)
    #expect(table.title == "Rain")
    #expect(
      table.problems.map(\.description) == ["1 row; left out: 1 line before the table (\"Old, Names\")"])
  }
}
