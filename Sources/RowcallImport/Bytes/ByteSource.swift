/// Gives a file's bytes in order, a chunk at a time.
protocol ByteSource: Sendable {
  /// What errors call the source.
  var path: String { get }
  /// Whether more bytes may come late, so that nobody should wait for them.
  var isInteractive: Bool { get }
  /// Whether bytes, or the end, are there within this time.
  func isReady(withinMilliseconds time: Int32) -> Bool
  /// Appends at least one and at most `limit` bytes; false at the end.
  mutating func append(to buffer: inout [UInt8], upTo limit: Int) throws(ImportError) -> Bool
  /// The same at the same place, to be read on its own; nil for what can be read only once.
  func detached() -> Self?
}

/// Bytes that are in memory already.
struct MemoryBytes: ByteSource {
  let path: String
  var bytes: ArraySlice<UInt8>
  /// The most that one call appends; small values show what chunk boundaries do.
  var chunkSize = Int.max
  var isInteractive: Bool { false }

  func isReady(withinMilliseconds time: Int32) -> Bool { true }

  func detached() -> MemoryBytes? { self }

  mutating func append(to buffer: inout [UInt8], upTo limit: Int) throws(ImportError) -> Bool {
    let chunk = bytes.prefix(min(limit, chunkSize))
    buffer.append(contentsOf: chunk)
    bytes = bytes.dropFirst(chunk.count)
    return !chunk.isEmpty
  }
}
