import RowcallAccessibility
import RowcallNarration
import RowcallTableView

extension MomentNarration {
  /// That there is nothing in the direction of a step.
  var edge: [String] {
    switch moment.edge {
    case nil: []
    case _ where scene.table.numberOfRows == 0: [wording.text(.emptyTable)]
    case .next, .last, .nextPage, .nextSection: [wording.text(.listEnd)]
    case .previous, .first, .previousPage, .previousSection: [wording.text(.edgeListStart)]
    }
  }

  /// The rows that are shown now, after a scroll and after a cursor that took the window along by more than a step.
  var window: [String] {
    guard let (rows, total) = moment.scrolled else { return [] }
    guard moment.indexMove == nil, !moment.isFocusMoved || isPaged else { return [] }
    let arguments = ["first": rows.lowerBound + 1, "last": rows.upperBound, "total": total]
    return [wording.text(.rowsShown, arguments.mapValues { String($0) })]
  }

  /// Whether the listener went through the table by pages: the window then says more than the row's number.
  var isPaged: Bool {
    guard let place, moment.scrolled != nil, moment.index == nil, moment.search == nil, !isElsewhere else {
      return false
    }
    return narrator.verbosity.position != .off && heard.isFar(from: place)
  }

  /// What was refused, with the reason that the application gave.
  var refusals: [String] {
    moment.refusals.flatMap { error in
      let refusal = Refusal(error)
      // Where the cursor came to the control, its state is said there.
      let state = refusal.isDisabled && !moment.isFocusMoved ? wording.text(.stateDisabled) : nil
      return sentence([wording.text(.announceRefused), state, refusal.reason.map(words)].compactMap(\.self))
    }
  }

  /// What is heard for a text of the application.
  func words(_ text: String) -> String { narrator.words(text, of: AccessibilityElement(.text)) }
}
