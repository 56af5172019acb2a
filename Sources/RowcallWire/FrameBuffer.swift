/// Collects bytes as they arrive and cuts them into frames.
package struct FrameBuffer: Sendable {
  /// A frame: its kind and the bytes after it.
  package typealias Frame = (kind: UInt8, body: ArraySlice<UInt8>)

  private let limit: Int
  private var bytes: [UInt8] = []
  private var start = 0

  /// Creates an empty buffer that refuses frames of more than `limit` bytes.
  package init(limit: Int) {
    self.limit = limit
  }

  /// Adds bytes that were read.
  package mutating func append(_ new: UnsafeRawBufferPointer) {
    if start > 0 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes.append(contentsOf: new)
  }

  /// Takes the next whole frame out; nil while there is none.
  ///
  /// - Throws: `WireError.frameTooLong` as soon as a frame announces more than the limit, before its bytes are kept.
  package mutating func next() throws(WireError) -> Frame? {
    let available = bytes.count - start
    guard available >= Wire.headerLength else { return nil }
    let length = bytes[start...].withUnsafeBytes { Int($0.loadUnaligned(as: UInt32.self)) }
    let end = start + 4 + length
    guard length >= 1, 4 + length <= limit else {
      throw .frameTooLong(bytes: 4 + length, limit: limit)
    }
    guard end <= bytes.count else { return nil }
    defer { start = end }
    return (bytes[start + 4], bytes[(start + Wire.headerLength)..<end])
  }
}
