/// Symbols of any length, of which the longest that stands in the text wins: `km/h` before `km`.
struct SymbolTable<Entry: Sendable>: Sendable {
  private var exact: [String: Entry] = [:]
  /// Symbols of two letters and more in lower case, for writers who write `kwh` or `USD` their own way.
  private var folded: [String: Entry] = [:]
  /// By its first byte the length of the longest symbol, so that most places in a text are dismissed by one look.
  private var longest = [Int](repeating: 0, count: 256)

  /// Creates a table; where two symbols differ in case only, the one that is lower in the alphabet stands for other cases.
  init(_ entries: [String: Entry]) {
    for (symbol, entry) in entries.sorted(by: { $0.key < $1.key }) { add(symbol, entry) }
  }

  /// What the symbols mean, in no order.
  var entries: [Entry] { Array(exact.values) }

  /// Adds a symbol, or gives a symbol another meaning.
  mutating func add(_ symbol: String, _ entry: Entry) {
    exact[symbol] = entry
    let lower = symbol.lowercased()
    for form in [symbol, lower, symbol.uppercased()] {
      guard let lead = form.utf8.first else { return }
      longest[Int(lead)] = max(longest[Int(lead)], form.utf8.count)
    }
    if symbol.count > 1, folded[lower] == nil { folded[lower] = entry }
  }

  /// The longest symbol at the cursor that ends where a word may end, and the place after it.
  func match(at cursor: Cursor) -> (entry: Entry, end: Cursor)? {
    guard let next = cursor.next, longest[Int(next)] > 0 else { return nil }
    var end = cursor
    for length in stride(from: min(longest[Int(next)], cursor.bytes.count - cursor.offset), to: 0, by: -1) {
      end.offset = cursor.offset + length
      guard !(end.next.map(\.isContinuation) ?? false), !isInsideWord(end) else { continue }
      if let entry = entry(for: cursor.text(to: end)) { return (entry, end) }
    }
    return nil
  }

  private func entry(for symbol: String) -> Entry? {
    exact[symbol] ?? (symbol.utf8.count > 1 ? folded[symbol.lowercased()] : nil)
  }

  /// Whether cutting here would cut a word; a symbol such as `$` may touch what follows.
  private func isInsideWord(_ end: Cursor) -> Bool { end.isInsideWord && end.isAtLetter }
}
