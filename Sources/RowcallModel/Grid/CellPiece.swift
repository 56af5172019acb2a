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

  /// What it is.
  package var kind: Kind
  /// The accessible name; nil when the author gave none.
  package var label: String?
  /// The present value as text; nil when it has none.
  package var value: String?
  /// Checked, disabled, and so on.
  package var states: CellStates

  /// Creates a control.
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
    /// Checked.
    case on
    /// Not checked.
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

  /// Whether it is selected.
  package var isSelected: Bool?
  /// Whether what belongs to it is shown.
  package var isExpanded: Bool?
  /// Whether it is checked.
  package var check: Check?
  /// Whether it is pressed down, for a button that stays.
  package var isPressed: Bool?
  /// Whether a field that keeps its text to itself, as one for a password does, holds any; nil for others.
  package var isFilledIn: Bool?
  /// Whether it cannot be operated.
  package var isDisabled: Bool
  /// Whether its value can only be read.
  package var isReadOnly: Bool
  /// Whether a value must be given.
  package var isRequired: Bool
  /// Whether the value is wrong.
  package var isInvalid: Bool
  /// Whether it is where the reader is on the page or in a set.
  package var isCurrent: Bool
  /// How it is sorted.
  package var sort: Sort?

  /// Creates a set of states, none of which applies.
  package init() {
    isDisabled = false
    isReadOnly = false
    isRequired = false
    isInvalid = false
    isCurrent = false
  }
}
