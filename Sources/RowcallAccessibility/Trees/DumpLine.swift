import RowcallModel

/// One line of a dump: words one after the other, what there is not left out.
struct DumpLine {
  private var words: [String]

  /// The line.
  var text: String { words.joined(separator: " ") }

  init(_ element: AccessibilityElement) {
    words = [element.role.rawValue]
    add(element.label.map(quoted))
    add(element.value.map { "= " + quoted($0) })
    add(element.number.map { "= \($0.value) in \($0.lowest)...\($0.highest)" })
    add(element.states)
    add(element.level.map { "level \($0)" })
    add(element.span.map(\.dump))
    add(element.position.map(\.dump))
    add(element.standard.map { "<\($0.rawValue)>" })
    if !element.actions.isEmpty { add("{\(element.actions.map(\.dump).joined(separator: ", "))}") }
    add(element.hint.map { "hint " + quoted($0) })
    for fact in element.customContent { add("+ \(quoted(fact.label)): \(quoted(fact.value))") }
    add(element.language.map { "in \($0)" })
    add(element.identifier.map { "#\($0)" })
  }

  init(_ container: AccessibilityContainer) {
    words = [container.documentName]
    add(container.label.map(quoted))
    add(container.role?.rawValue)
    add(container.states)
    add(container.level.map { "level \($0)" })
    if case .dataTable(let rows, let columns) = container.kind {
      add("\(size(rows, "row")), \(size(columns, "column"))")
    }
    add(container.position.map(\.dump))
    add(container.hint.map { "hint " + quoted($0) })
    if container.isRightToLeft { add("right to left") }
    add(container.language.map { "in \($0)" })
    add(container.identifier.map { "#\($0)" })
  }

  init(_ cell: AccessibleCell) {
    self.init(cell.element)
    add(cell.statedColumn.map { "at column \($0 + 1)" })
    add(headers(cell.columnHeaders, of: "column"))
    add(headers(cell.rowHeaders, of: "row"))
  }

  init(_ control: CellControl) {
    words = [control.kind.rawValue]
    add(control.label.map(quoted))
    add(control.value.map { "= " + quoted($0) })
    add(control.states)
  }

  private mutating func add(_ word: String?) { if let word { words.append(word) } }

  private mutating func add(_ states: CellStates) {
    let names = states.dumpNames
    if !names.isEmpty { add("(\(names.joined(separator: ", ")))") }
  }

  private func headers(_ headers: [HeaderLabel], of axis: String) -> String? {
    let texts = headers.map { quoted($0.text) + ($0.abbreviation.map { " (\(quoted($0)))" } ?? "") }
    return texts.isEmpty ? nil : "\(axis) " + texts.joined(separator: " > ")
  }

  private func size(_ count: Int?, _ what: String) -> String {
    "\(count.map(String.init) ?? "?") \(what)\(count == 1 ? "" : "s")"
  }
}

extension AccessibleCell {
  /// A line for each thing in the cell; none where that is no more than its text.
  var pieceLines: [String] {
    if pieces.allSatisfy({ if case .text = $0 { true } else { false } }) { return [] }
    return pieces.map { piece in
      switch piece {
      case .text(let text): "text \(quoted(text))"
      case .link(let name): ["link", name.map(quoted)].compactMap { $0 }.joined(separator: " ")
      case .image(let name): ["image", name.map(quoted)].compactMap { $0 }.joined(separator: " ")
      case .control(let control): DumpLine(control).text
      case .table(let index): "table \(index + 1)"
      case .heading(let text, let level): "heading \(quoted(text)) level \(level)"
      }
    }
  }
}

/// A text between quotation marks, with everything escaped that would break the line or could not be seen.
private func quoted(_ text: String) -> String {
  var quoted = "\""
  for scalar in text.unicodeScalars {
    if scalar.isShown {
      if scalar == "\"" || scalar == "\\" { quoted += "\\" }
      quoted.unicodeScalars.append(scalar)
    } else {
      quoted += scalar.escape
    }
  }
  return quoted + "\""
}

extension Unicode.Scalar {
  /// Whether it can be seen on a line, or belongs to what people write.
  fileprivate var isShown: Bool {
    if isUnsafe { return false }
    // Looking up the category takes longer than all the rest.
    if isASCII { return true }
    return switch properties.generalCategory {
    case .format: value == 0x200C || value == 0x200D
    case .privateUse, .unassigned: false
    default: true
    }
  }
}
