import RowcallAccessibility
import RowcallModel

extension ElementNarration {
  /// What is another than it was: states first, then texts and the value.
  func changes(since former: ElementNarration) -> [String] {
    let states = self.states.filter { !former.states.contains($0) }
    let lost = former.lostStates(in: element).map { narrator.wording.text($0) }
    let texts = label.filter { !former.label.contains($0) }
    let value = self.value == former.value ? nil : self.value
    return states + lost + texts + [value].compactMap(\.self)
  }

  /// What no longer holds and is not replaced by another state: a checkmark that went.
  private func lostStates(in now: AccessibilityElement) -> [PhraseKey] {
    let wasSelected = element.states.isSelected == true && now.states.isSelected == nil
    let wasChecked = element.states.check == .on && now.states.check == nil
    return (wasSelected ? [.stateNotSelected] : []) + (wasChecked ? [.stateNotChecked] : [])
  }
}
