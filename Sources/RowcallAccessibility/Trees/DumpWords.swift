import RowcallModel

extension CellStates {
  /// The states that apply, in a word each.
  var dumpNames: [String] {
    let names: [String?] = [
      isSelected.map { $0 ? "selected" : "not selected" },
      isExpanded.map { $0 ? "expanded" : "collapsed" },
      check?.rawValue,
      isPressed.map { $0 ? "pressed" : "not pressed" },
      isFilledIn.map { $0 ? "filled in" : "not filled in" },
      isDisabled ? "disabled" : nil,
      isReadOnly ? "read only" : nil,
      isRequired ? "required" : nil,
      isInvalid ? "invalid" : nil,
      isCurrent ? "current" : nil,
      sort.map { "sorted \($0.rawValue)" },
    ]
    return names.compactMap { $0 }
  }
}

extension AccessibilityAction {
  /// The action in a word; one that the author named between quotation marks.
  var dump: String {
    if case .custom(let name) = self { "\"\(name)\"" } else { documentName ?? "" }
  }
}

extension SetPosition {
  /// Reads as "2 of 10", or "2" where the count is not known.
  var dump: String { count.map { "\(index + 1) of \($0)" } ?? "\(index + 1)" }
}

extension CellSpan {
  /// Reads as "r2 c1", or "r2-3 c1-4" for a cell that covers several slots.
  var dump: String { "r\(Self.dump(rows)) c\(Self.dump(columns))" }

  private static func dump(_ slots: Range<Int>) -> String {
    slots.count > 1 ? "\(slots.lowerBound + 1)-\(slots.upperBound)" : "\(slots.lowerBound + 1)"
  }
}
