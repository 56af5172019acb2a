import RowcallAccessibility
import RowcallModel
import RowcallValues

/// A column's header as it is read before a value.
package enum HeaderText {
  /// The text that stands for the column; nil if it has no header.
  ///
  /// A unit or scale (`Price (USD)`, `Umsatz in Mio. €`) is left out where the values carry it themselves.
  /// So is the end of a name as long as a sentence, and markup: a header is spoken in every row.
  ///
  /// - Parameter isScaled: whether the header multiplies the column's numbers, so that they carry its scale.
  package static func text(of column: Column, isScaled: Bool = false) -> String? {
    guard let name = column.name.map({ SafeText.string(MarkupText.plain($0)) }), !name.isEmpty else {
      return nil
    }
    return shortened(isScaled || carriesUnit(column.type) ? HeaderName.withoutUnit(name) : name)
  }

  /// A header of more than 60 characters cut behind a word: "How satisfied are you with the way in which our staff…".
  private static func shortened(_ header: String) -> String {
    let header = RepetitionLimit.cut(header)
    guard header.count > longest else { return header }
    let start = header.prefix(longest)
    let words = start.lastIndex(of: " ").map { start[..<$0] } ?? start
    return words.trimmingSpaces + "…"
  }

  private static let longest = 60

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
