import RowcallTableView
import Testing

@testable import RowcallDemos
@testable import RowcallExamples

@Suite struct ElementsTests {
  // TV-33
  @Test func theIndexHasTheOrderOfItsAuthor() throws {
    let elements = try Elements(in: .english)
    #expect(elements.table.sectionIndexTitles == ["solid", "liquid", "gas", "artificial"])
    #expect(elements.sections[2].map(\.name) == ["Helium", "Hydrogen", "Neon", "Oxygen"])
  }

  // TV-32
  @Test func inJapaneseTheyAreSortedByHowTheyAreRead() throws {
    let elements = try Elements(in: .japanese)
    #expect(elements.sections[0].map(\.name) == ["アルミニウム", "金", "銀", "炭素", "鉄"])
  }
}
