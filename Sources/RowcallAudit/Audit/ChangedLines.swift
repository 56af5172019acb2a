/// The lines of files that differ from an earlier revision, from a unified diff without context.
///
/// Lines count from one, in the new version of each file.
package struct ChangedLines: Sendable {
  /// The changed lines of each file in the diff, by its path in the repository.
  private(set) var ranges: [String: [Range<Int>]] = [:]

  /// Reads the output of `git diff --unified=0` with the prefixes `a/` and `b/`.
  package init(diff: [UInt8] = []) {
    var path: String?
    // Lines of a hunk are skipped by their number, because they may look like a header.
    var hunkCount = 0
    for line in diff.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if hunkCount > 0, line.first != UInt8(ascii: "\\") {
        hunkCount -= 1
      } else if line.starts(with: Self.fileMark) {
        path = Self.path(line.dropFirst(Self.fileMark.count))
        if let path { ranges[path] = ranges[path] ?? [] }
      } else if line.starts(with: Self.hunkMark), let hunk = Self.hunk(line) {
        hunkCount = hunk.removed + hunk.added.count
        if let path { ranges[path, default: []].append(hunk.added) }
      }
    }
  }

  private static let fileMark = Array("+++ ".utf8)
  private static let hunkMark = Array("@@ -".utf8)

  /// Adds a new file, all of whose lines count as changed.
  package mutating func addNew(_ path: String) { ranges[path] = [1..<Int.max] }

  /// Whether a line of a file has changed, or the file if the line is nil.
  package func has(_ path: String, line: Int? = nil) -> Bool {
    guard let changes = ranges[path] else { return false }
    return line.map { line in changes.contains { $0.contains(line) } } ?? true
  }

  /// Whether nothing has changed.
  package var isEmpty: Bool { ranges.isEmpty }

  /// The numbers of `@@ -3,2 +3,4 @@`: a count of 1 is left out.
  private static func hunk(_ line: ArraySlice<UInt8>) -> (removed: Int, added: Range<Int>)? {
    let parts = String(decoding: line, as: UTF8.self).split(separator: " ", maxSplits: 3)
    guard parts.count > 2, let old = range(parts[1]), let new = range(parts[2]) else { return nil }
    return (old.count, new)
  }

  private static func range(_ text: Substring) -> Range<Int>? {
    let numbers = text.dropFirst().split(separator: ",").compactMap { Int($0) }
    guard let start = numbers.first else { return nil }
    let count = numbers.count > 1 ? numbers[1] : 1
    return start..<start + max(0, count)
  }

  /// The path after `+++ `: `b/a file` and a tab, or quoted as a string of C; nil for a deleted file.
  private static func path(_ bytes: ArraySlice<UInt8>) -> String? {
    let isQuoted = bytes.first == UInt8(ascii: "\"")
    let name = isQuoted ? unquoted(bytes.dropFirst()) : Array(bytes.prefix { $0 != UInt8(ascii: "\t") })
    guard name.starts(with: "b/".utf8) else { return nil }
    return String(decoding: name.dropFirst(2), as: UTF8.self)
  }

  private static func unquoted(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let letters: [UInt8: UInt8] = [
      UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10,
      UInt8(ascii: "v"): 11, UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
    ]
    var name: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      guard byte == UInt8(ascii: "\\"), let next = rest.first else {
        name.append(byte)
        continue
      }
      if let code = UInt8(String(decoding: rest.prefix(3), as: UTF8.self), radix: 8) {
        name.append(code)
        rest = rest.dropFirst(3)
      } else {
        name.append(letters[next] ?? next)
        rest = rest.dropFirst()
      }
    }
    return name
  }
}

extension AuditReport {
  /// Leaves out findings on unchanged lines of files; findings without a line stay.
  ///
  /// - Parameter isChanged: whether a line of a path has changed.
  package mutating func leaveOutUnchanged(_ isChanged: (String, Int) -> Bool) {
    unchangedCount += leaveOut { outcome, path in
      outcome.finding?.place.line.map { !isChanged(path, $0) } ?? false
    }
  }

  /// Leaves out findings with a lower impact.
  package mutating func leaveOut(below impact: Impact) {
    let isLeftOut = { (outcome: RuleOutcome) in outcome.finding != nil && outcome.impact < impact }
    hiddenProblems += files.flatMap(\.news).filter { isLeftOut($0) && $0.outcome == .failed }.map(\.impact)
    lowImpactCount += leaveOut { outcome, _ in isLeftOut(outcome) }
  }

  /// Leaves out some findings; returns how many of them would have been reported.
  private mutating func leaveOut(_ isLeftOut: (RuleOutcome, String) -> Bool) -> Int {
    var count = 0
    for index in files.indices {
      let path = files[index].path
      count += files[index].news.count { isLeftOut($0, path) }
      files[index].outcomes.removeAll { isLeftOut($0, path) }
    }
    return count
  }
}
