import RowcallTableView
import Testing

/// A public method that changes the table, with its name in errors.
struct TableCall: Sendable, CustomTestStringConvertible {
  let name: String
  let run: @Sendable (TableView) throws(TableViewError) -> Void

  init(_ name: String, _ run: @escaping @Sendable (TableView) throws(TableViewError) -> Void) {
    self.name = name
    self.run = run
  }

  var testDescription: String { name }

  /// Every method that changes a table.
  static let all: [Self] =
    [
      Self("reloadData()") { table throws(TableViewError) in try table.reloadData() },
      Self("setEditing(_:)") { table throws(TableViewError) in try table.setEditing(!table.isEditing) },
      Self("resizeWindow(to:)") { table throws(TableViewError) in try table.resizeWindow(to: 7) },
      Self("reloadSectionIndexTitles()") { table throws(TableViewError) in
        try table.reloadSectionIndexTitles()
      },
    ] + updates + movements + edits

  private static let updates: [Self] = [
    Self("performBatchUpdates(_:)") { table throws(TableViewError) in try table.performBatchUpdates {} },
    Self("beginUpdates()") { table throws(TableViewError) in try table.beginUpdates() },
    Self("endUpdates()") { table throws(TableViewError) in try table.endUpdates() },
    Self("insertRows(at:)") { table throws(TableViewError) in try table.insertRows(at: [path(0, 0)]) },
    Self("deleteRows(at:)") { table throws(TableViewError) in try table.deleteRows(at: [path(0, 0)]) },
    Self("reloadRows(at:)") { table throws(TableViewError) in try table.reloadRows(at: [path(0, 0)]) },
    Self("reconfigureRows(at:)") { table throws(TableViewError) in
      try table.reconfigureRows(at: [path(0, 0)])
    },
    Self("moveRow(at:to:)") { table throws(TableViewError) in
      try table.moveRow(at: path(0, 0), to: path(0, 1))
    },
    Self("insertSections(_:)") { table throws(TableViewError) in try table.insertSections([0]) },
    Self("deleteSections(_:)") { table throws(TableViewError) in try table.deleteSections([0]) },
    Self("reloadSections(_:)") { table throws(TableViewError) in try table.reloadSections([0]) },
    Self("moveSection(_:toSection:)") { table throws(TableViewError) in
      try table.moveSection(0, toSection: 1)
    },
  ]

  private static let movements: [Self] = [
    Self("moveFocus(to:)") { table throws(TableViewError) in try table.moveFocus(to: .row(path(0, 0))) },
    Self("moveFocus(_:)") { table throws(TableViewError) in try table.moveFocus(.next) },
    Self("scroll(byRows:)") { table throws(TableViewError) in try table.scroll(byRows: 1) },
    Self("scrollToRow(at:at:)") { table throws(TableViewError) in
      try table.scrollToRow(at: path(0, 2), at: .top)
    },
    Self("scrollToNearestSelectedRow(at:)") { table throws(TableViewError) in
      try table.scrollToNearestSelectedRow()
    },
    Self("followIndexTitle(at:)") { table throws(TableViewError) in try table.followIndexTitle(at: 1) },
    Self("adjustSectionIndex(by:)") { table throws(TableViewError) in try table.adjustSectionIndex(by: 1) },
    Self("activateSectionIndex()") { table throws(TableViewError) in try table.activateSectionIndex() },
    Self("search(typed:matching:)") { table throws(TableViewError) in
      try table.search(typed: "C") { typed in { $0.hasPrefix(typed) } }
    },
    Self("selectRow(at:scrollPosition:)") { table throws(TableViewError) in
      try table.selectRow(at: path(0, 1))
    },
    Self("deselectRow(at:)") { table throws(TableViewError) in try table.deselectRow(at: path(0, 0)) },
    Self("activateRow(at:)") { table throws(TableViewError) in try table.activateRow(at: path(0, 2)) },
  ]

  private static let edits: [Self] = [
    Self("activateAccessory(ofRowAt:)") { table throws(TableViewError) in
      try table.activateAccessory(ofRowAt: path(0, 0))
    },
    Self("perform(_:on:inRowAt:)") { table throws(TableViewError) in
      try table.perform(.press, on: .named("switch"), inRowAt: path(0, 0))
    },
    Self("activateEditControl(ofRowAt:)") { table throws(TableViewError) in
      try table.activateEditControl(ofRowAt: path(0, 0))
    },
    Self("confirmDeletion()") { table throws(TableViewError) in try table.confirmDeletion() },
    Self("cancelDeletion()") { table throws(TableViewError) in try table.cancelDeletion() },
    Self("swipeRow(at:from:)") { table throws(TableViewError) in try table.swipeRow(at: path(0, 1)) },
    Self("performSwipeAction(at:)") { table throws(TableViewError) in try table.performSwipeAction() },
    Self("cancelSwipe()") { table throws(TableViewError) in try table.cancelSwipe() },
    Self("beginReordering(rowAt:)") { table throws(TableViewError) in
      try table.beginReordering(rowAt: path(0, 0))
    },
    Self("proposeDrop(at:)") { table throws(TableViewError) in try table.proposeDrop(at: path(0, 1)) },
    Self("dropRow()") { table throws(TableViewError) in try table.dropRow() },
    Self("cancelReordering()") { table throws(TableViewError) in try table.cancelReordering() },
    Self("reorderRow(at:to:)") { table throws(TableViewError) in
      try table.reorderRow(at: path(0, 0), to: path(0, 1))
    },
  ]

  /// What a listener and a program do in a session that reaches every callback at least once; refusals are hidden.
  @Sendable static func tour(_ table: TableView, _ probe: TableProbe) {
    try? table.reloadData()
    try? table.moveFocus(to: .row(path(0, 1)))
    _ = try? table.activateRow(at: path(0, 1))
    _ = try? table.activateRow(at: path(0, 2))
    try? table.activateAccessory(ofRowAt: path(0, 0))
    try? table.perform(.press, on: .named("switch"), inRowAt: path(0, 0))
    try? table.swipeRow(at: path(0, 1), from: .leading)
    try? table.performSwipeAction()
    try? table.swipeRow(at: path(0, 0))
    try? table.performSwipeAction()
    for step in [FocusStep.last, .previousSection, .previous, .nextPage] { _ = try? table.moveFocus(step) }
    try? table.followIndexTitle(at: 1)
    _ = try? table.adjustSectionIndex(by: 1)
    _ = table.accessibilityLabel(forIndexTitleAt: 0)
    try? table.activateSectionIndex()
    for text in ["C", "Ch"] {
      _ = try? table.search(typed: text) { typed in
        try? probe.hook(.matcher, table)
        return {
          try? probe.hook(.matcher, table)
          return $0.hasPrefix(typed)
        }
      }
    }
    try? table.scroll(byRows: -20)
    try? table.setEditing(true)
    try? table.activateEditControl(ofRowAt: path(0, 0))
    try? table.confirmDeletion()
    _ = try? table.reorderRow(at: path(0, 0), to: path(0, 2))
    try? table.setEditing(false)
    if !probe.sections.isEmpty, table.numberOfSections == probe.sections.count {
      probe.sections[0].insert("new", at: 0)
      try? table.insertRows(at: [path(0, 0)])
      try? table.reloadSections([0])
    }
    try? table.reloadData()
  }
}
