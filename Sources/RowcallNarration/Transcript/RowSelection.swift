/// Which rows are wanted: `1-10,15` or `20-`.
///
/// Row numbers as people write them count from 1, header rows left out; everything in code counts from 0.
public struct RowSelection: Hashable, Sendable {
  /// Zero-based, in order, apart from each other; the last may reach to `Int.max`.
  let ranges: [Range<Int>]

  /// Every row.
  public static let all = RowSelection(ranges: [0..<Int.max])

  /// No row.
  package static let none = RowSelection(ranges: [])

  private init(ranges: [Range<Int>]) { self.ranges = ranges }

  /// Reads a choice: numbers and ranges with commas between them, in any order.
  ///
  /// `5-` is the fifth row and all after it, `-5` the first five. Throws for anything else.
  public init(_ text: String) throws(LabelError) {
    var ranges: [Range<Int>] = []
    for item in text.split(separator: ",", omittingEmptySubsequences: false) {
      ranges.append(try Self.range(item.trimmingSpaces, in: text))
    }
    self.ranges = Self.merged(ranges)
  }

  /// Whether a zero-based row is wanted.
  package func contains(_ row: Int) -> Bool {
    ranges.contains { $0.contains(row) }
  }

  /// The zero-based row after which none is wanted; nil if there is no end.
  package var lastRow: Int? {
    ranges.last.flatMap { $0.upperBound == Int.max ? nil : $0.upperBound - 1 }
  }

  /// Whether any row of a table of so many is wanted.
  package func isWanted(anyOf count: Int) -> Bool { isWanted(anyOf: 0..<max(0, count)) }

  /// Whether any of consecutive zero-based rows is wanted.
  package func isWanted(anyOf rows: Range<Int>) -> Bool { !wanted(in: rows).isEmpty }

  /// How many of consecutive zero-based rows are wanted.
  package func count(in rows: Range<Int>) -> Int { wanted(in: rows).reduce(0) { $0 + $1.count } }

  /// The wanted rows among consecutive ones, both zero-based in the table.
  package func wanted(in rows: Range<Int>) -> [Range<Int>] {
    ranges.map { $0.clamped(to: rows) }.filter { !$0.isEmpty }
  }

  private static func range(_ item: Substring, in choice: String) throws(LabelError) -> Range<Int> {
    let bounds = item.split(separator: "-", omittingEmptySubsequences: false).map(\.trimmingSpaces)
    let first = bounds[0].isEmpty && bounds.count == 2 ? 1 : number(bounds[0])
    let last = bounds.last.flatMap { $0.isEmpty && bounds.count == 2 ? Int.max : number($0) }
    guard bounds.count <= 2, item != "-", let first, let last else {
      throw .rowChoice(item: String(item), choice: choice)
    }
    guard first <= last else { throw .backwardRange(item: String(item)) }
    return (first - 1)..<last
  }

  /// A row number; nil if it is none, or is 0.
  private static func number(_ text: Substring) -> Int? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text), number > 0 else {
      return nil
    }
    return number
  }

  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { merged, range in
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
  }
}
