/// Makes the end of a growing buffer valid UTF-8, chunk by chunk.
///
/// A character cut by a chunk's end waits for the next chunk; bytes that are no character become U+FFFD, one for each
/// longest start of a character, as the Unicode Standard recommends.
struct UTF8Repair: Sendable {
  /// Where the first replacement of one chunk is in the buffer, and how many there are.
  struct Replacements: Hashable, Sendable {
    var firstOffset: Int
    var count: Int
  }

  /// The bytes of a character whose end has not come yet.
  private(set) var pending: [UInt8] = []

  /// Checks and repairs what is in `buffer` after `start`; nil if nothing had to be replaced.
  mutating func finish(_ buffer: inout [UInt8], from start: Int, isLast: Bool) -> Replacements? {
    switch buffer.withUnsafeBufferPointer({ UTF8Scan.check($0, from: start) }) {
    case .valid:
      return nil
    case .incomplete(let end) where !isLast:
      pending = Array(buffer[end...])
      buffer.removeSubrange(end...)
      return nil
    case .incomplete(let position), .invalid(let position, _):
      return rewrite(&buffer, from: position, isLast: isLast)
    }
  }

  /// The waiting bytes, which belong before the next chunk.
  mutating func takePending() -> [UInt8] {
    defer { pending = [] }
    return pending
  }

  private mutating func rewrite(_ buffer: inout [UInt8], from first: Int, isLast: Bool) -> Replacements {
    let damaged = Array(buffer[first...])
    buffer.removeSubrange(first...)
    var count = 0
    var position = 0
    while position < damaged.count {
      let finding = damaged.withUnsafeBufferPointer { UTF8Scan.check($0, from: position) }
      switch finding {
      case .valid:
        buffer += damaged[position...]
        return Replacements(firstOffset: first, count: count)
      case .incomplete(let end) where !isLast:
        buffer += damaged[position..<end]
        pending = Array(damaged[end...])
        return Replacements(firstOffset: first, count: count)
      case .incomplete(let end):
        buffer += damaged[position..<end] + Self.replacement
        return Replacements(firstOffset: first, count: count + 1)
      case .invalid(let start, let length):
        buffer += damaged[position..<start] + Self.replacement
        position = start + length
        count += 1
      }
    }
    return Replacements(firstOffset: first, count: count)
  }

  private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]
}
