/// A pattern for paths as in `.gitignore`: `*` matches characters except `/`, `**` any, `?` one.
///
/// It matches from any directory of a path on, with a leading slash only from the start, and a match of a directory
/// includes its content. There is no `!`, and brackets are literal, because real file names contain them.
public struct PathPattern: Hashable, Sendable, CustomStringConvertible {
  /// The pattern as written.
  public let description: String
  private let parts: [Part]
  private let isFromStart: Bool
  /// The minimum length of a matching path.
  private let leastCount: Int

  private enum Part: Hashable {
    case character(Character)
    case one, some, any
    /// Any number of directories: "**/" at the start of a name.
    case directories

    /// Whether it matches exactly one character.
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
        // "**/**/" is the same as "**/".
        if parts.last != .directories { parts.append(.directories) }
      default: parts.append(.character(character))
      }
    }
    self.parts = parts
    leastCount = parts.count { $0.isOneCharacter }
  }

  /// Whether parts end in "**" at the start of a name.
  private static func endsInDirectories(_ parts: [Part]) -> Bool {
    guard parts.last == .any else { return false }
    let before = parts.dropLast().last
    return before == nil || before == .character("/") || before == .directories
  }

  /// Whether the pattern matches a path or one of its directories.
  ///
  /// Tracks all reachable places of the pattern, so that the time is at most its length times that of the path.
  public func matches(_ path: String) -> Bool { matches(NormalPath(path).characters) }

  /// The same for the characters of a normalized path.
  func matches(_ path: [Character]) -> Bool {
    // A pattern such as "./" matches nothing.
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
      // After a slash, directories may end or continue; inside a name they only continue.
      _ = places.insert(place)
      if character == "/" { reach(place + 1, &places) }
    }
  }

  /// Adds a place and those that an empty match of a star reaches.
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

    /// Returns and removes all places.
    mutating func takeAll() -> [Int] {
      for place in all { isIn[place] = false }
      defer { all.removeAll() }
      return all
    }
  }
}

/// A normalized path: `./a//b/../c` is `a/c`.
struct NormalPath: Hashable {
  let text: String

  init(_ path: String) {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    text = (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  var characters: [Character] { Array(text) }

  /// The last part.
  var name: Substring { text.split(separator: "/").last ?? "" }

  /// A reference by RFC 3986: relative unless it starts at the root.
  var reference: String {
    text.utf8.reduce(into: text.hasPrefix("/") ? "file://" : "") { reference, byte in
      if Self.plain.contains(byte) {
        reference.append(Character(Unicode.Scalar(byte)))
      } else {
        reference += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
  }

  private static let plain = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
}
