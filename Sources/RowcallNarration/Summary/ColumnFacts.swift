import RowcallModel
import RowcallValues

/// Facts about a column for the summary, gathered cell by cell.
struct ColumnFacts: Sendable {
  /// How many cells hold nothing.
  private(set) var blankCount = 0
  /// How many cells hold something.
  private(set) var filledCount = 0
  /// The cell with the least value; nil if the values have no order.
  private(set) var low: FoundValue?
  /// The cell with the greatest value; nil if the values have no order.
  private(set) var high: FoundValue?
  /// The first cell of a column without an order that holds something.
  private(set) var first: FoundValue?

  private let reader: CellReader
  private let isOrdered: Bool
  private let mostAmounts: Int
  private var amounts: [Number] = []
  private var hasManyAmounts = false
  private var lowest = Double.infinity
  private var highest = -Double.infinity
  /// The hashes of the different cells of a column without an order.
  private var texts: Set<UInt64> = []
  private var hasManyTexts = false

  /// - Parameter mostAmounts: the most values for which the median is computed.
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
      if let value { add(value, written: bytes) }
    } else if !hasManyTexts {
      if first == nil { first = FoundValue(value ?? .text(bytes.text), written: bytes) }
      texts.insert(bytes.hash)
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
    return number.map { number in low.value.mappingNumber { _ in number } }
  }

  /// How many different cells a column without an order has; nil for none, and for more than a million.
  var differentCount: Int? { isOrdered || hasManyTexts || texts.isEmpty ? nil : texts.count }

  private mutating func add(_ value: Value, written: Span<UInt8>) {
    // Amounts of several currencies or units have no order.
    guard let place = value.place, low?.value.hasKind(of: value) ?? true else { return }
    if place < lowest { (low, lowest) = (FoundValue(value, written: written), place) }
    if place > highest { (high, highest) = (FoundValue(value, written: written), place) }
    guard let amount = value.amount, !hasManyAmounts else { return }
    amounts.append(amount)
    if amounts.count > mostAmounts {
      hasManyAmounts = true
      amounts = []
    }
  }

  private static let mostTexts = 1_000_000
}

/// A value with what was written for it, which is shown where the value has no form of its own.
struct FoundValue: Hashable, Sendable {
  let value: Value
  let written: String

  init(_ value: Value, written: Span<UInt8>) {
    self.value = value
    self.written = written.text
  }
}

extension Span<UInt8> {
  fileprivate var text: String { withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) } }

  /// A hash that tells a million texts apart (FNV-1a).
  fileprivate var hash: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in 0..<count { hash = (hash ^ UInt64(self[index])) &* 0x0000_0100_0000_01B3 }
    return hash
  }
}
