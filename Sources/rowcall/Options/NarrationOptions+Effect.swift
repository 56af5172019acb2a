extension NarrationOptions {
  /// What is heard only where cells are told one by one.
  private static let ofCells: [Setting] = [.headerLevels, .spans, .hints]
  /// What the author of a label has decided.
  private static let ofLabels: [Setting] = [
    .order, .headers, .headerUse, .headerLimit, .headerRepeat, .blanks,
  ]

  /// A sentence about a flag that would have no effect, since each row is told as one label; nil for none.
  ///
  /// What the settings file says is for other occasions, too, and may go without effect here.
  ///
  /// - Parameters:
  ///   - given: what flags decided, by the keys of the settings.
  ///   - label: the user's own label; nil for that of Rowcall.
  static func idleFlag(of given: [String: String], label: String?) -> String? {
    if let flag = ofCells.first(where: { given[$0.key] != nil }) {
      return
        "--\(flag.key) is heard only where cells are told one by one; add --moves, or a --dialect such as orca"
    }
    if label != nil, let flag = ofLabels.first(where: { given[$0.key] != nil }) {
      return "--label decides about headers and blanks by itself; leave out --\(flag.key)"
    }
    return nil
  }
}
