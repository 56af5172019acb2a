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
      case .next:
        here.map { $0 + 1 < stops.count || source.hasIndex ? $0 + 1 : $0 }
      case .previous: here.map { max($0 - 1, 0) }
      case .first: 0
      case .last: stops.count - 1
      default: nil
      }
    guard let expected, !stops.isEmpty else { return nil }
    let target = expected < stops.count ? stops[expected] : .sectionIndex
    return table.focus == target ? nil : "\(step) leads to \(String(describing: table.focus))"
  }

  /// Steps off the index: to the row to which it was moved, else along the list.
  func walkOffIndex() -> String? {
    let step = [FocusStep.next, .previous, .first, .last].randomElement(using: &random) ?? .next
    let landing = table.indexStand.flatMap { $0.isMoved ? source.landing(ofTitle: $0.title) : nil }
    if let error = perform("step off", { () throws(TableViewError) in try table.moveFocus(step) }) {
      return "\(error)"
    }
    let expected: Focus? =
      switch step {
      case .next: landing ?? .sectionIndex
      case .previous: landing ?? source.stops.last
      case .first: source.stops.first
      default: source.stops.last
      }
    return table.focus == expected ? nil : "\(step) leads to \(String(describing: table.focus))"
  }

  /// Moves the index: the window begins with the row to which it leads, as far as the table's end lets it.
  func adjustIndex() -> String? {
    let titles = [-7, -1, 1, 1, 2].randomElement(using: &random) ?? 1
    guard let before = table.sectionIndexPosition else {
      return source.hasIndex ? "there is no index" : nil
    }
    var moved = false
    if let error = perform(
      "index", { () throws(TableViewError) in moved = try table.adjustSectionIndex(by: titles) })
    {
      return "\(error)"
    }
    let expected = source.title(from: before, by: titles)
    guard table.sectionIndexPosition == expected, moved == (expected != before) else {
      return "the index is at \(String(describing: table.sectionIndexPosition)), not \(expected)"
    }
    guard moved, let landing = source.landing(ofTitle: expected)?.rowPlace else { return nil }
    let top = max(0, min(table.counts.position(of: landing), table.counts.total - table.windowSize))
    return table.focus == .sectionIndex && table.window.top == top
      ? nil : "the window is at \(table.window.top)"
  }

  /// Reads other titles, which may be fewer, repeat, lead back or nowhere.
  func reloadIndex() -> String? {
    source.indexTitles = (0..<Int.random(in: 0...6, using: &random)).map { _ in
      "\(Int.random(in: 0...6, using: &random))"
    }
    let error = perform("titles") { () throws(TableViewError) in try table.reloadSectionIndexTitles() }
    return error.map { "\($0)" }
      ?? (table.sectionIndexTitles == source.indexTitles ? nil : "the index has other titles")
  }

  func activateIndex() -> String? {
    let title = table.sectionIndexPosition
    let landing = title.flatMap(source.landing(ofTitle:))
    let error = perform("activate") { () throws(TableViewError) in try table.activateSectionIndex() }
    if landing == nil { return error == nil ? "the index leads nowhere" : nil }
    return error.map { "\($0)" } ?? (table.focus == landing ? nil : "the index leads elsewhere")
  }

  /// Types how an item begins: the next such row after the cursor, and past the end from the start.
  func search() -> String? {
    let text =
      ["item", "item 1", "item 10", "item \(Int.random(in: 1...9, using: &random))"]
      .randomElement(using: &random) ?? ""
    let (stops, start) = (source.stops, searchStart(text))
    let rows = (stops[start...] + stops[..<start]).compactMap(\.rowPlace)
    let found = rows.first { place in
      source.item(at: place.indexPath).map { "item \($0)".hasPrefix(text) } ?? false
    }
    let expected = found.map { Focus.row($0.indexPath) } ?? table.focus
    let error = perform("search") { () throws(TableViewError) in
      try table.search(typed: text) { typed in { $0.hasPrefix(typed) } }
    }
    // Where the data source gives no texts, cells are made to be looked at.
    if !source.namesItems { source.asked = [] }
    return error.map { "\($0)" } ?? (table.focus == expected ? nil : "\(text) leads elsewhere")
  }

  /// The number of the stop with which a search begins: after the cursor, or with it if the text goes on from what led
  /// there; with the row to which the index leads.
  private func searchStart(_ text: String) -> Int {
    guard let focus = table.focus else { return 0 }
    if let stand = table.indexStand {
      let landing = stand.isMoved ? source.landing(ofTitle: stand.title) : nil
      return landing.flatMap(source.stops.firstIndex) ?? source.stops.count
    }
    let goesOn = table.typed.map { text != $0 && text.hasPrefix($0) } ?? false
    return (source.stops.firstIndex(of: focus) ?? 0) + (goesOn ? 0 : 1)
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
