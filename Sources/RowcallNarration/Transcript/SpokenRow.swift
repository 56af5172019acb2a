import RowcallModel
import RowcallText
import RowcallValues

/// Speaks rows: the same cells in the same order as the row's label, in spoken form.
///
/// The spoken text of a cell is remembered for a while (see ``SpokenMemo``). Threads take a copy each.
package struct SpokenRow: Sendable {
  private let parts: [RowPart]
  private let joining: RowPlan.Joining
  private let surplus: SurplusCells
  private let heard: HeardCells?
  private let given: GivenReadings?
  private let joint: JointColumns
  private let speech: SpokenText
  private let pauses: RowPauses
  private let wording: RowWording
  private let separator: [UInt8]
  private let blank: [UInt8]
  private let hasHeadersAgain: Bool
  private var cells: SpokenCells
  private var cuts = PieceCuts()

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
    heard: HeardCells? = nil, names: NameColumns? = nil, pauses: RowPauses = RowPauses()
  ) {
    let wording = RowWording(
      verbosity, for: plan, phrases: speech.phrases, locale: speech.locale,
      total: rowCount.map(speech.spoken(place:)))
    self.wording = wording
    self.speech = speech
    self.pauses = pauses
    parts = RowPart.parts(of: plan) { speech.spoken(sentence: $0) }
    joining = plan.joining
    surplus = SurplusCells(plan, table: table)
    self.heard = heard.flatMap { $0.isEmpty ? nil : $0 }
    // Who has cells spelled wants to know what is written.
    given = wording.letters.isSpelling ? nil : names.flatMap { GivenReadings($0, speech) }
    separator = Array(speech.phrases.text(.listSeparator).utf8)
    blank = Array(speech.voiced(phrase: speech.spoken(.empty)).utf8)
    hasHeadersAgain = plan.repeatingHeaders(with: verbosity) != nil
    joint = JointColumns(heard, plan, table: table, readers: readers, phrases: speech.phrases)
    cells = SpokenCells(
      plan, table: table, readers: readers, speech: speech, verbosity: verbosity, languages: languages,
      names: names?.name, joint: joint)
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

  /// Appends the spoken text of one row, in UTF-8.
  ///
  /// - Parameter row: zero-based within the batch.
  mutating func append(row: Int, of batch: RowBatch, to output: inout ByteBuffer) {
    let isRepeating = hasHeadersAgain && wording.verbosity.repeatsHeaders(inRow: batch.firstRow + row)
    if isRepeating { cells.swapHeaders() }
    let start = output.count
    switch joining {
    case .list: appendList(row: row, of: batch, to: &output)
    case .template: append(parts, row: row, of: batch, to: &output)
    }
    if isRepeating { cells.swapHeaders() }
    guard let position = wording.position else { return }
    if output.count > start { append(literal: separator, to: &output) }
    let place = position.text(around: speech.spoken(place: batch.firstRow + row + 1))
    append(literal: Array(speech.voiced(phrase: place).utf8), to: &output)
  }

  /// Appends the spoken text of the value of one of the plan's cells, without its header.
  mutating func append(valueOfCell index: Int, row: Int, of batch: RowBatch, to output: inout ByteBuffer) {
    if let range = range(ofCell: index, row: row, of: batch) {
      let cell = batch.bytes.span.extracting(range)
      let language = cells.language(of: cell, at: index, row: batch.number(ofRow: row))
      _ = cells.append(cell, at: index, in: language, withHeader: false, to: &output)
    } else {
      cells.appendBlank(at: index, withHeader: false, to: &output)
    }
  }

  /// Appends the spoken text of a cell beyond the table's columns.
  func append(surplusColumn column: Int, row: Int, of batch: RowBatch, to output: inout ByteBuffer) {
    let text = batch.text(row: row, column: column) ?? ""
    // Who has cells spelled wants to know what is written.
    let heard = wording.letters.isSpelling ? SpokenText.audible(text) : speech.spoken(text: text)
    output.append(speech.voiced(speech.withSpokenDigits(wording.letters.words(heard, written: text))))
  }
}

// MARK: - Lists

extension SpokenRow {
  /// Where the text of a cell stands that is spoken: that of a name beside it, if its reading is.
  @inline(__always)
  private func range(ofCell index: Int, row: Int, of batch: RowBatch) -> Range<Int>? {
    let column = cells.column(of: index)
    return given?.range(inPlaceOf: column, row: row, of: batch) ?? batch.range(row: row, column: column)
  }

  /// Cells with separators between them; cells that a short row does not have are left out.
  private mutating func appendList(row: Int, of batch: RowBatch, to output: inout ByteBuffer) {
    if heard?.isTitle(row: batch.number(ofRow: row)) == true {
      return appendTitle(row: row, of: batch, to: &output)
    }
    let start = output.count
    let bytes = batch.bytes.span
    var isBlank = !cells.indices.isEmpty
    for index in cells.indices {
      guard let range = range(ofCell: index, row: row, of: batch) else { continue }
      if isHeard(cell: index, inRow: batch.number(ofRow: row)) { continue }
      let end = output.count
      if end > start { append(literal: separator, to: &output) }
      let content = output.count
      let cell = bytes.extracting(range)
      let language = cells.language(of: cell, at: index, row: batch.number(ofRow: row))
      let hasContent = append(
        cell: index, cell, in: language, inRow: batch.number(ofRow: row), to: &output)
      isBlank = isBlank && !hasContent
      if hasContent || output.count > content {
        cuts.add(column: cells.column(of: index), language: language, end: output.count)
        appendChecks(column: cells.column(of: index), row: batch.number(ofRow: row), to: &output)
      } else {
        // A blank that is left out leaves no comma behind.
        output.removeAll(from: end)
        cuts.drop(from: end)
      }
    }
    for column in surplus.columns(row: row, of: batch) {
      if output.count > start { append(literal: separator, to: &output) }
      append(surplusColumn: column, row: row, of: batch, to: &output)
      cuts.add(column: column, end: output.count)
      isBlank = false
    }
    guard isBlank else { return }
    // An empty row would be "blank, Price blank, Change blank"; that it is blank says it all.
    output.removeAll(from: start)
    cuts.drop(from: start)
    output.append(blank)
    cuts.add(column: cells.column(of: 0), end: output.count)
  }

  /// A cell over all columns, which tells what follows.
  private mutating func appendTitle(row: Int, of batch: RowBatch, to output: inout ByteBuffer) {
    var language: LocaleTag?
    if let index = cells.indices.first(where: { cells.column(of: $0) == 0 }),
      let range = batch.range(row: row, column: 0)
    {
      let cell = batch.bytes.span.extracting(range)
      language = cells.language(of: cell, at: index, row: batch.number(ofRow: row))
      _ = cells.append(cell, at: index, in: language, withHeader: false, to: &output)
    } else {
      append(surplusColumn: 0, row: row, of: batch, to: &output)
    }
    cuts.add(column: 0, language: language, end: output.count)
    append(literal: separator, to: &output)
    append(literal: Array(speech.voiced(phrase: speech.phrases.text(.roleHeading)).utf8), to: &output)
  }

  /// Appends a cell with its header, or with those of all columns that it covers.
  @inline(__always)
  private mutating func append(
    cell index: Int, _ cell: Span<UInt8>, in language: LocaleTag?, inRow row: Int,
    to output: inout ByteBuffer
  ) -> Bool {
    guard let heard else { return cells.append(cell, at: index, in: language, to: &output) }
    let column = cells.column(of: index)
    let place = heard.columns(row: row, column: column).flatMap(joint.place) ?? index
    guard let answer = heard.answer(row: row, column: column) else {
      return cells.append(cell, at: place, in: language, to: &output)
    }
    return cells.append(
      Array(speech.voiced(phrase: speech.phrases.text(answer)).utf8).span, at: place, in: language,
      to: &output)
  }

  /// What is checked in a cell, in the listener's language.
  private mutating func appendChecks(column: Int, row: Int, to output: inout ByteBuffer) {
    guard let checks = heard?.checks(row: row, column: column, speech.phrases) else { return }
    append(literal: separator, to: &output)
    append(literal: Array(speech.voiced(phrase: checks).utf8), to: &output)
  }

  /// Whether a list leaves a cell out, since the one that covers its slot has just been spoken.
  private func isHeard(cell index: Int, inRow row: Int) -> Bool {
    heard?.contains(
      row: row, column: cells.column(of: index), after: index > 0 ? cells.column(of: index - 1) : nil)
      ?? false
  }

  private mutating func append(literal: [UInt8], to output: inout ByteBuffer) {
    output.append(literal)
    cuts.add(column: nil, end: output.count)
  }
}

// MARK: - Templates

extension SpokenRow {
  private mutating func append(_ parts: [RowPart], row: Int, of batch: RowBatch, to output: inout ByteBuffer)
  {
    for part in parts {
      switch part {
      case .literal(let bytes): append(literal: bytes, to: &output)
      case .cell(let index): append(cell: index, row: row, of: batch, to: &output)
      case .segment(let parts):
        if !hasBlank(parts, row: row, of: batch) { append(parts, row: row, of: batch, to: &output) }
      }
    }
  }

  private mutating func append(cell index: Int, row: Int, of batch: RowBatch, to output: inout ByteBuffer) {
    let start = output.count
    var language: LocaleTag?
    if let range = range(ofCell: index, row: row, of: batch) {
      let cell = batch.bytes.span.extracting(range)
      language = cells.language(of: cell, at: index, row: batch.number(ofRow: row))
      _ = cells.append(cell, at: index, in: language, to: &output)
    } else {
      cells.appendBlank(at: index, to: &output)
    }
    guard output.count > start else { return }
    cuts.add(column: cells.column(of: index), language: language, end: output.count)
  }

  /// Whether a cell of a segment is blank; segments within decide for themselves.
  private func hasBlank(_ parts: [RowPart], row: Int, of batch: RowBatch) -> Bool {
    parts.contains { part in
      guard case .cell(let index) = part else { return false }
      guard let range = range(ofCell: index, row: row, of: batch) else { return true }
      return cells.isBlank(batch.bytes.span.extracting(range), at: index)
    }
  }
}

// MARK: - Utterances

extension SpokenRow {
  /// The spoken text of one row, with what was learnt kept for the next.
  mutating func nextUtterance(row: Int, of batch: RowBatch) -> Utterance {
    cuts = PieceCuts(isWanted: true)
    var output = ByteBuffer()
    append(row: row, of: batch, to: &output)
    var segments: [SpeechSegment] = []
    var start = 0
    for cut in cuts.pieces {
      let text = output.text(in: start..<cut.end)
      if let column = cut.column {
        segments.append(.mark(CellMark(CellPosition(row: batch.number(ofRow: row), column: column)).name))
      }
      let isPause = cut.column == nil && Self.isPause(text)
      segments.append(
        isPause ? .pause(milliseconds: pauses.betweenCells) : .text(text, language: cut.language))
      start = cut.end
    }
    segments.append(.pause(milliseconds: pauses.afterRow))
    return Utterance(segments: segments, language: speech.locale)
  }

  /// Whether words between cells are spoken as silence: punctuation, alone or with spaces.
  private static func isPause(_ text: String) -> Bool {
    text.contains { !$0.isWhitespace }
      && text.allSatisfy { $0.isWhitespace || $0.isPunctuation || $0.isSymbol }
  }
}

/// How long it is silent between the parts of a spoken table.
public struct RowPauses: Hashable, Codable, Sendable {
  /// Milliseconds between two cells.
  public var betweenCells: Int
  /// Milliseconds after a row.
  public var afterRow: Int

  /// Creates pauses; the defaults are about those of a comma and of a full stop.
  public init(betweenCells: Int = 200, afterRow: Int = 500) {
    self.betweenCells = betweenCells
    self.afterRow = afterRow
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
  /// The header as words.
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
