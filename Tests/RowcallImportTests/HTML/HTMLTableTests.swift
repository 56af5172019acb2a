import Testing

@testable import RowcallImport

/// A page's table as rows.
@Suite struct HTMLTableTests {
  @Test(
    arguments: [
      // Header rows: the head, else rows of nothing but headers; together they name the columns.
      ("<tr><th>A<th>B<tr><td>1<td>2", ["A", "B"], [["1", "2"]]),
      ("<thead><tr><td>A<td>B<tbody><tr><td>1<td>2", ["A", "B"], [["1", "2"]]),
      (
        "<tr><td><th colspan=2>2023<tr><td><th>Q1<th>Q2<tr><th>North<td>1<td>2", [nil, "2023 Q1", "2023 Q2"],
        [["North", "1", "2"]]
      ),
      ("<tr><th scope=row>A<td>1<tr><th scope=row>B<td>2", [nil, nil], [["A", "1"], ["B", "2"]]),
      (
        "<tr><th abbr=Qty>Quantity ordered<th aria-label=Cost>?<tr><td>1<td>2", ["Qty", "Cost"], [["1", "2"]]
      ),
      // Without headers the text decides.
      (
        "<tr><td>Name<td>Age<tr><td>Ann<td>31<tr><td>Bob<td>28", ["Name", "Age"],
        [["Ann", "31"], ["Bob", "28"]]
      ),
      ("<tr><td>1<td>2<tr><td>3<td>4", [nil, nil], [["1", "2"], ["3", "4"]]),
      ("<tr><th>A<th>B", [nil, nil], [["A", "B"]]),
      // A cell over all columns is a title, which names no column and is read once; a head is one without header cells.
      (
        "<tr><th colspan=2>Rain<tr><th>Town<th>mm<tr><td>Ayr<td>9", ["Town", "mm"], [["Rain"], ["Ayr", "9"]]
      ),
      ("<tr><th colspan=2>Rain<tr><td>Ayr<td>9", [nil, nil], [["Rain"], ["Ayr", "9"]]),
      (
        "<tr><th>Town<th>mm<tr><th colspan=2 scope=rowgroup>Coast<tr><td>Ayr<td>9<tr><td colspan=2> ",
        ["Town", "mm"], [["Coast"], ["Ayr", "9"], ["", ""]]
      ),
      // A cell holds for all that it spans; a missing one is empty.
      ("<tr><th>D<th>T<tr><td rowspan=2>Mon<td>9<tr><td>10", ["D", "T"], [["Mon", "9"], ["Mon", "10"]]),
      (
        "<tr><th>A<th>B<th>C<tr><td colspan=2>x<tr><td>y", ["A", "B", "C"], [["x", "x", ""], ["y", "", ""]]
      ),
      (
        "<tr><th>A<tr><td>see <a href=x>this</a> <img alt=pic><input value=5 aria-label=N>", ["A"],
        [["see this pic N 5"]]
      ),
      // Controls say what they are set to.
      (
        "<tr><th>Done<th>Pick<tr><td><input type=checkbox checked><td><select><option>Red<option selected>Blue</select>"
          + "<tr><td><input type=checkbox><td><textarea>hello</textarea>", ["Done", "Pick"],
        [["true", "Blue"], ["false", "hello"]]
      ),
      ("<tfoot><tr><td>Sum<tbody><tr><th>A<tr><td>1", ["A"], [["1"], ["Sum"]]),
    ] as [(String, [String?], [[String]])])
  func gridsBecomeRows(html: String, names: [String?], rows: [[String]]) throws {
    let table = try read("<table>\(html)</table>".utf8, path: "p.html")
    #expect(table.names == names)
    #expect(table.rows == rows)
  }

  @Test(arguments: [
    (HeaderPlacement.none, [nil, nil] as [String?], 3), (.row, ["1", "2"], 2), (.rows(2), ["1 3", "2 4"], 1),
    (.rows(99), ["1 3 5", "2 4 6"], 0),
  ])
  func theUserDecidesAboutTheHeader(header: HeaderPlacement, names: [String?], rows: Int) throws {
    let html = "<table><tr><td>1<td>2<tr><td>3<td>4<tr><td>5<td>6</table>"
    let table = try read(html.utf8, options: ImportOptions(header: header), path: "p.html")
    #expect(table.names == names)
    #expect(table.rows.count == rows)
  }

  @Test func aPageHasNoHeaderLines() {
    let found = failure(
      of: "<table><tr><td>1</table>", options: ImportOptions(header: .line(5)), path: "p.html")
    #expect(
      found.sentence
        == "p.html: no header on line 5, because tables of a page have rows, not lines; "
        + "pass --header-rows with the number of header rows")
  }

  @Test func eachTableOfAPageIsRead() throws {
    let html =
      "<table><caption>Tides</caption><tr><th>A<tr><td>1</table><table role=none><td>x</table>"
      + "<table><tr><th>B<tr><td>2<tr><td>3</table>"
    let scratch = Array(html.utf8)
    let readers = try TableReader.tables(
      of: MemoryBytes(path: "p.html", bytes: scratch[...]), options: ImportOptions())
    #expect(readers.map(\.columnNames) == [["A"], ["B"]])
    #expect(readers.map(\.place?.number) == [1, 3])
    #expect(readers.map(\.place?.rowCount) == [1, 2])
    #expect(readers.map(\.place?.headers.grid.title) == ["Tides", nil])
    let chosen = try read(html.utf8, options: ImportOptions(table: "3"), path: "p.html")
    #expect(chosen.rows == [["2"], ["3"]])
  }

  @Test(arguments: [("a.csv", "A,B\n1,2\n"), ("a.json", "[[1,2],[3,4]]")])
  func aFileOfDataIsOneTable(path: String, text: String) throws {
    #expect(try !read(text.utf8, options: ImportOptions(table: "1"), path: path).rows.isEmpty)
    let found = failure(of: text, options: ImportOptions(table: "Tides"), path: path)
    #expect(found.sentence == "\(path): no table \"Tides\", the file is a single table; leave out --table")
  }

  @Test func rowsKnowTheirLines() throws {
    let table = try read("<table>\n<tr><th>A\n<tr>\n<td>1\n<tr><td>2</table>".utf8, path: "p.html")
    #expect(table.lines == [4, 5])
  }

  @Test func chunksMakeNoDifference() throws {
    let html = "<meta charset=utf-8><table>\n<tr><th>Größe<th>€\n<tr><td>1<td>2</table>"
    #expect(try read(html.utf8, path: "p.html", chunkSize: 1) == read(html.utf8, path: "p.html"))
  }

  @Test func repeatedNamesAreReported() throws {
    let table = try read("<table><tr><th>A<th>A<tr><td>1<td>2</table>".utf8, path: "p.html")
    #expect(table.problems == [.repeatedName("A")])
  }

  @Test func zeroBytesAreReported() throws {
    let table = try read("<table><tr><th>A\n<tr><td>1\0</table>".utf8, path: "p.html")
    #expect(table.rows == [["1"]])
    #expect(table.problems == [.zeroBytes(line: 2, count: 1)])
  }

  @Test(arguments: [
    (
      ImportLimits(cellBytes: 3),
      "p.html:2: a cell is longer than the limit of 3 bytes (is a quote left open?); raise it with --max-cell-bytes"
    ),
    (
      ImportLimits(rowBytes: 5),
      "p.html:2: a row is longer than the limit of 5 bytes (are there line breaks?); raise it with --max-row-bytes"
    ),
    (
      ImportLimits(columns: 1),
      "p.html:1: a row has more cells than the limit of 1 columns; raise it with --max-columns"
    ),
  ])
  func rowsKeepToTheLimits(limits: ImportLimits, sentence: String) {
    let html = "<table><tr><td>a<td>b\n<tr><td>abcdef<td>c</table>"
    let found = failure(
      of: html, options: ImportOptions(header: HeaderPlacement.none, limits: limits), path: "p.html")
    #expect(found.sentence == sentence)
  }
}
