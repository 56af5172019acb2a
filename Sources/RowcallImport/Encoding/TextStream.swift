import RowcallModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What had to be put up with while decoding one chunk; places are offsets in the reader's buffer.
struct TextDamage: Hashable, Sendable {
  /// Replaced byte sequences, and where the first stands.
  var replaced = 0
  var firstReplaced = 0
  /// The first one's offset in the file; nil if the encoding is not UTF-8.
  var fileOffset: Int?
  /// Zero bytes, and where the first stands.
  var zeros = 0
  var firstZero = 0

  /// Control characters that are quotes or dashes of Windows, and where the first stands.
  var windowsSigns = 0
  var firstWindowsSign = 0

  var isNone: Bool { replaced == 0 && zeros == 0 && windowsSigns == 0 }
}

/// Gives a source's text as valid UTF-8, a chunk at a time.
struct TextStream: Sendable {
  private var source: any ByteSource
  /// Bytes that were read to look at, and come first.
  private var head: [UInt8]
  private var decoder: TextDecoder
  /// How many bytes of the file were handed to the decoder.
  private var fileOffset: Int
  /// Whether the source has no more; asking a terminal again would wait.
  private var isExhausted: Bool
  /// Whether all text was given.
  private(set) var isAtEnd = false

  /// Creates a stream.
  ///
  /// - Parameter skipping: bytes at the head's start that are no part of the text.
  init(source: any ByteSource, head: FileHead, skipping: Int, decoder: TextDecoder) {
    self.source = source
    self.head = Array(head.bytes.dropFirst(skipping))
    isExhausted = head.isWhole
    self.decoder = decoder
    fileOffset = skipping
  }

  /// The same without any more text.
  var ended: TextStream {
    var copy = self
    (copy.head, copy.isExhausted, copy.isAtEnd) = ([], true, true)
    return copy
  }

  /// The same at the same place, to be read on its own; nil for what can be read only once.
  func detached() -> TextStream? {
    guard let source = source.detached(), let decoder = decoder.detached() else { return nil }
    var copy = self
    copy.source = source
    copy.decoder = decoder
    return copy
  }

  /// What errors call the source.
  var path: String { source.path }
  /// Whether more text may come late.
  var isInteractive: Bool { source.isInteractive }

  /// Appends the next text to a buffer, and tells what was wrong with it.
  mutating func append(to buffer: inout [UInt8], upTo limit: Int) throws(ImportError) -> TextDamage {
    let start = buffer.count
    try appendRaw(to: &buffer, upTo: limit)
    let count = buffer.count - start
    var damage = TextDamage()
    do {
      damage = try decoder.decode(&buffer, from: start, isLast: isAtEnd, fileOffset: fileOffset)
    } catch {
      throw .readFailed(path: path, reason: error.description)
    }
    fileOffset += count
    countZeros(in: buffer, from: start, into: &damage)
    countWindowsSigns(in: buffer, from: start, into: &damage)
    return damage
  }

  private mutating func appendRaw(to buffer: inout [UInt8], upTo limit: Int) throws(ImportError) {
    if head.isEmpty && !isExhausted {
      isExhausted = try !source.append(to: &buffer, upTo: limit)
    } else {
      buffer.append(contentsOf: head)
      head = []
    }
    isAtEnd = isExhausted
  }

  private func countZeros(in buffer: [UInt8], from start: Int, into damage: inout TextDamage) {
    let first: Int? = buffer.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, let found = memchr(base + start, 0, bytes.count - start) else {
        return nil
      }
      return UnsafeRawPointer(found) - base
    }
    guard let first else { return }
    damage.firstZero = first
    damage.zeros = buffer[first...].count { $0 == 0 }
  }

  private func countWindowsSigns(in buffer: [UInt8], from start: Int, into damage: inout TextDamage) {
    buffer.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      var offset = start
      // In UTF-8 they begin with C2, as few other characters do.
      while offset + 1 < bytes.count, let found = memchr(base + offset, 0xC2, bytes.count - 1 - offset) {
        offset = UnsafeRawPointer(found) - base + 1
        guard Unicode.Scalar(bytes[offset]).windowsSign != nil else { continue }
        if damage.windowsSigns == 0 { damage.firstWindowsSign = offset - 1 }
        damage.windowsSigns += 1
      }
    }
  }
}
