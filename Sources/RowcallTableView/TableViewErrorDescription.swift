import RowcallModel

extension TableViewError: CustomStringConvertible {
  /// One sentence: where, what was found, what was expected, and what to do.
  public var description: String {
    switch self {
    // MARK: Places
    case .malformedPath(let path):
      "index path \(Array(path)) has \(path.count.counted("index", "indices")), expected 2; "
        + "make it with IndexPath(row:section:)"
    case .rowOutOfRange(let path, _, let rows?, let moment):
      "there is no \(TablePart.row(path))\(moment.phrase): \(Self.range(of: "section \(path.section)", rows, "row"))"
    case .rowOutOfRange(let path, let sections, nil, let moment):
      "there is no \(TablePart.row(path))\(moment.phrase): \(Self.range(of: "the table", sections, "section"))"
    case .sectionOutOfRange(let section, let sections, let moment):
      "there is no section \(section)\(moment.phrase): \(Self.range(of: "the table", sections, "section"))"
    case .nothingThere(.sectionIndex):
      "there is no section index; give the table rows, and titles from sectionIndexTitles(for:)"
    case .nothingThere(let focus): "there is no \(focus.phrase); give it a text, or put the focus on a row"
    case .noSuchIndexTitle(let index, let count):
      "there is no index title \(index): \(Self.range(of: "the index", count, "title"))"
    case .indexLeadsNowhere(let title, let section, let sections):
      "index title \(title.quoted) leads to section \(section), but \(Self.range(of: "the table", sections, "section")); "
        + "return one of them from tableView(_:sectionForSectionIndexTitle:at:)"
    // MARK: Updates
    case .conflict(let part, let conflict): "\(part) \(conflict.problem)"
    case .sectionCountMismatch(let numbers):
      "the table has \(numbers.found.counted("section")) after the update, \(numbers.sum); \(Self.keepInStep)"
    case .rowCountMismatch(let section, let before, let numbers):
      "section \(section)\(section == before ? "" : " (\(before) before the update)") has "
        + "\(numbers.found.counted("row")) after the update, \(numbers.sum); \(Self.keepInStep)"
    case .impossibleCount(let found, let section):
      "the data source gave \(found) as the number of "
        + "\(section.map { "rows of section \($0)" } ?? "sections"), expected 0 to \(SectionCounts.limit)"
    case .countChanged(let section, let known, let found):
      "section \(section) has \(found.counted("row")) in the data source, but \(known) in the table, and no update "
        + "said so; \(Self.keepInStep)"
    // MARK: Calls
    case .noDataSource: "the table has no data source; set dataSource, and keep it alive: the table does not"
    case .calledBack(let method, let callback):
      "\(method) was called inside \(callback), during which the table must stay as it is; call it afterwards"
    case .callsTooDeep(let limit):
      "\(limit) calls are under way, each inside a callback of another; let no callback call again what called it"
    case .updatesOpen(let method):
      "\(method) was called inside an update block, where rows have no certain place; call endUpdates() first"
    case .endUpdatesWithoutBegin:
      "endUpdates() was called without beginUpdates(); call both, or performBatchUpdates(_:)"
    case .updatesFailed(let reason):
      "the closure of performBatchUpdates(_:) failed, and nothing that it asked for was done: \(reason)"
    // MARK: Cells
    case .unregisteredIdentifier(let identifier, let known):
      "no cell is registered as \(identifier.quoted); "
        + (known.isEmpty ? "nothing is registered" : "registered: \(known.joined(separator: ", "))")
        + "; call register(forCellReuseIdentifier:_:)"
    case .noCell(let path, let reason): "there is no cell for \(TablePart.row(path)): \(reason)"
    case .cellShownTwice(let first, let second):
      "the data source gave the same cell for \(TablePart.row(first)) and for \(TablePart.row(second)); give each row "
        + "a cell of its own, from dequeueReusableCell(withIdentifier:for:)"
    case .noSuchElement(let id, let texts):
      "the cell \(texts.joined(separator: ", ").quoted) has no element \(id.phrase)"
    case .controlRefused(let element, let action) where !element.isEnabled:
      "\(element.phrase) is disabled and cannot \(action.phrase)"
    case .controlRefused(let element, let action): "\(element.phrase) cannot \(action.phrase)"
    case .controlFailed(let id, let path, let reason):
      "the action of element \(id.phrase) in \(TablePart.row(path)) failed: \(reason)"
    case .noDetailButton(let path):
      "\(TablePart.row(path)) has no detail button; its accessory must be detailButton or detailDisclosureButton"
    case .delegateFailed(let path, let reason): "the action of \(TablePart.row(path)) failed: \(reason)"
    // MARK: Editing and moving
    case .setEditingDuringCommit:
      "editing mode cannot change inside tableView(_:commit:forRowAt:); call setEditing(_:) after it has returned"
    case .notEditing(let method): "\(method) works in editing mode only; call setEditing(true) first"
    case .notEditable(let path):
      "\(TablePart.row(path)) cannot be edited: the data source is no EditableTableViewDataSource"
    case .noEditControl(let path):
      "\(TablePart.row(path)) has no edit control: tableView(_:canEditRowAt:) says no, or its editing style is none"
    case .noQuestionOpen:
      "no row asks whether it is to be deleted; call activateEditControl(ofRowAt:) on one first"
    case .commitFailed(let path, let reason): "the edit of \(TablePart.row(path)) failed: \(reason)"
    case .nothingToSwipe(let path):
      "there is no action behind \(TablePart.row(path)): the delegate gives none, and the row cannot be deleted; a "
        + "table in editing mode has edit controls instead"
    case .noRowSwiped: "no row is swiped; call swipeRow(at:from:) first"
    case .noSuchSwipeAction(let index, let count):
      "there is no swipe action \(index): the row has \(count), 0\(count == 1 ? "" : " to \(count - 1)")"
    case .swipeActionFailed(let path, let title, let reason):
      "the swipe action \(title.map { "\($0.quoted) " } ?? "")of \(TablePart.row(path)) failed: \(reason)"
    case .notReorderable(let path):
      "\(TablePart.row(path)) cannot be moved: the data source is no ReorderableTableViewDataSource, or its "
        + "tableView(_:canMoveRowAt:) says no"
    case .notCarrying: "no row is taken up; call beginReordering(rowAt:) first"
    // MARK: Navigation
    case .nothingToReturnTo(let title): "\(title.quoted) is the first screen: there is nothing to go back to"
    case .backHidden(let title): "\(title.quoted) hides the way back now; leave its editing mode first"
    case .screenAlreadyOpen(let title):
      "the screen \(title.quoted) is open already; push another one, or go back to it with unwind(to:handing:)"
    case .noScreenToUnwindTo(let type, let open):
      "there is no \(type) below the top screen, only \(open.map(\.quoted).joined(separator: ", "))"
    case .screenFailed(let title, let reason): "the code of \(title.quoted) failed: \(reason)"
    case .formOpen(let method, let form):
      "\(method) was called while the form \(form.quoted) is open; call saveForm() or cancelForm() first"
    case .noFormOpen(let method): "\(method) was called, but no form is open; call present(_:) first"
    case .formRejected(let form, let reason): "the form \(form.quoted) cannot be saved: \(reason)"
    case .noSuchBarItem(let kind, let present):
      "the bar has no item \("\(kind)".quoted); "
        + (present.isEmpty
          ? "it is empty" : "it has \(present.map { "\($0)".quoted }.joined(separator: ", "))")
    case .barItemDisabled(let kind): "the bar item \("\(kind)".quoted) is disabled"
    case .barItemFailed(let kind, let reason):
      "the action of the bar item \("\(kind)".quoted) failed: \(reason)"
    case .noStaticRow(let name, let known):
      "the static table has no row named \(name.quoted); "
        + (known.isEmpty ? "no row has a name" : "named rows: \(known.joined(separator: ", "))")
    // MARK: Snapshots
    case .unknownIdentifier(let part, let identifier, let count):
      "there is no \(part) \(identifier.quoted) in the snapshot, which has \(count.counted("\(part)")); "
        + "append it first"
    case .duplicateIdentifier(let part, let identifier):
      "\(part) \(identifier.quoted) would be in the snapshot twice; give each \(part) an identifier of its own, "
        + "or move the one that is there"
    case .noSection: "the snapshot has no section for the items; call appendSections(_:) first"
    }
  }

  private static let keepInStep =
    "change the model and the table together, row for row, or call reloadData()"

  /// Reads as "section 0 has 3 rows, 0 to 2".
  private static func range(of holder: String, _ count: Int, _ unit: String) -> String {
    switch count {
    case 0: "\(holder) has no \(unit)s"
    case 1: "\(holder) has 1 \(unit), 0"
    default: "\(holder) has \(count) \(unit)s, 0 to \(count - 1)"
    }
  }
}

extension TableMoment {
  fileprivate var phrase: String {
    switch self {
    case .now: ""
    case .beforeUpdate: " before the update"
    case .afterUpdate: " after the update"
    }
  }
}

extension UpdateConflict {
  /// What is wrong and what to do, as the end of a sentence.
  fileprivate var problem: String {
    switch self {
    case .deletedTwice: "is deleted twice in one update; delete it once"
    case .movedTwice: "is moved twice in one update; move it once, to its place after the update"
    case .deletedAndMoved: "is deleted and moved in one update; do one of them"
    case .deletedAndReloaded: "is deleted and reloaded in one update; delete it only"
    case .reloadedAndMoved: "is reloaded and moved in one update; move it, and reload it in the next update"
    case .arrivedTwice:
      "is the target of two inserts or moves in one update; targets name places after the update, one each"
    }
  }
}

extension CountMismatch {
  /// Reads as "expected 4: 3 before - 0 deleted + 1 inserted"; moves are named if there are any.
  fileprivate var sum: String {
    let moves = movedOut == 0 && movedIn == 0 ? "" : " - \(movedOut) moved out + \(movedIn) moved in"
    return "expected \(expected): \(before) before - \(deleted) deleted + \(inserted) inserted\(moves)"
  }
}

extension Focus {
  fileprivate var phrase: String {
    switch self {
    case .tableHeader: "header of the table"
    case .sectionHeader(let section): "header of section \(section)"
    case .row(let path): "\(TablePart.row(path))"
    case .sectionFooter(let section): "footer of section \(section)"
    case .tableFooter: "footer of the table"
    case .sectionIndex: "section index"
    }
  }
}

extension ElementID {
  fileprivate var phrase: String {
    switch self {
    case .index(let index): "\(index)"
    case .named(let name): "named \(name.quoted)"
    case .tagged(let tag): "tagged \(tag)"
    case .accessory: "as its accessory"
    case .editingAccessory: "as its editing accessory"
    }
  }
}

extension ContentElement {
  /// Reads as `switch "sound"`, without its value.
  var phrase: String { ([kind.phrase] + [lastingName].compactMap { $0?.quoted }).joined(separator: " ") }

  /// What the element is called whatever its value is; `nil` if nothing but its value tells it from others.
  private var lastingName: String? {
    let given = accessibility.label ?? name ?? accessibility.identifier
    return switch kind {
    case .textField(_, let placeholder): given ?? placeholder
    case .segmentedControl: given
    default: given ?? text
    }
  }
}

extension ContentElement.Kind {
  fileprivate var phrase: String {
    switch self {
    case .label: "label"
    case .image: "image"
    case .switch: "switch"
    case .slider: "slider"
    case .stepper: "stepper"
    case .button: "button"
    case .textField: "text field"
    case .segmentedControl: "segmented control"
    case .progress: "progress bar"
    }
  }
}

extension ControlAction {
  fileprivate var phrase: String {
    switch self {
    case .press: "be pressed"
    case .setOn(let isOn): "be turned \(isOn ? "on" : "off")"
    case .setValue(let value): "be set to \(value.plain)"
    case .increment: "go up"
    case .decrement: "go down"
    case .select(let index): "select segment \(index)"
    case .enter(let text): "take the text \(text.quoted)"
    }
  }
}

/// A part of a table that a call names: a section or a row.
public enum TablePart: Hashable, Sendable {
  /// A section, counted from zero.
  case section(Int)
  /// A row.
  case row(IndexPath)
}

extension TablePart: CustomStringConvertible {
  /// Reads as "section 1" or "row 2 of section 0"; numbers count from zero, as in code.
  public var description: String {
    switch self {
    case .section(let section): "section \(section)"
    case .row(let path): "row \(path.row) of section \(path.section)"
    }
  }
}

/// Parts of sentences for programmers, in errors and in the log; what listeners hear is worded elsewhere.
extension String {
  /// The text, or `nil` if it is empty.
  package var nonEmpty: String? { isEmpty ? nil : self }

  /// Reads as `"Oslo"`, with its marks, always on one line: what would break a line, move a terminal's cursor or turn
  /// the direction of text stands as `\u{1B}`.
  var quoted: String {
    let isPlain = unicodeScalars.allSatisfy { !$0.isUnsafe }
    return "\"\(isPlain ? self : unicodeScalars.map { $0.isUnsafe ? $0.escape : String($0) }.joined())\""
  }
}

extension Int {
  /// Reads as "1 row" or "3 rows".
  func counted(_ one: String, _ many: String? = nil) -> String {
    "\(self) \(self == 1 ? one : many ?? one + "s")"
  }
}

extension Double {
  /// Reads as "40" or "0.5": without a fraction where there is none.
  var plain: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
