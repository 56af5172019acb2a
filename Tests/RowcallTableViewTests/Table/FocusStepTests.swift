import RowcallTableView
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where the cursor goes, step by step.
@Suite struct FocusStepTests {
  /// Sections with and without header, rows and footer; a name of "" is none.
  private final class Source: TableViewDataSource {
    var parts: [(header: String, rows: Int, footer: String)]
    init(_ parts: [(String, Int, String)]) { self.parts = parts.map { ($0.0, $0.1, $0.2) } }
    func numberOfSections(in tableView: TableView) -> Int { parts.count }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { parts[section].rows }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      TableViewCell()
    }
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
      parts[section].header
    }
    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
      parts[section].footer
    }
  }

  private let source = Source([
    ("A", 2, "a"), ("", 0, ""), ("", 1, ""), ("D", 0, ""), ("", 0, "e"), ("", 3, ""),
  ])

  private var stops: [Focus] {
    [.sectionHeader(0), .row(path(0, 0)), .row(path(0, 1)), .sectionFooter(0), .row(path(2, 0))]
      + [.sectionHeader(3), .sectionFooter(4)] + (0..<3).map { .row(path(5, $0)) }
  }

  private func makeTable() -> TableView {
    let table = TableView(windowSize: 2)
    table.dataSource = source
    table.header = CellContent(title: "top")
    table.footer = CellContent(title: "end")
    return table
  }

  /// What the cursor is on after each step, until it stays.
  private func walk(_ step: FocusStep, from start: FocusStep) throws -> [Focus?] {
    let table = makeTable()
    try table.moveFocus(start)
    var visited = [table.focus]
    while try table.moveFocus(step) { visited.append(table.focus) }
    return visited
  }

  @Test func everythingIsReadInOrderAndBack() throws {
    let all = [.tableHeader] + stops + [.tableFooter]
    #expect(try walk(.next, from: .first) == all)
    #expect(try walk(.previous, from: .last) == all.reversed())
  }

  @Test func sectionsAreSteppedThroughByWhatTheyStartWith() throws {
    let starts: [Focus] = [
      .sectionHeader(0), .row(path(2, 0)), .sectionHeader(3), .sectionFooter(4), .row(path(5, 0)),
    ]
    #expect(try walk(.nextSection, from: .first) == [.tableHeader] + starts)
    #expect(try walk(.previousSection, from: .last) == [.tableFooter] + starts.reversed() + [.tableHeader])
  }

  @Test func pagesAreAsLongAsTheWindow() throws {
    #expect(
      try walk(.nextPage, from: .first) == [
        .tableHeader, .row(path(2, 0)), .row(path(5, 1)), .row(path(5, 2)),
      ])
    #expect(
      try walk(.previousPage, from: .last) == [
        .tableFooter, .row(path(5, 0)), .row(path(0, 1)), .row(path(0, 0)),
      ])
  }

  @Test func theWindowFollowsTheCursorOntoHeadersAndFooters() throws {
    let table = makeTable()
    try table.moveFocus(.last)
    #expect(table.indexPathsForVisibleRows == [path(5, 1), path(5, 2)])
    try table.moveFocus(to: .sectionHeader(0))
    #expect(table.indexPathsForVisibleRows == [path(0, 0), path(0, 1)])
    try table.moveFocus(to: .sectionFooter(4))
    #expect(table.indexPathsForVisibleRows == [path(0, 1), path(2, 0)])
  }

  @Test func anEmptyTableHasNothingToGoTo() throws {
    source.parts = []
    let table = TableView()
    table.dataSource = source
    for step in FocusStep.allCases { #expect(try !table.moveFocus(step)) }
    let stays = FocusStep.allCases.map { "focus stays: nothing is there for \($0)" }
    #expect(table.focus == nil && table.takeLines() == ["loaded 0 rows in 0 sections"] + stays)
    #expect(throws: TableViewError.sectionOutOfRange(0, sections: 0, .now)) {
      try table.moveFocus(to: .sectionFooter(0))
    }
  }

  @Test func aRowOfNoHeightIsNotThere() throws {
    final class Collapsed: TableViewDelegate {
      var hidden: Set<IndexPath> = []
      func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double? {
        hidden.contains(indexPath) ? 0 : nil
      }
    }
    let collapsed = Collapsed()
    let table = makeTable()
    table.delegate = collapsed
    collapsed.hidden = [path(0, 0), path(2, 0), path(5, 1)]
    try table.moveFocus(.first)
    var visited: [Focus?] = []
    while try table.moveFocus(.next) { visited.append(table.focus) }
    let seen = stops.filter { stop in
      if case .row(let path) = stop { !collapsed.hidden.contains(path) } else { true }
    }
    #expect(visited == seen + [.tableFooter])
    try table.moveFocus(to: .row(path(5, 2)))
    try table.moveFocus(.previous)
    #expect(table.focus == .row(path(5, 0)))
    try table.moveFocus(.previousPage)
    #expect(table.focus == .row(path(0, 1)))
  }

  @Test func atTheEndsTheCursorStaysWhichIsWritten() throws {
    let table = makeTable()
    try table.moveFocus(.last)
    _ = table.takeLines()
    #expect(try !table.moveFocus(.next))
    #expect(table.takeLines() == ["focus stays: nothing is there for next"])
  }
}
