import RowcallImport
import RowcallLanguages
import RowcallModel
import RowcallNarration

/// The bookmarks and selected rows of tables of one file by what each is called, with the file as it was then.
///
/// A class, because sessions of related rows share it.
final class KeptMarks {
  struct Kept {
    var version: FileVersion?
    let marks: [String: Bookmark]
    let selected: Set<Int>
  }

  var tables: [String: Kept] = [:]

  /// Goes on with a file that was saved here; where that removed rows of other tables, nothing is kept.
  func follow(from old: FileVersion?, to new: FileVersion?, rowsStay: Bool) {
    if !rowsStay { tables = [:] }
    for (name, kept) in tables where kept.version == old { tables[name]?.version = new }
  }
}

/// Rows that a listener selects, to browse and sum up only these.
extension BrowseSession {
  func select(_ command: BrowseCommand) throws -> [BrowseLine] {
    let showedSelected = showsSelected
    let lines = try selected(by: command)
    // Where no row is selected any more, all are browsed again.
    return try showedSelected && !showsSelected ? arrange(lines) : lines
  }

  private func selected(by command: BrowseCommand) throws -> [BrowseLine] {
    switch command {
    case .selectAll(true): try rows.forEachRow { selected.insert($0.firstRow + $1) }
    case .selectAll(false): selected = []
    case .selectedRows: return try filter(by: nil, .selected)
    default: return try selectRow()
    }
    return [selectedCount]
  }

  private func selectRow() throws -> [BrowseLine] {
    let row = try row()
    guard let place = rows.place(of: row) else { throw BrowseRefusal.noRows }
    let isOn = selected.insert(place).inserted
    if !isOn { selected.remove(place) }
    let name = view.name(of: try rows.batch(ofRow: row), row: row)
    let state = view.phrases.text(isOn ? .stateSelected : .stateNotSelected)
    return [line(list([name, state, selectedCount.text]))]
  }

  /// How many rows are selected: "2 rows of 5"; of those that belong to a row only these count.
  var selectedCount: BrowseLine {
    var all = rows
    all.order = nil
    let related = (try? placesOfRelatedRows()) ?? nil
    let count = related.map { selected.intersection($0).count } ?? selected.count
    return line(
      .browseRowsOf, ["count": String(count), "total": String(related?.count ?? all.count.known)])
  }

  /// The places of the rows that belong to the row from which these were opened; nil where all rows of a table are browsed.
  private func placesOfRelatedRows() throws -> Set<Int>? {
    guard let condition = origin?.condition, filter != nil else { return nil }
    if let relatedPlaces { return relatedPlaces }
    var (all, places) = (rows, Set<Int>())
    all.order = nil
    condition.begin()
    try all.forEachRow { if try condition.holds(in: $0, row: $1) { places.insert($0.firstRow + $1) } }
    relatedPlaces = places
    return places
  }

  /// Keeps the bookmarks and selected rows of this table for when it is browsed again.
  func keepMarks() {
    otherMarks.tables[tableName] = KeptMarks.Kept(version: browsed.version, marks: marks, selected: selected)
  }

  /// Takes the bookmarks and selected rows that this table had when it was browsed before, unless it is another one since.
  func takeKeptMarks() {
    guard let kept = otherMarks.tables[tableName], kept.version == browsed.version else { return }
    (marks, selected) = (kept.marks, kept.selected)
  }

  /// What the table is called among those of its file.
  var tableName: String { Self.name(of: opened.reader, browsed.number) }

  private static func name(of reader: TableReader, _ number: Int) -> String {
    reader.schema?.name ?? String(reader.number ?? number + 1)
  }

  /// A table of the file by what it is called; nil if there is none.
  func table(named name: String) throws -> BrowsedTable? {
    let here = try browsed.amongAll()
    let number = here.all.readers.enumerated().first { Self.name(of: $0.element, $0.offset) == name }?.offset
    return try number.flatMap { try here.table($0) }
  }

  /// The bookmarks of the other tables of the file as it is, by what the tables are called.
  var marksElsewhere: [(table: String, marks: [String: Bookmark])] {
    otherMarks.tables.filter { $0.key != tableName && $0.value.version == browsed.version }
      .sorted { $0.key < $1.key }.map { ($0.key, $0.value.marks) }
  }

  /// What is said about the cell of the cursor, and that its row is selected.
  func withState(_ lines: [BrowseLine]) -> [BrowseLine] {
    guard !selected.isEmpty, !showsSelected, let first = lines.first, let row = try? row(),
      let place = rows.place(of: row),
      selected.contains(place)
    else { return lines }
    let state = view.phrases.text(.stateSelected)
    var line = BrowseLine(
      list([first.text, state]), spoken: list([first.spoken, view.sentence(state)]),
      language: first.language, cue: first.cue)
    line.tones = first.tones
    return [line] + lines.dropFirst()
  }
}
