/// The roles of WAI-ARIA that tables and what is in them depend on.
enum ARIARole: String, Sendable {
  case table, grid, treegrid, rowgroup, row, cell, gridcell, rowheader, columnheader
  case none, presentation
  case link, heading, image, img
  case button, checkbox, radio, `switch`, textbox, searchbox, combobox, listbox, slider, spinbutton, option
  case menuitem, menuitemcheckbox, menuitemradio, tab, meter, progressbar
  /// Any other role that exists, such as `list` or `note`.
  case other

  /// The first role of a `role` attribute that exists; nil for none.
  init?(_ attribute: String?) {
    guard let attribute else { return nil }
    for token in attribute.tokens {
      let name = token.lowercased()
      if name != "other", let known = ARIARole(rawValue: name) {
        self = known
        return
      }
      if Self.others.contains(name) {
        self = .other
        return
      }
    }
    return nil
  }

  /// Whether it is one of the three kinds of table.
  var isTable: Bool { self == .table || self == .grid || self == .treegrid }

  /// Whether it is one of the four kinds of cell.
  var isCell: Bool { self == .cell || self == .gridcell || isHeader }

  /// Whether it is one of the two kinds of header cell.
  var isHeader: Bool { self == .rowheader || self == .columnheader }

  /// Whether it says that an element means nothing by itself.
  var isNone: Bool { self == .none || self == .presentation }

  private static let others: Set<String> = [
    "alert", "alertdialog", "application", "article", "banner", "blockquote", "caption", "code",
    "complementary", "contentinfo", "definition", "deletion", "dialog", "directory", "document", "emphasis",
    "feed", "figure", "form", "generic", "group", "insertion", "list", "listitem", "log", "main", "marquee",
    "math", "menu", "menubar", "navigation", "note", "paragraph", "radiogroup", "region", "scrollbar",
    "search", "separator", "status", "strong", "subscript", "superscript", "tablist", "tabpanel", "term",
    "time", "timer", "toolbar", "tooltip", "tree", "treeitem",
  ]
}

extension HTMLTree {
  /// The role that the author gave an element, unless it declares meaningless what it names in other attributes.
  func role(_ node: Int) -> ARIARole? {
    guard hasAttributes(node), let role = ARIARole(self[node, .role]) else { return nil }
    guard role.isNone else { return role }
    return HTMLAttribute.overrulingNone.contains { has($0, node) } ? nil : role
  }

  /// Whether an element is a table for a listener.
  func isTable(_ node: Int) -> Bool {
    guard let role = role(node) else { return tag(node) == .table }
    return role.isTable
  }

  /// Whether an element is a `table` that only places things on the page, or is declared to be something else.
  func isLayout(_ node: Int) -> Bool { tag(node) == .table && !isTable(node) }
}
