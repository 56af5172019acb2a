/// The update block that is open, if any.
struct OpenUpdates {
  /// How many `beginUpdates()` wait for their `endUpdates()`.
  private(set) var depth = 0
  private(set) var block = UpdateBlock()
  private(set) var isReload = false

  var areOpen: Bool { depth > 0 }

  mutating func begin() { depth += 1 }

  mutating func append(_ operations: [UpdateBlock.Operation]) { block.append(operations) }

  /// The data is read anew when the block ends, whatever else it asks for.
  mutating func becomeReload() { isReload = true }

  /// Closes one level; returns what was asked for if it was the outermost one, else `nil`.
  mutating func end() -> Self? {
    depth -= 1
    guard depth == 0 else { return nil }
    defer { self = OpenUpdates() }
    return self
  }
}
