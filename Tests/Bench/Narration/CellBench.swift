import Foundation
import RowcallAccessibility
import RowcallImport
import RowcallModel
import RowcallNarration
import RowcallScreens
import RowcallTableView
import RowcallText
import RowcallValues

/// What it costs to announce one cell of a table of a million rows to a listener who walks through it.
struct CellBench {
  /// The figures of one language and one way to tell it.
  struct Figures {
    let locale: String
    let isSpoken: Bool
    let times: Times
  }

  /// What is measured.
  static let name = "narration: one cell"
  /// The rows of the table.
  static let rows = 1_000_000
  /// The largest allowed microseconds of one announcement.
  static let limit = 50.0
  /// An alphabet with plurals, one with cases, characters without spaces, and a script from right to left.
  static let locales = ["en", "de", "ja", "ar"]

  private let table: RecordTable<BatchRows>
  private let readers: [CellReader]

  /// Makes the table and holds it in memory.
  init() throws {
    var text: [UInt8] = []
    BenchTable.rows(while: { _, rows in rows < Self.rows }) { text += $0.utf8 }
    var reader = try TableReader(bytes: text)
    let typing = reader.typing(locale: LocaleTag("en"))
    readers = typing.readers
    table = RecordTable(
      Table(columns: typing.columns.map(\.column)), rows: try BatchRows(&reader),
      namingColumn: typing.namingColumns.first)
  }

  /// Measures one language: a way that meets every column, new rows, both ends, and every header each time.
  func measure(locale: String, isSpoken: Bool, moves count: Int) throws -> Figures {
    let tag = LocaleTag(locale)
    let voice: any CellVoice =
      isSpoken
      ? SpokenVoice(SpokenText(tag), table: table.table, readers: readers)
      : DisplayVoice(table: table.table, readers: readers, locale: tag)
    let narrator = Narrator(locale: tag, verbosity: Verbosity(.verbose), voice: voice)
    let way: [TableMove] = [
      .right, .down, .right, .down, .bottom, .right, .up, .right, .up, .top, .end, .home,
    ]
    var walk = PageWalk(NarratedPage([table]) { _ in narrator })
    _ = try walk.move(.enter)
    for move in way { _ = try walk.move(move) }
    let times = try Times.measure(count) { _ = try walk.move(way[$0 % way.count]) }
    return Figures(locale: locale, isSpoken: isSpoken, times: times)
  }
}

/// What it costs to build the tree of a table view that shows two hundred rows.
enum TreeBench {
  /// What is measured.
  static let name = "narration: tree of a table view"
  /// How many rows are shown.
  static let rows = 200
  /// The largest allowed microseconds.
  static let limit = 1_000.0

  /// Measures a table whose rows have two texts, a detail button and, one in four, a switch.
  static func measure(runs: Int) throws -> Times {
    let source = Contacts()
    let table = TableView(windowSize: rows)
    table.dataSource = source
    try table.reloadData()
    return Times.measure(runs) { _ in _ = AccessibilityTree(of: table) }
  }

  private final class Contacts: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { TreeBench.rows }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell(reuseIdentifier: "contact")
      cell.content.title = "Contact \(indexPath[1])"
      cell.content.detail = "Extension \(100 + indexPath[1])"
      cell.content.accessory = .detailButton
      if indexPath[1].isMultiple(of: 4) {
        cell.content.elements = [ContentElement(.switch(isOn: true), name: "favourite")]
      }
      return cell
    }
  }
}

/// The figures of announcements and trees, in Markdown.
enum NarrationReport {
  /// The lines above the first figure.
  static func heading(moves: Int, trees: Int) -> String {
    """
    Announcements of one cell among \(CellBench.rows) rows, over \(moves) moves each, and trees of \(TreeBench.rows) \
    rows, over \(trees); the 99th of 100 is compared with the budget.

    | in this process | median | 99th of 100 | budget | |
    |---|--:|--:|--:|---|
    """
  }

  /// The line of one language.
  static func line(for figures: CellBench.Figures) -> String {
    let way = figures.isSpoken ? "said" : "shown"
    return row("\(CellBench.name), \(figures.locale), as \(way)", figures.times, CellBench.limit)
  }

  /// The line of the tree.
  static func line(forTree times: Times) -> String {
    row("\(TreeBench.name), \(TreeBench.rows) rows", times, TreeBench.limit)
  }

  private static func row(_ name: String, _ times: Times, _ limit: Double) -> String {
    let cells = [
      name, microseconds(times.median), microseconds(times.ninetyNinth), microseconds(limit),
      times.ninetyNinth <= limit ? "holds" : "missed",
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private static func microseconds(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) µs"
  }
}
