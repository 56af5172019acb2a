import RowcallModel

extension AccessibilityTree {
  /// The tree as lines for a developer, one for each container and element, with all that is known about it.
  ///
  ///     list
  ///     └─ section "Fruit"
  ///        ├─ heading "Fruit" level 2
  ///        ├─ button "Apple, 3 left" 1 of 2 {activate}
  ///        └─ row "Pear" (selected) 2 of 2 {activate}
  ///
  /// Places count from one. No word of it is meant for a listener. Ends with a line break.
  public var dump: String {
    var dump = TreeDump()
    dump.add(root)
    return dump.text
  }
}

/// Writes nodes one below the other, each after the lines that lead to it.
private struct TreeDump {
  private(set) var text = ""

  /// Adds a node that stands alone.
  mutating func add(_ root: AccessibilityNode) {
    add(root.line)
    add(root, below: "")
  }

  private mutating func add(_ line: String) { text += line + "\n" }

  private mutating func add(_ node: AccessibilityNode, below indent: String) {
    switch node {
    case .element: break
    case .cell(let cell):
      let lines = cell.pieceLines
      for (index, line) in lines.enumerated() {
        add(indent + (index == lines.count - 1 ? "└─ " : "├─ ") + line)
      }
    case .container(_, let children):
      for (index, child) in children.enumerated() {
        let isLast = index == children.count - 1
        add(indent + (isLast ? "└─ " : "├─ ") + child.line)
        add(child, below: indent + (isLast ? "   " : "│  "))
      }
    }
  }
}

extension AccessibilityNode {
  /// The line of the node itself.
  fileprivate var line: String {
    switch self {
    case .element(let element): DumpLine(element).text
    case .cell(let cell): DumpLine(cell).text
    case .container(let container, _): DumpLine(container).text
    }
  }
}

/// One line of a dump: words one after the other, what there is not left out.
struct DumpLine {
  private var words: [String]

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

extension CellStates {
  /// The states that apply, in a word each.
  var dumpNames: [String] {
    let names: [String?] = [
      isSelected.map { $0 ? "selected" : "not selected" },
      isExpanded.map { $0 ? "expanded" : "collapsed" },
      check?.rawValue,
      isPressed.map { $0 ? "pressed" : "not pressed" },
      isFilledIn.map { $0 ? "filled in" : "not filled in" },
      isDisabled ? "disabled" : nil,
      isReadOnly ? "read only" : nil,
      isRequired ? "required" : nil,
      isInvalid ? "invalid" : nil,
      isCurrent ? "current" : nil,
      sort.map { "sorted \($0.rawValue)" },
    ]
    return names.compactMap { $0 }
  }
}

extension AccessibilityAction {
  /// The action in a word; one that the author named between quotation marks.
  var dump: String {
    if case .custom(let name) = self { "\"\(name)\"" } else { documentName ?? "" }
  }
}

extension SetPosition {
  /// Reads as "2 of 10", or "2" where the count is not known.
  var dump: String { count.map { "\(index + 1) of \($0)" } ?? "\(index + 1)" }
}

extension CellSpan {
  /// Reads as "r2 c1", or "r2-3 c1-4" for a cell that covers several slots.
  var dump: String { "r\(Self.dump(rows)) c\(Self.dump(columns))" }

  private static func dump(_ slots: Range<Int>) -> String {
    slots.count > 1 ? "\(slots.lowerBound + 1)-\(slots.upperBound)" : "\(slots.lowerBound + 1)"
  }
}
