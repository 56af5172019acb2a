import RowcallAccessibility
import RowcallLanguages
import RowcallModel
import RowcallNarration

extension ElementNarration {
  /// What is another than it was: states first, then texts and the value.
  ///
  /// - Returns: nil if something only went, for which there is no word: what is left must be said anew.
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
