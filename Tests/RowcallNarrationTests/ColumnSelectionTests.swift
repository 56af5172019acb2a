import RowcallModel
import RowcallNarration
import Testing

@Suite struct ColumnSelectionTests {
  private static let table = Table(
    columns: ["Name", "Price (USD)", "2012", "Last, First", nil, "Notes"].map { Column(name: $0) })

  @Test(arguments: [
    ("Name,Notes", [0, 5]), ("notes, name", [5, 0]), ("price", [1]), ("1-3", [0, 1, 2]), ("5-", [4, 5]),
    ("2012", [2]),
    ("#3", [2]), ("3", [2]), ("\"Last, First\",1", [3, 0]), ("-Notes", [0, 1, 2, 3, 4]),
    ("-1-3,-Notes", [3, 4]),
    ("1-4,-price", [0, 2, 3]), ("1,1,Name", [0]),
  ])
  func columnsAreNamedNumberedOrLeftOut(text: String, columns: [Int]) throws {
    #expect(try ColumnSelection(text).columns(of: Self.table) == columns)
  }

  @Test(arguments: [
    (
      "Nane",
      "columns: there is no column \"Nane\"; did you mean \"Name\"? The columns are Name, Price (USD), 2012, Last, First, #5, Notes"
    ),
    (
      "1,9",
      "columns: there is no column \"9\"; the columns are Name, Price (USD), 2012, Last, First, #5, Notes"
    ),
    (
      "-Zebra",
      "columns: there is no column \"Zebra\"; the columns are Name, Price (USD), 2012, Last, First, #5, Notes"
    ),
    ("1,-Name", "columns: \"1,-Name\" leaves no column; name at least one to keep"),
    ("4-2", "\"4-2\" runs backwards; write the smaller number first"),
  ])
  func whatIsNoColumnIsNamed(text: String, sentence: String) {
    let error = #expect(throws: LabelError.self) { try ColumnSelection(text).columns(of: Self.table) }
    #expect(error?.description == sentence)
  }
}
