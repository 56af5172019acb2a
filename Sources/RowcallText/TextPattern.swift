import CICU
import Synchronization

/// What somebody searches for: a text, or a regular expression, in which letters match whatever their case.
///
/// A text is found where it is written, and a text with signs of regular expressions also where these match: `Inc.` finds
/// "Inc." and "Inca". Searching takes time in proportion to the text; an expression that takes longer ends with an error.
package final class TextPattern: Sendable {
  /// What is searched for, as it was written.
  package let text: String
  private let lowered: [UInt8]
  private let isASCII: Bool
  private let expression: Mutex<ICUHandle?>
  /// What is wrong with it as a regular expression; nil for nothing.
  package let problem: PatternError?

  /// Takes a text; one that is no regular expression is searched for as it is written.
  package init(_ text: String) {
    self.text = text
    lowered = Array(text.lowercased().utf8)
    isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    guard text.utf8.contains(where: Self.signs.contains) else {
      expression = Mutex(nil)
      problem = nil
      return
    }
    var wrong: Int32 = -1
    let pointer = text.withCString { rowcall_pattern_open($0, Int32(clamping: text.utf8.count), &wrong) }
    let handle = ICUHandle(pointer, close: { rowcall_pattern_close($0) })
    expression = Mutex(handle)
    problem = handle == nil ? .wrong(text, at: wrong < 0 ? nil : Int(wrong)) : nil
  }

  private static let signs = Set(#"\^$.|?*+()[]{}"#.utf8)

  /// Whether it is in a text; throws ``PatternError`` for an expression that takes too long.
  package func isFound(in bytes: Span<UInt8>) throws(PatternError) -> Bool {
    if isWritten(in: bytes) { return true }
    guard bytes.count > 0, let found = find(in: bytes) else { return false }
    guard found >= 0 else { throw .tooSlow(text) }
    return found > 0
  }

  /// What ICU's search gives; nil for what is no expression.
  private func find(in bytes: Span<UInt8>) -> Int32? {
    bytes.withUnsafeBytes { bytes in
      expression.withLock { handle in
        guard let handle else { return nil }
        return rowcall_pattern_find(
          handle.pointer, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: bytes.count)
        )
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
