/// Remembers the spoken text of a column's cells, so that values that come again are worded once.
///
/// Each cell has one place, where the next one drives it out, so memory never grows with the rows, and many columns share
/// the places that a few would have. A column that hardly repeats itself is found out and not remembered any more.
struct SpokenMemo: Sendable {
  /// A cell and what was spoken for it, next to each other in `bytes`.
  private struct Slot {
    var hash: UInt32 = 0
    var start: UInt32 = 0
    var keyCount: UInt16 = 0
    var textCount: UInt16 = 0
    var fit = CellFit.blank

    var isUsed: Bool { keyCount > 0 }
  }

  private var slots: [Slot] = []
  private var bytes: [UInt8] = []
  private var lookups: Int32 = 0
  private var hits: Int32 = 0
  /// A power of two.
  private let slotCount: Int32
  private var isWorthIt = true
  private var mostBytes: Int { Int(slotCount) * 32 }

  /// How many places a column has at most and at least, and all columns of a row have together.
  private static let (mostSlots, fewestSlots, allSlots) = (2048, 16, 1 << 17)
  private static let longestCell = 256
  /// After so many cells it is judged whether remembering helps.
  private static let trial: Int32 = 4096
  /// One hit in so many lookups pays for the others.
  private static let worth: Int32 = 8
  /// Of more columns, nothing is remembered: there are few rows of that width.
  private static let mostColumns = 1 << 15

  /// Creates the memory of one of so many columns.
  init(columnCount: Int = 1) {
    var count = Self.mostSlots
    while count > Self.fewestSlots, count * columnCount > Self.allSlots { count /= 2 }
    slotCount = Int32(count)
    isWorthIt = columnCount <= Self.mostColumns
  }

  /// The place of the spoken text of a cell; nil if it is not known.
  @inline(__always)
  mutating func find(_ cell: Span<UInt8>) -> Int? {
    guard isWorthIt, !slots.isEmpty else { return nil }
    lookups += 1
    if lookups == Self.trial { judge() }
    let hash = Self.hash(cell)
    let index = Int(hash) & Int(slotCount - 1)
    guard isWorthIt, slots[index].hash == hash, matches(slots[index], cell) else { return nil }
    hits += 1
    return index
  }

  /// How the cell of a place fits its column.
  func fit(at index: Int) -> CellFit { slots[index].fit }

  /// Appends the spoken text of the cell of a place.
  @inline(__always)
  func append(at index: Int, to output: inout ByteBuffer) {
    let slot = slots[index]
    let start = Int(slot.start) + Int(slot.keyCount)
    output.append(bytes.span.extracting(start..<start + Int(slot.textCount)))
  }

  /// Keeps the spoken text of a cell.
  mutating func remember(_ cell: Span<UInt8>, _ fit: CellFit, text: Span<UInt8>) {
    let byteCount = cell.count + text.count
    guard isWorthIt, (1...Self.longestCell).contains(cell.count),
      byteCount <= min(mostBytes, Self.longestCell * 8)
    else { return }
    if slots.isEmpty || bytes.count + byteCount > mostBytes { startAfresh() }
    let hash = Self.hash(cell)
    slots[Int(hash) & Int(slotCount - 1)] = Slot(
      hash: hash, start: UInt32(bytes.count), keyCount: UInt16(cell.count), textCount: UInt16(text.count),
      fit: fit)
    for index in cell.indices { bytes.append(cell[index]) }
    for index in text.indices { bytes.append(text[index]) }
  }

  private mutating func startAfresh() {
    slots = Array(repeating: Slot(), count: Int(slotCount))
    bytes.removeAll(keepingCapacity: true)
  }

  private mutating func judge() {
    isWorthIt = hits * Self.worth >= lookups
    (lookups, hits) = (0, 0)
    if !isWorthIt { (slots, bytes) = ([], []) }
  }

  /// How many bytes it holds on to.
  var byteCount: Int { slots.capacity * MemoryLayout<Slot>.stride + bytes.capacity }

  @inline(__always)
  private func matches(_ slot: Slot, _ cell: Span<UInt8>) -> Bool {
    guard slot.isUsed, Int(slot.keyCount) == cell.count else { return false }
    let start = Int(slot.start)
    return bytes.span.extracting(start..<start + cell.count).isEqual(to: cell)
  }

  /// Eight bytes at a time, mixed by multiplying and folded; nobody can gain by collisions, for a place holds one cell.
  @inline(__always)
  private static func hash(_ cell: Span<UInt8>) -> UInt32 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(truncatingIfNeeded: cell.count)
    var index = 0
    cell.withUnsafeBytes { bytes in
      while index + 8 <= bytes.count {
        hash = (hash ^ bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 29
        index += 8
      }
      while index < bytes.count {
        hash = (hash ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01B3
        index += 1
      }
    }
    return UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
  }
}
