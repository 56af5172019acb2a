import RowcallTableView

/// What a listener is told of an error: what the application said, and never what is meant for its programmers.
struct Refusal {
  /// The reason that the application gave; nil if it gave none.
  var reason: String?
  /// Whether it was asked of something that cannot be operated now.
  var isDisabled = false

  // No `default` here: a new error asks what is heard of it.
  init(_ error: TableViewError) {
    switch error {
    case .noCell(_, let reason), .updatesFailed(let reason), .controlFailed(_, _, let reason),
      .delegateFailed(_, let reason), .commitFailed(_, let reason),
      .swipeActionFailed(_, title: _, let reason),
      .screenFailed(title: _, let reason), .formRejected(form: _, let reason), .barItemFailed(_, let reason):
      self.reason = reason
    case .controlRefused(let control, action: _): isDisabled = !control.isEnabled
    case .barItemDisabled: isDisabled = true
    case .malformedPath, .rowOutOfRange, .sectionOutOfRange, .conflict, .sectionCountMismatch,
      .rowCountMismatch, .impossibleCount, .countChanged, .noDataSource, .calledBack, .callsTooDeep,
      .updatesOpen, .endUpdatesWithoutBegin, .unregisteredIdentifier, .cellShownTwice, .noSuchElement,
      .noDetailButton, .nothingThere, .noSuchIndexTitle, .indexLeadsNowhere, .setEditingDuringCommit,
      .notEditing, .notEditable, .noEditControl, .noQuestionOpen, .nothingToSwipe, .noRowSwiped,
      .noSuchSwipeAction, .notReorderable, .notCarrying, .nothingToReturnTo, .screenAlreadyOpen,
      .noScreenToUnwindTo, .formOpen, .noFormOpen, .noSuchBarItem, .noStaticRow,
      .unknownIdentifier, .duplicateIdentifier, .noSection:
      break
    }
  }
}
