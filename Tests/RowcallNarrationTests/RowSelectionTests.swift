import RowcallNarration
import Testing

@Suite struct RowSelectionTests {
  @Test(arguments: [
    ("1", [0]), ("2-4", [1, 2, 3]), ("3,1", [0, 2]), ("-2", [0, 1]), (" 1 - 2 , 4 ", [0, 1, 3]),
    ("8-", [7, 8, 9]),
    ("1-3,2-5,5", [0, 1, 2, 3, 4]),
  ])
  func numbersCountFromOne(text: String, rows: [Int]) throws {
    let selection = try RowSelection(text)
    #expect((0..<10).filter { selection.contains($0) } == rows)
  }

  @Test(arguments: [("1-3", 2), ("7,2", 6), ("2-", nil), ("9,4-", nil)])
  func theLastRowIsKnownUnlessTheRangeIsOpen(text: String, lastRow: Int?) throws {
    #expect(try RowSelection(text).lastRow == lastRow)
    #expect(RowSelection.all.lastRow == nil)
  }

  @Test(arguments: [
    ("x", "rows: \"x\" in \"x\" is no row; write numbers from 1 and ranges, such as 1-10,15 or 20-"),
    ("1,0", "rows: \"0\" in \"1,0\" is no row; write numbers from 1 and ranges, such as 1-10,15 or 20-"),
    ("1,,2", "rows: \"\" in \"1,,2\" is no row; write numbers from 1 and ranges, such as 1-10,15 or 20-"),
    ("", "rows: \"\" in \"\" is no row; write numbers from 1 and ranges, such as 1-10,15 or 20-"),
    ("-", "rows: \"-\" in \"-\" is no row; write numbers from 1 and ranges, such as 1-10,15 or 20-"),
    (
      "1-2-3",
      "rows: \"1-2-3\" in \"1-2-3\" is no row; write numbers from 1 and ranges, such as 1-10,15 or 20-"
    ),
    ("+5", "rows: \"+5\" in \"+5\" is no row; write numbers from 1 and ranges, such as 1-10,15 or 20-"),
    ("5-3", "\"5-3\" runs backwards; write the smaller number first"),
  ])
  func whatIsNoRowIsNamed(text: String, sentence: String) {
    let error = #expect(throws: LabelError.self) { try RowSelection(text) }
    #expect(error?.description == sentence)
  }
}
