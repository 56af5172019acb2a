import RowcallModel
import Testing

@testable import RowcallImport

/// The tables of a page.
func page(_ html: String, limits: ImportLimits = ImportLimits()) throws -> HTMLTables {
  try HTMLTables(bytes: Array(html.utf8), path: "p.html", options: ImportOptions(limits: limits))
}

/// The first table of a page that has cells.
func grid(_ html: String) throws -> TableGrid { try page(html).firstTable }

extension HTMLTables {
  /// The first table that has cells.
  var firstTable: TableGrid {
    get throws { try #require(tables.first { $0.role != .presentation && !$0.cells.isEmpty }) }
  }
}

/// The cells of the first row of a table whose rows are given.
func cells(_ row: String) throws -> [GridCell] { try grid("<table><tr>\(row)</table>").cells }

/// The pieces of a cell whose content is given, as `sketch` writes them.
func pieces(_ content: String) throws -> [String] {
  try cells("<td>\(content)").first?.content.map(\.sketch) ?? ["no cell"]
}

/// What a page that cannot be read says.
func problem(_ html: String, limits: ImportLimits = ImportLimits()) -> String {
  do {
    return "read: \(try page(html, limits: limits).tables.count)"
  } catch {
    return "\(error)"
  }
}

extension TableGrid {
  /// The text of the cell on each slot, row by row; `-` where there is none.
  var sketch: [String] {
    (0..<rowCount).map { row in
      (0..<columnCount).map { cell(at: GridSlot(row: row, column: $0))?.text ?? "-" }.joined(separator: " ")
    }
  }
}

extension CellPiece {
  /// The kind of the piece and what it says, such as `link:Home`.
  var sketch: String {
    switch self {
    case .text(let text): text
    case .link(let name): "link:\(name ?? "-")"
    case .image(let name): "image:\(name ?? "-")"
    case .table(let index): "table:\(index)"
    case .heading(let text, let level): "h\(level):\(text)"
    case .control(let control):
      "\(control.kind):\(control.label ?? "-")" + (control.value.map { "=\($0)" } ?? "")
        + control.states.sketch
    }
  }
}

extension CellStates {
  /// The states that apply, each after a space.
  var sketch: String {
    let words: [String?] = [
      isSelected.map { $0 ? "selected" : "unselected" }, isExpanded.map { $0 ? "expanded" : "collapsed" },
      check.map { "\($0)" }, isPressed.map { $0 ? "pressed" : "released" },
      isFilledIn == true ? "filledIn" : nil,
      isDisabled ? "disabled" : nil,
      isReadOnly ? "readonly" : nil, isRequired ? "required" : nil, isInvalid ? "invalid" : nil,
      isCurrent ? "current" : nil, sort.map { "\($0)" },
    ]
    return words.compactMap { $0 }.map { " " + $0 }.joined()
  }
}
