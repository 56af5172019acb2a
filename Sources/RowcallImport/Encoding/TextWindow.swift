/// The part of a text that is being looked at: it starts where the last whole row ended.
struct TextWindow: Sendable {
  /// What decoding had to put up with, and whatever else the reader adds.
  var problems: ProblemList
  private var stream: TextStream
  private var text: [UInt8]
  /// Looking again is worth it only with so many bytes.
  private var neededBytes = 1
  private var hasReadOn = false

  /// The size in bytes that batches aim at, and chunks are read in.
  static let batchSize = 1 << 18

  /// Starts with text that was read already.
  init(stream: TextStream, text: [UInt8], problems: ProblemList) {
    self.stream = stream
    self.text = text
    self.problems = problems
  }

  /// The same at the same place, to be read on its own; nil for what can be read only once.
  func detached() -> TextWindow? {
    guard let stream = stream.detached() else { return nil }
    var copy = self
    copy.stream = stream
    return copy
  }

  var path: String { stream.path }
  /// Whether the window holds all the rest of the text.
  var isLast: Bool { stream.isAtEnd }
  var isEmpty: Bool { text.isEmpty }
  /// Whether only the head was read so far, and it may hold more rows; a pipe's last line may still be growing.
  var isInHead: Bool {
    !hasReadOn && !text.isEmpty && (isLast || !stream.isInteractive || text.contains(Byte.lineFeed))
  }

  /// Reads until it is worth looking, or the text ends.
  ///
  /// - Parameter line: the one-based line of the window's start.
  mutating func fill(line: Int) throws(ImportError) {
    while text.count < neededBytes, !stream.isAtEnd {
      hasReadOn = true
      let damage = try stream.append(to: &text, upTo: max(Self.batchSize, neededBytes - text.count))
      if !damage.isNone { problems.add(damage, in: text, line: line) }
    }
  }

  /// Hands the text out, to be looked at and changed without a copy; `keep` must follow.
  mutating func take() -> [UInt8] {
    defer { text = [] }
    return text
  }

  /// Takes back the rest of what was handed out.
  ///
  /// A long row is looked at again only when twice as much of it is there, so that the work grows with its length and
  /// not with its square; a short one at once, so that a slow pipe is heard without delay.
  mutating func keep(_ rest: ArraySlice<UInt8>, foundRows: Bool) {
    text.append(contentsOf: rest)
    neededBytes = foundRows ? 1 : text.count > 4096 ? text.count * 2 : text.count + 1
  }
}
