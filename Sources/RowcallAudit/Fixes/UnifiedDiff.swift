/// The difference of two texts in the unified format, as `diff -u` writes it and `patch` reads it.
struct UnifiedDiff {
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]
  private let path: String

  /// The unchanged lines around a change.
  private static let context = 3

  init(_ old: [UInt8], _ new: [UInt8], path: String) {
    self.old = Self.lines(old)
    self.new = Self.lines(new)
    self.path = path
  }

  /// The diff; empty without differences.
  var bytes: [UInt8] {
    let hunks = hunks
    guard !hunks.isEmpty else { return [] }
    return Array("--- \(path)\n+++ \(path)\n".utf8) + hunks.flatMap(\.self)
  }

  /// Lines with their line feeds.
  private static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in text.enumerated() where byte == 0x0A {
      lines.append(text[start...index])
      start = index + 1
    }
    return start < text.count ? lines + [text[start...]] : lines
  }

  /// Runs of changed lines, by their numbers in both texts.
  private var changes: [(old: Range<Int>, new: Range<Int>)] {
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(Self.offset))
    let inserted = Set(difference.insertions.map(Self.offset))
    var changes: [(old: Range<Int>, new: Range<Int>)] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      let (start, other) = (left, right)
      while removed.contains(left) { left += 1 }
      while inserted.contains(right) { right += 1 }
      if left > start || right > other {
        changes.append((start..<left, other..<right))
      } else {
        (left, right) = (left + 1, right + 1)
      }
    }
    return changes
  }

  private static func offset(_ change: CollectionDifference<ArraySlice<UInt8>>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  private var hunks: [[UInt8]] {
    var groups: [[(old: Range<Int>, new: Range<Int>)]] = []
    for change in changes {
      if let last = groups.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * Self.context {
        groups[groups.count - 1].append(change)
      } else {
        groups.append([change])
      }
    }
    return groups.map(hunk)
  }

  private func hunk(_ changes: [(old: Range<Int>, new: Range<Int>)]) -> [UInt8] {
    let lead = min(Self.context, changes[0].old.lowerBound)
    let tail = min(Self.context, old.count - changes[changes.count - 1].old.upperBound)
    let left = changes[0].old.lowerBound - lead..<changes[changes.count - 1].old.upperBound + tail
    let right = changes[0].new.lowerBound - lead..<changes[changes.count - 1].new.upperBound + tail
    var text = Array("@@ -\(Self.range(left)) +\(Self.range(right)) @@\n".utf8)
    var next = left.lowerBound
    for change in changes {
      for line in old[next..<change.old.lowerBound] { text += Self.line(" ", line) }
      for line in old[change.old] { text += Self.line("-", line) }
      for line in new[change.new] { text += Self.line("+", line) }
      next = change.old.upperBound
    }
    for line in old[next..<left.upperBound] { text += Self.line(" ", line) }
    return text
  }

  private static func line(_ mark: String, _ line: ArraySlice<UInt8>) -> [UInt8] {
    mark.utf8 + line + (line.last == 0x0A ? [] : Array("\n\\ No newline at end of file\n".utf8))
  }

  /// `3,2`; the start of an empty range is the line before it.
  private static func range(_ lines: Range<Int>) -> String {
    "\(lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1),\(lines.count)"
  }
}
