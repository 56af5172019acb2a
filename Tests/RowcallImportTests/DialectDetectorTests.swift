import Testing

@testable import RowcallImport

@Suite struct DialectDetectorTests {
  @Test(arguments: [
    ("a,b\n1,2\n3,4\n", ",", Quote.double),
    ("a\tb\n1\t2,5\n3\t4,5\n", "\t", .double),
    ("a;b\n1,5;2,5\n3,5;4,5\n", ";", .double),
    ("a|b|c\n1|2|3\n4|5|6\n", "|", .double),
    ("a:b:c\n1:2:300\n4:5:600\n7:8:900\n", ":", .double),
    ("1 2 3\n4 5 6\n7 8 9\n10 11 12\n", " ", .double),
    ("'a,x','b'\n'c,y','d'\n", ",", .single),
    ("time\n10:30\n11:45\n12:00\n", ",", .double),
    ("a\n2031-04-05\n2032-05-06\n", ",", .double),
    ("name,note\nAnna,\"x; y; z\"\nBert,\"p; q; r\"\n", ",", .double),
    ("size\tname\n7\"\tdisc\n12\"\t\"maxi\n5\"\tcd\n", "\t", .none),
  ])
  func delimiterAndQuoteAreFound(text: String, delimiter: Character, quote: Quote) throws {
    let decisions = try TableReader(bytes: Array(text.utf8)).decisions
    #expect(decisions.delimiter?.choice == delimiter)
    #expect(decisions.quote?.choice == quote)
  }

  @Test(arguments: [
    "Rain fell.\nIt was cold, too.\nThen, at noon, sun.\n",
    "Dear Ann,\nthank you for the letter.\nWe will see, I hope.\nBo\n", "Dear Ann,\n",
    "Dear Ann,\nI hope, you are well.\nBo\n", "Dear Ann,\nin 2031, we had 5 cats, 3 dogs, and a bird.\nBo\n",
    "Hi all,\nmeeting at 10:30, room 5.\nbring pens, paper\nthanks,\nAnn\n",
    "Oslo, 3 May 2031\n\nDear Ann,\n\nthe bill is 20.50, please pay.\n\nYours, Bo\n",
    "First, open it.\nSecond, close it.\nThird, sleep.\n", "Prices rose; wages did not.\nWe hope; we wait.\n",
    "proc on /proc type proc (rw,noatime)\nudev on /dev type tmp (rw,size=80,mode=755)\n",
  ])
  func sentencesAreLinesUnlessTheFileIsNamedAsATable(text: String) throws {
    let lines = try TableReader(bytes: Array(text.utf8))
    #expect(lines.decisions.delimiter == nil && lines.decisions.header.choice == .none)
    #expect(
      lines.headSample.flatMap { batch in (0..<batch.rowCount).map { batch.text(row: $0, column: 0) } }
        == text.split(separator: "\n").map(String.init))
    let table = try TableReader(bytes: Array(text.utf8), path: "notes.csv")
    #expect(table.decisions.delimiter != nil && table.decisions.quote?.choice == .double)
  }

  @Test func textsInQuotesAreCellsThoughOneLineHasACommaOutsideThem() throws {
    let text = "\"Smith, John\"\n\"multi\nline, x\"\nBob\nAnn, Lee\nCy\nDi\n"
    let table = try TableReader(bytes: Array(text.utf8))
    let cells = table.headSample.flatMap { batch in
      (0..<batch.rowCount).map { batch.text(row: $0, column: 0) }
    }
    #expect(
      (table.columnNames + cells).contains("Smith, John") && cells.contains("multi\nline, x"), "\(cells)")
  }

  @Test(arguments: [
    "Name,Town\nAnn,Oslo\nBo,Rome\n", "Name,\nAnn,\nBo,\n", "Name, Town\nAnn, Oslo\nBo, Rome\n",
    "Name, Age\nAnn, 5\nBo, 6\n", "(1,2)\n(3,4)\n", "Ann (5),x\nBo (6),y\n", "Town,\nOslo,5\nRome,6\n",
  ])
  func cellsThatLookLikeSentencesAreATable(text: String) throws {
    #expect(try TableReader(bytes: Array(text.utf8)).decisions.delimiter?.choice == ",")
  }

  @Test func backslashesBeforeQuotesAreFound() throws {
    let table = try read(
      #"""
      id,text
      1,"say \"hi\", then go"
      2,"a \\ b"
      """#.utf8)
    #expect(table.rows == [["1", "say \"hi\", then go"], ["2", "a \\ b"]])
  }

  @Test func backslashesBeforeDelimitersAreFound() throws {
    let table = try read(#"name,town,age\#nLee\, jr,Bonn,4\#nMaya,Oslo,5\#nOle,Rome,6\#n"#.utf8)
    #expect(table.rows == [["Lee, jr", "Bonn", "4"], ["Maya", "Oslo", "5"], ["Ole", "Rome", "6"]])
  }

  @Test func backslashesAtTheEndOfCellsAreKept() throws {
    let table = try read(#"dir,files\#nC:\old\,3\#nD:\tmp\,4\#n"#.utf8)
    #expect(table.rows == [[#"C:\old\"#, "3"], [#"D:\tmp\"#, "4"]])
  }

  @Test func backslashesInPathsAreKept() throws {
    let table = try read("id,path\n1,\"C:\\new\\\"\n2,\"D:\\tmp\\\"\n".utf8)
    #expect(table.rows == [["1", "C:\\new\\"], ["2", "D:\\tmp\\"]])
  }

  @Test func databaseDumpsAreUndone() throws {
    let table = try read("id\tname\tnote\n1\tAnna\t\\N\n2\tBert\tone\\ttwo\n".utf8)
    #expect(table.rows == [["1", "Anna", ""], ["2", "Bert", "one\ttwo"]])
  }

  @Test func spacesBeforeQuotesAreSkipped() throws {
    #expect(
      try read("id, name\n1, \"Lee, Ann\"\n2, \"Orr, Bo\"\n".utf8).rows == [
        ["1", "Lee, Ann"], ["2", "Orr, Bo"],
      ])
  }

  @Test func decisionsHaveReasons() throws {
    let decisions = try TableReader(bytes: Array("a;b\n1;\"x;y\"\n2;z\n".utf8)).decisions
    let delimiter = try #require(decisions.delimiter)
    #expect(
      delimiter.reasons.map(\.description) == [
        "3 of 3 rows have 2 cells", "100% of the cells look like values",
      ])
    #expect(delimiter.confidence > 0.8)
    #expect(decisions.quote?.reasons == [.quotedRows(1)])
  }

  @Test func quoteThatIsNeverClosedIsAFault() {
    let found = failure(of: "a,b\n1,2\n3,\"x\n4\n6,7\n")
    #expect(found.rows == 1)
    #expect(found.sentence.hasPrefix("t.csv:3: the quote that opens on this line is never closed"))
  }

  @Test func askedDialectIsTaken() throws {
    let options = ImportOptions(delimiter: "x", quote: Quote.none, header: HeaderPlacement.none)
    #expect(try read("1x\"2\n3x4,5\n".utf8, options: options).rows == [["1", "\"2"], ["3", "4,5"]])
    #expect(
      failure(of: "a,b", options: ImportOptions(delimiter: "\"")).sentence.hasPrefix(
        "delimiter \"\"\" cannot be used"))
  }
}
