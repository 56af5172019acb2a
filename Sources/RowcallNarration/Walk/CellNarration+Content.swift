import RowcallAccessibility
import RowcallModel

extension CellNarration {
  /// What stands in the cell: its value, or the pieces of which it is made, or that it is blank.
  var content: [String] {
    if cell.isBlank { return isBlankSaid ? [wording.text(.blank)] : [] }
    guard cell.pieces.contains(where: { !$0.isText }) else { return [words(cell.element.label ?? "")] }
    return cell.pieces.flatMap(texts)
  }

  /// The text with which the content starts.
  var leadingText: [String] {
    guard cell.pieces.contains(where: { !$0.isText }) else { return content }
    return cell.pieces.prefix(while: \.isText).flatMap(texts)
  }

  /// What follows that text.
  var rest: [String] { cell.pieces.drop(while: \.isText).flatMap(texts) }

  /// The content as nothing but text.
  var plainText: [String] { cell.element.label.map { [words($0)] } ?? [] }

  /// That the cell is a header; nil for data, and where the dialect is silent about it.
  var role: String? {
    guard dialect.rules.namesHeadersIn.contains(outline.role) else { return nil }
    switch cell.element.role {
    case .columnHeader: return wording.text(.roleColumnHeader)
    case .rowHeader: return isNamedRowHeader ? wording.text(.roleRowHeader) : nil
    default: return nil
    }
  }

  /// What can be done, if the listener wants to hear it.
  var hints: [String] {
    guard verbosity.hints else { return [] }
    return [cell.element.hint, cell.pieces.lazy.compactMap(hint).first].compactMap(\.self)
  }

  private var isBlankSaid: Bool {
    guard occasion == .reading else { return true }
    return verbosity.blanks == .said && !dialect.reading.skipsBlanks
  }

  private var isNamedRowHeader: Bool {
    guard dialect.rules.namesPlainRowHeadersOnly, occasion == .moving || occasion == .entering else {
      return true
    }
    return cell.pieces.count < 2 || !cell.pieces[0].isText
  }

  private func words(_ text: String) -> String { narrator.words(text, in: cell) }
}

// MARK: - Pieces

extension CellNarration {
  private func texts(_ piece: CellPiece) -> [String] {
    if case .text(let text) = piece { return [words(text)] }
    return dialect.piece.lines(separator: wording.separator) { texts($0, of: piece) }
  }

  private func texts(_ part: PiecePart, of piece: CellPiece) -> [String] {
    switch part {
    case .label: piece.text.map { [words($0)] } ?? []
    case .role: roles(of: piece)
    case .value: piece.control?.value.map { [words($0)] } ?? []
    case .states: piece.control.map(states) ?? []
    }
  }

  private func roles(of piece: CellPiece) -> [String] {
    switch piece {
    case .text: []
    case .link: [wording.text(.roleLink)]
    case .image: [wording.text(.roleImage)]
    case .table: [wording.text(.roleTable)]
    case .heading(_, let level): [wording.text(.roleHeading), wording.text(.level, ["level": String(level)])]
    case .control(let control): [wording.text(control.kind.phrase)]
    }
  }

  private func states(_ control: CellControl) -> [String] {
    if control.kind == .switch, let check = control.states.check {
      let isOn = wording.text(check == .on ? .stateOn : check == .off ? .stateOff : .stateMixed)
      return [isOn] + [CellState.disabled].compactMap { state($0, of: control.states) }
    }
    return CellState.allCases.compactMap { state($0, of: control.states) }
  }

  private func hint(_ piece: CellPiece) -> String? {
    switch piece {
    case .text, .image, .table, .heading: nil
    case .link: wording.text(.hintOpen)
    case .control(let control): control.states.isDisabled ? nil : wording.text(control.kind.hint)
    }
  }
}

extension CellPiece {
  /// Whether the piece is plain text.
  var isText: Bool { if case .text = self { true } else { false } }

  fileprivate var control: CellControl? { if case .control(let control) = self { control } else { nil } }
}

extension CellControl.Kind {
  fileprivate var phrase: PhraseKey {
    switch self {
    case .button: .roleButton
    case .checkbox: .roleCheckbox
    case .radio: .roleRadio
    case .switch: .roleSwitch
    case .textField: .roleTextField
    case .searchField: .roleSearchField
    case .comboBox: .roleComboBox
    case .listBox: .roleList
    case .slider: .roleSlider
    case .spinButton: .roleStepper
    }
  }

  fileprivate var hint: PhraseKey {
    switch self {
    case .button: .hintActivate
    case .checkbox, .radio, .switch: .hintToggle
    case .textField, .searchField, .comboBox, .listBox: .hintEdit
    case .slider, .spinButton: .hintAdjust
    }
  }
}
