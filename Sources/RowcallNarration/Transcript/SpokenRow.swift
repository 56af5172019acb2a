import RowcallModel
import RowcallText
import RowcallValues

/// Speaks rows: the same cells in the same order as the row's label, in spoken form.
///
/// The spoken text of a cell is remembered for a while (see ``SpokenMemo``). Threads take a copy each.
package struct SpokenRow: Sendable {
  private var walk: RowWalk<SpokenCells>
  /// How much time there is for a row; nil for no limit.
  private let time: RowTime?
  private let pauses: RowPauses
  private let language: LocaleTag
  /// How many cells so far did not fit their column.
  package var misfits: MisfitCounts {
    get { walk.misfits }
    set { walk.misfits = newValue }
  }
  /// What is said once and was said so far.
  var saidOnce: SaidOnce {
    get { walk.saidOnce }
    set { walk.saidOnce = newValue }
  }

  /// Creates the speech of a table's rows.
  ///
  /// - Parameters:
  ///   - readers: one for each of the table's columns.
  ///   - verbosity: how much a listener wants to hear; ``RowPlan/heard(with:)`` says what that means in rows.
  ///   - rowCount: how many rows the table has, for "row 3 of 10"; nil if unknown.
  ///   - languages: those of the table's cells; nil if all are in the listener's.
  ///   - heard: the cells that are spoken once; nil if each slot has a cell of its own.
  ///   - names: the column that the user chose for names, and the one that tells how they are read; nil if there is none. The plan should be without that
  ///     other one (see ``RowPlan/leavingOut(column:)``).
  package init(
    _ plan: RowPlan, table: Table, readers: [CellReader], speech: SpokenText,
    verbosity: Verbosity = Verbosity(), rowCount: Int? = nil, languages: CellLanguages? = nil,
    heard: HeardCells? = nil, names: NameColumns? = nil, pauses: RowPauses = RowPauses(),
    time: RowTime? = nil
  ) {
    let wording = RowWording(
      verbosity, for: plan, phrases: speech.phrases, locale: speech.locale,
      total: rowCount.map(speech.spoken(place:)), isSpoken: true)
    let headers = ColumnHeaders(table, readers, phrases: speech.phrases)
    let joint = JointColumns(heard, plan, headers, phrases: speech.phrases)
    let cells = { (wording: RowWording) in
      SpokenCells(
        plan, table: table, readers: readers, speech: speech, wording: wording, languages: languages,
        names: names, joint: joint)
    }
    // Who wrote a label has decided what it says.
    self.time = plan.joining == .list ? time : nil
    let short = self.time.map { _ in
      RowWording(
        verbosity.withShortTexts, for: plan, phrases: speech.phrases, locale: speech.locale, total: nil,
        isSpoken: true)
    }
    walk = RowWalk(
      plan, table: table, cells: cells(wording), shortCells: short.map(cells), wording: wording, heard: heard,
      joint: joint, phrases: speech.phrases
    ) { speech.spoken(sentence: $0) }
    self.pauses = pauses
    language = speech.locale
  }

  /// The spoken text of one row: a mark before each cell (see ``CellMark``), pauses between cells and after the row.
  ///
  /// - Parameter row: zero-based within the batch.
  package func utterance(row: Int, of batch: RowBatch) -> Utterance {
    var copy = self
    return copy.nextUtterance(row: row, of: batch)
  }

  /// The spoken text of one row as one line of text.
  ///
  /// - Parameter row: zero-based within the batch.
  package func text(row: Int, of batch: RowBatch) -> String {
    var copy = self
    return copy.nextText(row: row, of: batch)
  }

  /// The spoken text of one row as one line of text, remembering the spoken text of its cells.
  ///
  /// - Parameter row: zero-based within the batch.
  package mutating func nextText(row: Int, of batch: RowBatch) -> String {
    var output = ByteBuffer()
    append(row: row, of: batch, to: &output)
    return output.text()
  }

  /// Some of the cells of one row as one line of text, and the one with which the rest begins; nil for no rest.
  package mutating func text(
    row: Int, of batch: RowBatch, cells: Range<Int>
  ) -> (text: String, rest: Int?) {
    walk.text(row: row, of: batch, as: shape(ofRow: row, of: batch) ?? RowShape(), cells: cells)
  }

  /// Appends the spoken text of one row, in UTF-8.
  ///
  /// - Parameter row: zero-based within the batch.
  mutating func append(row: Int, of batch: RowBatch, to output: inout ByteBuffer) {
    guard let shape = shape(ofRow: row, of: batch) else {
      return walk.append(row: row, of: batch, to: &output)
    }
    walk.append(row: row, of: batch, as: shape, to: &output)
  }

  /// How a row is shortened so that there is time for it; nil for not at all.
  ///
  /// - Parameter row: zero-based within the batch.
  mutating func shape(ofRow row: Int, of batch: RowBatch) -> RowShape? {
    time?.shape(ofRow: row, of: batch, in: &walk)
  }

  /// Appends the spoken text of the value of one of the plan's cells, without its header.
  mutating func append(valueOfCell index: Int, row: Int, of batch: RowBatch, to output: inout ByteBuffer) {
    walk.append(cell: index, row: row, of: batch, withHeader: false, to: &output)
  }

  /// The spoken text of the value of one of the plan's cells, without its header.
  package mutating func value(ofCell index: Int, row: Int, of batch: RowBatch) -> String {
    var output = ByteBuffer()
    append(valueOfCell: index, row: row, of: batch, to: &output)
    return output.text()
  }

  /// Appends the spoken text of a cell beyond the table's columns.
  func append(surplusColumn column: Int, row: Int, of batch: RowBatch, to output: inout ByteBuffer) {
    walk.cells.append(surplusColumn: column, row: row, of: batch, to: &output)
  }

  /// The spoken text of one row, with what was learnt kept for the next.
  mutating func nextUtterance(row: Int, of batch: RowBatch) -> Utterance {
    var output = ByteBuffer()
    var segments: [SpeechSegment] = []
    var start = 0
    let shape = shape(ofRow: row, of: batch) ?? RowShape()
    for piece in walk.append(row: row, of: batch, as: shape, cutting: &output) {
      let text = output.text(in: start..<piece.end)
      if let column = piece.column {
        segments.append(.mark(CellMark(CellPosition(row: batch.number(ofRow: row), column: column)).name))
      }
      let isPause = piece.column == nil && Self.isPause(text)
      segments.append(
        isPause ? .pause(milliseconds: pauses.betweenCells) : .text(text, language: piece.language))
      start = piece.end
    }
    segments.append(.pause(milliseconds: pauses.afterRow))
    return Utterance(segments: segments, language: language)
  }

  /// Whether words between cells are spoken as silence: punctuation, alone or with spaces.
  private static func isPause(_ text: String) -> Bool {
    text.contains { !$0.isWhitespace }
      && text.allSatisfy { $0.isWhitespace || $0.isPunctuation || $0.isSymbol }
  }
}

/// A header as it is spoken: names that programmers write become words.
///
/// The rules:
/// - Underscores are spaces: `year_release` is "year release".
/// - In a header without blanks, dots between words in small letters are spaces: `orbit.days`. Domains stay.
/// - A word that starts with two small letters is parted before its capitals, `streetAddress`, and an acronym among them
///   stays one: `customerID` is "customer ID". So `iPhone` and `McKay` are left alone.
/// - Where there were underscores and no small letters, words of four letters and more lose their capitals, which voices
///   spell: `ORDER_DATE`.
enum SpokenHeader {
  static func words(_ header: String) -> String {
    let isShouted = header.contains("_") && !header.contains(where: \.isLowercase)
    return header.split(separator: " ", omittingEmptySubsequences: false).map { word in
      parts(of: word, isAlone: !header.contains(" ")).map { part in
        isShouted ? (part.count > 3 ? part.lowercased() : String(part)) : parted(part)
      }.joined(separator: " ")
    }.joined(separator: " ")
  }

  /// The stretches between underscores, and between the dots of a path.
  private static func parts(of word: Substring, isAlone: Bool) -> [Substring] {
    let parts: [Substring] = word.split(separator: "_")
    guard parts.contains(where: { $0.contains(where: \.isLetter) }) else { return [word] }
    return parts.flatMap { isAlone && isPath($0) ? $0.split(separator: ".") : [$0] }
  }

  private static func isPath(_ part: Substring) -> Bool {
    let steps: [Substring] = part.split(separator: ".", omittingEmptySubsequences: false)
    guard steps.count > 1, let last = steps.last, !domains.contains(String(last)) else { return false }
    return !steps[0].allSatisfy(\.isNumber) && steps.allSatisfy { isKey($0) || isIndex($0) }
  }

  private static func isKey(_ step: Substring) -> Bool {
    step.count > 1 && step.first?.isLowercase == true && step.prefix(2).allSatisfy(\.isLetter)
      && step.allSatisfy { $0.isLetter || $0.isNumber }
  }

  private static func isIndex(_ step: Substring) -> Bool { !step.isEmpty && step.allSatisfy(\.isNumber) }

  private static let domains: Set = ["com", "org", "net", "io", "js"]

  /// `streetAddress` as "street address".
  private static func parted(_ part: Substring) -> String {
    guard part.prefix(2).count == 2, part.prefix(2).allSatisfy(\.isLowercase) else { return String(part) }
    var words: [String] = [""]
    var previous: Character = "a"
    for character in part {
      if character.isUppercase, !previous.isUppercase { words.append("") }
      words[words.count - 1].append(character)
      previous = character
    }
    return words.map { isAcronym($0) ? $0 : $0.lowercased() }.joined(separator: " ")
  }

  private static func isAcronym(_ word: String) -> Bool {
    word.count > 1 && word.dropFirst().contains(where: \.isUppercase)
  }
}
