import RowcallAccessibility
import RowcallNarration
import RowcallTableView

extension MomentNarration {
  /// Controls with the values that they have now: "Sounds, on"; only the value where the listener knows which control it
  /// is, because it is the only one where the cursor was before, or was operated just before.
  var controls: [String] {
    moment.operated.flatMap { control, row in
      let element = AccessibilityElement(of: control, in: row.content ?? CellContent())
      let narration = ElementNarration(element: element, narrator: narrator)
      let value = [narration.value].compactMap(\.self) + valueStates(of: narration)
      let isKnown = heard.control == ControlName(control, in: row) || isOnlyControl(in: row)
      return sentence(isKnown && !value.isEmpty ? value : Array(narration.label.prefix(1)) + value)
    }
  }

  private func isOnlyControl(in row: RowReference) -> Bool {
    guard let place, place.isOn(row), !moment.isFocusMoved else { return false }
    return NodeNarration(place.node, narrator: narrator).controlCount == 1
  }

  /// That editing mode began or ended.
  var editing: [String] {
    moment.isEditing.map { [wording.text($0 ? .announceEditingOn : .announceEditingOff)] } ?? []
  }

  /// The author's actions that ran: "Archive, done".
  var performed: [String] {
    moment.performed.flatMap { title, isDone in
      let action = words(action: title)
      return isDone
        ? [wording.text(.announceActionDone, ["action": action])]
        : sentence([action, wording.text(.announceRefused)])
    }
  }

  /// What became of a row that was taken up, and that one was kept after all.
  var carrying: [String] {
    let kept = moment.kept.map { [wording.text(.announceKept, ["item": name(of: $0)])] } ?? []
    return kept + moment.carried.flatMap(said)
  }

  private func said(of carrying: Moment.Carrying) -> [String] {
    switch carrying {
    case .pickedUp(let row): [wording.text(.announcePickedUp, ["item": name(of: row)])]
    case .putBack(let row): [wording.text(.announcePutBack, ["item": name(of: row)])]
    case .over(let row, let neighbour): [place(of: row, neighbour)]
    }
  }

  /// Where a row would be dropped: "above Read a book".
  private func place(of row: RowReference, _ neighbour: Neighbour?) -> String {
    switch neighbour {
    case .above(let other): wording.text(.placeAbove, ["other": name(of: other)])
    case .below(let other): wording.text(.placeBelow, ["other": name(of: other)])
    case nil: narrator.words(SetPosition(row.indexPath.row, of: row.rowsInSection), isRow: true)
    }
  }

  /// The question whether a row is to be deleted, and its answers.
  var question: [String] {
    guard let (row, title) = moment.question else { return [] }
    let asked = wording.text(.announceAskDelete, ["item": name(of: row)])
    return [asked] + sentence([words(action: title), wording.text(.actionCancel)])
  }

  /// What can be done with a row that was swiped.
  var offers: [String] {
    guard let offered = moment.offered else { return [] }
    let actions = offered.map(words(action:)).joined(separator: wording.separator)
    return [wording.text(.announceActions, ["actions": actions])]
  }

  private func valueStates(of control: ElementNarration) -> [String] {
    control.element.number == nil && control.element.value == nil ? control.states : []
  }

  private func words(action title: String?) -> String { title.map(words) ?? wording.text(.actionDelete) }
}
