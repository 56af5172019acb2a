import RowcallAccessibility
import RowcallImport
import RowcallModel
import RowcallNarration
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
    let typing = ColumnTyping(
      names: reader.columnNames, sample: reader.headSample, locale: LocaleTag("en"),
      delimiter: UInt8(ascii: ","))
    readers = typing.readers
    table = RecordTable(
      Table(columns: typing.columns.map(\.column)), rows: try BatchRows(&reader),
      namingColumn: typing.namingColumn)
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
