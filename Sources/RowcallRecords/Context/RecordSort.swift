import RowcallText

/// By what fetched records are sorted.
public struct RecordSort: Hashable, Sendable {
  /// The order of texts.
  public enum Order: Hashable, Sendable {
    /// As the locale of the context sorts names.
    case locale
    /// By their characters.
    case characters
  }

  /// The attribute.
  public var attribute: String
  /// Whether the least comes first; records without a value come before it.
  public var isAscending: Bool
  /// The order of texts.
  public var order: Order

  /// Sorts by an attribute.
  public init(_ attribute: String, ascending isAscending: Bool = true, order: Order = .locale) {
    self.attribute = attribute
    self.isAscending = isAscending
    self.order = order
  }
}

/// Compares records by several attributes; equal ones stay in the order in which they were inserted.
struct RecordOrder {
  let sorts: [RecordSort]
  let collator: Collator

  func check(_ entity: RecordEntity) throws(RecordError) {
    for sort in sorts where entity.attribute(sort.attribute) == nil {
      throw .unknownName(
        sort.attribute, .attribute(of: entity.name), names: entity.attributes.map(\.name))
    }
  }

  /// Sorts records; by one text in the locale's order with a key for each text, made once.
  func sorted(_ records: [Record]) -> [Record] {
    guard sorts.count == 1, let sort = sorts.first, sort.isAscending, sort.order == .locale,
      records.allSatisfy({ ($0[sort.attribute]?.kind ?? .text) == .text })
    else { return records.sorted(by: precedes) }
    let inserted = records.sorted { $0.id < $1.id }
    let named = inserted.filter { $0[sort.attribute] != nil }
    return inserted.filter { $0[sort.attribute] == nil }
      + collator.withSorted(named, by: { $0[sort.attribute]?.text ?? "" }) { order in
        order.positions.map { named[$0] }
      }
  }

  func precedes(_ first: Record, _ second: Record) -> Bool {
    for sort in sorts {
      let (left, right) = (first[sort.attribute], second[sort.attribute])
      if left == right { continue }
      if precedes(left, right, sort) { return sort.isAscending }
      if precedes(right, left, sort) { return !sort.isAscending }
    }
    return first.id < second.id
  }

  private func precedes(_ left: RecordValue?, _ right: RecordValue?, _ sort: RecordSort) -> Bool {
    guard let right else { return false }
    guard let left else { return true }
    if sort.order == .locale, let first = left.text, let second = right.text {
      return collator.precedes(first, second)
    }
    return left.precedes(right)
  }
}
