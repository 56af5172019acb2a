import RowcallModel

/// What shows whether a line (a row, or in a transposed sample a column) holds the headers of some lines of data.
struct HeaderEvidence {
  /// What the line would name.
  enum Purpose {
    case columns
    /// Columns in groups that a row above names.
    case subcolumns
    case rows
  }

  private let purpose: Purpose
  private let origin: HeaderDetector.Origin
  private var differs = 0
  private var years = 0
  private var isSequence = false
  private var likeData = 0
  private var recurs = 0
  private var headings = 0
  private var colons = 0
  private var headerWords = 0
  /// Single characters and names in small letters, which are written for columns rather than for people and places.
  private var labels = 0
  private var longTexts = 0
  /// Numbers with words or marks that no number below has, as in `5 km` and `5-9`.
  private var marked = 0
  private var repeats = false
  private let hasBlankCorner: Bool
  private let dataCount: Int
  private let width: Int
  private var filledCount = 0
  /// Cells with words for a value that is not there, which data have and headers do not.
  private var missing = 0

  /// How many cells are blank, beside the corner.
  let gaps: Int
  /// Whether nothing is written in the line.
  let isBlank: Bool

  /// Longer texts than this, in characters, are sentences rather than names.
  fileprivate static let longestName = 60

  init(
    _ line: [SampleCell], naming purpose: Purpose, over data: ArraySlice<[SampleCell]>,
    in origin: HeaderDetector.Origin
  ) {
    self.purpose = purpose
    self.origin = origin
    (dataCount, width) = (data.count, line.count)
    let blanks = line.count { $0.isEmpty }
    isBlank = blanks == line.count
    // A corner says something only where the line beside it is full, and so is the one that crosses it.
    let isCornerBlank = line.first?.isEmpty == true
    hasBlankCorner =
      isCornerBlank && line.count > 1 && blanks == 1 && !data.isEmpty
      && data.allSatisfy { $0.first?.kind == .words }
    gaps = isCornerBlank ? blanks - 1 : blanks
    isSequence = purpose == .columns && Self.isSequence(line, over: data)
    var seen: Set<String> = []
    for (index, cell) in line.enumerated() where !cell.isEmpty {
      if !seen.insert(cell.text).inserted { repeats = true }
      if cell.text.prefix(Self.longestName + 1).count > Self.longestName { longTexts += 1 }
      if cell.kind == .words, BlankWords.standsForNothing(cell.text) { missing += 1 }
      if purpose == .columns, cell.isHeaderWord { headerWords += 1 }
      if cell.isLabel { labels += 1 }
      compare(
        cell,
        with: data.lazy.compactMap { $0.indices.contains(index) ? $0[index] : nil }.filter {
          $0.kind != .blank
        })
    }
    // These tell only if all do it: a row whose first cell is a heading is the row of that heading.
    let filled = line.filter { !$0.isEmpty }
    filledCount = filled.count
    if filled.allSatisfy(\.isHeading) { headings = filled.count }
    if filled.allSatisfy(\.endsWithColon) { colons = filled.count }
    // One alone may be a remark on the first number of a column: `12 p`.
    if marked > 1 { differs += marked } else { likeData += marked }
  }

  /// Compares a cell with the data of the line that crosses there, without its blanks.
  private mutating func compare(_ cell: SampleCell, with data: [SampleCell]) {
    guard !data.isEmpty else {
      if origin == .file, cell.kind.isValue, !cell.isYear, !isSequence { likeData += 1 }
      return
    }
    if origin == .file, cell.isNetworkAddress || continuesList(cell, data) { return likeData += 1 }
    let values = data.count { $0.kind.isValue }
    let alike = data.count { $0.kind == cell.kind }
    let isSaidAgain = data.contains { $0.text == cell.text }
    if cell.isYear, values * 2 >= data.count, data.count(where: \.isYear) * 2 < data.count {
      years += 1
    } else if cell.kind.isValue {
      if alike * 2 >= data.count {
        compare(cell, withLike: data)
      } else if origin == .file, cell.kind == .date,
        data.count(where: { $0.kind == .number }) * 10 >= data.count * 8
      {
        differs += 1
      }
    } else if purpose == .subcolumns, isSaidAgain {
      recurs += 1
    } else if alike * 10 < data.count,
      data.count(where: { $0.kind.isValue || $0.kind == .code }) * 10 >= data.count * 8
    {
      differs += 1
    } else if isSaidAgain {
      recurs += 1
    }
  }

  /// Whether a cell is the item of a list that goes on below it, as `1)` does with `2)`, or the only cell of its line and a sentence
  /// over sentences.
  private func continuesList(_ cell: SampleCell, _ data: [SampleCell]) -> Bool {
    guard purpose == .columns, cell.kind == .words, let next = data.first else { return false }
    if let item = cell.listItem, let below = next.listItem {
      return below.number == item.number + 1 && below.mark == item.mark
    }
    return width == 1 && cell.isSentence && data.count(where: \.isSentence) * 2 > data.count
  }

  /// Compares a number with data that are mostly numbers.
  private mutating func compare(_ cell: SampleCell, withLike data: [SampleCell]) {
    let marks = cell.nameMarks
    if isSequence {
      differs += 1
    } else if marks.isEmpty
      || data.contains(where: { $0.kind.isValue && !marks.isDisjoint(with: $0.nameMarks) })
    {
      likeData += 1
    } else if cell.namesPeriod {
      differs += 1
    } else {
      marked += 1
    }
  }

  /// Whether a row's numbers count up by one, as years and minutes over columns do, and those below it do not.
  private static func isSequence(_ line: [SampleCell], over data: ArraySlice<[SampleCell]>) -> Bool {
    guard countsUp(line), !(data.first.map(countsUp) ?? false) else { return false }
    // Where all cells count from one over whole numbers, it may as well be a row of these.
    return line.first?.text != "1" || line.contains { Int($0.text) == nil }
      || data.contains { $0.contains { $0.kind != .blank && Int($0.text) == nil } }
  }

  private static func countsUp(_ line: [SampleCell]) -> Bool {
    let numbers = line.compactMap { Int($0.text) }
    guard numbers.count > 2, numbers.count * 2 > line.count else { return false }
    return zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 && $0 &+ 1 == $1 }
  }
}

// MARK: - Weighing

extension HeaderEvidence {
  /// How likely it is that the line holds headers.
  var odds: Odds {
    var odds = Odds(usual)
    odds.weigh(4, times: differs)
    odds.weigh(3, times: years)
    odds.weigh(4, times: headings)
    odds.weigh(3, times: colons)
    odds.weigh(origin == .page ? 1.4 : 2, times: headerWords)
    if hasBlankCorner { odds.weigh(4) }
    odds.weigh(0.1, times: likeData)
    odds.weigh(0.4, times: recurs)
    if origin == .page { odds.weigh(0.3, times: longTexts) }
    if isAlone { odds.weigh(0.3) }
    odds.weigh(repeatsFactor)
    if gaps > 0 { odds.weigh(gaps * 2 > width ? 0.3 : 0.75) }
    return odds
  }

  /// The odds before anything is known of the line.
  private var usual: Double {
    // To hear data as a header before each cell is worse than to hear no header.
    origin == .file && purpose == .columns ? 2.2 : 0.5
  }

  /// Two columns may well have one name, and parts of groups have; names of rows are there to tell them apart.
  private var repeatsFactor: Double {
    guard repeats else { return 1 }
    return switch purpose {
    case .columns: 0.67
    case .subcolumns: 1
    case .rows: 0.005
    }
  }

  /// Whether nothing but its being the first shows that a row of a file is a header, and there is only one below it.
  ///
  /// To hear names once as a row costs a listener less than to miss one of two rows.
  private var isAlone: Bool {
    origin == .file && dataCount == 1 && differs + years + headerWords + labels == 0
  }

  /// Whether the line could stand above another header line: it names groups of columns, so it has gaps or repeats.
  var namesGroups: Bool {
    !isBlank && likeData == 0 && (longTexts == 0 || origin == .file) && (gaps > 0 || repeats)
  }

  /// Whether nothing in the line is a value, or stands for one that is missing.
  var isOfNames: Bool { likeData == 0 && years == 0 && missing == 0 }

  /// Whether the line names the columns of a table that starts with it, below another one.
  ///
  /// Rows of data may have words where others have values, so one column of words over values is not enough.
  ///
  /// - Parameter hasTitle: whether a line of text is above it, as titles are.
  func startsTable(hasTitle: Bool) -> Bool {
    likeData == 0 && missing == 0 && recurs == 0 && gaps == 0 && !repeats
      && differs + years + headerWords > (hasTitle ? 0 : 1)
  }

  /// Whether the line holds units, or the rest of the names above it: words in several columns, all of them over values
  /// that are never written so.
  var areUnits: Bool { isOfNames && differs > 1 && differs == filledCount }
}

// MARK: - Reasons

extension HeaderEvidence {
  /// What shows that these are headers, or else what shows that they are not.
  func reasons(for isHeader: Bool) -> [HeaderReason] {
    let facts: [(count: Int, reason: HeaderReason)] =
      isHeader
      ? [
        (differs, .differs(differs)), (years, .years(years)), (headings, .headings(headings)),
        (colons, .colons(colons)), (headerWords, .headerWords(headerWords)),
        (hasBlankCorner ? 1 : 0, .blankCorner),
      ]
      : [
        (likeData, .likeData(likeData)), (recurs, .recurs(recurs)), (repeats ? 1 : 0, .repeats),
        (gaps, .gaps(gaps)), (origin == .page ? longTexts : 0, .longTexts(longTexts)),
      ]
    let reasons = facts.filter { $0.count > 0 }.map(\.reason)
    if !reasons.isEmpty { return reasons }
    return [isHeader ? .usual : .nothingTelling]
  }
}

extension SampleCell {
  /// Whether nothing is written in it; a sign alone may be a header.
  var isEmpty: Bool { text.allSatisfy(\.isWhitespace) }

  fileprivate var endsWithColon: Bool { text.last == ":" || text.last == "：" }

  /// Whether the cell is a year as columns are named by, with nothing else.
  fileprivate var isYear: Bool {
    kind == .number && text.utf8.count == 4 && (Int(text).map(PlausibleYears.alone.contains) ?? false)
  }

  /// What a number is written with where it names something: letters other than a currency's code, as `a`, and signs of ranges.
  fileprivate var nameMarks: Set<Character> {
    var marks: Set<Character> = []
    var isAfterDigit = false
    for character in text {
      if "/<>≤≥".contains(character) || isAfterDigit && "-–+:".contains(character) { marks.insert(character) }
      isAfterDigit = character.isNumber
    }
    let letters = text.filter(\.isLetter)
    if !letters.isEmpty, !SharedSymbols.currencyCodes.contains(letters) { marks.insert("a") }
    return marks
  }

  /// Whether a year stands in it beside something else than an amount's digits: `2031 Max`, `2030/31`, `2031年`.
  fileprivate var namesPeriod: Bool {
    let parts = text.split { !$0.isNumber && !".,".contains($0) }
    return parts.contains { $0.count == 4 && (Int($0).map(PlausibleYears.alone.contains) ?? false) }
      && text.utf8.count > 4
  }

  /// Whether it is a single character, or starts with a small letter.
  fileprivate var isLabel: Bool {
    text.count == 1 || text.first { !$0.isWhitespace }?.isLowercase == true
  }

  /// The number that it has as an item of a list, and the mark behind that: `1.`, `2)`; nil for other cells.
  fileprivate var listItem: (number: Int, mark: Character)? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let rest = text.dropFirst(digits.count)
    guard (1...3).contains(digits.count), let number = Int(digits), let mark = rest.first,
      mark == "." || mark == ")", rest.dropFirst().first?.isWhitespace ?? false
    else { return nil }
    return (number, mark)
  }

  /// Whether it has many words and ends as sentences do.
  fileprivate var isSentence: Bool {
    guard let end = text.last(where: { !$0.isWhitespace }), ".!。！".contains(end) else { return false }
    return text.count > HeaderEvidence.longestName
  }

  /// Whether it begins with the address of a machine, which names no column: `127.0.0.1/8 ::1/128`.
  fileprivate var isNetworkAddress: Bool {
    let parts = text.prefix { $0 != "/" && $0 != ":" && $0 != " " }.split(
      separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { (1...3).contains($0.utf8.count) && Int($0) != nil }
  }

  /// Whether it is a usual name of columns in some language, and nothing else.
  var isHeaderWord: Bool { kind == .words && HeaderLexicon.isColumnName(text) }
}

/// How much more speaks for an answer than against it; independent facts multiply it.
package struct Odds {
  private(set) var ratio: Double

  /// Starts with what is usual; above 1 the answer is the likelier one.
  package init(_ ratio: Double) { self.ratio = ratio }

  /// Weighs a fact that is so many times likelier if the answer is right.
  ///
  /// Seen several times, it counts up to four times: columns, or rows, of one table are not independent of each other.
  package mutating func weigh(_ factor: Double, times: Int = 1) {
    for _ in 0..<min(max(times, 0), 4) { ratio *= factor }
  }

  /// Whether the answer is likelier than not.
  package var isLikely: Bool { ratio > 1 }

  /// The chance that the likelier answer is right, from a half on, to two digits; a guess is never certain.
  package var confidence: Double {
    let share = max(ratio, 1 / ratio)
    return min(0.99, (share / (1 + share) * 100).rounded() / 100)
  }
}
