import RowcallImport

extension HTMLAttribute {
  /// The value type of a state or property in WAI-ARIA 1.2.
  enum ValueType: Hashable, Sendable {
    case text
    /// One of these words.
    case token(Set<String>)
    /// Some of these words.
    case tokens(Set<String>)
    /// The `id` of an element.
    case reference
    /// The `id`s of elements.
    case references
    /// A whole number.
    case integer
    case number
  }

  /// Whether it is a state or property of WAI-ARIA.
  var isARIA: Bool { rawValue.hasPrefix("aria-") && self != .unknownARIA }

  /// The global states and properties.
  static let globalARIA: Set<HTMLAttribute> = [
    .actions, .atomic, .brailleLabel, .brailleRoleDescription, .busy, .controls, .isCurrent, .describedBy,
    .details,
    .more, .isDisabled, .dropEffect, .errorMessage, .flow, .isGrabbed, .hasPopup, .isHidden, .isInvalid,
    .keys, .label, .labelledBy, .live, .owns, .relevant, .roleDescription,
  ]

  /// Its value type; nil for other attributes.
  var valueType: ValueType? {
    switch self {
    case .atomic, .busy, .isDisabled, .isModal, .isMultiline, .isMultiselectable, .isReadOnly, .isRequired:
      .token(["true", "false"])
    case .isExpanded, .isGrabbed, .isHidden, .isSelected: .token(["true", "false", "undefined"])
    case .isChecked, .isPressed: .token(["true", "false", "mixed", "undefined"])
    case .autocomplete: .token(["inline", "list", "both", "none"])
    case .isCurrent: .token(["page", "step", "location", "date", "time", "true", "false"])
    case .hasPopup: .token(["false", "true", "menu", "listbox", "tree", "grid", "dialog"])
    case .isInvalid: .token(["grammar", "false", "spelling", "true"])
    case .live: .token(["assertive", "off", "polite"])
    case .orientation: .token(["horizontal", "undefined", "vertical"])
    case .sort: .token(["ascending", "descending", "none", "other"])
    case .dropEffect: .tokens(["copy", "execute", "link", "move", "none", "popup"])
    case .relevant: .tokens(["additions", "all", "removals", "text"])
    case .activeDescendant: .reference
    case .actions, .controls, .describedBy, .more, .errorMessage, .flow, .labelledBy, .owns: .references
    case .columnCount, .columnIndex, .columnSpan, .level, .positionInSet, .rowCount, .rowIndex, .rowSpan,
      .setSize:
      .integer
    case .valueMax, .valueMin, .valueNow: .number
    default: isARIA ? .text : nil
    }
  }
}

extension String {
  /// Whether it is digits after an optional sign; they may exceed the range of `Int`.
  fileprivate var isWholeNumber: Bool {
    let digits = utf8.dropFirst(["+", "-"].contains(first) ? 1 : 0)
    return !digits.isEmpty && digits.allSatisfy { (0x30...0x39).contains($0) }
  }
}

extension HTMLAttribute.ValueType {
  /// Whether a non-empty value matches the type.
  func allows(_ value: String) -> Bool {
    let word = value.trimmed
    switch self {
    case .text, .references: return true
    case .reference: return word.tokens.count < 2
    case .token(let words): return words.contains(word.lowercased())
    case .tokens(let words): return word.tokens.allSatisfy { words.contains($0.lowercased()) }
    case .integer: return word.isWholeNumber
    case .number: return word.first?.isLetter != true && Double(word)?.isFinite == true
    }
  }

  /// The expected value, as part of a sentence.
  var expectation: String {
    switch self {
    case .text: "a text"
    case .token(let words): words.sorted().alternatives
    case .tokens(let words): "words among \(words.sorted().alternatives)"
    case .reference: "the id of one element"
    case .references: "ids of elements"
    case .integer: "a whole number"
    case .number: "a number"
    }
  }
}
