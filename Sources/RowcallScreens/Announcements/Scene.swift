import RowcallAccessibility
import RowcallTableView

/// What is in front of a listener.
struct Scene {
  /// The table that the cursor is in.
  let table: TableView
  /// The title of the form or screen; nil for a table alone.
  let title: String?
  /// Whether it is a form over a screen.
  let isForm: Bool

  /// A table that is not part of any screen.
  init(table: TableView) {
    self.table = table
    title = nil
    isForm = false
  }

  /// What is in front in an application of several screens.
  init(_ navigation: NavigationStack) {
    table = navigation.tableInFront
    title = navigation.form?.title ?? navigation.top.title
    isForm = navigation.form != nil
  }
}

/// What the cursor is on.
struct Place {
  let focus: Focus
  /// What is there.
  let node: AccessibilityNode
  /// The text of its section's header; nil for one without, and outside the sections.
  let section: String?
  /// Where the row lies among all rows, counted from zero; nil for headers and footers.
  let order: Int?
  /// Whether a row is the last of its section.
  let isLast: Bool

  /// Nil if the cursor is nowhere, or on what its author hid.
  init?(in table: TableView) {
    guard let focus = table.focus, let node = AccessibilityNode(of: focus, in: table) else { return nil }
    self.focus = focus
    self.node = node
    section = focus.section.flatMap(table.header).flatMap { AccessibilityElement(of: $0).label }
    if case .row(let path) = focus {
      order = table.position(of: path)
      isLast = path.row == table.numberOfRows(inSection: path.section) - 1
    } else {
      order = nil
      isLast = false
    }
  }
}

extension Focus {
  /// The section in which it lies; nil for the ends of the table.
  fileprivate var section: Int? {
    switch self {
    case .sectionHeader(let section), .sectionFooter(let section): section
    case .row(let path): path.section
    case .tableHeader, .tableFooter, .sectionIndex: nil
    }
  }
}
