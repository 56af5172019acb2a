@testable import RowcallTableView

extension TableView {
  /// What is wrong with the table as such, and in comparison with what it should show; `nil` if nothing is.
  func problem(showing sections: [[String]]) -> String? {
    if let problem = placeProblem() { return problem }
    guard counts.rowCounts == sections.map(\.count) else { return "counts are \(counts.rowCounts)" }
    let wrong = window.rows.first { $0.cell.content.title != sections[$0.place.section][$0.place.row] }
    if let wrong { return "\(wrong.cell.content.title ?? "nothing") is shown at \(wrong.place)" }
    let expected = counts.places(from: window.top, count: windowSize)
    guard window.rows.map(\.place) == expected, expected.count == min(windowSize, counts.total) else {
      return "the window shows \(window.rows.map(\.place)), not \(expected)"
    }
    return nil
  }

  /// Whether something names a row or a section that is not there, or two rows share a cell.
  func placeProblem(ignoringBookmarks: Bool = false) -> String? {
    let named =
      window.rows.map(\.place) + selection.places
      + [confirmation, swipe?.place, reordering?.origin].compactMap { $0 }
    if let lost = named.first(where: { !isThere($0) }) { return "\(lost) is not there" }
    if let target = reordering?.target, target.section >= counts.numberOfSections { return "dropped nowhere" }
    if Set(window.rows.map { ObjectIdentifier($0.cell) }).count < window.rows.count { return "shared cells" }
    if !ignoringBookmarks, !bookmarks.isEmpty { return "bookmarks are left" }
    if !refilled.isEmpty { return "cells wait to be filled" }
    if typed != nil, focusedPlace == nil { return "something was typed off the rows" }
    if (focus == .sectionIndex) != (indexStand != nil) { return "the index stands without the cursor" }
    return focusProblem()
  }

  private func focusProblem() -> String? {
    switch focus {
    case .row(let path): (try? counts.place(of: path)) == nil ? "the cursor is on no row: \(path)" : nil
    case .sectionHeader(let section), .sectionFooter(let section):
      (0..<numberOfSections).contains(section) ? nil : "the cursor is on no section: \(section)"
    case .tableHeader: header == nil ? "the cursor is on no header" : nil
    case .tableFooter: footer == nil ? "the cursor is on no footer" : nil
    case .sectionIndex:
      hasSectionIndex && indexStand.map({ sectionIndexTitles.indices.contains($0.title) }) == true
        ? nil : "the cursor is on no index"
    case nil: nil
    }
  }

  private func isThere(_ place: RowPlace) -> Bool {
    (0..<numberOfSections).contains(place.section) && (0..<counts[place.section]).contains(place.row)
  }
}
