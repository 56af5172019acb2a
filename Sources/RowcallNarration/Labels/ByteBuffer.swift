/// Bytes that only grow, for loops in which an array's checks at every byte would be most of the work.
///
/// Memory is kept when the buffer is emptied, so one buffer serves a whole table.
struct ByteBuffer: ~Copyable {
  private var memory: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  /// How many bytes there are.
  private(set) var count = 0

  /// Creates an empty buffer.
  ///
  /// - Parameter capacity: for how many bytes there is room without growing.
  init(capacity: Int = 256) {
    self.capacity = max(capacity, 16)
    memory = .allocate(capacity: self.capacity)
  }

  deinit { memory.deallocate() }

  /// Lets a closure see the bytes.
  borrowing func withSpan<Result>(_ body: (Span<UInt8>) throws -> Result) rethrows -> Result {
    try body(UnsafeBufferPointer(start: memory, count: count).span)
  }

  /// The bytes from an offset on as text.
  borrowing func text(from start: Int = 0) -> String {
    String(decoding: UnsafeBufferPointer(start: memory + start, count: count - start), as: UTF8.self)
  }

  borrowing func text(in range: Range<Int>) -> String {
    precondition(0 <= range.lowerBound && range.upperBound <= count, "a buffer has text inside of it only")
    return String(
      decoding: UnsafeBufferPointer(start: memory + range.lowerBound, count: range.count), as: UTF8.self)
  }

  /// The last byte; nil if there is none.
  var last: UInt8? { count > 0 ? memory[count - 1] : nil }

  /// Makes room for so many more bytes.
  private mutating func grow(by extra: Int) {
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: max(capacity * 2, count + extra))
    larger.update(from: memory, count: count)
    memory.deallocate()
    memory = larger
    capacity = max(capacity * 2, count + extra)
  }
}

extension ByteBuffer {
  /// Appends one byte.
  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if count == capacity { grow(by: 1) }
    memory[count] = byte
    count += 1
  }

  /// Appends bytes.
  @inline(__always)
  mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { append($0) }
  }

  /// Appends bytes.
  @inline(__always)
  mutating func append(_ bytes: Span<UInt8>) {
    bytes.withUnsafeBufferPointer { append($0) }
  }

  /// Appends a text in UTF-8.
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Drops all bytes from an offset on.
  mutating func removeAll(from start: Int = 0) {
    precondition((0...count).contains(start), "a buffer can only be cut inside of it")
    count = start
  }

  /// Puts the bytes from an offset on into the opposite order.
  @inline(__always)
  mutating func reverse(from start: Int) {
    var bytes = UnsafeMutableBufferPointer(start: memory + start, count: count - start)
    bytes.reverse()
  }

  @inline(__always)
  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let base = bytes.baseAddress, bytes.count > 0 else { return }
    if capacity - count < bytes.count { grow(by: bytes.count) }
    (memory + count).update(from: base, count: bytes.count)
    count += bytes.count
  }
}

/// What is before and after a varying part, as bytes: `up ` and nothing, or nothing and ` €`.
struct Affix: Hashable, Sendable {
  var prefix: [UInt8]
  var suffix: [UInt8]

  init(prefix: String = "", suffix: String = "") {
    self.prefix = Array(prefix.utf8)
    self.suffix = Array(suffix.utf8)
  }

  /// Cuts a finished text where its varying part stands.
  ///
  /// - Parameter text: gives the text around the part that it is handed. A text that leaves the part out is all prefix,
  ///   and `holdsPart` is false.
  init(around text: (String) -> String) {
    // U+0001 cannot occur: templates are ours, and headers have been made safe before they come here.
    let mark = "\u{1}"
    let pieces = text(mark).split(separator: mark, maxSplits: 1, omittingEmptySubsequences: false)
    self.init(prefix: String(pieces[0]), suffix: pieces.count > 1 ? String(pieces[1]) : "")
    holdsPart = pieces.count > 1
  }

  /// The text with a part in its place.
  func text(around part: String) -> String {
    prefix.isEmpty && suffix.isEmpty
      ? part : String(decoding: prefix + Array(part.utf8) + suffix, as: UTF8.self)
  }

  /// Whether the varying part is written at all: "unchanged" has no room for an amount.
  var holdsPart = true
}
