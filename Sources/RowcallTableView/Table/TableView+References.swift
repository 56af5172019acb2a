// Rows are named by Foundation's own index paths, so whoever uses table views gets them too.
#if canImport(FoundationEssentials)
  @_exported import FoundationEssentials
#else
  @_exported import Foundation
#endif

extension TableView {
  /// A row as an event names it; with its content if it is in the window.
  func reference(to place: RowPlace) -> RowReference {
    RowReference(
      indexPath: place.indexPath, rowsInSection: counts[place.section],
      content: window.cell(at: place)?.content)
  }

  /// A section as an event names it; with its title if it is in the window.
  func reference(toSection section: Int, in window: VisibleWindow, rows: Int) -> SectionReference {
    SectionReference(section: section, rows: rows, title: window.titles[section]?.nonEmpty)
  }

  func reference(to focus: Focus) -> FocusReference {
    switch focus {
    case .tableHeader: .tableHeader(header?.joinedTexts)
    case .sectionHeader(let section): .sectionHeader(titled(section))
    case .row(let path): .row(reference(to: RowPlace(section: path.section, row: path.row)))
    case .sectionFooter(let section): .sectionFooter(titled(section), text: footerText(ofSection: section))
    case .tableFooter: .tableFooter(footer?.joinedTexts)
    case .sectionIndex: .sectionIndex(title: sectionIndexPosition.map { sectionIndexTitles[$0] })
    }
  }

  /// A title of the index as an event names it; the title must be there.
  func reference(toIndexTitleAt number: Int, section: Int, landing: RowPlace?) -> IndexReference {
    IndexReference(
      title: sectionIndexTitles[number], number: number, count: sectionIndexTitles.count,
      label: authoredLabel(forIndexTitleAt: number), section: titled(section),
      landing: landing.map(reference(to:)))
  }

  /// A section by the title that the data source gives now.
  func titled(_ section: Int) -> SectionReference {
    SectionReference(section: section, rows: counts[section], title: headerText(ofSection: section))
  }

  /// The row beside which a row lies now: the one after it, else the one before it.
  func neighbour(of place: RowPlace) -> Neighbour? {
    let next = RowPlace(section: place.section, row: place.row + 1)
    if next.row < counts[place.section] { return .above(reference(to: next)) }
    guard place.row > 0 else { return nil }
    return .below(reference(to: RowPlace(section: place.section, row: place.row - 1)))
  }

  /// The author's element above a section, else its title as one; `nil` if it has no header or is not there.
  package func header(ofSection section: Int) -> CellContent? {
    guard (0..<numberOfSections).contains(section) else { return nil }
    return ask("tableView(_:headerForSection:)") { delegate?.tableView(self, headerForSection: section) }
      ?? ask("tableView(_:titleForHeaderInSection:)") {
        dataSource?.tableView(self, titleForHeaderInSection: section)
      }.flatMap(CellContent.init(headerText:))
  }

  /// The author's element below a section, else its text as one; `nil` if it has no footer or is not there.
  package func footer(ofSection section: Int) -> CellContent? {
    guard (0..<numberOfSections).contains(section) else { return nil }
    return ask("tableView(_:footerForSection:)") { delegate?.tableView(self, footerForSection: section) }
      ?? ask("tableView(_:titleForFooterInSection:)") {
        dataSource?.tableView(self, titleForFooterInSection: section)
      }.flatMap(CellContent.init(headerText:))
  }

  /// The text of a section's header; `nil` if there is none: a header without a text is not there at all.
  func headerText(ofSection section: Int) -> String? { header(ofSection: section)?.joinedTexts }

  /// The text of a section's footer; `nil` if there is none.
  func footerText(ofSection section: Int) -> String? { footer(ofSection: section)?.joinedTexts }
}

extension CellContent {
  /// A header with a text; `nil` if the text is empty.
  fileprivate init?(headerText: String) {
    guard !headerText.isEmpty else { return nil }
    self.init(title: headerText)
  }

  /// The author's label, else the texts in one line; `nil` if there are none.
  var joinedTexts: String? {
    accessibility.label?.nonEmpty ?? texts.joined(separator: ", ").nonEmpty
  }
}

/// A place that was checked: section and row, both counted from zero.
struct RowPlace: Hashable, Comparable, Sendable {
  var section: Int
  var row: Int

  static func < (left: Self, right: Self) -> Bool {
    left.section == right.section ? left.row < right.row : left.section < right.section
  }

  var indexPath: IndexPath { IndexPath(row: row, section: section) }
}

/// The place of a row: a section and a row inside it, both counted from zero.
///
/// The type is Foundation's own, so that a program may import both. Paths of any other length than two are refused by
/// the table view with an error; `row` and `section` of such a path are `NSNotFound`-like and never in range.
extension IndexPath {
  /// Makes the path of a row.
  public init(row: Int, section: Int) { self = [section, row] }

  /// The row inside its section, counted from zero; -1 if this path does not name a row.
  public var row: Int { count == 2 ? self[1] : -1 }

  /// The section, counted from zero; -1 if this path does not name a row.
  public var section: Int { count == 2 ? self[0] : -1 }
}
