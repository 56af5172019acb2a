import RowcallModel
import RowcallValues

/// What is told of a column as a whole, gathered cell by cell.
struct ColumnFacts: Sendable {
  /// How many cells hold nothing.
  private(set) var blankCount = 0
  /// How many cells hold something.
  private(set) var filledCount = 0
  /// The cell with the least value; nil when the values have no order.
  private(set) var low: Value?
  /// The cell with the greatest value; nil when the values have no order.
  private(set) var high: Value?

  private let reader: CellReader
  private let isOrdered: Bool
  private let mostAmounts: Int
  private var amounts: [Number] = []
  private var hasManyAmounts = false
  private var lowest = Double.infinity
  private var highest = -Double.infinity
  private var texts: Set<String> = []
  private var hasManyTexts = false

  /// - Parameter mostAmounts: of how many values at most the one in the middle is told.
  init(_ column: Column, reader: CellReader, mostAmounts: Int = 1_000_000) {
    self.reader = reader
    self.mostAmounts = mostAmounts
    isOrdered = column.type.isOrdered
  }

  /// Takes in one cell.
  mutating func add(_ bytes: Span<UInt8>) {
    let value = reader.value(in: bytes)
    if value == .empty {
      blankCount += 1
      return
    }
    filledCount += 1
    if isOrdered {
      if let value { add(value) }
    } else if !hasManyTexts {
      texts.insert(String(decoding: (0..<bytes.count).map { bytes[$0] }, as: UTF8.self))
      hasManyTexts = texts.count > Self.mostTexts
    }
  }

  /// Takes in a cell that a short row does not have.
  mutating func addMissing() { blankCount += 1 }

  /// The value in the middle; nil without values that have an order, when there is only one, and beyond a million, for
  /// all of them must be held to find it.
  var median: Value? {
    guard let low, amounts.count > 1, !hasManyAmounts else { return nil }
    let sorted = amounts.sorted { $0.approximation < $1.approximation }
    let middle = sorted.count / 2
    let number =
      sorted.count % 2 == 1 ? sorted[middle] : Number(between: sorted[middle - 1], and: sorted[middle])
    return number.map { number in low.mappingNumber { _ in number } }
  }

  /// How many different texts the column has; nil when that tells nothing, for most of them differ.
  var differentCount: Int? {
    isOrdered || hasManyTexts || texts.count * 2 > filledCount || texts.isEmpty ? nil : texts.count
  }

  private mutating func add(_ value: Value) {
    // Amounts of several currencies or units have no order.
    guard let amount = value.amount, low?.hasKind(of: value) ?? true else { return }
    let size = amount.approximation
    if size < lowest { (low, lowest) = (value, size) }
    if size > highest { (high, highest) = (value, size) }
    guard !hasManyAmounts else { return }
    amounts.append(amount)
    if amounts.count > mostAmounts {
      hasManyAmounts = true
      amounts = []
    }
  }

  private static let mostTexts = 1_000
}
