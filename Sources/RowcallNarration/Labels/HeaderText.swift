import RowcallModel
import RowcallValues

/// A column's header as it is read before a value.
enum HeaderText {
  /// The text that stands for the column; nil when it has no header.
  ///
  /// A unit or scale (`Price (USD)`, `Umsatz in Mio. €`) is left out where the values carry it themselves.
  ///
  /// - Parameter isScaled: whether the header multiplies the column's numbers, so that they carry its scale.
  static func text(of column: Column, isScaled: Bool = false) -> String? {
    guard let name = column.name.map(SafeText.string), !name.isEmpty else { return nil }
    return isScaled || carriesUnit(column.type) ? HeaderName.withoutUnit(name) : name
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
