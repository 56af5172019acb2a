/// Where the records of a JSON text stand.
struct JSONOutline: Hashable, Sendable {
  /// How records follow each other.
  enum Shape: String, Hashable, Sendable {
    /// Items of one array.
    case items
    /// Values one after another, mostly one a line.
    case lines
  }

  var shape: Shape
  /// The offset in the head after which records come: after the array's bracket.
  var start = 0
  /// The keys that lead to the array in an object that wraps it; empty otherwise.
  var keys: [String] = []
  /// The keys that lead to other arrays of records in that object, which are not read; as far as they are in the head.
  var others: [[String]] = []

  /// Finds the records in a head.
  ///
  /// - An array at the top holds the records; two arrays or more are records themselves.
  /// - An object followed by another value is a record of JSON Lines.
  /// - A lone object is opened: the array of objects or arrays that lies least deep in it, going through objects only,
  ///   holds the records; without one the object is the only record.
  ///
  /// - Parameter isLines: whether the file's name says JSON Lines, so that nothing is opened.
  init(head: UnsafeBufferPointer<UInt8>, isWhole: Bool, nesting: Int, isLines: Bool) {
    var parser = JSONParser(head, isLast: isWhole, nesting: nesting)
    let opening = parser.peek()
    shape = .lines
    guard !isLines, opening == UInt8(ascii: "[") || opening == UInt8(ascii: "{") else { return }
    let start = parser.position
    var tokens: [JSONToken] = []
    let isComplete = (try? parser.value(into: &tokens)) != nil
    let following = isComplete ? parser.peek() : nil
    if following == UInt8(ascii: "[") || following == UInt8(ascii: "{") { return }
    if opening == UInt8(ascii: "[") {
      (shape, self.start) = (.items, start + 1)
      return
    }
    let arrays = following == nil && (isWhole || !isComplete) ? Self.wrappedArrays(in: tokens) : []
    // Of those that lie equally deep the first.
    if let array = arrays.min(by: { $0.keys.count < $1.keys.count }) {
      (shape, self.start) = (.items, tokens[array.index].end)
      let names = { (keys: [Int]) in
        keys.map { String(decoding: head[tokens[$0].start..<tokens[$0].end], as: UTF8.self) }
      }
      keys = names(array.keys)
      others = arrays.filter { $0.index != array.index }.map { names($0.keys) }
    }
  }

  /// The arrays of objects or arrays, going through objects only, and the keys on the way to each.
  private static func wrappedArrays(in tokens: [JSONToken]) -> [(index: Int, keys: [Int])] {
    var found: [(index: Int, keys: [Int])] = []
    var keys: [Int] = []
    var arrays = 0
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .array:
        let holdsRecords = index + 1 < tokens.count && tokens[index + 1].kind.step > 0
        if arrays == 0, holdsRecords { found.append((index, keys)) }
        arrays += 1
      case .endArray: arrays -= 1
      case .object where arrays == 0: keys.append(index)
      case .endObject where arrays == 0: keys.removeLast()
      case .key where arrays == 0: keys[keys.count - 1] = index
      default: break
      }
    }
    return found
  }
}
