/// Builds one frame.
struct FrameWriter {
  private(set) var bytes: [UInt8]

  init(kind: UInt8, capacity: Int = 64) {
    bytes = []
    bytes.reserveCapacity(capacity)
    append(UInt32(0))
    append(kind)
  }

  mutating func append(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: value) { bytes.append(contentsOf: $0) }
  }

  /// Appends a length and the text's UTF-8.
  mutating func append(_ text: String) {
    append(UInt32(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  mutating func append(raw: UnsafeRawBufferPointer) {
    bytes.append(contentsOf: raw)
  }

  /// The frame with its length filled in.
  consuming func frame() -> [UInt8] {
    var bytes = bytes
    let length = UInt32(bytes.count - MemoryLayout<UInt32>.size)
    bytes.withUnsafeMutableBytes { $0.storeBytes(of: length, as: UInt32.self) }
    return bytes
  }
}
