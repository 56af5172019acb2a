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
      piece.control.map { control in
        kinds.compactMap { state($0, of: control.states, isSwitch: control.kind == .switch) }
      } ?? []
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

extension CellNarration {
  /// Those of the cell's states that apply, in an order.
  func states(_ kinds: [DialectState]) -> [String] {
    // Where the dialect has a sentence for it, all that is spoken of the cell is in that.
    let isSaid = wording.sentence(.selected) != nil
    return kinds.filter { $0 != .selected || !isSaid }.compactMap { state($0, of: cell.element.states) }
  }

  /// A state in words, a switch being on and not checked; nil if it does not apply.
  func state(_ state: DialectState, of states: CellStates, isSwitch: Bool = false) -> String? {
    phrase(state, of: states, isSwitch: isSwitch).map { wording.text($0) }
  }

  /// How deep the row lies, when the listener comes to it.
  var rowLevel: [String] {
    guard let level = cell.row?.level, occasion == .place || hasChanged(.row) else { return [] }
    return [wording.text(.level, ["level": String(level)])]
  }

  /// What the author said of the row, when the listener comes to it.
  func rowStates(_ kinds: [DialectState]) -> [String] {
    guard let row = cell.row, occasion == .place || hasChanged(.row) else { return [] }
    // In a row that is read it is spoken once.
    if occasion == .reading, !cell.span.columns.contains(0) { return [] }
    // A cell that is selected itself has said so.
    let own = Set(DialectState.allCases.filter { phrase($0, of: cell.element.states) != nil })
    return kinds.filter { !own.contains($0) }.compactMap { state($0, of: row.states) }
  }

  private func phrase(
    _ state: DialectState, of states: CellStates, isSwitch: Bool = false
  ) -> PhraseKey? {
    switch state {
    case .selected: states.isSelected == true ? .stateSelected : nil
    case .expanded: states.isExpanded.map { $0 ? .stateExpanded : .stateCollapsed }
    case .checked: states.check.map { .check($0, isSwitch: isSwitch) }
    case .pressed: states.isPressed.map { $0 ? .statePressed : .stateNotPressed }
    case .current: states.isCurrent ? .stateCurrent : nil
    case .sorted: states.sort.map(PhraseKey.sort)
    case .readOnly: states.isReadOnly ? .stateReadOnly : nil
    case .required: states.isRequired ? .stateRequired : nil
    case .invalid: states.isInvalid ? .stateInvalid : nil
    case .filledIn: states.isFilledIn == true ? .stateFilledIn : nil
    case .disabled: states.isDisabled ? .stateDisabled : nil
    }
  }

  /// The number of the cell's row or column, and of the last one that it covers; empty when not to be spoken now.
  func number(_ axis: HeaderAxis) -> [String] {
    guard isNumberSaid(axis), !isPositionLost, !isInLayout, let number = number(of: axis, of: cell) else {
      return []
    }
    let text =
      axis == .row
      ? wording.text(.rowPosition, ["row": String(number)])
      : wording.text(.columnPosition, ["column": String(number)])
    let count = cell.span.range(axis).count
    guard count > 1, verbosity.spans, !isMergedBothWays,
      let through = wording.sentence(.through, ["last": String(number + count - 1)])
    else { return [text] }
    return [text, through]
  }

  private var isMergedBothWays: Bool { cell.span.rows.count > 1 && cell.span.columns.count > 1 }

  /// The last row and column of a cell that covers several of both, if that is the dialect's way.
  private var throughBoth: [String] {
    guard isMergedBothWays, let row = number(of: .row, of: cell), let column = number(of: .column, of: cell)
    else { return [] }
    let last = ["row": row + cell.span.rows.count - 1, "column": column + cell.span.columns.count - 1]
    return [wording.sentence(.throughBoth, last.mapValues { String($0) })].compactMap(\.self)
  }

  /// The number of the cell's row or column and how many there are; nil in a header row without a number.
  func numberOfAll(_ axis: HeaderAxis) -> String? {
    guard let number = number(of: axis, of: cell) else { return nil }
    let counts = TableNarration(outline: outline, narrator: narrator)
    return axis == .row
      ? wording.text(.rowPositionOf, ["row": String(number), "total": String(counts.rowCount)])
      : wording.text(.columnPositionOf, ["column": String(number), "total": String(counts.columnCount)])
  }

  /// How many rows and columns the cell covers, where that is more than one.
  var span: [String] {
    guard verbosity.spans, !isPositionLost, !isInLayout, !isTitle else { return [] }
    guard wording.sentence(.through) == nil else { return throughBoth }
    let rows = cell.span.rows.count
    let columns = cell.span.columns.count
    if rows > 1, columns > 1, dialect.rules.sharesSpanVerb {
      return [wording.text(.spansRows, count: rows) + " " + wording.text(.columnCount, count: columns)]
    }
    return (rows > 1 ? [wording.text(.spansRows, count: rows)] : [])
      + (columns > 1 ? [wording.text(.spansColumns, count: columns)] : [])
  }

  private func isNumberSaid(_ axis: HeaderAxis) -> Bool {
    switch verbosity.position {
    case .off: return false
    case .always: return true
    case .onChange:
      if dialect.rules.saysBothNumbers || dialect.rules.constantNumbers.contains(axis) { return true }
      if dialect.rules.comparesCells { return hasChanged(axis) }
      // Merged cells have the number of their first row and column, so the way into and out of them can change both.
      return previous.map { number(of: axis, of: $0.cell) != number(of: axis, of: cell) } ?? true
    }
  }

  private var isPositionLost: Bool {
    dialect.rules.losesStatedPositions && cell.statedRow != nil && cell.statedColumn != nil
  }

  /// The number by which people know the first row or column of the cell; nil in a header row without one.
  private func number(of axis: HeaderAxis, of cell: AccessibleCell) -> Int? {
    if axis == .column { return (cell.statedColumn ?? cell.span.columns.lowerBound) + 1 }
    if let stated = cell.statedRow { return stated + 1 }
    let unnumbered = dialect.rules.numbersHeaderRows ? 0 : outline.unnumberedRowCount
    let row = cell.span.rows.lowerBound - unnumbered
    return row < 0 ? nil : row + 1
  }
}
