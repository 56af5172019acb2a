import RowcallTableView
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct SectionedListTests {
  private static let titles = ["A", "B", "C", "#"]

  /// Words by their first letter; the last section takes what begins with none of the letters.
  private func words(_ words: [String]) throws -> SectionedList<String> {
    try SectionedList(
      words, titles: Self.titles,
      sectionOf: { word in Self.titles.firstIndex { $0 == word.prefix(1).uppercased() } ?? 3 },
      sortedBy: { $0.lowercased() < $1.lowercased() })
  }

  // TV-34
  @Test func eachObjectGoesIntoItsSectionAndEachSectionIsSorted() throws {
    let list = try words(["cow", "ant", "7 dwarfs", "Cat", "ape"])
    #expect(list.sections == [["ant", "ape"], [], ["Cat", "cow"], ["7 dwarfs"]])
    #expect(list.titles == Self.titles)
  }

  // TV-34
  @Test func anEmptySectionHasNoHeader() throws {
    let list = try words(["cow", "ant"])
    #expect((-1..<5).map(list.header) == [nil, "A", nil, "C", nil, nil])
  }

  // TV-34
  @Test func indexTitlesLeadToTheSectionOfTheSameNumberUnlessSaidOtherwise() throws {
    let plain = try words([])
    #expect(plain.indexTitles == Self.titles)
    #expect((-1..<5).map(plain.section(forIndexTitleAt:)) == [nil, 0, 1, 2, 3, nil])
    let own = try SectionedList(
      [4, 11, 6], titles: ["small", "large"],
      index: [IndexTitle("0", leadsTo: 0), IndexTitle("5", leadsTo: 0), IndexTitle("10", leadsTo: 1)],
      sectionOf: { $0 < 10 ? 0 : 1 }, sortedBy: <)
    #expect(own.sections == [[4, 6], [11]])
    #expect(own.indexTitles == ["0", "5", "10"])
    #expect((0..<3).map(own.section(forIndexTitleAt:)) == [0, 0, 1])
  }

  // TV-34
  @Test(arguments: [
    ("bee", path(1, 0)), ("aardvark", path(0, 0)), ("apple", path(0, 2)), ("azure", path(0, 3)),
    ("?", path(3, 0)),
  ])
  func anObjectIsInsertedInItsPlace(word: String, place: IndexPath) throws {
    var list = try words(["ant", "ape", "Apse"])
    #expect(try list.insert(word) == place)
    #expect(list[place] == word)
    #expect(list.sections == (try words(["ant", "ape", "Apse", word])).sections)
  }

  // TV-34
  @Test func equalsInOrderAreInTheOrderOfTheirComing() throws {
    var list = try words(["Ape"])
    #expect(try list.insert("ape") == path(0, 1))
    #expect(try list.insert("APE") == path(0, 2))
    #expect(list.path(of: "ape") == path(0, 1))
  }

  // TV-34
  @Test func objectsAreFoundAndTakenOut() throws {
    var list = try words(["cow", "cat", "ant"])
    #expect(list.path(of: "cow") == path(2, 1))
    #expect(list.path(of: "crow") == nil)
    #expect(list.remove("cat") == path(2, 0))
    #expect(list.remove("cat") == nil)
    #expect(list.remove(at: path(2, 0)) == "cow")
    #expect(list.sections == [["ant"], [], [], []])
  }

  @Test(arguments: [path(0, 1), path(1, 0), path(4, 0), path(-1, 0), [0], [0, 0, 0]])
  func aPathWithoutAnObjectGivesNothing(path: IndexPath) throws {
    var list = try words(["ant"])
    #expect(list[path] == nil)
    #expect(list.remove(at: path) == nil)
    #expect(list.sections[0] == ["ant"])
  }

  @Test func anObjectWithoutASectionIsRefused() throws {
    let error = TableViewError.sectionOutOfRange(12, sections: 2, .now)
    let sectionOf = { (number: Int) in number }
    #expect(throws: error) {
      try SectionedList([0, 12], titles: ["0", "1"], sectionOf: sectionOf, sortedBy: <)
    }
    var list = try SectionedList([0, 1], titles: ["0", "1"], sectionOf: sectionOf, sortedBy: <)
    #expect(throws: error) { try list.insert(12) }
    #expect(list.sections == [[0], [1]])
  }

  @Test func anIndexTitleThatLeadsNowhereIsRefused() {
    #expect(throws: TableViewError.indexLeadsNowhere(title: "Z", section: 2, sections: 2)) {
      try SectionedList(
        [0], titles: ["0", "1"], index: [IndexTitle("Z", leadsTo: 2)], sectionOf: { $0 }, sortedBy: <)
    }
  }
}
