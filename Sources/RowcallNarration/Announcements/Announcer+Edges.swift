public import RowcallTableView

extension Announcer {
  /// What a listener hears of a step of the cursor that led nowhere: "end of list".
  ///
  /// Nothing happens then that a log could tell; `TableView.moveFocus(_:)` returns that the cursor stayed.
  public func announceEdge(after step: FocusStep) -> [SpokenLine] {
    let isEnd =
      switch step {
      case .next, .last, .nextPage, .nextSection: true
      case .previous, .first, .previousPage, .previousSection: false
      }
    return [SpokenLine(narrator.wording.text(isEnd ? .listEnd : .edgeListStart))]
  }
}
