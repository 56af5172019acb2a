import RowcallImport
import RowcallModel

struct PageFieldUnnamed: Rule {
  static let description = RuleDescription(
    id: "page-field-unnamed", subject: .page, impact: .critical,
    summary: "Every form field has an accessible name.",
    rationale: """
      A listener hears that there is a text field or a checkbox, but not what it is for. In a table, the \
      column header is not a name and is not spoken when moving from field to field.
      """,
    remedy: "Add a `label`; in a table, aria-labelledby may name the header cells instead.",
    standards: [
      .criterion("4.1.2"), .criterion("3.3.2"), .technique("H44"), .technique("ARIA16"), .act("e086e5"),
      .axe("label"),
      .axe("select-name"),
    ],
    passing: [
      Example(#"<label>Amount <input type="number"></label> <label>Day <input type="date"></label>"#),
      .table(
        #"<tr><th>City</th><th id="pick">Pick</th></tr>"#,
        #"<tr><td id="oslo">Oslo</td><td><input type="checkbox" aria-labelledby="pick oslo"></td></tr>"#),
    ],
    failing: [
      .table(
        "<tr><th>City</th><th>Pick</th></tr>",
        #"<tr><td>Oslo</td><td>↓<input type="checkbox"></td></tr>"#),
      Example(#"<p>Amount ↓<select><option>1</option><option>2</option></select></p>"#),
      Example(
        #"<p>Town ↓<input type="text" placeholder="Such as Oslo"></p>"#,
        caption: "A placeholder disappears with the first letter."),
      Example(#"<p>Password ↓<input type="password"> on ↓<input type="date"> ↓<input type="file"></p>"#),
    ])

  func check(_ page: AuditedPage, into notes: inout Notes) {
    var names = page.names()
    for node in 0..<page.tree.count {
      guard page.semantics.nodes[node].isIncluded, let field = page.field(at: node) else { continue }
      notes.look()
      let name = names.name(of: node, from: .control)
      guard !names.isExhausted else { continue }
      if let name {
        guard page.isNamedByPlaceholder(node, name) else { continue }
        notes.add(
          page.target(node),
          "Only the placeholder \(name.quoted) names the \(field.name), and it disappears with the first letter.",
          impact: .moderate)
      } else {
        notes.add(
          page.target(node), "The \(field.name) has no name.",
          heard: Heard(now: page.heard(field, node, nil), after: after(field, node, on: page)))
      }
    }
  }

  /// What is spoken if the headers of the surrounding cell name the field; nil without such headers.
  private func after(_ field: PageField, _ node: Int, on page: AuditedPage) -> String? {
    guard let (index, cell) = page.cell(around: node) else { return nil }
    let headers = page.tables[index].headerTexts(of: cell)
    let row =
      headers.rows.isEmpty ? page.tables[index].rowText(page.tables[index].grid.cells[cell].slot.row) : nil
    let name = (headers.columns + headers.rows + [row].compactMap(\.self)).filter { !$0.isEmpty }
    return name.isEmpty ? nil : page.heard(field, node, name.joined(separator: " ").cut)
  }
}

/// A form field.
private struct PageField {
  /// What people call it.
  let name: String
  /// How it is spoken if HTML gives it no role; nil if it has one.
  let kind: CellControl.Kind?
}

extension AuditedPage {
  /// Whether a field has no other name than its placeholder, and is not for a search, which its kind says.
  fileprivate func isNamedByPlaceholder(_ node: Int, _ name: String) -> Bool {
    guard semantics.nodes[node].role != .searchbox, tree[node, .placeholder]?.trimmed == name else {
      return false
    }
    return (page.labels[node] ?? []).isEmpty
      && [.label, .labelledBy, .title].allSatisfy { tree[node, $0]?.trimmed.isEmpty ?? true }
  }

  /// The field that an element is; nil for others.
  ///
  /// HTML gives no role to fields for passwords, dates, times, files and colours.
  fileprivate func field(at node: Int) -> PageField? {
    if let role = semantics.nodes[node].role {
      return role.isField ? PageField(name: role.plainName, kind: nil) : nil
    }
    guard tree.tag(node) == .input else { return nil }
    return switch tree[node, .type]?.trimmed.lowercased() {
    case "password": PageField(name: "password field", kind: .textField)
    case "date", "datetime-local", "month", "week": PageField(name: "date field", kind: .textField)
    case "time": PageField(name: "time field", kind: .textField)
    case "file": PageField(name: "file field", kind: .button)
    case "color": PageField(name: "colour field", kind: .button)
    default: nil
    }
  }

  /// What is spoken at a field, as it is or with a name.
  fileprivate func heard(_ field: PageField, _ node: Int, _ name: String?) -> String? {
    if let kind = field.kind { return narrator.heard(.control(CellControl(kind, label: name))) }
    return name.map { heard(at: node, named: $0) } ?? heard(at: node)
  }
}

extension PageRole {
  /// What people call the field.
  fileprivate var plainName: String {
    switch self {
    case .textbox: "text field"
    case .searchbox: "search field"
    case .combobox, .listbox: "list"
    case .spinbutton: "number field"
    case .radio, .menuitemradio: "radio button"
    case .menuitemcheckbox: "checkbox"
    default: rawValue
    }
  }
}
