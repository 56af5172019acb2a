import RowcallAccessibility
import RowcallLanguages
import RowcallModel
import RowcallNarration

/// Says one element, in a stated order: label, value, states, role.
///
/// An index says what it is first, because its title alone would be taken for the name of something.
struct ElementNarration {
  let element: AccessibilityElement
  let narrator: Narrator
  /// The label that was just said, which is not said again.
  var known: String?
  /// Whether it is said that a choice is the chosen one; not where only the chosen one is said at all.
  var saysChoice = false

  /// What is said, to be joined as a list; never nothing.
  var parts: [String] {
    if element.role == .index {
      return [wording.text(.roleIndex)] + [value].compactMap(\.self) + [wording.text(.roleSlider)]
    }
    let said = label + [value].compactMap(\.self) + states + [role].compactMap(\.self)
    return said.isEmpty && known == nil ? [wording.text(.blank)] : said
  }

  private var wording: Wording { narrator.wording }
}

extension ElementNarration {
  /// The name: a standard control's own, else the author's texts, said one after the other.
  var label: [String] {
    if let standard = element.standard { return [wording.text(standard, of: name)] }
    if element.label != nil, element.label == known { return [] }
    let texts = element.labelParts.isEmpty ? [element.label].compactMap(\.self) : element.labelParts
    let words = texts.map(self.words).filter { !$0.isEmpty }
    return words.isEmpty && element.role.isOperated && known == nil ? [wording.text(.unlabelled)] : words
  }

  /// The first text of the label, by which a row is called.
  var name: String? {
    let text = element.labelParts.first ?? element.label
    return text.map(words)
  }

  /// What is heard for a text of the element's name.
  private func words(_ text: String) -> String {
    narrator.words(element.role == .heading ? narrator.heading(text) : text, of: element)
  }

  /// The value in words: as the author wrote it, else the number.
  var value: String? {
    if let value = element.value {
      return narrator.words(element.role == .index ? narrator.index(title: value) : value, of: element)
    }
    return element.number.map { narrator.words($0, isShare: element.role != .stepper) }
  }

  /// Selected, checked, on, dimmed, as far as that says something.
  var states: [String] {
    var told = element.states
    if element.role == .segment { told.isSelected = saysChoice && told.isSelected == true ? true : nil }
    return PhraseKey.states(told, of: element.role).map { wording.text($0) }
  }

  /// What it is; nil for plain text and rows, and for what is only read where the listener needs no word for it.
  var role: String? {
    if narrator.verbosity.roles == .operated, !element.role.isOperated { return nil }
    return element.role == .row ? nil : PhraseKey(element.role).map { wording.text($0) }
  }

  /// What can be done, if the listener wants to hear it: the author's words, else the usual ones.
  var hint: String? {
    guard narrator.verbosity.hints, !element.states.isDisabled else { return nil }
    return element.hint.map { narrator.words($0, of: element) } ?? usualHint.map { wording.text($0) }
  }

  private var usualHint: PhraseKey? {
    switch element.role {
    case .switch, .checkbox, .radio: .hintToggle
    case .slider, .stepper, .index: .hintAdjust
    case .textField, .searchField, .comboBox: .hintEdit
    case .link: .hintOpen
    case .button, .segment, .row: element.actions.contains(.activate) ? .hintActivate : nil
    case .text, .image, .heading, .progress, .cell, .columnHeader, .rowHeader, .caption, .footer: nil
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
