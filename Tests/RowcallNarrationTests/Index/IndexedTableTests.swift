import RowcallAccessibility
import RowcallCollation
import RowcallModel
import RowcallNarration
import RowcallReadings
import RowcallText
import Testing

@Suite struct IndexedTableTests {
  private static let rows: BatchRows = {
    var batch = RowBatch()
    for row in [
      ["Zora", "\u{3000}north"], ["\u{A0}Al", "south "], ["", "north"], ["Zoe"], ["7th", "south"],
    ] {
      batch.append(row: row)
    }
    return BatchRows([batch])
  }()

  private func list(_ columns: IndexColumns, among titles: [String] = []) throws -> IndexedTable {
    var source = RepeatedRows(Self.rows)
    let locale = LocaleTag("en")
    let index = try IndexedRows(
      &source, by: columns, readings: Readings(for: locale),
      collation: LocalizedIndexedCollation(locale: locale), among: titles)
    return IndexedTable(Self.rows, index)
  }

  @Test func rowsStandSortedUnderTheTitlesThatHaveAny() throws {
    let list = try list(IndexColumns(NameColumns(name: 0)))
    #expect(list.sections.map(\.title) == ["#", "A", "Z"])
    #expect(list.sections.map(\.rows) == [0..<2, 2..<3, 3..<5])
    let sorted = list.sortedRows
    #expect((0..<5).map { sorted.text(row: $0, column: 0) } == ["", "7th", "\u{A0}Al", "Zoe", "Zora"])
  }

  @Test func aSectionGivesItsRowsWithTheirPlacesAndNumbers() throws {
    let list = try list(IndexColumns(NameColumns(name: 0)))
    var rows = list.rows(of: try #require(list.sections.last))
    let next = rows.nextBatch()
    let batch = try #require(next)
    #expect(batch.firstRow == 3)
    #expect(batch.numbers == [3, 0])
  }

  @Test func aColumnGivesTheTitlesAndSpacesDoNotDistinguishThem() throws {
    let list = try list(IndexColumns(NameColumns(name: 0), titles: 1), among: ["south", "east"])
    #expect(list.sections.map(\.title) == ["south", "north", ""])
    #expect(list.index.sections.titles == ["south", "east", "north", ""])
  }
}
