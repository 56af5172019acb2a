import RowcallAudit

/// A pattern for paths matches what a plain search with every choice tried would match.
enum PatternFuzz {
  static func pattern(_ input: [UInt8]) {
    // Both in so few characters that they meet.
    let text = input.map { alphabet[Int($0) % alphabet.count] }
    let halves = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    guard halves.count == 2, halves.allSatisfy({ $0.count <= 24 }) else { return }
    let (pattern, path) = (String(halves[0]), String(halves[1].filter { $0 != "|" }))
    let found = PathPattern(pattern).matches(path)
    require(found == matches(pattern, path), "\(pattern) on \(path): \(found)")
  }

  private static let alphabet = Array("ab/*?.|é")

  private static func matches(_ pattern: String, _ path: String) -> Bool {
    let parts = normal(pattern).drop { $0 == "/" }
    let path = normal(path)
    let names = path.drop { $0 == "/" }
    var starts = [names.startIndex]
    if !pattern.hasPrefix("/") {
      starts += names.indices.filter { names[$0] == "/" }.map(names.index(after:))
    }
    // What fits a directory fits all below it.
    let ends = names.indices.filter { names[$0] == "/" } + [names.endIndex]
    return !parts.isEmpty
      && starts.contains { start in
        ends.contains { start <= $0 && fits(parts, names[start..<$0]) }
      }
  }

  /// A path without what changes nothing about where it leads.
  private static func normal(_ path: String) -> String {
    let parts = path.split(separator: "/").reduce(into: [Substring]()) { parts, part in
      if part == "." { return }
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// - Parameter isAtStart: whether a name begins here, so that "**/" may stand for no directory.
  private static func fits(_ pattern: Substring, _ text: Substring, isAtStart: Bool = true) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    if pattern.hasPrefix("**") {
      let rest = pattern.drop { $0 == "*" }
      if isAtStart, rest.first == "/", fits(rest.dropFirst(), text) { return true }
      return ([text] + text.indices.map { text[$0...].dropFirst() }).contains {
        fits(rest, $0, isAtStart: false)
      }
    }
    if first == "*" {
      if fits(pattern.dropFirst(), text, isAtStart: false) { return true }
      return text.first.map { $0 != "/" } == true && fits(pattern, text.dropFirst(), isAtStart: false)
    }
    guard let character = text.first else { return false }
    let isFit = first == "?" ? character != "/" : first == character
    return isFit && fits(pattern.dropFirst(), text.dropFirst(), isAtStart: first == "/")
  }
}
