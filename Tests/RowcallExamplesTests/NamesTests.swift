import RowcallTableView
import Testing

@testable import RowcallDemos
@testable import RowcallExamples

@Suite struct NamesTests {
  // TV-31
  @Test(arguments: [
    (NameList.russian, "Б Е Ж И Й Э Я", "Борис Ёлкин"), (.arabic, "ا ب خ ه ي", "آمال زيدان"),
    (.korean, "ㄱ ㄴ ㅂ ㅇ ㅎ", "강하늘"), (.swedish, "A V W Z Å Ä Ö", "Anna Holm"),
    (.czech, "C Č H CH I R Ř Š Ž", "Cyril Novotný"),
  ])
  func namesAreUnderTheLettersOfTheirLanguage(list: NameList, titles: String, first: String) throws {
    let names = try Names(in: .english)
    try names.show(list)
    #expect(names.sections.compactMap(\.header).joined(separator: " ") == titles)
    #expect(names.table.visibleTexts.first == first)
  }

  @Test func eachNameIsSaidInItsLanguage() throws {
    let names = try Names(in: .japanese)
    try names.show(.czech)
    #expect(Set(names.table.visibleCells.map(\.content.accessibility.language)) == ["cs"])
    let headers = (0..<names.table.numberOfSections).compactMap(names.table.header)
    #expect(Set(headers.map(\.accessibility.language)) == ["cs"])
  }

  @Test func whoGetsOtherNamesBeginsAtTheirHeader() throws {
    let names = try Names(in: .english)
    try names.table.moveFocus(.last)
    try names.show(.korean)
    #expect(names.table.focus == .tableHeader && names.table.header?.title == "Korean names")
  }
}
