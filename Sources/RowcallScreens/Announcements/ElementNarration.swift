import RowcallAccessibility
import RowcallLanguages
import RowcallModel
import RowcallNarration
import RowcallTableView
import RowcallText

/// The words for one element, in this order: label, value, states, role.
///
/// An index starts with its role, because its title alone would sound like a name.
struct ElementNarration {
  let element: AccessibilityElement
  let narrator: Narrator
  /// The label that was just said, which is not said again.
  var known: String?
  /// Whether it is said as on a phone: what is selected first, states after the role, and the place of a segment.
  var isPhone = false

  /// What is said, to be joined as a list; never nothing.
  var parts: [String] {
    if element.role == .index {
      return [wording.text(.roleIndex)] + [value].compactMap(\.self) + [wording.text(.roleSlider)]
    }
    let said =
      isPhone ? phoneParts : label + [value].compactMap(\.self) + states + [role].compactMap(\.self)
    return said.isEmpty && known == nil ? [wording.text(.blank)] : said
  }

  /// The order of the dialect `voiceover`: "Selected, B, Button, 2 of 3", "Alerts, Switch Button, On".
  private var phoneParts: [String] {
    var first = CellStates()
    var middle = CellStates()
    var last = element.states
    (first.isSelected, last.isSelected) = (last.isSelected == true ? true : nil, nil)
    (middle.isDisabled, last.isDisabled) = (last.isDisabled, false)
    let words = [first, middle, last].map { states in
      PhraseKey.states(states, of: element.role).map { wording.text($0) }
    }
    let place = element.role == .segment ? element.position.map { narrator.words($0, isRow: false) } : nil
    return words[0] + label + [value].compactMap(\.self) + words[1] + [role].compactMap(\.self) + words[2]
      + [place].compactMap(\.self)
  }

  private var wording: DialectWording { narrator.wording }

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

  /// The spoken form of a text of the label.
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
    var states = element.states
    if element.role == .segment { states.isSelected = nil }
    return PhraseKey.states(states, of: element.role).map { wording.text($0) }
  }

  /// What it is; nil for plain text and rows, and for what is only read where the listener needs no word for it.
  var role: String? {
    if narrator.verbosity.roles == .operated, !element.role.isOperated { return nil }
    return element.role == .row ? nil : PhraseKey(element.role).map { wording.text($0) }
  }

  /// The hint, if `Verbosity.hints` is on: the author's, else the default one of the role.
  var hint: String? {
    guard narrator.verbosity.hints, !element.states.isDisabled else { return nil }
    return element.hint.map { narrator.words($0, of: element) } ?? usualHint.map { wording.text($0) }
  }

  private var usualHint: PhraseKey? {
    switch element.role {
    case .switch, .checkbox, .radio: .hintToggle
    case .slider, .stepper, .index: .hintAdjust
    case .textField, .secureField, .searchField, .comboBox: .hintEdit
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
    case .button, .link, .switch, .checkbox, .radio, .slider, .stepper, .textField, .secureField,
      .searchField,
      .comboBox,
      .segment, .index:
      true
    case .text, .image, .heading, .progress, .cell, .columnHeader, .rowHeader, .row, .caption, .footer: false
    }
  }
}

extension ElementNarration {
  /// What is another than it was: states first, then texts and the value.
  ///
  /// - Returns: nil if something disappeared for which there is no word; then the element must be said in full.
  func changes(since former: ElementNarration) -> [String]? {
    // The title alone would not say that it is the index's.
    if element.role == .index { return value == former.value ? [] : nil }
    guard let texts = texts(since: former.label), former.value == nil || value != nil,
      !former.element.states.lose(in: element.states)
    else { return nil }
    let states = self.states.filter { !former.states.contains($0) }
    let lost = former.lostStates(in: element).map { narrator.wording.text($0) }
    let value = self.value == former.value ? nil : self.value
    return states + lost + texts + [value].compactMap(\.self)
  }

  /// The texts that are others, each in its place, or new; nil if there are fewer.
  private func texts(since former: [String]) -> [String]? {
    if label.count < former.count { return nil }
    if label.count == former.count { return zip(label, former).filter { $0 != $1 }.map(\.0) }
    return label.difference(from: former).insertions.map { change in
      switch change {
      case .insert(_, let text, _), .remove(_, let text, _): text
      }
    }
  }

  /// What no longer holds and is not replaced by another state: a checkmark that went.
  private func lostStates(in now: AccessibilityElement) -> [PhraseKey] {
    let wasSelected = element.states.isSelected == true && now.states.isSelected == nil
    let wasChecked = element.states.check == .on && now.states.check == nil
    return (wasSelected ? [.stateNotSelected] : []) + (wasChecked ? [.stateNotChecked] : [])
  }
}

extension CellStates {
  /// Whether one of them went that no word denies: dimmed, invalid.
  fileprivate func lose(in now: CellStates) -> Bool {
    let flags: [KeyPath<CellStates, Bool>] = [
      \.isDisabled, \.isReadOnly, \.isRequired, \.isInvalid, \.isCurrent,
    ]
    return flags.contains { self[keyPath: $0] && !now[keyPath: $0] }
      || (isExpanded != nil && now.isExpanded == nil) || (isPressed != nil && now.isPressed == nil)
      || (sort != nil && now.sort == nil)
  }
}

extension Narrator {
  /// The line for one element by itself: "Delete Buy milk, button".
  package func line(for element: AccessibilityElement) -> SpokenLine {
    let narration = ElementNarration(element: element, narrator: self)
    let parts = narration.parts + [narration.hint].compactMap(\.self)
    return line(parts.joined(withMark: wording.separator), language: element.language)
  }

  /// The lines for an element as screen readers of phones say it, without a word for a missing name; they may be empty.
  ///
  /// A stepper is two buttons: "Copies, Decrement, Button", "Copies, Increment, Button".
  package func phoneLines(for element: AccessibilityElement) -> [SpokenLine] {
    guard element.role == .stepper else { return [phoneLine(for: element)] }
    return [PhraseKey.actionDecrement, .actionIncrement].map { key in
      var button = AccessibilityElement(
        .button, parts: [element.label, wording.text(key)].compactMap(\.self))
      (button.states, button.language) = (element.states, element.language)
      return phoneLine(for: button)
    }
  }

  private func phoneLine(for element: AccessibilityElement) -> SpokenLine {
    var narration = ElementNarration(element: element, narrator: self)
    if element.label == nil { narration.known = "" }
    narration.isPhone = true
    return line(narration.parts.joined(withMark: wording.separator), language: element.language)
  }

  /// The lines for all elements of a tree, in reading order, as on a phone or not.
  package func lines(for tree: AccessibilityTree, isPhone: Bool) -> [SpokenLine] {
    isPhone ? tree.root.elements.flatMap(phoneLines) : lines(for: tree)
  }

  /// The lines for all elements of a tree, in reading order.
  ///
  /// Cells of data tables are spoken without headers; a `TableWalk` speaks them with their headers.
  package func lines(for tree: AccessibilityTree) -> [SpokenLine] {
    tree.root.elements.map(line)
  }

  /// The spoken form of a text of an element, read like a cell of a table without columns.
  func words(_ text: String, of element: AccessibilityElement) -> String {
    words(text, in: AccessibleCell(element, span: CellSpan(rows: 0..<1, columns: 0..<1)))
  }

  /// The spoken form of a number in a range: its share of the range in percent, or the number itself.
  func words(_ number: NumberInRange, isShare: Bool) -> String {
    guard isShare, let percent = number.percent else { return digits(number.value) }
    return wording.text(.percent, ["amount": String(percent)])
  }

  /// A number in plain digits with at most two after the decimal mark.
  private func digits(_ number: Double) -> String {
    guard number.isFinite else { return String(number) }
    let rounded = (number * 100).rounded() / 100
    let hundredths = rounded.isFinite ? rounded : number
    let text = Int(exactly: hundredths).map { String($0) } ?? String(hundredths)
    return NumberSymbols(for: wording.phrases.language).decimal == "," ? text.replacing(".", with: ",") : text
  }

  /// "row 3 of 10", or "3 of 10" for what is no row.
  func words(_ position: SetPosition, isRow: Bool) -> String {
    let index = String(position.index + 1)
    guard let count = position.count else {
      return isRow ? wording.text(.rowPosition, ["row": index]) : index
    }
    return isRow
      ? wording.text(.rowPositionOf, ["row": index, "total": String(count)])
      : wording.text(.setPosition, ["index": index, "total": String(count)])
  }

  /// The name of a row as it was shown; nil where nobody has seen it.
  func name(of row: CellContent?) -> String? {
    row.flatMap { ElementNarration(element: AccessibilityElement(of: $0), narrator: self).name }
  }
}

extension NumberInRange {
  /// The share of its range, 0 to 100; nil if the range is empty or not finite.
  fileprivate var percent: Int? {
    let width = highest - lowest
    guard width > 0, width.isFinite, value.isFinite else { return nil }
    let share = min(max((value - lowest) / width, 0), 1)
    return Int((share * 100).rounded())
  }
}

extension DialectWording {
  /// What a standard control is called: "Delete Buy milk", "back to Cities", "More info".
  ///
  /// - Parameter name: what it acts on, where it says so.
  func text(_ control: StandardControl, of name: String?) -> String {
    switch control {
    case .back: name.map { text(.backTo, ["title": $0]) } ?? text(.actionBack)
    case .add: text(.actionAdd)
    case .edit: text(.actionEdit)
    case .done: text(.actionDone)
    case .save: text(.actionSave)
    case .cancel: text(.actionCancel)
    case .delete: name.map { text(.actionDeleteItem, ["item": $0]) } ?? text(.actionDelete)
    case .confirmDeletion: text(.actionDelete)
    case .insert: text(.actionInsert)
    case .reorder: name.map { text(.actionReorderItem, ["item": $0]) } ?? text(.actionReorder)
    case .moreInfo: text(.actionMoreInfo)
    }
  }

  /// What an item in a bar is called; the author's own title wins.
  func text(_ item: BarItem.Kind) -> String {
    item.standard.map { text($0, of: nil) } ?? item.ownTitle ?? ""
  }
}

extension [String] {
  /// Texts one after the other with a mark between them, which is left out after a text that ends in a mark of its own:
  /// "Delete Buy milk? Delete".
  ///
  /// A point ends abbreviations as well ("Apple Inc., 648 dollars") and stands only for another point.
  func joined(withMark separator: String) -> String {
    let marks = separator.hasPrefix(".") ? Self.marks + "." : Self.marks
    return dropFirst().reduce(into: first ?? "") { line, text in
      let isEnded = line.last.map(marks.contains) ?? false
      line += (isEnded ? separator.filter(\.isWhitespace) : separator) + text
    }
  }

  private static let marks = "?!:…？！：。؟।"
}
