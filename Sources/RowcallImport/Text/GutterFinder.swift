import RowcallModel
import RowcallValues

/// Finds columns of text that only spaces keep apart, as `df`, `ps` and `column -t` write them.
///
/// A gutter is a run of columns that are blank in all lines; in long tables, a few lines may cross it.
struct GutterFinder {
  /// The lines of the table, its header first if it has one.
  private let lines: [TextLine]
  private let metric: TextMetric
  private let columns: [LineColumns]
  /// The words of each line, in columns.
  private let words: [[Range<Int>]]

  /// The most lines that are looked at, and how wide they may be.
  private static let mostLines = 200
  private static let mostColumns = 1 << 16

  init(_ lines: ArraySlice<TextLine>, metric: TextMetric) {
    self.lines = Array(lines.prefix(Self.mostLines))
    self.metric = metric
    columns = self.lines.map { LineColumns($0, metric) }
    words = zip(self.lines, columns).map { line, columns in line.words.map(columns.columns) }
  }

  /// The columns; nil if there are not two.
  func layout() -> ColumnLayout? {
    let gutters = gutters()
    let bounds = bounds(between: gutters)
    guard bounds.count > 1, !hasOpenHeader(gutters, bounds) else { return nil }
    let extents = bounds.dropLast() + [(bounds.last?.lowerBound ?? 0)..<Int.max]
    var layout = ColumnLayout(extents: Array(extents), metric: metric)
    layout.isOfWords = lines.allSatisfy { line in
      let row = layout.cells(of: line)
      return row.isCrossing || row.cells.dropLast().allSatisfy { isWord($0, in: line) }
    }
    return layout
  }

  private func isWord(_ cell: Range<Int>, in line: TextLine) -> Bool {
    !cell.isEmpty && !line.bytes[cell].contains(Byte.space)
  }

  /// The columns that are blank, in runs, between the first text and the last.
  private func gutters() -> [Range<Int>] {
    let width = min(columns.map(\.width).max() ?? 0, Self.mostColumns)
    var filled = [Int](repeating: 0, count: width)
    for line in words {
      for word in line { for column in word where column < width { filled[column] += 1 } }
    }
    let crossings = lines.count / 10
    let head = words.first ?? []
    var isBlank = filled.map { $0 <= crossings }
    for word in head { for column in word where column < width { isBlank[column] = false } }
    var gutters: [Range<Int>] = []
    for column in 0..<width where isBlank[column] {
      if let last = gutters.last, last.upperBound == column {
        gutters[gutters.count - 1] = last.lowerBound..<column + 1
      } else {
        gutters.append(column..<column + 1)
      }
    }
    return gutters.filter { $0.lowerBound > 0 && $0.upperBound < width }
  }

  /// The columns between those gutters that are some.
  private func bounds(between gutters: [Range<Int>]) -> [Range<Int>] {
    let width = min(columns.map(\.width).max() ?? 0, Self.mostColumns)
    var starts = [0] + gutters.map(\.upperBound)
    var ends = gutters.map(\.lowerBound) + [width]
    var index = 1
    while index < starts.count {
      let left = starts[index - 1]..<ends[index - 1]
      let right = starts[index]..<ends[index]
      if isGutter(between: left, right) {
        index += 1
      } else {
        ends.remove(at: index - 1)
        starts.remove(at: index)
      }
    }
    return zip(starts, ends).map { $0..<$1 }
  }

  /// Whether the space between two columns separates them, and not two words of one text.
  private func isGutter(between left: Range<Int>, _ right: Range<Int>) -> Bool {
    let share = share(filled: right)
    guard isHeaded(right) || share >= 0.8 else { return false }
    if right.lowerBound - left.upperBound > 1 { return share > 0 || isHeaded(right) }
    guard share >= 0.5, self.share(filled: left) >= 0.5 else { return false }
    return lines.count > 6 || hasWideGapInHeader(between: left, right) || isNumeric(left) || isNumeric(right)
      || isAligned(left) && isAligned(right)
  }

  /// Whether two spaces or more are between the words of the first line in two columns.
  private func hasWideGapInHeader(between left: Range<Int>, _ right: Range<Int>) -> Bool {
    guard let before = words.first?.overlapping(left).last, let after = words.first?.overlapping(right).first
    else { return false }
    return after.lowerBound - before.upperBound > 1
  }

  /// Whether a column has one word in its first line, and below it words that all begin or all end where that one does.
  private func isAligned(_ column: Range<Int>) -> Bool {
    let cells = words.map { $0.overlapping(column) }.filter { !$0.isEmpty }
    guard cells.allSatisfy({ $0.count == 1 }) else { return false }
    return Set(cells.map { $0.first?.lowerBound }).count == 1
      || Set(cells.map { $0.first?.upperBound }).count == 1
  }

  /// Whether a word of the first line, with a single space on both sides and nothing below it, may belong to the column
  /// on its left or on its right.
  private func hasOpenHeader(_ gutters: [Range<Int>], _ bounds: [Range<Int>]) -> Bool {
    let ends = Set(bounds.map(\.upperBound))
    return zip(gutters, gutters.dropFirst()).contains { left, right in
      let middle = left.upperBound..<right.lowerBound
      return left.count == 1 && right.count == 1 && share(filled: middle) == 0 && isHeaded(middle)
        && ends.contains(right.lowerBound)
    }
  }

  /// Whether the first line has a word in a column.
  private func isHeaded(_ column: Range<Int>) -> Bool {
    words.first.map { !$0.overlapping(column).isEmpty } ?? false
  }

  /// In how many of the lines below the first a column is filled.
  private func share(filled column: Range<Int>) -> Double {
    let filled = words.dropFirst().count { !$0.overlapping(column).isEmpty }
    return Double(filled) / Double(max(1, words.count - 1))
  }

  /// Whether a column holds single words that are numbers or begin with digits, below the first line.
  private func isNumeric(_ column: Range<Int>) -> Bool {
    let cells = zip(lines, zip(words, columns)).dropFirst().compactMap { line, found -> [UInt8]? in
      let inside = found.0.overlapping(column)
      guard let word = inside.first, inside.count == 1 else { return inside.isEmpty ? nil : [] }
      return Array(line.bytes[found.1.offset(of: word.lowerBound)..<found.1.offset(of: word.upperBound)])
    }
    return !cells.isEmpty
      && cells.allSatisfy { cell in
        (cell.first.map { (0x30...0x39).contains($0) } ?? false) || CellKind(cell.span).isValue
          || cell == [0x2D]
      }
  }
}

extension [Range<Int>] {
  /// Those of ranges in order, apart from each other, that overlap one.
  fileprivate func overlapping(_ range: Range<Int>) -> ArraySlice<Range<Int>> {
    let first = partitionPoint { $0.upperBound > range.lowerBound }
    return self[first..<self[first...].partitionPoint { $0.lowerBound >= range.upperBound }]
  }
}
