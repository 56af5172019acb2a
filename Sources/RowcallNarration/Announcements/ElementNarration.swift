import RowcallAccessibility
import RowcallModel

/// Says one element, in a stated order: label, value, states, role; then what is asked for: level, place, hints.
struct ElementNarration {
  let element: AccessibilityElement
  let narrator: Narrator
  /// The label that was just said, which is not said again.
  var known: String?
  /// Whether the place among its like is said.
  var saysPosition = false
  /// Whether its level is said.
  var saysLevel = false

  /// What is said, to be joined as a list; never nothing.
  var parts: [String] {
    let said = label + [value].compactMap(\.self) + states + [role].compactMap(\.self)
    let named = said.isEmpty && known == nil ? [wording.text(.blank)] : said
    return named + [level, position].compactMap(\.self)
  }

  private var wording: Wording { narrator.wording }
}

extension ElementNarration {
  /// The name: a standard control's own, else the author's texts, said one after the other.
  var label: [String] {
    if let standard = element.standard { return [wording.text(standard, of: name)] }
    if element.label != nil, element.label == known { return [] }
    let texts = element.labelParts.isEmpty ? [element.label].compactMap(\.self) : element.labelParts
    let words = texts.map { narrator.words($0, of: element) }.filter { !$0.isEmpty }
    return words.isEmpty && element.role.isOperated && known == nil ? [wording.text(.unlabelled)] : words
  }

  /// The first text of the label, by which a row is called.
  var name: String? {
    let text = element.labelParts.first ?? element.label
    return text.map { narrator.words($0, of: element) }
  }

  /// The value in words: as the author wrote it, else the number.
  var value: String? {
    if let value = element.value { return narrator.words(value, of: element) }
    return element.number.map { narrator.words($0, isShare: element.role != .stepper) }
  }

  /// Selected, checked, on, dimmed.
  var states: [String] {
    PhraseKey.states(element.states, of: element.role).map { wording.text($0) }
  }

  /// What it is; nil for plain text and rows, and for what is only read where the listener needs no word for it.
  var role: String? {
    if narrator.verbosity.roles == .operated, !element.role.isOperated { return nil }
    return element.role == .row ? nil : PhraseKey(element.role).map { wording.text($0) }
  }

  /// "level 2", counted from one.
  var level: String? {
    saysLevel ? element.level.map { wording.text(.level, ["level": String($0)]) } : nil
  }

  /// "row 3 of 10", for a part of a control "3 of 10".
  var position: String? {
    guard saysPosition, let position = element.position else { return nil }
    return narrator.words(position, isRow: element.role != .segment && element.role != .index)
  }

  /// What can be done, if the listener wants to hear it: the author's words, else the usual ones.
  var hint: String? {
    guard narrator.verbosity.hints, !element.states.isDisabled else { return nil }
    return element.hint.map { narrator.words($0, of: element) } ?? usualHint.map { wording.text($0) }
  }

  private var usualHint: PhraseKey? {
    switch element.role {
    case .switch, .checkbox, .radio: .hintToggle
    case .slider, .stepper: .hintAdjust
    case .textField, .searchField, .comboBox: .hintEdit
    case .link: .hintOpen
    case .button, .segment, .row: element.actions.contains(.activate) ? .hintActivate : nil
    case .text, .image, .heading, .progress, .cell, .columnHeader, .rowHeader, .caption, .footer, .index: nil
    }
  }
}

extension AccessibilityRole {
  /// Whether a listener does something with it, and so must know what it is.
  var isOperated: Bool {
    switch self {
    case .button, .link, .switch, .checkbox, .radio, .slider, .stepper, .textField, .searchField, .comboBox,
      .segment, .index:
      true
    case .text, .image, .heading, .progress, .cell, .columnHeader, .rowHeader, .row, .caption, .footer: false
    }
  }
}
