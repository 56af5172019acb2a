/// Finds the line and column of a source position.
struct PagePositions: Sendable {
  private let source: [UInt8]
  /// The byte offset of each line.
  private var starts = [0]
  /// The number of Unicode scalars before each block of bytes.
  private var scalars = [0]

  private static let block = 4096

  /// Indexes a UTF-8 source.
  init(_ source: [UInt8]) {
    self.source = source
    var count = 0
    for (offset, byte) in source.enumerated() {
      if byte & 0xC0 != 0x80 { count += 1 }
      if (offset + 1) % Self.block == 0 { scalars.append(count) }
      // A carriage return before a line feed does not end the line.
      if byte == 0x0A || (byte == 0x0D && (offset + 1 == source.count || source[offset + 1] != 0x0A)) {
        starts.append(offset + 1)
      }
    }
  }

  /// The one-based line of a byte, and its one-based column in Unicode scalars.
  func position(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, scalarCount(before: offset) - scalarCount(before: starts[low]) + 1)
  }

  private func scalarCount(before offset: Int) -> Int {
    let offset = min(offset, source.count)
    let block = offset / Self.block
    return scalars[block] + source[block * Self.block..<offset].count { $0 & 0xC0 != 0x80 }
  }
}
