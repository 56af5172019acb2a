import RowcallLanguages
import RowcallAccessibility
import RowcallTableView

/// Builds the node of one row of a table view: its cell, and what the table adds to it.
///
/// A row of one element is that element. A row of several is a container without a word of its author's.
struct RowBuilder {
  let content: CellContent
  let state: CellState
  /// The place of the row in its section.
  let position: SetPosition
  /// Whether a tap on a row reaches the application.
  var canSelect = false
  /// Whether the table is in editing mode.
  var isEditing = false
  /// The titles of the row's actions, if it is swiped; nil for the usual word for deletion.
  var swipeActions: [String?] = []
  /// The author's title of the button that confirms the deletion, if the row asks.
  var deletionTitle: String?

  /// The node; nil for a row that is not there for a listener.
  var node: AccessibilityNode? {
    guard !content.accessibility.isHidden, state.height != 0 else { return nil }
    let cell = CellReading(content, as: .row, isEditing: isEditing)
    let main = completed(cell.main)
    // A row with nothing in it is still a row.
    let hasMain = cell.hasMain || cell.others.isEmpty
    let nodes =
      leading(main) + (hasMain ? [.element(main)] : []) + cell.others
      + (accessory.hasDetailButton ? [control(.moreInfo, .showDetail, of: main)] : []) + trailing(main)
    return joined(nodes, hasMain: hasMain)
  }

  private var accessory: CellAccessory { content.accessory(isEditing: isEditing) }

  /// The element of the cell with the states, the actions and the place that the table gives it.
  private func completed(_ cell: AccessibilityElement) -> AccessibilityElement {
    var row = cell
    let leadsOn = accessory == .disclosureIndicator || accessory == .detailDisclosureButton
    if leadsOn, row.role == .row, content.accessibility.traits == nil { row.role = .button }
    if accessory == .checkmark, row.states.check == nil { row.states.check = .on }
    if state.isSelected { row.states.isSelected = true }
    if canSelect, !row.states.isDisabled, !row.actions.contains(.activate) {
      row.actions.insert(.activate, at: 0)
    }
    row.position = position
    if state.indentationLevel > 0, row.level == nil { row.level = min(state.indentationLevel, .max - 1) + 1 }
    return row
  }

  private func joined(_ nodes: [AccessibilityNode], hasMain: Bool) -> AccessibilityNode {
    if nodes.count == 1, case .element(var only) = nodes[0] {
      only.position = position
      only.identifier = only.identifier ?? content.accessibility.identifier
      only.language = only.language ?? content.accessibility.language
      return .element(only)
    }
    var row = AccessibilityContainer(.row)
    row.position = position
    row.language = content.accessibility.language
    row.identifier = hasMain ? nil : content.accessibility.identifier
    return .container(row, children: nodes)
  }

  // The controls that a table adds to a row, with the label of the row: those of editing mode, of a swipe, of a question.

  /// What stands before the cell.
  private func leading(_ row: AccessibilityElement) -> [AccessibilityNode] {
    switch state.editingStyle {
    case .none: []
    case .delete: [control(.delete, .delete, of: row)]
    case .insert: [control(.insert, .insert, of: row)]
    }
  }

  /// What stands after it.
  private func trailing(_ row: AccessibilityElement) -> [AccessibilityNode] {
    var nodes: [AccessibilityNode] = []
    if state.showsDeleteConfirmation {
      nodes.append(
        deletionTitle.map { button($0, .delete) } ?? control(.confirmDeletion, .delete, of: row))
      nodes.append(control(.cancel, .activate, of: row))
    }
    nodes += swipeActions.map { title in
      title.map { button($0, .activate) } ?? control(.confirmDeletion, .delete, of: row)
    }
    if state.showsReorderControl { nodes.append(control(.reorder, .reorder, of: row)) }
    return nodes
  }

  /// A standard control, which has the label of the row that it acts on.
  private func control(
    _ standard: StandardControl, _ action: AccessibilityAction, of row: AccessibilityElement
  ) -> AccessibilityNode {
    var element = AccessibilityElement(.button)
    element.takeLabel(of: row)
    element.standard = standard
    element.actions = [action]
    return .element(element)
  }

  /// A button that its author gave a title.
  private func button(_ title: String, _ action: AccessibilityAction) -> AccessibilityNode {
    var element = AccessibilityElement(.button, label: title)
    element.actions = [action]
    return .element(element)
  }
}
