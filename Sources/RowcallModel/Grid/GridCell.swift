/// One cell of a grid.
public struct GridCell: Hashable, Codable, Sendable {
  /// What the author made of the cell.
  package enum Kind: String, Hashable, Codable, Sendable {
    /// A cell that holds data (`td`, role cell or gridcell).
    case data
    /// A header whose direction the algorithm finds, unless `scope` says it (`th`).
    case header
  }

  /// To what a header cell applies, where the author said so.
  package enum Scope: String, Hashable, Codable, Sendable {
    /// To the cells after it in its row.
    case row
    /// To the cells below it in its column.
    case column
    /// To all cells after and below it in its group of rows.
    case rowGroup
    /// To all cells below it in its group of columns.
    case columnGroup
  }

  /// The slot at the start of its first row.
  package var slot: GridSlot
  /// How many rows it covers; at least 1.
  package var rowSpan: Int
  /// How many columns it covers; at least 1.
  package var columnSpan: Int
  /// Data or header.
  package var kind: Kind
  /// To what a header applies; nil when the author did not say.
  package var scope: Scope?
  /// The author's name for the cell, by which other cells point to it; nil when there is none.
  package var id: String?
  /// The names of the header cells that the author assigned, in order; nil when the author assigned none by hand.
  package var headerIDs: [String]?
  /// A short form of a header's text for use before other cells (`abbr`); nil when there is none.
  package var abbreviation: String?
  /// The accessible name that the author set in place of the content; nil when there is none.
  package var label: String?
  /// The accessible description; nil when there is none.
  package var details: String?
  /// What stands in the cell, in reading order.
  package var content: [CellPiece]
  /// Where the links in it lead, as their author wrote it; nil for none.
  package var addresses: [String]?
  /// Selected, expanded, sorted, and so on.
  package var states: CellStates
  /// The number that the author gives the cell's column in the whole table, counted from zero; nil when it is the grid's.
  package var statedColumn: Int?
  /// The language of the content as a BCP 47 tag, where it differs from the table's; nil otherwise.
  package var language: String?
  /// The one-based line of the source where the cell begins; nil for a table that was not read from a text.
  package var line: Int?

  package init(
    _ content: [CellPiece] = [], at slot: GridSlot, rowSpan: Int = 1, columnSpan: Int = 1, kind: Kind = .data,
    scope: Scope? = nil, id: String? = nil, headerIDs: [String]? = nil, states: CellStates = CellStates()
  ) {
    self.content = content
    self.slot = slot
    self.rowSpan = max(1, rowSpan)
    self.columnSpan = max(1, columnSpan)
    self.kind = kind
    self.scope = scope
    self.id = id
    self.headerIDs = headerIDs
    self.states = states
  }

  /// The rows that the cell covers.
  package var rows: Range<Int> { slot.row..<slot.row + max(0, rowSpan) }

  /// The columns that the cell covers.
  package var columns: Range<Int> { slot.column..<slot.column + max(0, columnSpan) }

  /// The text of the cell: the pieces' texts joined by spaces, without anything that the author hid.
  package var text: String {
    content.compactMap(\.text).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Cuts the spans at the edges of a grid of that size; a cell outside covers nothing.
  mutating func cut(rows: Int, columns: Int) {
    rowSpan = slot.row < 0 ? 0 : max(0, min(rowSpan, rows - slot.row))
    columnSpan = slot.column < 0 ? 0 : max(0, min(columnSpan, columns - slot.column))
  }

  /// What is chosen among the radio buttons of the cell, behind the text that stands before them; nil where there are not
  /// several.
  ///
  /// A button without a name is called what is written behind it. With none chosen only the text before them is left.
  package var radioChoice: String? {
    guard content.count(where: \.isRadio) > 1 else { return nil }
    let before = content.prefix { !$0.isRadio }.compactMap(\.text)
    let chosen = content.indices.compactMap { index -> String? in
      guard case .control(let control) = content[index], control.kind == .radio, control.states.check == .on
      else { return nil }
      return control.label ?? content.dropFirst(index + 1).first.flatMap { $0.isRadio ? nil : $0.text }
    }
    return (before + chosen).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension CellPiece {
  /// Whether it is a radio button.
  fileprivate var isRadio: Bool {
    if case .control(let control) = self { control.kind == .radio } else { false }
  }
}

/// One piece of what stands in a cell.
public enum CellPiece: Hashable, Codable, Sendable {
  /// Plain text, with its white space collapsed.
  case text(String)
  /// A link by its name; nil for a link without one, which a listener comes upon all the same.
  case link(String?)
  /// An image by its text alternative; an image whose alternative is empty is left out, one without any has nil.
  case image(String?)
  /// A form control.
  case control(CellControl)
  /// A table inside the cell, by its index in the list of all tables of the page.
  case table(Int)
  /// A heading with its level.
  case heading(String, level: Int)

  /// The text of the piece as far as it has one of its own.
  package var text: String? {
    switch self {
    case .text(let text), .heading(let text, _): text
    case .link(let name): name
    case .image(let alternative): alternative
    case .control(let control): control.label
    case .table: nil
    }
  }
}

/// A form control inside a cell.
public struct CellControl: Hashable, Codable, Sendable {
  /// What a listener can do with it.
  package enum Kind: String, Hashable, Codable, Sendable {
    /// Press it.
    case button
    /// Check it, alone.
    case checkbox
    /// Check it, as one of several.
    case radio
    /// Turn it on or off.
    case `switch`
    /// Write into it.
    case textField
    /// Write a search into it.
    case searchField
    /// Choose one of a list.
    case comboBox
    /// Choose from a list that is always open.
    case listBox
    /// Move it between two ends.
    case slider
    /// Step it up and down.
    case spinButton
  }

  package var kind: Kind
  /// The accessible name; nil when the author gave none.
  package var label: String?
  /// The present value as text; nil when it has none.
  package var value: String?
  /// Checked, disabled, and so on.
  package var states: CellStates

  package init(_ kind: Kind, label: String? = nil, value: String? = nil, states: CellStates = CellStates()) {
    self.kind = kind
    self.label = label
    self.value = value
    self.states = states
  }
}

/// The states of a cell, a row or a control; nil where the state does not apply.
public struct CellStates: Hashable, Codable, Sendable {
  /// A state between on and off exists.
  package enum Check: String, Hashable, Codable, Sendable {
    case on
    case off
    /// Some of what it stands for is checked.
    case mixed
  }

  /// How a column or row is sorted.
  package enum Sort: String, Hashable, Codable, Sendable {
    /// From small to large.
    case ascending
    /// From large to small.
    case descending
    /// In another order.
    case other
  }

  package var isSelected: Bool?
  /// Whether what belongs to it is shown.
  package var isExpanded: Bool?
  package var check: Check?
  /// Whether it is pressed down, for a button that stays.
  package var isPressed: Bool?
  /// Whether a field that keeps its text to itself, as one for a password does, holds any; nil for others.
  package var isFilledIn: Bool?
  /// Whether it cannot be operated.
  package var isDisabled = false
  package var isReadOnly = false
  /// Whether a value must be given.
  package var isRequired = false
  /// Whether the value is wrong.
  package var isInvalid = false
  /// Whether it is where the reader is on the page or in a set.
  package var isCurrent = false
  package var sort: Sort?

  /// Creates a set of states, none of which applies.
  package init() {}
}
