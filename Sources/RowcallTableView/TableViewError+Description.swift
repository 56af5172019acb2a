#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension TableViewError: CustomStringConvertible {
  /// One sentence: where, what was found, what was expected, and what to do.
  public var description: String {
    switch self {
    case .malformedPath, .rowOutOfRange, .sectionOutOfRange, .nothingThere, .noSuchIndexTitle,
      .indexLeadsNowhere:
      placeSentence
    case .conflict, .sectionCountMismatch, .rowCountMismatch, .impossibleCount, .countChanged: countSentence
    case .noDataSource, .calledBack, .callsTooDeep, .updatesOpen, .endUpdatesWithoutBegin, .updatesFailed:
      callSentence
    case .unregisteredIdentifier, .noCell, .cellShownTwice, .noSuchElement, .controlRefused, .controlFailed,
      .noDetailButton, .delegateFailed:
      cellSentence
    case .setEditingDuringCommit, .notEditing, .notEditable, .noEditControl, .noQuestionOpen, .commitFailed,
      .nothingToSwipe, .noRowSwiped, .noSuchSwipeAction, .swipeActionFailed, .notReorderable, .notCarrying:
      editingSentence
    case .nothingToReturnTo, .screenAlreadyOpen, .noScreenToUnwindTo, .screenFailed, .formOpen, .noFormOpen,
      .formRejected, .noSuchBarItem, .barItemDisabled, .barItemFailed, .noStaticRow:
      navigationSentence
    case .unknownIdentifier, .duplicateIdentifier, .noSection: snapshotSentence
    }
  }

  private var placeSentence: String {
    switch self {
    case .malformedPath(let path):
      "index path \(Array(path)) has \(path.count.counted("index", "indices")), expected 2; "
        + "make it with IndexPath(row:section:)"
    case .rowOutOfRange(let path, let sections, let rows, let moment):
      Self.rowSentence(path, sections: sections, rows: rows, moment)
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
    default: ""
    }
  }

  private var countSentence: String {
    switch self {
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
    default: ""
    }
  }

  private var callSentence: String {
    switch self {
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
    default: ""
    }
  }

  private static let keepInStep =
    "change the model and the table together, row for row, or call reloadData()"

  private static func rowSentence(
    _ path: IndexPath, sections: Int, rows: Int?, _ moment: TableMoment
  ) -> String {
    let holder =
      rows.map { range(of: "section \(path.section)", $0, "row") }
      ?? range(of: "the table", sections, "section")
    return "there is no \(TablePart.row(path))\(moment.phrase): \(holder)"
  }

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
