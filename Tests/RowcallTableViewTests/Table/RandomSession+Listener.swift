@testable import RowcallTableView

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// MARK: The listener

extension RandomSession {
  func walk() -> String? {
    let stops = source.stops
    let step = FocusStep.allCases.randomElement(using: &random) ?? .next
    let here = table.focus.flatMap(stops.firstIndex(of:))
    var moved = false
    if let error = perform("step", { () throws(TableViewError) in moved = try table.moveFocus(step) }) {
      return "\(error)"
    }
    guard moved == (table.focus != here.map { stops[$0] }) else { return "\(step) says \(moved)" }
    let expected: Int? =
      switch step {
      case .next: here.map { min($0 + 1, stops.count - 1) }
      case .previous: here.map { max($0 - 1, 0) }
      case .first: 0
      case .last: stops.count - 1
      default: nil
      }
    guard let expected, stops.indices.contains(expected) else { return nil }
    return table.focus == stops[expected] ? nil : "\(step) leads to \(String(describing: table.focus))"
  }

  func scroll() -> String? {
    let rows = Int.random(in: -9...9, using: &random)
    let path = anyRow()
    let position = [ScrollPosition.none, .top, .middle, .bottom].randomElement(using: &random) ?? .none
    let size = Int.random(in: 1...8, using: &random)
    let error =
      switch Int.random(in: 0..<4, using: &random) {
      case 0: perform("scroll") { () throws(TableViewError) in try table.scroll(byRows: rows) }
      case 1: perform("resize") { () throws(TableViewError) in try table.resizeWindow(to: size) }
      case 2:
        perform("scroll to selected") { () throws(TableViewError) in try table.scrollToNearestSelectedRow() }
      default:
        perform("scroll to row") { () throws(TableViewError) in
          if let path { try table.scrollToRow(at: path, at: position) }
        }
      }
    return error.map { "\($0)" }
  }

  func select() -> String? {
    guard let path = anyRow() else { return nil }
    let error =
      switch Int.random(in: 0..<4, using: &random) {
      case 0: perform("select") { () throws(TableViewError) in try table.selectRow(at: path) }
      case 1: perform("deselect") { () throws(TableViewError) in try table.deselectRow(at: path) }
      case 2: perform("focus") { () throws(TableViewError) in try table.moveFocus(to: .row(path)) }
      default: perform("tap") { () throws(TableViewError) in _ = try table.activateRow(at: path) }
      }
    let isShown = operation == "deselect" || operation == "select" || table.cellForRow(at: path) != nil
    return error.map { "\($0)" } ?? (isShown ? nil : "\(operation) did not bring the row into the window")
  }

  /// What has begun is often brought to its end.
  private func editChoice() -> Int {
    if random.chance(60) {
      if table.swipe != nil { return 4 }
      if table.confirmation != nil { return 5 }
      if table.reordering != nil { return Int.random(in: 6...7, using: &random) }
    }
    return random.chance(10) ? Int.random(in: 4...7, using: &random) : Int.random(in: 0...3, using: &random)
  }

  /// Edits may be refused; what matters is that the table is whole afterwards.
  func edit() -> String? {
    let (from, to) = (anyRow() ?? [0, 0], anyRow() ?? [0, 0])
    switch editChoice() {
    case 0: _ = perform("editing") { () throws(TableViewError) in try table.setEditing(!table.isEditing) }
    case 1: _ = perform("swipe") { () throws(TableViewError) in try table.swipeRow(at: from) }
    case 2:
      _ = perform("control") { () throws(TableViewError) in try table.activateEditControl(ofRowAt: from) }
    case 3: _ = perform("take up") { () throws(TableViewError) in try table.beginReordering(rowAt: from) }
    case 4: _ = perform("swipe action") { () throws(TableViewError) in try table.performSwipeAction() }
    case 5: _ = perform("confirm") { () throws(TableViewError) in try table.confirmDeletion() }
    case 6: _ = perform("propose") { () throws(TableViewError) in _ = try table.proposeDrop(at: to) }
    default: _ = perform("drop") { () throws(TableViewError) in _ = try table.dropRow() }
    }
    return nil
  }
}
