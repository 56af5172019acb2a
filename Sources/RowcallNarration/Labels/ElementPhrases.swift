import RowcallAccessibility
import RowcallLanguages
import RowcallModel

extension PhraseKey {
  /// The word for a role; nil for plain text, which is nothing but what it says.
  package init?(_ role: AccessibilityRole) {
    switch role {
    case .text: return nil
    case .button: self = .roleButton
    case .link: self = .roleLink
    case .image: self = .roleImage
    case .heading: self = .roleHeading
    case .switch: self = .roleSwitch
    case .checkbox: self = .roleCheckbox
    case .radio: self = .roleRadio
    case .slider: self = .roleSlider
    case .stepper: self = .roleStepper
    case .textField: self = .roleTextField
    case .secureField: self = .roleSecureTextField
    case .searchField: self = .roleSearchField
    case .comboBox: self = .roleComboBox
    case .segment: self = .roleSegment
    case .progress: self = .roleProgress
    case .cell: self = .roleCell
    case .columnHeader: self = .roleColumnHeader
    case .rowHeader: self = .roleRowHeader
    case .row: self = .roleRow
    case .caption: self = .roleCaption
    case .footer: self = .roleFooter
    case .index: self = .roleIndex
    }
  }

  /// The word for a container; nil for a group, of which nothing is spoken but its name.
  init?(_ container: AccessibilityContainer.Kind) {
    switch container {
    case .dataTable: self = .roleTable
    case .list: self = .roleList
    case .section: self = .roleSection
    case .row: self = .roleRow
    case .navigationBar: self = .roleNavigationBar
    case .form: self = .roleForm
    case .group: return nil
    }
  }

  /// The word for a kind of table; nil for one that only places things on a page.
  init?(_ table: TableGrid.Role) {
    switch table {
    case .table: self = .roleTable
    case .grid: self = .roleGrid
    case .treegrid: self = .roleTreeGrid
    case .presentation: return nil
    }
  }

  /// The words for the states of an element, in the usual order; what a switch is called differs from a checkbox.
  package static func states(_ states: CellStates, of role: AccessibilityRole) -> [PhraseKey] {
    let phrases: [PhraseKey?] = [
      states.isSelected.map { $0 ? .stateSelected : .stateNotSelected },
      states.check.map { check($0, isSwitch: role == .switch) },
      states.isPressed.map { $0 ? .statePressed : .stateNotPressed },
      states.isExpanded.map { $0 ? .stateExpanded : .stateCollapsed },
      states.isFilledIn == true ? .stateFilledIn : nil,
      states.isDisabled ? .stateDisabled : nil,
      states.isReadOnly ? .stateReadOnly : nil,
      states.isRequired ? .stateRequired : nil,
      states.isInvalid ? .stateInvalid : nil,
      states.isCurrent ? .stateCurrent : nil,
      states.sort.map(sort),
    ]
    return phrases.compactMap { $0 }
  }

  /// The word for a box that is checked or not, and for a switch that is on or off.
  static func check(_ check: CellStates.Check, isSwitch: Bool) -> PhraseKey {
    switch check {
    case .on: isSwitch ? .stateOn : .stateChecked
    case .off: isSwitch ? .stateOff : .stateNotChecked
    case .mixed: .stateMixed
    }
  }

  static func sort(_ sort: CellStates.Sort) -> PhraseKey {
    switch sort {
    case .ascending: .stateSortedAscending
    case .descending: .stateSortedDescending
    case .other: .stateSorted
    }
  }
}
