import Testing

@testable import RowcallValues

/// Files with a row of questions over a row of choices.
@Suite struct SurveyHeaderTests {
  private func headerRows(_ table: String) -> Range<Int> {
    HeaderDetector(sample(table), in: .file).headerRows().lines
  }

  @Test(arguments: [
    // Who picks one leaves the other blank.
    "Liked?|||Why?\nYes|No|Other|Response\nYes|||Warm\n|No||Cold",
    // A question for each person stands before it.
    "Name|Tongues||\nResponse|Welsh|Basque|Other\nAda|Welsh||\nMax||Basque|Sami\nEva|Welsh|Basque|",
  ])
  func aQuestionOverItsChoicesHasTwoHeaderRows(table: String) { #expect(headerRows(table) == 0..<2) }

  @Test func theReasonIsGiven() {
    let table = "Liked?||Why?\nYes|No|Response\nYes||Warm\n|No|Cold"
    #expect(HeaderDetector(sample(table), in: .file).headerRows().reasons == [.choices])
  }

  @Test(arguments: [
    // Both columns are filled in every row.
    "Liked?||Why?\nYes|No|Fine\nYes|No|Warm\nYes|No|Cold",
    // Other answers are among the cells.
    "Liked?||Why?\nYes|No|Fine\nNo||Warm\n|No|Cold",
    // Nobody picked a choice.
    "Liked?||Why?\nYes|No|Fine\n||Warm\n||Cold",
    // The second row has a blank.
    "Liked?||Why?\nYes|No|\nYes||Warm\n|No|Cold",
    // All columns have names.
    "Liked?|Bad?|Why?\nYes|No|Fine\nYes||Warm\n|No|Cold",
    // The second row has a value.
    "Liked?||Score\nYes|No|7\nYes||8\n|No|9",
    // The first row is said again below.
    "red||Why?\nred|blue|Fine\nred||Warm\n|blue|Cold",
  ])
  func rowsOfDataAreNoHeaders(table: String) {
    #expect(headerRows(table).upperBound < 2)
  }
}
