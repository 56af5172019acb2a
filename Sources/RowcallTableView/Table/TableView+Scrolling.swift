#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where a row should lie in the window.
public enum ScrollPosition: Hashable, Sendable {
  /// Anywhere: the window moves as little as possible.
  case none
  /// First.
  case top
  /// In the middle.
  case middle
  /// Last.
  case bottom
}

extension TableView {
  /// Moves the window so that a row lies in it.
  ///
  /// - Throws: a place error if there is no such row; whatever showing the new rows throws.
  public func scrollToRow(
    at indexPath: IndexPath, at position: ScrollPosition = .none
  ) throws(TableViewError) {
    try change("scrollToRow(at:at:)") { () throws(TableViewError) in
      try loadIfNeeded()
      try scroll(to: counts.place(of: indexPath), position)
    }
  }

  /// Moves the window to the selected row that is nearest to it; does nothing if no row is selected.
  public func scrollToNearestSelectedRow(at position: ScrollPosition = .none) throws(TableViewError) {
    try change("scrollToNearestSelectedRow(at:)") { () throws(TableViewError) in
      let middle = window.top + window.rows.count / 2
      let distance = { (place: RowPlace) in abs(self.counts.position(of: place) - middle) }
      guard let nearest = selection.places.min(by: { distance($0) < distance($1) }) else { return }
      try scroll(to: nearest, position)
    }
  }

  /// Moves the window by a number of rows, up if it is negative, and stops at the ends of the table.
  public func scroll(byRows rows: Int) throws(TableViewError) {
    try change("scroll(byRows:)") { () throws(TableViewError) in
      try loadIfNeeded()
      let (top, overflow) = window.top.addingReportingOverflow(rows)
      try scroll(toPosition: overflow ? (rows < 0 ? 0 : counts.total) : top)
    }
  }

  /// Sets how many rows the window shows at most: 1 to 2147483647, the nearest of these.
  public func resizeWindow(to rows: Int) throws(TableViewError) {
    try change("resizeWindow(to:)") { () throws(TableViewError) in
      let before = windowSize
      windowSize = Self.possibleWindowSize(rows)
      guard isLoaded, windowSize != before else { return }
      do throws(TableViewError) {
        try rebuildWindow(top: window.top)
      } catch {
        windowSize = before
        throw error
      }
    }
  }

  /// The nearest size that a window can have, so that no sum of positions overflows.
  static func possibleWindowSize(_ rows: Int) -> Int { min(max(1, rows), SectionCounts.limit) }

  func scroll(to place: RowPlace, _ position: ScrollPosition) throws(TableViewError) {
    let row = counts.position(of: place)
    switch position {
    case .none: try reveal(place)
    case .top: try scroll(toPosition: row)
    case .middle: try scroll(toPosition: row - (windowSize - 1) / 2)
    case .bottom: try scroll(toPosition: row - windowSize + 1)
    }
  }
}
