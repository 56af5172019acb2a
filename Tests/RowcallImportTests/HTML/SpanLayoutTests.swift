import RowcallModel
import Testing

@testable import RowcallImport

@Suite struct SpanLayoutTests {
  private static func layout(limit: Int = 100) -> SpanLayout {
    SpanLayout(slots: HTMLSlots(path: "p.html", limit: limit))
  }

  @Test func cellsTakeTheFirstFreeSlotOfTheirRow() throws {
    var layout = Self.layout()
    try layout.beginRow()
    try layout.place(rowSpan: 0, columnSpan: 1)
    try layout.place(rowSpan: 1, columnSpan: 2)
    try layout.beginRow()
    try layout.place(rowSpan: 5, columnSpan: 1)
    try layout.place(rowSpan: 1, columnSpan: 1, from: 4)
    try layout.endRowGroup()
    #expect(
      layout.placements.map(\.slot)
        == [(0, 0), (0, 1), (1, 1), (1, 4)].map { GridSlot(row: $0.0, column: $0.1) })
    #expect(layout.placements.map(\.rowSpan) == [2, 1, 1, 1])
    #expect(layout.columnCount == 5)
  }

  @Test func aGroupsCellsDoNotReachIntoTheNext() throws {
    var layout = Self.layout()
    try layout.beginRow()
    try layout.place(rowSpan: 9, columnSpan: 1)
    try layout.endRowGroup()
    try layout.beginRow()
    try layout.place(rowSpan: 1, columnSpan: 1)
    try layout.endRowGroup()
    #expect(layout.placements.map(\.slot.column) == [0, 0])
    #expect(layout.placements.map(\.rowSpan) == [1, 1])
  }

  @Test func slotsAreCountedBeforeTheyAreMade() {
    var layout = Self.layout(limit: 9)
    #expect(throws: ImportError.limitExceeded(path: "p.html", line: 1, limit: .slots, value: 9)) {
      try layout.beginRow()
      try layout.place(rowSpan: 1, columnSpan: 10)
    }
  }

  @Test func cellsThatOverlapCountMoreThanOnce() {
    var layout = Self.layout(limit: 9)
    #expect(throws: ImportError.self) {
      try layout.beginRow()
      try layout.place(rowSpan: 1, columnSpan: 1)
      try layout.place(rowSpan: 3, columnSpan: 2)
      try layout.beginRow()
      try layout.place(rowSpan: 2, columnSpan: 3)
      try layout.beginRow()
      #expect(layout.rowCount * layout.columnCount == 9)
      try layout.endRowGroup()
    }
  }
}
