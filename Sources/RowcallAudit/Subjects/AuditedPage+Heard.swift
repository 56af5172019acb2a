import RowcallImport
import RowcallModel

extension AuditedPage {
  /// What is spoken at an element: a cell with its headers, or a name and role; nil for a generic element without text.
  func heard(at node: Int) -> String? {
    if let cell = cell(node), tables[cell.table].purpose != .declaredLayout {
      return heard(cell.cell, in: tables[cell.table])
    }
    if let table = table(node) { return narrator.heardEntry(of: table.marked.outline) }
    guard let role = semantics.role(node), let piece = piece(node, role) else {
      return shortText(of: node).map { narrator.heard(.text($0)) }
    }
    return narrator.heard(piece)
  }

  /// What is spoken at a control with the given name; nil for other elements.
  func heard(at node: Int, named name: String) -> String? {
    semantics.role(node).flatMap { Self.controls[$0] }
      .map { narrator.heard(.control(CellControl($0, label: name))) }
  }

  /// An element as narration speaks it; nil if only its text is spoken.
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

  /// The accessible name of an element; nil without one and for a long one.
  func shortName(of node: Int, from source: HTMLAccessibleNames.Source) -> String? {
    var names = shortNames
    return names.name(of: node, from: source)
  }

  /// The text of an element; nil without one and for a long one.
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
