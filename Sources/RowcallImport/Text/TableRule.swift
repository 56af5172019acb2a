import RowcallModel

/// A line of dashes in a text table: between the header and the rows, around the table or between rows.
struct TableRule: Hashable, Sendable {
  enum Style: Hashable, Sendable {
    /// With a junction at each bar: `+----+----+`, `----+----`, `├────┼────┤`.
    case drawn
    /// As Markdown has it: `|:---|---:|`, `--- | ---`.
    case markdown
    /// One run of dashes under each header: `--- -----`.
    case underline
    /// A single run of dashes.
    case plain
  }

  var style: Style
  /// The columns of the junctions.
  var junctions: [Int] = []
  /// The columns of the runs of dashes.
  var runs: [Range<Int>] = []
  /// Whether it begins and ends with a junction.
  var hasLeftEdge = false
  var hasRightEdge = false
  /// Whether it is drawn double, as under the header of a reStructuredText grid: `+====+`.
  var isDouble = false
  /// Whether it is made of box-drawing characters.
  var isBox = false

  /// How many columns the table has.
  var columnCount: Int {
    switch style {
    case .drawn, .markdown: junctions.count + 1 - (hasLeftEdge ? 1 : 0) - (hasRightEdge ? 1 : 0)
    case .underline, .plain: runs.count
    }
  }
}

extension TableRule {
  /// Reads a line; nil if it holds anything but a rule.
  init?(_ line: TextLine) {
    guard let marks = RuleMarks(line) else { return nil }
    if marks.junctions.isEmpty {
      guard !marks.hasColons, marks.runs.count > 0 else { return nil }
      self.init(style: marks.runs.count > 1 ? .underline : .plain)
    } else {
      guard let style = marks.styleWithJunctions else { return nil }
      self.init(style: style)
    }
    junctions = marks.junctions
    runs = marks.runs
    isDouble = marks.isDouble
    isBox = marks.isBox
    hasLeftEdge = marks.junctions.first.map { $0 < marks.runs[0].lowerBound } ?? false
    hasRightEdge = marks.junctions.last.map { $0 >= (marks.runs.last?.upperBound ?? 0) } ?? false
  }
}

/// The dashes and junctions of a line.
private struct RuleMarks {
  var junctions: [Int] = []
  var runs: [Range<Int>] = []
  var isDouble = false
  var isBox = false
  var hasColons = false
  private var hasInnerSpaces = false
  private var hasPlus = false
  private var hasPipe = false

  init?(_ line: TextLine) {
    let range = line.trimmed(0..<line.bytes.count)
    guard !range.isEmpty, Self.mayBegin(with: line.bytes[range.lowerBound]) else { return nil }
    // Nothing in a rule is wide, so all metrics agree.
    let columns = LineColumns(line, .display)
    let span = line.bytes.span
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (value, length) = UTF8Scalar.at(offset, in: span)
      guard take(value, at: columns.column(of: offset)) else { return nil }
      offset += length
    }
    guard !runs.isEmpty else { return nil }
  }

  private static func mayBegin(with byte: UInt8) -> Bool {
    "+-=|:".utf8.contains(byte) || byte == 0xE2
  }

  /// Notes a character; false if it is in no rule.
  private mutating func take(_ value: UInt32, at column: Int) -> Bool {
    switch value {
    case 0x2D, 0x3D, 0x2500, 0x2501, 0x2504, 0x2505, 0x2508, 0x2509, 0x254C, 0x254D, 0x2550:
      isDouble = isDouble || value == 0x3D || value == 0x2550
      isBox = isBox || value >= 0x2500
      addDash(at: column)
    case 0x2B, 0x7C:
      hasPlus = hasPlus || value == 0x2B
      hasPipe = hasPipe || value == 0x7C
      junctions.append(column)
    case 0x2500...0x257F:
      isBox = true
      junctions.append(column)
    case 0x3A: hasColons = true
    case 0x20: hasInnerSpaces = true
    default: return false
    }
    return true
  }

  private mutating func addDash(at column: Int) {
    if let last = runs.last, last.upperBound == column {
      runs[runs.count - 1] = last.lowerBound..<column + 1
    } else {
      runs.append(column..<column + 1)
    }
  }

  /// The style of a rule with junctions; nil where the marks make none.
  var styleWithJunctions: TableRule.Style? {
    // Between two junctions is one run of dashes; before the first and behind the last there may be one.
    var segments = [Int](repeating: 0, count: junctions.count + 1)
    for run in runs { segments[junctions.partitionPoint { $0 >= run.lowerBound }] += 1 }
    guard segments.allSatisfy({ $0 <= 1 }), !segments.dropFirst().dropLast().contains(0) else { return nil }
    if hasPlus || isBox { return hasInnerSpaces ? nil : .drawn }
    // A single dash in each cell may be data: nothing, nothing.
    let isClear = hasColons || runs.contains { $0.count > 1 }
    return hasPipe && isClear && !isDouble ? .markdown : nil
  }
}
