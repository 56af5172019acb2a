import RowcallAccessibility
import RowcallLanguages
import RowcallModel

extension CellNarration {
  /// Those of the cell's states that apply, in an order.
  func states(_ kinds: [CellState]) -> [String] {
    // Where the dialect has a sentence for it, all that is spoken of the cell is in that.
    let isSaid = wording.sentence(.selected) != nil
    return kinds.filter { $0 != .selected || !isSaid }.compactMap { state($0, of: cell.element.states) }
  }

  /// A state in words; nil if it does not apply.
  func state(_ state: CellState, of states: CellStates) -> String? {
    phrase(state, of: states).map { wording.text($0) }
  }

  /// How deep the row lies, when the listener comes to it.
  var rowLevel: [String] {
    guard let level = cell.row?.level, occasion == .place || hasChanged(.row) else { return [] }
    return [wording.text(.level, ["level": String(level)])]
  }

  /// What the author said of the row, when the listener comes to it.
  func rowStates(_ kinds: [CellState]) -> [String] {
    guard let row = cell.row, occasion == .place || hasChanged(.row) else { return [] }
    // In a row that is read it is spoken once.
    if occasion == .reading, !cell.span.columns.contains(0) { return [] }
    // A cell that is selected itself has said so.
    let own = Set(CellState.allCases.filter { phrase($0, of: cell.element.states) != nil })
    return kinds.filter { !own.contains($0) }.compactMap { state($0, of: row.states) }
  }

  private func phrase(_ state: CellState, of states: CellStates) -> PhraseKey? {
    switch state {
    case .selected: states.isSelected == true ? .stateSelected : nil
    case .expanded: states.isExpanded.map { $0 ? .stateExpanded : .stateCollapsed }
    case .checked: states.check.map(phrase)
    case .pressed: states.isPressed.map { $0 ? .statePressed : .stateNotPressed }
    case .current: states.isCurrent ? .stateCurrent : nil
    case .sorted: states.sort.map(phrase)
    case .readOnly: states.isReadOnly ? .stateReadOnly : nil
    case .required: states.isRequired ? .stateRequired : nil
    case .invalid: states.isInvalid ? .stateInvalid : nil
    case .filledIn: states.isFilledIn == true ? .stateFilledIn : nil
    case .disabled: states.isDisabled ? .stateDisabled : nil
    }
  }

  private func phrase(_ check: CellStates.Check) -> PhraseKey {
    switch check {
    case .on: .stateChecked
    case .off: .stateNotChecked
    case .mixed: .stateMixed
    }
  }

  private func phrase(_ sort: CellStates.Sort) -> PhraseKey {
    switch sort {
    case .ascending: .stateSortedAscending
    case .descending: .stateSortedDescending
    case .other: .stateSorted
    }
  }
}
