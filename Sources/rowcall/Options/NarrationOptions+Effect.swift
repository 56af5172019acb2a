import ArgumentParser

extension NarrationOptions {
  /// What is heard only where cells are told one by one.
  private static let ofCells: [Setting] = [.headerLevels, .spans, .hints]
  /// What the author of a label has decided.
  private static let ofLabels: [Setting] = [.order, .headers, .headerUse, .headerRepeat, .blanks]

  /// Throws when a flag would have no effect, since each row is told as one label.
  ///
  /// What the settings file says is for other occasions, too, and may go without effect here.
  ///
  /// - Parameters:
  ///   - given: what flags decided, by the keys of the settings.
  ///   - label: the user's own label; nil for that of Rowcall.
  ///   - wayOut: how cells can be heard one by one.
  static func checkEffect(ofFlags given: [String: String], label: String?, wayOut: String) throws {
    if let flag = ofCells.first(where: { given[$0.key] != nil }) {
      throw ValidationError("--\(flag.key) is heard only where cells are told one by one; \(wayOut)")
    }
    if label != nil, let flag = ofLabels.first(where: { given[$0.key] != nil }) {
      throw ValidationError("--label decides about headers and blanks by itself; leave out --\(flag.key)")
    }
  }
}
