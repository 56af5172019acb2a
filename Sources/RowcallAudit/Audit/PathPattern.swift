/// A pattern for paths, much as in `.gitignore`: `*` stands for characters but `/`, `**` for any, `?` for one.
///
/// It fits from any directory of a path on, and with a slash at its start only from the first one on; what fits a directory
/// fits everything below it. There is no `!`, and brackets stand for themselves, for they are in names of real files.
public struct PathPattern: Hashable, Sendable, CustomStringConvertible {
  /// The pattern as it was written.
  public let description: String
  private let parts: [Part]
  private let isFromStart: Bool

  private enum Part: Hashable {
    case character(Character)
    case one, some, any
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
      default: parts.append(.character(character))
      }
    }
    self.parts = parts
  }

  /// Whether a path, or a directory that it goes through, is one of those that are meant.
  public func matches(_ path: String) -> Bool {
    let path = Array(NormalPath(path).text)
    if isFromStart { return fits(path, from: path.first == "/" ? 1 : 0) }
    let starts = [0] + path.indices.filter { path[$0] == "/" }.map { $0 + 1 }
    return starts.contains { fits(path, from: $0) }
  }

  /// Whether it fits from a place to the end of a name.
  ///
  /// Keeps the set of places that the pattern may have reached, so that no pattern takes longer than its length times
  /// that of the path.
  private func fits(_ path: [Character], from start: Int) -> Bool {
    var places = closure([0])
    for character in path[start...] {
      if character == "/", places.contains(parts.count) { return true }
      places = closure(step(places, over: character))
      if places.isEmpty { return false }
    }
    return places.contains(parts.count)
  }

  private func step(_ places: Set<Int>, over character: Character) -> Set<Int> {
    var next: Set<Int> = []
    for place in places where place < parts.count {
      switch parts[place] {
      case .character(let wanted): if wanted == character { next.insert(place + 1) }
      case .one: if character != "/" { next.insert(place + 1) }
      case .some: if character != "/" { next.insert(place) }
      case .any: next.insert(place)
      }
    }
    return next
  }

  /// The places that are reached with nothing more: stars may stand for nothing.
  private func closure(_ places: Set<Int>) -> Set<Int> {
    var all = places
    for place in places {
      var next = place
      while next < parts.count, parts[next] == .some || parts[next] == .any {
        next += 1
        all.insert(next)
        // "**/" stands for no directory, too.
        if parts[next - 1] == .any, next < parts.count, parts[next] == .character("/") {
          all.insert(next + 1)
        }
      }
    }
    return all
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

  /// The last part.
  var name: Substring { text.split(separator: "/").last ?? "" }
}
