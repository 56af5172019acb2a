import RowcallImport

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

  private static let fields: Set<PageRole> = [
    .checkbox, .combobox, .listbox, .menuitemcheckbox, .menuitemradio, .radio, .searchbox, .slider,
    .spinbutton, .switch, .textbox,
  ]
}

// What WAI-ARIA 1.2 says about its roles, as data.

extension PageRole {
  /// The required parent roles; empty if any is allowed.
  var contexts: [PageRole] {
    switch self {
    case .caption: [.figure, .grid, .table, .treegrid]
    case .cell, .gridcell, .columnheader, .rowheader: [.row]
    case .listitem: [.list, .directory]
    case .menuitem, .menuitemcheckbox, .menuitemradio: [.group, .menu, .menubar]
    case .option: [.group, .listbox]
    case .row: [.grid, .rowgroup, .table, .treegrid]
    case .rowgroup: [.grid, .table, .treegrid]
    case .tab: [.tablist]
    case .treeitem: [.group, .tree]
    default: []
    }
  }

  /// The allowed child roles; empty if any is allowed.
  ///
  /// Menus may also contain menus and separators, which browsers and screen readers support.
  var members: [PageRole] {
    switch self {
    case .feed: [.article]
    case .grid, .table, .treegrid: [.row, .rowgroup, .caption]
    case .list: [.listitem]
    case .listbox: [.option, .group]
    case .menu, .menubar: [.menuitem, .menuitemcheckbox, .menuitemradio, .group, .menu, .separator]
    case .row: [.cell, .columnheader, .gridcell, .rowheader]
    case .rowgroup: [.row]
    case .tablist: [.tab]
    case .tree: [.treeitem, .group]
    default: []
    }
  }

  /// The required states and properties.
  var requiredAttributes: [HTMLAttribute] {
    switch self {
    case .checkbox, .menuitemcheckbox, .menuitemradio, .radio, .switch: [.isChecked]
    case .combobox: [.isExpanded, .controls]
    case .heading: [.level]
    case .meter, .slider: [.valueNow]
    case .scrollbar: [.controls, .valueNow]
    default: []
    }
  }

  /// Whether `aria-label` and `aria-labelledby` are prohibited.
  var prohibitsName: Bool {
    switch self {
    case .caption, .code, .deletion, .emphasis, .generic, .insertion, .mark, .meaningless, .paragraph,
      .presentation,
      .strong, .subscript, .suggestion, .superscript:
      true
    default: false
    }
  }

  /// Whether all descendants are presentational.
  var hidesContent: Bool {
    switch self {
    case .button, .checkbox, .img, .math, .menuitemcheckbox, .menuitemradio, .meter, .option, .progressbar,
      .radio, .scrollbar, .separator, .slider, .switch, .tab:
      true
    default: false
    }
  }

  /// Whether the role supports a state or property.
  func supports(_ attribute: HTMLAttribute) -> Bool {
    if HTMLAttribute.globalARIA.contains(attribute) {
      return !(prohibitsName && (attribute == .label || attribute == .labelledBy))
    }
    // WAI-ARIA 1.2 removed it from many roles on which screen readers still speak it.
    if attribute == .isExpanded { return !Self.neverExpanded.contains(self) }
    return Self.supported[self]?.contains(attribute) ?? false
  }

  private static let neverExpanded: Set<PageRole> = [
    .blockquote, .caption, .code, .deletion, .emphasis, .insertion, .mark, .meter, .meaningless, .option,
    .paragraph, .presentation, .radio, .rowgroup, .scrollbar, .searchbox, .separator, .slider, .spinbutton,
    .strong, .textbox, .time, .generic,
  ]

  private static let range: Set<HTMLAttribute> = [.valueMax, .valueMin, .valueNow, .valueText]
  private static let inCell: Set<HTMLAttribute> = [
    .columnIndex, .columnIndexText, .columnSpan, .rowIndex, .rowIndexText, .rowSpan,
  ]
  private static let ofGridCell: Set<HTMLAttribute> = inCell.union([.isReadOnly, .isRequired, .isSelected])
  private static let inSet: Set<HTMLAttribute> = [.positionInSet, .setSize]
  private static let ofText: Set<HTMLAttribute> = [
    .activeDescendant, .autocomplete, .isMultiline, .ariaPlaceholder, .isReadOnly, .isRequired,
  ]
  private static let ofTable: Set<HTMLAttribute> = [.columnCount, .rowCount]
  private static let ofGrid: Set<HTMLAttribute> = ofTable.union([
    .level, .isMultiselectable, .isReadOnly, .activeDescendant,
  ])

  private static let supported: [PageRole: Set<HTMLAttribute>] = [
    .alertdialog: [.isModal],
    .application: [.activeDescendant],
    .article: inSet,
    .button: [.isPressed],
    .cell: inCell,
    .checkbox: [.isChecked, .isReadOnly, .isRequired],
    .columnheader: ofGridCell.union([.sort]),
    .combobox: [
      .activeDescendant, .autocomplete, .isReadOnly, .isRequired, .orientation, .ariaPlaceholder,
    ],
    .comment: inSet.union([.level]),
    .dialog: [.isModal],
    .grid: ofGrid,
    .gridcell: ofGridCell,
    .group: [.activeDescendant],
    .heading: [.level],
    .listbox: [.activeDescendant, .isMultiselectable, .isReadOnly, .isRequired, .orientation],
    .listitem: inSet.union([.level]),
    .menu: [.activeDescendant, .orientation],
    .menubar: [.activeDescendant, .orientation],
    .menuitem: inSet,
    .menuitemcheckbox: inSet.union([.isChecked, .isReadOnly, .isRequired]),
    .menuitemradio: inSet.union([.isChecked, .isReadOnly, .isRequired]),
    .meter: range,
    .option: inSet.union([.isChecked, .isSelected]),
    .progressbar: range,
    .radio: inSet.union([.isChecked, .isRequired]),
    .radiogroup: [.activeDescendant, .isReadOnly, .isRequired, .orientation],
    .row: inSet.union([
      .columnIndex, .rowIndex, .rowIndexText, .level, .isSelected, .activeDescendant,
    ]),
    .rowheader: ofGridCell.union([.sort]),
    .scrollbar: range.union([.orientation]),
    .searchbox: ofText,
    .separator: range.union([.orientation]),
    .slider: range.union([.orientation, .isReadOnly, .isRequired]),
    .spinbutton: range.union([.activeDescendant, .isReadOnly, .isRequired]),
    .switch: [.isChecked, .isReadOnly, .isRequired],
    .tab: inSet.union([.isSelected]),
    .table: ofTable,
    .tablist: [.activeDescendant, .level, .isMultiselectable, .orientation],
    .textbox: ofText,
    .toolbar: [.activeDescendant, .orientation],
    .tree: [.activeDescendant, .isMultiselectable, .isRequired, .orientation],
    .treegrid: ofGrid.union([.isRequired, .orientation]),
    .treeitem: inSet.union([.isChecked, .level, .isSelected]),
  ]
}
