import RowcallAccessibility
import RowcallLanguages
import RowcallModel
import Testing

@testable import RowcallNarration

@Suite struct PhraseKeyElementsTests {
  @Test func everyRoleButPlainTextHasAWordOfItsOwn() {
    let words = AccessibilityRole.allCases.compactMap { PhraseKey($0) }
    #expect(Set(words).count == AccessibilityRole.allCases.count - 1)
    #expect(PhraseKey(AccessibilityRole.text) == nil)
  }

  @Test func everyContainerButAGroupHasAWord() {
    let kinds: [AccessibilityContainer.Kind] = [
      .dataTable(rows: 1, columns: 1), .list, .section, .row, .navigationBar, .form,
    ]
    #expect(Set(kinds.compactMap { PhraseKey($0) }).count == kinds.count)
    #expect(PhraseKey(AccessibilityContainer.Kind.group) == nil)
  }

  @Test func aTableThatOnlyPlacesThingsHasNoWord() {
    #expect(PhraseKey(TableGrid.Role.treegrid) == .roleTreeGrid)
    #expect(PhraseKey(TableGrid.Role.presentation) == nil)
  }

  @Test func everyStateHasAWord() {
    var states = CellStates()
    #expect(PhraseKey.states(states, of: .cell).isEmpty)
    (states.isSelected, states.isExpanded, states.isPressed, states.check) = (true, false, true, .mixed)
    (states.isDisabled, states.isReadOnly, states.isRequired) = (true, true, true)
    (states.isInvalid, states.isCurrent, states.sort, states.isFilledIn) = (true, true, .ascending, true)
    #expect(PhraseKey.states(states, of: .cell).count == Mirror(reflecting: states).children.count)
  }

  @Test func aSwitchIsOnWhereACheckboxIsChecked() {
    var states = CellStates()
    states.check = .on
    #expect(PhraseKey.states(states, of: .switch) == [.stateOn])
    #expect(PhraseKey.states(states, of: .checkbox) == [.stateChecked])
  }
}
