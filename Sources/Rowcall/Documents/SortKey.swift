import RowcallImport
import RowcallModel
import RowcallNarration
import RowcallText
import RowcallValues

/// What a cell counts for when rows are sorted: numbers, amounts and dates by their size, then texts in the locale's order, then
/// blanks, in either direction.
struct ColumnOrder {
  private let typing: ColumnTyping
  private let collator: Collator

  /// - Parameter path: the file whose columns are sorted by what they hold.
  init(path: String, options: ImportOptions, locale: LocaleTag) throws {
    guard let reader = try TableReader.tables(of: path, options: options).first else {
      throw ImportError.emptyInput(path: path)
    }
    self.init(reader.typing(locale: locale), locale: locale)
  }

  init(_ typing: ColumnTyping, locale: LocaleTag) {
    self.typing = typing
    collator = Collator(for: locale)
  }

  /// The places of texts of a column in their order; texts that are equal keep theirs.
  func order(of texts: [String], column: Int, isAscending: Bool) -> [Int] {
    let reader = column < typing.columns.count ? typing.reader(for: column) : nil
    var (sized, worded, blank): ([(place: Int, size: Double)], [Int], [Int]) = ([], [], [])
    for (place, text) in texts.enumerated() {
      let value = reader?.value(in: text)
      if text.allSatisfy(\.isWhitespace) || value == .empty {
        blank.append(place)
      } else if let reader, let size = value?.place(in: reader.conventions) {
        sized.append((place, size))
      } else {
        worded.append(place)
      }
    }
    // Sorting is stable.
    sized.sort { isAscending ? $0.size < $1.size : $0.size > $1.size }
    var words = collator.withSorted(worded, by: { texts[$0] }) { sorted in
      sorted.positions.map { worded[$0] }
    }
    if !isAscending { words = words.reversedKeepingEqual { texts[$0] == texts[$1] } }
    let sizes = sized.map(\.place)
    return sizes + words + blank
  }
}

extension [Int] {
  /// The other way round, but for runs of equal elements, which keep their order.
  fileprivate func reversedKeepingEqual(_ areEqual: (Int, Int) -> Bool) -> [Int] {
    var runs: [[Int]] = []
    for element in self {
      if let last = runs.last?.last, areEqual(last, element) {
        runs[runs.count - 1].append(element)
      } else {
        runs.append([element])
      }
    }
    return runs.reversed().flatMap { $0 }
  }
}
