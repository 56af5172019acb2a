/// Reads the fields of one frame's body, in order.
struct FrameReader {
  private let kind: UInt8
  private var rest: ArraySlice<UInt8>

  init(kind: UInt8, body: ArraySlice<UInt8>) {
    self.kind = kind
    rest = body
  }

  var malformed: WireError { .malformed(kind: kind) }

  mutating func integer<Value: FixedWidthInteger>(_: Value.Type = Value.self) throws(WireError) -> Value {
    let size = MemoryLayout<Value>.size
    guard rest.count >= size else { throw malformed }
    defer { rest = rest.dropFirst(size) }
    return rest.withUnsafeBytes { $0.loadUnaligned(as: Value.self) }
  }

  /// Reads a text; bytes that are not UTF-8 become U+FFFD.
  mutating func text() throws(WireError) -> String {
    let count = Int(try integer(UInt32.self))
    guard rest.count >= count else { throw malformed }
    defer { rest = rest.dropFirst(count) }
    return String(decoding: rest.prefix(count), as: UTF8.self)
  }

  /// Takes all that is left as samples.
  mutating func samples() throws(WireError) -> [Int16] {
    let source = rest
    guard source.count % 2 == 0 else { throw malformed }
    rest = []
    return [Int16](unsafeUninitializedCapacity: source.count / 2) { target, count in
      source.withUnsafeBytes { UnsafeMutableRawBufferPointer(target).copyMemory(from: $0) }
      count = source.count / 2
    }
  }

  /// Throws if there are bytes that nobody asked for.
  func finish() throws(WireError) {
    guard rest.isEmpty else { throw malformed }
  }
}
