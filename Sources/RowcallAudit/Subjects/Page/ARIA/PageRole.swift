/// The roles of page elements: all concrete roles of WAI-ARIA 1.2, and groups of its publishing and graphics roles.
enum PageRole: String, CaseIterable, Sendable {
  case alert, alertdialog, application, article, banner, blockquote, button, caption, cell, checkbox, code
  case columnheader, combobox, comment, complementary, contentinfo, definition, deletion, dialog, directory
  case document, emphasis, feed, figure, form, generic, grid, gridcell, group, heading, img, insertion, link
  case list, listbox, listitem, log, main, mark, marquee, math, menu, menubar, menuitem, menuitemcheckbox
  case menuitemradio, meter, navigation, note, option, paragraph, presentation, progressbar, radio
  case radiogroup, region, row, rowgroup, rowheader, scrollbar, search, searchbox, separator, slider
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
  init?(token: String) {
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

extension PageRole {
  /// Whether it is none or presentation.
  var isNone: Bool { self == .meaningless || self == .presentation }

  /// Whether it is one of the three kinds of table.
  var isTable: Bool { self == .table || self == .grid || self == .treegrid }

  /// Whether it is one of the two kinds of header cell.
  var isHeader: Bool { self == .columnheader || self == .rowheader }

  /// Whether it is one of the four kinds of cell.
  var isCell: Bool { self == .cell || self == .gridcell || isHeader }

  /// Whether it is a link of any kind.
  var isLink: Bool { self == .link || self == .documentLink }

  /// Whether it is an image of any kind that must have a name.
  var isImage: Bool { self == .img || self == .documentCover }

  /// Whether it is a form field, which must have a name.
  var isField: Bool { Self.fields.contains(self) }

  /// Whether it is a role of WAI-ARIA itself, not of its modules.
  var isOfARIA: Bool {
    switch self {
    case .documentLink, .documentCover, .documentPart, .graphics: false
    default: true
    }
  }

  private static let fields: Set<PageRole> = [
    .checkbox, .combobox, .listbox, .menuitemcheckbox, .menuitemradio, .radio, .searchbox, .slider,
    .spinbutton,
    .switch, .textbox,
  ]
}
