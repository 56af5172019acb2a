import RowcallModel
import RowcallText

/// In which languages the cells of a table are written, where they are not the listener's.
///
/// A cell in another language is spoken in that language and by its voice, values included, as screen readers do; what
/// Rowcall itself has to say stays in the listener's.
package struct CellLanguages: Hashable, Sendable {
  /// The language of the table; nil for the listener's.
  package let ofTable: LocaleTag?
  private let grid: TableGrid
  private let rows: [Int]
  /// The locales of the author's tags that are not the listener's.
  private let locales: [String: LocaleTag]
  private let isUniform: Bool

  /// No page needs more languages at once; whoever writes thousands means to slow us down.
  private static let most = 16

  /// Finds the languages of a table's cells.
  ///
  /// An empty tag and one of an unknown language count as the listener's.
  ///
  /// - Parameters:
  ///   - rows: which rows of the grid are read, in order.
  ///   - listener: the listener's own language; one that differs by its region alone is the same.
  package init(_ grid: TableGrid, rows: [Int], listener: LocaleTag) {
    var locales: [String: LocaleTag] = [:]
    for tag in [grid.language].compactMap({ $0 }) + grid.cells.compactMap(\.language)
    where !tag.isEmpty && locales[tag] == nil && locales.count < Self.most {
      let locale = LocaleTag(tag)
      if locale.language != listener.language, locale.isKnown { locales[tag] = locale }
    }
    self.grid = grid
    self.rows = rows
    self.locales = locales
    ofTable = grid.language.flatMap { locales[$0] }
    isUniform = !grid.cells.contains { $0.language != nil }
  }

  /// The language of a cell; nil for the listener's.
  ///
  /// - Parameters:
  ///   - row: zero-based among the rows that are read.
  ///   - column: zero-based.
  package func language(row: Int, column: Int) -> LocaleTag? {
    guard !isUniform, rows.indices.contains(row),
      let index = grid.index(at: GridSlot(row: rows[row], column: column)),
      let own = grid.cells[index].language
    else { return ofTable }
    return locales[own]
  }

  /// Every language besides the listener's.
  var all: Set<LocaleTag> { Set(locales.values) }
}
