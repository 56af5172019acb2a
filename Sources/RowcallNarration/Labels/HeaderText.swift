import RowcallModel

/// A column's header as it is read before a value.
enum HeaderText {
  /// The header without a unit in brackets at its end: `Price` for `Price (USD)`.
  static func bare(_ header: String) -> String {
    for (open, close) in [("(", ")"), ("[", "]")] as [(Character, Character)] where header.last == close {
      guard let start = header.lastIndex(of: open) else { continue }
      let bare = header[..<start].trimmingSpaces
      if !bare.isEmpty { return String(bare) }
    }
    return header
  }

  /// The text that stands for the column; nil when it has no header.
  ///
  /// A unit is left out where the values carry it themselves.
  static func text(of column: Column) -> String? {
    guard let name = column.name.map(SafeText.string), !name.isEmpty else { return nil }
    return carriesUnit(column.type) ? bare(name) : name
  }

  private static func carriesUnit(_ type: ColumnType) -> Bool {
    switch type {
    case .money, .percent, .change, .measure, .duration: true
    default: false
    }
  }
}

extension Substring {
  /// What is left without spaces at both ends.
  var trimmingSpaces: Substring {
    guard let last = lastIndex(where: { $0 != " " }) else { return self[startIndex..<startIndex] }
    return self[...last].drop { $0 == " " }
  }
}
