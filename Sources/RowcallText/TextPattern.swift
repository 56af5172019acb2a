import CICU
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What somebody searches for: a text, or a regular expression, in which letters match whatever their case.
///
/// A text is found where it is written, and a text with signs of regular expressions also where these match: `Inc.` finds
/// "Inc." and "Inca". Searching takes time in proportion to the text; an expression that takes longer ends with an error.
package final class TextPattern: Sendable {
  /// What is searched for, as it was written.
  package let text: String
  private let lowered: [UInt8]
  private let isASCII: Bool
  private let isPlain: Bool
  /// The letter of the text that other texts have least often, by its place.
  private let rarest: Int
  private let expression: Mutex<ICUHandle?>
  /// How long slow texts took together in this search, in nanoseconds.
  private let slowness = Atomic<Int>(0)
  private let patience: Int
  /// What is wrong with it as a regular expression; nil for nothing.
  package let problem: PatternError?

  /// Takes a text; one that is no regular expression is searched for as it is written.
  ///
  /// - Parameter patience: texts that take longer than a millisecond may take so many nanoseconds together in each search.
  package init(_ text: String, patience: Int = 3_000_000_000) {
    self.text = text
    self.patience = patience
    lowered = Array(text.lowercased().utf8)
    isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    rarest = Self.rarest(in: lowered)
    guard text.utf8.contains(where: Self.signs.contains) else {
      expression = Mutex(nil)
      problem = nil
      isPlain = true
      return
    }
    var wrong: Int32 = -1
    let pointer = text.withCString { rowcall_pattern_open($0, Int32(clamping: text.utf8.count), &wrong) }
    let handle = ICUHandle(pointer, close: { rowcall_pattern_close($0) })
    expression = Mutex(handle)
    isPlain = handle == nil
    problem = handle == nil ? .wrong(text, at: wrong < 0 ? nil : Int(wrong)) : nil
  }

  private static let signs = Set(#"\^$.|?*+()[]{}"#.utf8)

  /// Begins another search, which may take as long as the one before.
  package func begin() { slowness.store(0, ordering: .relaxed) }

  /// Whether it is in a text; throws ``PatternError`` for an expression that takes too long.
  package func isFound(in bytes: Span<UInt8>) throws(PatternError) -> Bool {
    if isWritten(in: bytes) { return true }
    guard bytes.count > 0, let found = find(in: bytes) else { return false }
    guard found >= 0, slowness.load(ordering: .relaxed) < patience else { throw .tooSlow(text) }
    return found > 0
  }

  /// Whether it may be in one of several texts that follow each other; false only where it is in none.
  ///
  /// Faster than to look at each of them, for what is rare.
  package func mayBeFound(in bytes: Span<UInt8>) -> Bool {
    guard isASCII, isPlain, !lowered.isEmpty else { return true }
    return bytes.withUnsafeBytes { bytes in
      let letter = lowered[rarest]
      let capital = Self.capital(letter)
      var next = (place(of: letter, in: bytes, from: rarest), place(of: capital, in: bytes, from: rarest))
      while case let found = min(next.0, next.1), found < bytes.count {
        if matches(bytes, at: found - rarest) { return true }
        if next.0 == found { next.0 = place(of: letter, in: bytes, from: found + 1) }
        if next.1 == found { next.1 = place(of: capital, in: bytes, from: found + 1) }
      }
      return false
    }
  }

  /// The place of a byte from one on; the end if it is not there.
  private func place(of byte: UInt8, in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    guard start < bytes.count, let base = bytes.baseAddress else { return bytes.count }
    return memchr(base + start, Int32(byte), bytes.count - start).map { UnsafeRawPointer($0) - base }
      ?? bytes.count
  }

  private func matches(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Bool {
    guard start + lowered.count <= bytes.count else { return false }
    for index in lowered.indices where Self.lowercase(bytes[start + index]) != lowered[index] { return false }
    return true
  }

  private static let slow = 1_000_000

  private static func rarest(in bytes: [UInt8]) -> Int {
    let often = Array(" etaoinsrhldcumfpgwybvk".utf8)
    return bytes.indices.max { one, other in
      (often.firstIndex(of: bytes[one]) ?? often.count) < (often.firstIndex(of: bytes[other]) ?? often.count)
    } ?? 0
  }

  /// What ICU's search gives; nil for what is no expression.
  private func find(in bytes: Span<UInt8>) -> Int32? {
    bytes.withUnsafeBytes { bytes in
      expression.withLock { handle in
        guard let handle else { return nil }
        let start = ContinuousClock.now
        let found = rowcall_pattern_find(
          handle.pointer, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: bytes.count)
        )
        let time = (ContinuousClock.now - start) / .nanoseconds(1)
        if time > Double(Self.slow) { slowness.add(Int(time), ordering: .relaxed) }
        return found
      }
    }
  }

  private func isWritten(in bytes: Span<UInt8>) -> Bool {
    guard bytes.count >= lowered.count || !isASCII, let first = lowered.first else { return lowered.isEmpty }
    guard isASCII else {
      let text = bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
      return text.lowercased().utf8.firstRange(of: lowered) != nil
    }
    for start in 0...bytes.count - lowered.count
    where Self.lowercase(bytes[start]) == first && matches(bytes, at: start) {
      return true
    }
    return false
  }

  private func matches(_ bytes: Span<UInt8>, at start: Int) -> Bool {
    for index in lowered.indices where Self.lowercase(bytes[start + index]) != lowered[index] { return false }
    return true
  }

  private static func capital(_ byte: UInt8) -> UInt8 { (0x61...0x7A).contains(byte) ? byte & 0xDF : byte }

  private static func lowercase(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
}

/// What is wrong with a regular expression.
package enum PatternError: Error, Hashable, CustomStringConvertible {
  /// It cannot be read from a zero-based place on; nil where the place is not known.
  case wrong(String, at: Int?)
  /// It takes too long on a text.
  case tooSlow(String)

  package var description: String {
    switch self {
    case .wrong(let text, let place):
      "\"\(text)\"\(place.map { ", character \($0 + 1)" } ?? ""): no regular expression; close brackets and write \\ "
        + "before signs that stand for themselves"
    case .tooSlow(let text):
      "\"\(text)\": takes too long as a regular expression; avoid repetitions of repetitions, such as (a+)+"
    }
  }
}
