/// A pattern for paths, much as in `.gitignore`: `*` stands for characters but `/`, `**` for any, `?` for one.
///
/// It fits from any directory of a path on, and with a slash at its start only from the first one on; what fits a directory
/// fits everything below it. There is no `!`, and brackets stand for themselves, for they are in names of real files.
public struct PathPattern: Hashable, Sendable, CustomStringConvertible {
  /// The pattern as it was written.
  public let description: String
  private let parts: [Part]
  private let isFromStart: Bool
  /// How many characters a path has at least that fits: no pattern takes longer than its paths allow.
  private let leastCount: Int

  private enum Part: Hashable {
    case character(Character)
    case one, some, any
    /// Whole directories, or none: "**/" where a name begins.
    case directories

    /// Whether it stands for one character of every path that fits.
    var isOneCharacter: Bool {
      switch self {
      case .character, .one: true
      case .some, .any, .directories: false
      }
    }
  }

  /// Reads a pattern.
  public init(_ text: String) {
    description = text
    var parts: [Part] = []
    isFromStart = text.hasPrefix("/")
    for character in NormalPath(text).text.drop(while: { $0 == "/" }) {
      switch character {
      case "*" where parts.last == .some: parts[parts.count - 1] = .any
      case "*" where parts.last == .any: break
      case "*": parts.append(.some)
      case "?": parts.append(.one)
      case "/" where Self.endsInDirectories(parts):
        parts.removeLast()
        // "**/**/" stands for the same as "**/".
        if parts.last != .directories { parts.append(.directories) }
      default: parts.append(.character(character))
      }
    }
    self.parts = parts
    leastCount = parts.count { $0.isOneCharacter }
  }

  /// Whether parts end in "**" where a name begins.
  private static func endsInDirectories(_ parts: [Part]) -> Bool {
    guard parts.last == .any else { return false }
    let before = parts.dropLast().last
    return before == nil || before == .character("/") || before == .directories
  }

  /// Whether a path, or a directory that it goes through, is one of those that are meant.
  ///
  /// Keeps the places that the pattern may have reached, from whichever directory on, so that no pattern takes longer than
  /// its length times that of the path.
  public func matches(_ path: String) -> Bool { matches(NormalPath(path).characters) }

  /// The same for the characters of a normal path, which are made once for many patterns.
  func matches(_ path: [Character]) -> Bool {
    // A pattern such as "./" names nothing.
    guard !parts.isEmpty, path.count >= leastCount else { return false }
    var places = Places(count: parts.count + 1)
    reach(0, &places)
    for character in path.dropFirst(path.first == "/" ? 1 : 0) {
      if character == "/", places.contains(parts.count) { return true }
      let reached = places.takeAll()
      for place in reached where place < parts.count { step(from: place, over: character, &places) }
      if character == "/", !isFromStart { reach(0, &places) }
    }
    return places.contains(parts.count)
  }

  private func step(from place: Int, over character: Character, _ places: inout Places) {
    switch parts[place] {
    case .character(let wanted): if wanted == character { reach(place + 1, &places) }
    case .one: if character != "/" { reach(place + 1, &places) }
    case .some: if character != "/" { reach(place, &places) }
    case .any: reach(place, &places)
    case .directories:
      // Behind a slash a directory may end or another one begin; inside of its name only it goes on.
      _ = places.insert(place)
      if character == "/" { reach(place + 1, &places) }
    }
  }

  /// Adds a place and those that are reached from it with nothing more: stars may stand for nothing.
  private func reach(_ place: Int, _ places: inout Places) {
    var next = place
    while places.insert(next), next < parts.count, !parts[next].isOneCharacter { next += 1 }
  }

  /// Places of a pattern, each once.
  private struct Places {
    private var all: [Int] = []
    private var isIn: [Bool]

    init(count: Int) { isIn = Array(repeating: false, count: count) }

    func contains(_ place: Int) -> Bool { isIn[place] }

    /// Adds a place; returns whether it is new.
    mutating func insert(_ place: Int) -> Bool {
      if isIn[place] { return false }
      isIn[place] = true
      all.append(place)
      return true
    }

    /// Gives all places and has none any more.
    mutating func takeAll() -> [Int] {
      for place in all { isIn[place] = false }
      defer { all.removeAll() }
      return all
    }
  }
}

/// A path without what changes nothing about where it leads: `./a//b/../c` is `a/c`.
struct NormalPath: Hashable {
  let text: String

  init(_ path: String) {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    text = (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// The text by its characters.
  var characters: [Character] { Array(text) }

  /// The last part.
  var name: Substring { text.split(separator: "/").last ?? "" }
}
