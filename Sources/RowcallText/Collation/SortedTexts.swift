import CICU

/// Many texts in a locale's order.
package struct SortedTexts {
  /// Where each text stood before, in order; texts that the locale holds equal stay as they were.
  package let positions: [Int]
  private let order: OpaquePointer?

  init(_ order: OpaquePointer, count: Int) {
    self.order = order
    positions = Array(unsafeUninitializedCapacity: count) { buffer, initialized in
      buffer.withMemoryRebound(to: Int64.self) { rowcall_order_sort(order, $0.baseAddress) }
      initialized = count
    }
  }

  /// The texts as they are: for an ICU that came without its data.
  init(unsorted count: Int) {
    order = nil
    positions = Array(0..<count)
  }

  /// How many of them come before all texts that begin with these letters, in whatever case and with whatever accents.
  package func count(before letters: String) -> Int {
    guard let order else { return 0 }
    return letters.withICUText { Int(rowcall_order_count_before(order, $0, $1)) }
  }
}
