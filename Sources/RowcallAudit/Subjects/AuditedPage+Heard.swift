import RowcallImport
import RowcallModel

extension AuditedPage {
  /// What a listener hears on coming upon an element: a cell with its headers, else its name and what it is; nil for what
  /// is nothing of its own.
  func heard(at node: Int) -> String? {
    if let cell = cell(node), tables[cell.table].purpose != .declaredLayout {
      return heard(cell.cell, in: tables[cell.table])
    }
    if let table = table(node) { return narrator.heardEntry(of: table.told.outline) }
    guard let role = semantics.role(node), let piece = piece(node, role) else {
      return shortText(of: node).map { narrator.heard(.text($0)) }
    }
    return narrator.heard(piece)
  }

  /// What a listener would hear on coming upon a control that is called something; nil for what is no control.
  func heard(at node: Int, named name: String) -> String? {
    semantics.role(node).flatMap { Self.controls[$0] }
      .map { narrator.heard(.control(CellControl($0, label: name))) }
  }

  /// An element as a listener comes upon it; nil where it is nothing but its text.
  private func piece(_ node: Int, _ role: PageRole) -> CellPiece? {
    if role.isLink { return .link(shortName(of: node, from: .content)) }
    if role.isImage { return .image(shortName(of: node, from: .image)) }
    if role == .heading, let text = shortText(of: node) {
      return .heading(text, level: tree.tag(node).headingLevel ?? 2)
    }
    guard let kind = Self.controls[role] else { return nil }
    return .control(CellControl(kind, label: shortName(of: node, from: .control)))
  }

  private static let controls: [PageRole: CellControl.Kind] = [
    .button: .button, .checkbox: .checkbox, .menuitemcheckbox: .checkbox, .radio: .radio,
    .menuitemradio: .radio, .switch: .switch, .textbox: .textField, .searchbox: .searchField,
    .combobox: .comboBox, .listbox: .listBox, .slider: .slider, .spinbutton: .spinButton, .tab: .button,
    .menuitem: .button,
  ]

  /// The accessible name of an element, as far as it is short; nil for none and for a long one.
  func shortName(of node: Int, from source: HTMLAccessibleNames.Source) -> String? {
    var names = shortNames
    return names.name(of: node, from: source)
  }

  /// The text in an element, as far as it is short; nil for none and for a long one.
  func shortText(of node: Int) -> String? {
    var names = shortNames
    return names.text(of: node)
  }

  private var shortNames: HTMLAccessibleNames {
    var limits = limits
    limits.textBytes = 1 << 12
    return HTMLAccessibleNames(page, path: document.tables.path, limits: limits)
  }
}
