import Testing

@testable import RowcallImport

@Suite struct HeaderDetectorTests {
  @Test(arguments: [
    ("City,Rain\nOslo,12\nBonn,3\n", true),
    ("Oslo,12\nBonn,3\nRome,8\n", false),
    ("Land,2019,2020\nNorwegen,1.5,2.5\nItalien,3.5,4.5\n", true),
    ("1,Anna\n2,Bert\n3,Cara\n", false),
    ("team,0,1,2,3\nReds,0.1,0.2,0.4,0.5\nBlues,0.3,0.3,0.2,0.1\n", true),
    ("Anna,yes\nBert,no\nAnna,no\nBert,yes\nCara,yes\nAnna,yes\n", false),
    ("名前,都道府県\n青木,東京\n井上,大阪\n", true),
    ("2031-01-02,3.5\n2031-01-03,3.7\n", false),
    ("A,B\nx,y\n", true),
    ("name\nAnna\nBert\n", true),
    ("-9223372036854775808,9223372036854775807,5\n1,2,3\n", false),
  ])
  func headerIsToldFromData(text: String, hasHeader: Bool) throws {
    let decision = try TableReader(bytes: Array(text.utf8)).decisions.header
    #expect(decision.choice == (hasHeader ? .row : HeaderPlacement.none))
    #expect((0.5...1).contains(decision.confidence))
    #expect(!decision.reasons.isEmpty)
  }

  @Test func reasonsAreFacts() throws {
    let header = try TableReader(bytes: Array("City,Rain\nOslo,12\nBonn,3\n".utf8)).decisions.header
    #expect(header.reasons == [.headerDiffers(columns: 1), .headerWords(1)])
    let data = try TableReader(bytes: Array("Oslo,12\nBonn,3\n".utf8)).decisions.header
    #expect(data.reasons.map(\.description) == ["holds values like those below in 1 column"])
  }

  @Test func askedHeaderIsTaken() throws {
    let text = "title\nx,y\n1,2\n3,4\n"
    let none = try read(text.utf8, options: ImportOptions(delimiter: ",", header: HeaderPlacement.none))
    #expect(none.names == [nil, nil])
    let line = try read(text.utf8, options: ImportOptions(header: .line(3)))
    #expect(line.names == ["1", "2"])
    #expect(line.rows == [["3", "4"]])
    let late = failure(of: text, options: ImportOptions(header: .line(9)))
    #expect(
      late.sentence
        == "t.csv: no header on line 9, the last line looked at is 4; pass --header with a smaller line")
  }

  @Test func headerAloneIsATableWithoutRows() throws {
    let table = try read("City,Rain\n".utf8)
    #expect(table.names == ["City", "Rain"])
    #expect(table.rows.isEmpty)
  }
}
