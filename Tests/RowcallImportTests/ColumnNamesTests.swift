import RowcallModel
import Testing

@testable import RowcallImport

@Suite struct ColumnNamesTests {
  @Test(arguments: [
    ("Price", "Price"), ("  Net\r\n  price ", "Net price"), ("\u{FEFF}id", "id"), ("", nil), (" \n ", nil),
  ])
  func namesAreCleaned(written: String, name: String?) {
    #expect(ColumnNames.cleaned(written) == name)
  }

  @Test func repeatedNamesAreReportedOnce() throws {
    let table = try read("id,name,,name,name\n1,a,b,c,d\n2,e,f,g,h\n".utf8)
    #expect(table.names == ["id", "name", nil, "name", "name"])
    #expect(table.problems.map(\.description) == ["more than one column is named \"name\""])
  }

  @Test func headerRowsMayFillWholeBatches() throws {
    var sample = [RowBatch(), RowBatch(firstRow: 2), RowBatch(firstRow: 4)]
    for row in 0..<6 { sample[row / 2].append(row: ["\(row)"], line: row + 1) }
    #expect(ColumnNames.take(3, from: &sample, width: 1) == ["0 1 2"])
    #expect(sample.map(\.firstRow) == [0, 1])
    #expect(sample.map(\.lines) == [[4], [5, 6]])
    #expect(sample.map { $0.text(row: 0, column: 0) } == ["3", "4"])
  }

  @Test(arguments: [("t.csv", "A,B\n1,2\n"), ("t.json", "[[\"A\",\"B\"],[1,2]]")])
  func noMoreHeaderRowsThanThereAreRows(path: String, text: String) throws {
    let both = try read(text.utf8, options: ImportOptions(header: .rows(2)), path: path)
    #expect(both.names == ["A 1", "B 2"])
    #expect(both.rows.isEmpty)
    let found = failure(of: text, options: ImportOptions(header: .rows(99)), path: path)
    #expect(
      found.sentence
        == "\(path): no 99 header rows, the start of the file has 2; pass --header-rows with a smaller number"
    )
  }

  @Test(arguments: [
    ("t.csv", "1,2\n3,4\n"), ("t.json", "[[1,2],[3,4]]"),
    ("t.html", "<table><tr><td>1<td>2<tr><td>3<td>4</table>"),
  ])
  func lessThanNoHeaderRowIsNone(path: String, text: String) throws {
    let table = try read(text.utf8, options: ImportOptions(header: .rows(-1)), path: path)
    #expect(table.names == [nil, nil])
    #expect(table.rows == [["1", "2"], ["3", "4"]])
  }

  @Test func columnsWithoutAHeaderCellHaveNoName() throws {
    let table = try read("id,name\n1,a,b\n2,c,d\n3,e,f\n".utf8)
    #expect(table.names == ["id", "name", nil])
  }
}
