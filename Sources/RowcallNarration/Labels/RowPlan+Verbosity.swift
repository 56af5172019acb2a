extension RowPlan {
  /// The plan as a listener wants it.
  ///
  /// Somebody who wrote a template has decided about its headers and blanks, and for them nothing changes.
  func heard(with verbosity: Verbosity) -> RowPlan {
    guard joining == .list else { return self }
    return changingCells { cell in
      if !verbosity.headers.contains(.column) {
        cell.header = .never
      } else if verbosity.headerUse == .always {
        cell.header = .always
      }
      if verbosity.blanks == .skippedInSayAll { cell.isOptional = true }
    }
  }

  /// The plan of rows in which the headers are spoken again with all values; nil if there are none.
  func repeatingHeaders(with verbosity: Verbosity) -> RowPlan? {
    guard joining == .list, verbosity.headerRepeat ?? 0 > 0 else { return nil }
    var always = verbosity
    always.headerUse = .always
    return heard(with: always)
  }

  private func changingCells(_ change: (inout CellPlan) -> Void) -> RowPlan {
    var plan = self
    plan.parts = parts.map { part in
      guard case .cell(var cell) = part else { return part }
      change(&cell)
      return .cell(cell)
    }
    return plan
  }
}

extension Verbosity {
  /// Whether the headers are spoken again in a row.
  ///
  /// - Parameter row: zero-based within the table; in the first row they are spoken too.
  func repeatsHeaders(inRow row: Int) -> Bool {
    guard let headerRepeat, headerRepeat > 0 else { return false }
    return row.isMultiple(of: headerRepeat)
  }
}
