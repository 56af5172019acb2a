import RowcallAccessibility
import RowcallLanguages
import RowcallModel

extension CellNarration {
  /// The spoken text of a piece of the content.
  func texts(_ piece: CellPiece) -> [String] {
    if case .text(let text) = piece { return [words(text)] }
    return dialect.piece.lines(separator: wording.separator) { texts($0, of: piece) }
  }

  private func texts(_ part: PiecePart, of piece: CellPiece) -> [String] {
    switch part {
    case .label: piece.text.map { [words($0)] } ?? []
    case .role: roles(of: piece)
    case .value: piece.control?.value.map { [words($0)] } ?? []
    case .labelAndValue: labelAndValue(of: piece)
    case .states(let kinds):
      piece.control.map { control in kinds.compactMap { state($0, of: control) } } ?? []
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

  private func labelAndValue(of piece: CellPiece) -> [String] {
    let texts = [piece.text, piece.control?.value].compactMap { $0.map(words) }
    return texts.isEmpty ? [] : [texts.joined(separator: ": ")]
  }

  /// A state of a control; a switch is not checked, but on.
  private func state(_ state: CellState, of control: CellControl) -> String? {
    guard control.kind == .switch, state == .checked, let check = control.states.check else {
      return self.state(state, of: control.states)
    }
    return wording.text(check == .on ? .stateOn : check == .off ? .stateOff : .stateMixed)
  }

  /// What can be done with a piece of the content; nil if that is nothing.
  func hint(_ piece: CellPiece) -> String? {
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
