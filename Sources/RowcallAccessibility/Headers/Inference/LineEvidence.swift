/// What speaks for and against headers in one line (a row, or in a transposed sample a column) over some lines of data.
struct LineEvidence {
  /// What the line would name: a row of headers names columns.
  private let axis: HeaderAxis
  private var differs = 0
  private var years = 0
  private var likeData = 0
  private var recurs = 0
  private var headings = 0
  private var colons = 0
  private var longTexts = 0
  private var repeats = false
  private let hasBlankCorner: Bool

  /// How many cells are blank, beside the corner.
  let gaps: Int
  /// Whether nothing is written in the line.
  let isBlank: Bool

  /// Longer texts than this, in characters, are sentences rather than names.
  private static let longestName = 60

  init(_ line: [SampleCell], naming axis: HeaderAxis, over data: ArraySlice<[SampleCell]>) {
    self.axis = axis
    let blanks = line.count { $0.kind == .blank }
    isBlank = blanks == line.count
    // A corner says something only where the line beside it is full, and so is the one that crosses it.
    let isCornerBlank = line.first?.kind == .blank
    hasBlankCorner =
      isCornerBlank && line.count > 1 && blanks == 1 && !data.isEmpty
      && data.allSatisfy { $0.first?.kind == .words }
    gaps = isCornerBlank ? blanks - 1 : blanks
    var seen: Set<String> = []
    for (index, cell) in line.enumerated() where cell.kind != .blank {
      if !seen.insert(cell.text).inserted { repeats = true }
      if cell.text.count > Self.longestName { longTexts += 1 }
      compare(cell, with: data.compactMap { $0.indices.contains(index) ? $0[index] : nil })
    }
    // These tell only if all do it: a row whose first cell is a heading is the row of that heading.
    let filled = line.filter { $0.kind != .blank }
    if filled.allSatisfy(\.isHeading) { headings = filled.count }
    if filled.allSatisfy(\.endsWithColon) { colons = filled.count }
  }

  /// Compares a cell with the data of the line that crosses there.
  private mutating func compare(_ cell: SampleCell, with data: [SampleCell]) {
    let data = data.filter { $0.kind != .blank }
    guard !data.isEmpty else { return }
    let telling = data.count { $0.kind.isTelling }
    if cell.isYear, telling * 2 >= data.count, data.count(where: \.isYear) * 2 < data.count {
      years += 1
    } else if cell.kind.isTelling {
      if data.count(where: { $0.kind == cell.kind }) * 2 >= data.count { likeData += 1 }
    } else if telling * 10 >= data.count * 8 {
      differs += 1
    } else if data.contains(where: { $0.text == cell.text }) {
      recurs += 1
    }
  }

  /// How likely it is that the line holds headers.
  var odds: Odds {
    // Without any sign a line is data: to hear data as a header before each cell is worse than to hear no header.
    var odds = Odds(0.5)
    odds.weigh(4, times: differs)
    odds.weigh(3, times: years)
    odds.weigh(4, times: headings)
    odds.weigh(3, times: colons)
    if hasBlankCorner { odds.weigh(4) }
    odds.weigh(0.1, times: likeData)
    odds.weigh(0.4, times: recurs)
    odds.weigh(0.3, times: longTexts)
    // Two columns may well have one name; names of rows are there to tell them apart.
    if repeats { odds.weigh(axis == .column ? 0.3 : 0.005) }
    odds.weigh(0.6, times: gaps)
    return odds
  }

  /// What speaks for headers, or else what speaks against them.
  func reasons(for isHeader: Bool) -> [HeaderReason] {
    let reasons = isHeader ? reasonsFor : reasonsAgainst
    return reasons.isEmpty ? [.nothingTelling] : reasons
  }

  private var reasonsFor: [HeaderReason] {
    Self.present([(differs, .differs(differs)), (years, .years(years)), (headings, .headings(headings))])
      + Self.present([(colons, .colons(colons)), (hasBlankCorner ? 1 : 0, .blankCorner)])
  }

  private var reasonsAgainst: [HeaderReason] {
    Self.present([(likeData, .likeData(likeData)), (recurs, .recurs(recurs)), (repeats ? 1 : 0, .repeats)])
      + Self.present([(gaps, .gaps(gaps)), (longTexts, .longTexts(longTexts))])
  }

  private static func present(_ facts: [(count: Int, reason: HeaderReason)]) -> [HeaderReason] {
    facts.filter { $0.count > 0 }.map(\.reason)
  }

  /// Whether the line could stand above another header line: it names groups of columns, so it has gaps or repeats.
  var namesGroups: Bool { !isBlank && likeData == 0 && longTexts == 0 && (gaps > 0 || repeats) }
}

extension SampleCell {
  fileprivate var endsWithColon: Bool { text.last == ":" || text.last == "：" }

  /// Whether the cell is a year as columns are named by, with nothing else.
  fileprivate var isYear: Bool {
    kind == .number && text.utf8.count == 4 && (Int(text).map((1800...2100).contains) ?? false)
  }
}
