/// The roles of WAI-ARIA that tables and what is in them depend on.
enum ARIARole: String, Sendable {
  case table, grid, treegrid, rowgroup, row, cell, gridcell, rowheader, columnheader
  case none, presentation
  case link, heading, img
  case button, checkbox, radio, `switch`, textbox, searchbox, combobox, listbox, slider, spinbutton, option
  case menuitem, menuitemcheckbox, menuitemradio, tab, meter, progressbar
  /// Any other role that exists, such as `list` or `note`.
  case other

  /// The first role of a `role` attribute that exists; nil for none.
  init?(_ attribute: String?) {
    switch attribute?.tokens.lazy.compactMap(PageRole.init(token:)).first {
    case nil: return nil
    case .documentLink: self = .link
    case .documentCover: self = .img
    case let role?: self = ARIARole(rawValue: role.rawValue) ?? .other
    }
  }

  /// Whether it is one of the three kinds of table.
  var isTable: Bool { self == .table || self == .grid || self == .treegrid }

  /// Whether it is one of the four kinds of cell.
  var isCell: Bool { self == .cell || self == .gridcell || isHeader }

  /// Whether it is one of the two kinds of header cell.
  var isHeader: Bool { self == .rowheader || self == .columnheader }

  /// Whether it says that an element means nothing by itself.
  var isNone: Bool { self == .none || self == .presentation }
}

/// The roles of page elements: all concrete roles of WAI-ARIA 1.2 and 1.3, and groups of its publishing and graphics
/// roles.
package enum PageRole: String, CaseIterable, Sendable {
  case alert, alertdialog, application, article, banner, blockquote, button, caption, cell, checkbox, code
  case columnheader, combobox, comment, complementary, contentinfo, definition, deletion, dialog, directory
  case document, emphasis, feed, figure, form, generic, grid, gridcell, group, heading, img, insertion, link
  case list, listbox, listitem, log, main, mark, marquee, math, menu, menubar, menuitem, menuitemcheckbox
  case menuitemradio, meter, navigation, note, option, paragraph, presentation, progressbar, radio
  case radiogroup, region, row, rowgroup, rowheader, scrollbar, search, searchbox, sectionfooter,
    sectionheader
  case separator, slider
  case spinbutton, status, strong, `subscript`, suggestion, superscript, `switch`, tab, table, tablist
  case tabpanel, term, textbox, time, timer, toolbar, tooltip, tree, treegrid, treeitem
  /// The role none; the case name avoids a clash with nil.
  case meaningless = "none"
  /// Links in the publishing module, such as `doc-noteref`.
  case documentLink = "doc-biblioref"
  /// The cover in the publishing module.
  case documentCover = "doc-cover"
  /// Any other role of the publishing module.
  case documentPart = "doc-part"
  /// A role of the graphics module.
  case graphics = "graphics-object"

  /// The role for a token; nil if there is none.
  package init?(token: String) {
    let name = token.lowercased()
    switch name {
    case "image": self = .img
    case "doc-backlink", "doc-glossref", "doc-noteref": self = .documentLink
    case "graphics-document", "graphics-symbol": self = .graphics
    case _ where Self.documentParts.contains(name): self = .documentPart
    default:
      guard let role = PageRole(rawValue: name) else { return nil }
      self = role
    }
  }

  private static let documentParts: Set<String> = [
    "doc-abstract", "doc-acknowledgments", "doc-afterword", "doc-appendix", "doc-biblioentry",
    "doc-bibliography", "doc-chapter", "doc-colophon", "doc-conclusion", "doc-credit", "doc-credits",
    "doc-dedication", "doc-endnote", "doc-endnotes", "doc-epigraph", "doc-epilogue", "doc-errata",
    "doc-example", "doc-footnote", "doc-foreword", "doc-glossary", "doc-index", "doc-introduction",
    "doc-notice", "doc-pagebreak", "doc-pagefooter", "doc-pageheader", "doc-pagelist", "doc-part",
    "doc-preface", "doc-prologue", "doc-pullquote", "doc-qna", "doc-subtitle", "doc-tip", "doc-toc",
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
