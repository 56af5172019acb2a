import RowcallText

/// Turns the end of a buffer from a file's encoding into valid UTF-8.
enum TextDecoder: Sendable {
  /// The file is UTF-8 already.
  case utf8(UTF8Repair)
  /// The file is in another encoding; `money` is the sign that backslashes stand for, if they do.
  case charset(CharsetDecoder, money: BackslashMoney? = nil)

  /// A decoder that goes on from the same place on its own; nil where there is no memory.
  func detached() -> TextDecoder? {
    switch self {
    case .utf8: self
    case .charset(let decoder, let money): decoder.copy().map { .charset($0, money: money) }
    }
  }

  /// Decodes what is in `buffer` after `start`.
  ///
  /// - Parameter fileOffset: where in the file these bytes stood.
  mutating func decode(
    _ buffer: inout [UInt8], from start: Int, isLast: Bool, fileOffset: Int
  ) throws(TextError) -> TextDamage {
    switch self {
    case .utf8(var repair):
      defer { self = .utf8(repair) }
      return Self.check(&buffer, from: start, isLast: isLast, fileOffset: fileOffset, &repair)
    case .charset(let decoder, var money):
      let before = decoder.replacedCount
      let raw = Array(buffer[start...])
      buffer.removeSubrange(start...)
      let text = try decoder.decode(raw, isLast: isLast)
      buffer += money?.applied(to: text, isLast: isLast) ?? text
      self = .charset(decoder, money: money)
      let replaced = decoder.replacedCount - before
      guard replaced > 0 else { return TextDamage() }
      return TextDamage(replaced: replaced, firstReplaced: Self.firstReplacement(in: buffer, from: start))
    }
  }

  private static func check(
    _ buffer: inout [UInt8], from start: Int, isLast: Bool, fileOffset: Int, _ repair: inout UTF8Repair
  ) -> TextDamage {
    let pending = repair.takePending()
    if !pending.isEmpty { buffer.insert(contentsOf: pending, at: start) }
    guard let found = repair.finish(&buffer, from: start, isLast: isLast) else { return TextDamage() }
    return TextDamage(
      replaced: found.count, firstReplaced: found.firstOffset,
      fileOffset: fileOffset - pending.count + found.firstOffset - start)
  }

  private static func firstReplacement(in buffer: [UInt8], from start: Int) -> Int {
    let mark: [UInt8] = [0xEF, 0xBF, 0xBD]
    return (start..<buffer.count).first { buffer[$0] == mark[0] && buffer[$0...].starts(with: mark) } ?? start
  }
}
