import Testing

@testable import RowcallImport

@Suite struct FormatDetectorTests {
  @Test(arguments: [
    ("t.csv", "a,b\n1,2\n", TableFormat.delimited),
    ("t.json", "a,b\n1,2\n", .json),
    ("T.NDJSON", "", .json),
    ("-", " [ {\"a\": 1}]", .json),
    ("-", "{\"a\": 1}", .json),
    ("-", "[[1,2],[3,4]]", .json),
    ("-", "[1,2]", .json),
    ("-", "[id],[name]\n1,2\n", .delimited),
    ("-", "[1],[2]\n[3],[4]\n", .delimited),
    ("-", "{braces},b\n", .delimited),
    ("dir.json/table", "a,b\n", .delimited),
  ])
  func formatFollowsNameAndText(path: String, text: String, format: TableFormat) {
    #expect(FormatDetector(path: path, head: Array(text.utf8), isWhole: true).detect().choice == format)
  }
}
