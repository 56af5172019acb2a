import RowcallLanguages
import RowcallModel
import RowcallNarration

/// Rows that a listener selects, to browse and sum up only these.
extension BrowseSession {
  func select(_ command: BrowseCommand) throws -> [BrowseLine] {
    switch command {
    case .selectAll(let isOn):
      if isOn { try rows.forEachRow { selected.insert($0.firstRow + $1) } } else { selected = [] }
      return [selectedCount]
    case .selectedRows: return try filter(by: nil, onlySelected: true)
    default: break
    }
    let row = try row()
    guard let place = rows.place(of: row) else { throw BrowseRefusal.noRows }
    let isOn = selected.insert(place).inserted
    if !isOn { selected.remove(place) }
    let name = view.name(of: try rows.batch(ofRow: row), row: row)
    let state = view.phrases.text(isOn ? .stateSelected : .stateNotSelected)
    return [line(list([name, state, selectedCount.text]))]
  }

  /// How many rows are selected: "2 rows of 5".
  var selectedCount: BrowseLine {
    var all = rows
    all.order = nil
    return line(.browseRowsOf, ["count": String(selected.count), "total": String(all.count.known)])
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
