import RowcallNarration

/// Which rows of each table a tree shows.
struct TreeWindow {
  /// How many rows are shown when nobody says which.
  static let usualRowCount = 50

  private let chosen: RowSelection?

  /// - Parameter chosen: the rows that the user wants; nil for the first ones.
  init(_ chosen: RowSelection?) { self.chosen = chosen }

  /// Whether the user said which rows to show.
  var isChosen: Bool { chosen != nil }

  /// Those of some consecutive rows that are shown, counted from zero.
  func wanted(in rows: Range<Int>) -> [Range<Int>] {
    if let chosen { return chosen.wanted(in: rows) }
    let first = rows.clamped(to: 0..<Self.usualRowCount)
    return first.isEmpty ? [] : [first]
  }

  /// What to say where rows are left over that the user did not choose to leave out; nil where there are none.
  func rest(of count: Int) -> String? {
    guard !isChosen, count > Self.usualRowCount else { return nil }
    let next = Self.usualRowCount + 1
    return
      "\(count - Self.usualRowCount) more rows; --rows \(next)-\(next + Self.usualRowCount - 1) shows the next"
  }
}
