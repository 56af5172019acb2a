import RowcallImport
import RowcallModel
import RowcallNarration
import RowcallText
import RowcallValues

/// Which rows are wanted, as people write it: `Price > 100 and Region = West`.
///
/// Values are compared as what their column holds: amounts by their size, dates by their day, names of the calendar by their place
/// in it, everything else as text, whatever its capitals and the spaces around it. A month or a year is all of its days; March
/// without a year and Monday are so in every year. `ID > 300` compares the codes that are whole numbers. `not` binds closest, then
/// `and`, then `or`; round brackets group. A name or text may be in double quotes. The words are English or the listener's
/// (`ConditionVocabulary`).
///
/// - `=`, `!=`, `<`, `<=`, `>`, `>=` compare;
/// - `contains` and `matches` search for a text or a regular expression;
/// - `is blank`, `is not blank`.
struct RowCondition {
  enum Sign: String, CaseIterable {
    case equal = "="
    case unequal = "!="
    case less = "<"
    case atMost = "<="
    case greater = ">"
    case atLeast = ">="
    case contains, matches
    case isBlank = "is blank"
    case isFilled = "is not blank"

    var comparesSizes: Bool { [.less, .atMost, .greater, .atLeast].contains(self) }
  }

  private indirect enum Node {
    case comparison(Comparison)
    case all([Node])
    case any([Node])
    case not(Node)

    var comparisons: [Comparison] {
      switch self {
      case .comparison(let comparison): [comparison]
      case .all(let nodes), .any(let nodes): nodes.flatMap(\.comparisons)
      case .not(let node): node.comparisons
      }
    }
  }

  /// A class, so that nothing of it is copied for each row.
  private final class Comparison {
    let column: Int
    let sign: Sign
    /// As texts are compared.
    let text: String
    /// Where the value is among those of the column; nil for text.
    let value: ConditionPlace?
    let pattern: TextPattern?
    /// The month or weekday that dates, or their names, are to have.
    let part: DatePart?
    /// What was written, where it is no value such as those of the column.
    let strange: String?
    /// That the value cannot be compared with those of the column.
    let noValue: WrongUsage?
    /// What amounts are in that a number alone is compared with; nil for other comparisons.
    var units: MixedUnits?

    init(
      column: Int, sign: Sign, text: String, value: ConditionPlace? = nil, pattern: TextPattern? = nil,
      part: DatePart? = nil, strange: String? = nil, noValue: WrongUsage? = nil,
      units: MixedUnits? = nil
    ) {
      (self.column, self.sign, self.text, self.value) = (column, sign, text, value)
      (self.pattern, self.part, self.strange, self.noValue) = (pattern, part, strange, noValue)
      self.units = units
    }
  }

  /// The condition as it was written.
  let text: String
  private let node: Node
  private var readers: [CellReader]
  private var calendarNames: CalendarNames?

  /// Reads a condition; throws an error that says where it goes wrong.
  init(_ text: String, of columns: Columns) throws {
    self.text = text
    readers = columns.readers
    let vocabulary = ConditionVocabulary(for: columns.listener)
    var words = ConditionWords(text, vocabulary, columns.lookup)
    node = try Self.alternatives(&words, columns)
    if !node.comparisons.allSatisfy({ $0.part == nil }) { calendarNames = columns.calendarNames() }
    let read = words.beginning
    if let word = words.next()?.text {
      if word.hasPrefix(")") { throw WrongUsage(tooMuch: word, after: read) }
      let joints = "\"\(vocabulary.word(.and))\", \"\(vocabulary.word(.or))\""
      throw WrongUsage(
        "\"\(text)\": expected \(joints) or the end in place of \"\(word)\"",
        .browseExpectedInstead, ["value": joints, "other": word])
    }
  }

  /// What is joined by `or`.
  private static func alternatives(
    _ words: inout ConditionWords, _ columns: Columns
  ) throws -> Node {
    var nodes: [Node] = []
    repeat {
      var parts: [Node] = []
      repeat { parts.append(try part(&words, columns)) } while words.take(.and)
      nodes.append(parts.count == 1 ? parts[0] : .all(parts))
    } while words.take(.or)
    return nodes.count == 1 ? nodes[0] : .any(nodes)
  }

  /// More would only be written to use up the stack.
  private static let mostNested = 100

  /// A comparison, what is in brackets, or the contrary of one of them.
  private static func part(
    _ words: inout ConditionWords, _ columns: Columns
  ) throws -> Node {
    words.nesting += 1
    defer { words.nesting -= 1 }
    guard words.nesting <= Self.mostNested else {
      throw WrongUsage(
        "the condition has more than \(Self.mostNested) brackets or \"not\" in each other; write it with fewer"
      )
    }
    // A column may be called "Not before" or "(m) height".
    if words.beginWithColumn { return .comparison(try comparison(&words, columns)) }
    if words.take(.not) { return .not(try part(&words, columns)) }
    guard words.open() else { return .comparison(try comparison(&words, columns)) }
    let node = try alternatives(&words, columns)
    guard words.close() else {
      throw WrongUsage(
        "\"\(words.text)\": expected \")\" at the end", .browseExpectedAfter,
        ["text": ")", "name": words.text])
    }
    return node
  }

  /// Whether another condition is written alike and is about the same columns, of which several may have one name.
  func isSame(as other: RowCondition) -> Bool {
    text == other.text && node.comparisons.map(\.column) == other.node.comparisons.map(\.column)
  }

  /// The values that are none such as those of their columns, so that no row has them; with the columns.
  var strangeValues: [(text: String, column: Int)] {
    node.comparisons.compactMap { comparison in comparison.strange.map { ($0, comparison.column) } }
  }

  /// A value of each currency and unit that was compared with a number alone.
  var mixedUnits: [Value] {
    node.comparisons.lazy.compactMap { $0.units?.found }.first { $0.count > 1 } ?? []
  }

  /// Rows for which two conditions hold.
  init(_ one: RowCondition, and other: RowCondition, _ vocabulary: ConditionVocabulary) {
    text = [one, other].map { if case .any = $0.node { "(\($0.text))" } else { $0.text } }.joined(
      separator: " \(vocabulary.word(.and)) ")
    readers = other.readers
    calendarNames = one.calendarNames ?? other.calendarNames
    node = .all([one.node, other.node])
  }

  /// The same for rows whose cells other readers read, as after the file was read again.
  func reading(with readers: [CellReader]) -> RowCondition {
    var condition = self
    condition.readers = readers
    return condition
  }

  /// Rows in which columns have these texts.
  init(
    columnsEqual pairs: [(column: Int, text: String)], _ lookup: ColumnLookup, readers: [CellReader],
    _ vocabulary: ConditionVocabulary
  ) {
    text = pairs.map { column, text in
      let name = lookup.name(of: column)
      let text = SameText.trimmed(text)
      return text.isEmpty ? "\(name) \(vocabulary.word(.isBlank))" : "\(name) = \(text)"
    }.joined(separator: " \(vocabulary.word(.and)) ")
    self.readers = readers
    node = .all(
      pairs.map { column, text in
        let isBlank = SameText.trimmed(text).isEmpty
        return .comparison(
          Comparison(
            column: column, sign: isBlank ? .isBlank : .equal, text: SameText.key(of: text)))
      })
  }

  private static func comparison(
    _ words: inout ConditionWords, _ columns: Columns
  ) throws -> Comparison {
    let text = words.text
    guard let (name, sign, written) = words.nameAndSign(), !name.isEmpty else {
      let example = ConditionVocabulary(for: columns.listener).example
      throw WrongUsage(
        "\"\(text)\": expected a column, a sign and a value, as in: \(example); the signs are "
          + Sign.allCases.map(\.rawValue).joined(separator: ", "), .browseConditionForm,
        ["value": example])
    }
    let column = try columns.lookup.place(of: name, option: "")
    if sign == .isBlank || sign == .isFilled {
      return Comparison(column: column, sign: sign, text: "")
    }
    let (value, isQuoted, joint) = words.value()
    if value.isEmpty, isQuoted, sign == .equal || sign == .unequal {
      let sign = sign == .equal ? Sign.isBlank : .isFilled
      return Comparison(column: column, sign: sign, text: "")
    }
    guard !value.isEmpty else {
      throw WrongUsage(
        "\"\(text)\": expected a value after \"\(written)\"", .browseMissingValue, ["text": written])
    }
    if let joint { try columns.check(value, with: joint, sign, column: column) }
    return try comparison(column, sign, value, columns) {
      WrongUsage(
        "\"\(text)\": \"\(value)\" is no value such as those of \($0)", .browseNoValue,
        ["value": value, "name": $0])
    }
  }

  /// A comparison with a value.
  private static func comparison(
    _ column: Int, _ sign: Sign, _ value: String, _ columns: Columns, noValueOf: (String) -> WrongUsage
  ) throws -> Comparison {
    let key = SameText.key(of: value)
    if sign == .contains || sign == .matches {
      let pattern = TextPattern(value)
      if sign == .matches, let problem = pattern.problem { throw problem }
      return Comparison(column: column, sign: sign, text: key, pattern: pattern)
    }
    guard column < columns.readers.count, case let reader = columns.readers[column] else {
      return Comparison(column: column, sign: sign, text: key)
    }
    let name = columns.lookup.name(of: column)
    if reader.type == .text, sign.comparesSizes, let kind = try columns.calendarKind(column),
      DatePart(value, columns.calendarNames(), kind) == nil
    {
      throw noValueOf(name)
    }
    if let (part, isStrange) = try part(of: value, sign, column, reader.type, columns) {
      return Comparison(column: column, sign: sign, text: key, part: part, strange: isStrange ? value : nil)
    }
    if let error = try WrongUsage(twoLengthsOf: value, column, columns)
      ?? WrongUsage(severalUnitsFor: value, column, columns)
    {
      throw error
    }
    let place = try ConditionPlace.written(value, reader, heardBy: columns.listener)
    let noValue = try WrongUsage(noYearWith: value, place, column, columns) ?? noValueOf(name)
    var isStrange = try reader.type.isOrdered && (place.map { try !columns.has($0, column) } ?? true)
    if sign.comparesSizes, isStrange { throw noValue }
    // A word among numbers is found as it is written, and one for missing values is known.
    if isStrange, place == nil {
      isStrange =
        try reader.value(in: value)?.isEmpty != true
        && !columns.hasText(column) { SameText.key(of: $0) == key }
    }
    return Comparison(
      column: column, sign: sign, text: key, value: place, strange: isStrange ? value : nil, noValue: noValue,
      units: place?.hasUnit == false ? MixedUnits(reader) : nil)
  }

  /// The month or weekday that is wanted, and whether the column has names of the other kind; nil for what is none, and where the
  /// column has no such names.
  private static func part(
    of value: String, _ sign: Sign, _ column: Int, _ type: ColumnType, _ columns: Columns
  ) throws -> (DatePart, isStrange: Bool)? {
    guard type.isOfDates ? !sign.comparesSizes : type == .text, case let names = columns.calendarNames(),
      let part = DatePart(value, names)
    else { return nil }
    guard type.isOfDates else {
      return try columns.calendarKind(column).map { kind in
        DatePart(value, names, kind).map { ($0, false) } ?? (part, true)
      }
    }
    if let error = WrongUsage(twoReadingsOf: value, names) { throw error }
    return (part, false)
  }

  /// Begins to search rows.
  func begin() { begin(node) }

  private func begin(_ node: Node) {
    switch node {
    case .comparison(let comparison):
      comparison.pattern?.begin()
      comparison.units?.reset()
    case .all(let nodes), .any(let nodes): nodes.forEach { begin($0) }
    case .not(let node): begin(node)
    }
  }

  /// Whether a row is wanted; throws ``PatternError``.
  func holds(in batch: RowBatch, row: Int) throws -> Bool {
    try holds(node, in: batch, row: row)
  }

  private func holds(_ node: Node, in batch: RowBatch, row: Int) throws -> Bool {
    switch node {
    case .comparison(let comparison): try holds(comparison, in: batch, row: row)
    case .all(let nodes): try nodes.allSatisfy { try holds($0, in: batch, row: row) }
    case .any(let nodes): try nodes.contains { try holds($0, in: batch, row: row) }
    case .not(let node): try !holds(node, in: batch, row: row)
    }
  }

  private func holds(_ comparison: Comparison, in batch: RowBatch, row: Int) throws -> Bool {
    let range = batch.range(row: row, column: comparison.column)
    let bytes = batch.bytes.span.extracting(range ?? 0..<0)
    if let part = comparison.part {
      return holds(part, comparison.sign, bytes, readers[comparison.column])
    }
    switch comparison.sign {
    case .contains, .matches: return try comparison.pattern?.isFound(in: bytes) ?? false
    case .equal where comparison.value == nil: return SameText.is(bytes, comparison.text)
    case .unequal where comparison.value == nil: return !SameText.is(bytes, comparison.text)
    default: break
    }
    let value = comparison.column < readers.count ? readers[comparison.column].value(in: bytes) : nil
    let isBlank = range == nil || value?.isEmpty ?? false || bytes.isBlank
    switch comparison.sign {
    case .isBlank: return isBlank
    case .isFilled: return !isBlank
    case .equal: return try order(of: value, in: comparison) == .within
    case .unequal: return try order(of: value, in: comparison) != .within
    default:
      if isBlank { return false }
      guard comparison.value == nil else {
        return try order(of: value, in: comparison).map { Self.holds(comparison.sign, for: $0) } ?? false
      }
      let cell = SameText.key(of: bytes)
      guard let number = comparison.text.wholeNumber else {
        return Self.holds(comparison.sign, for: Self.order(of: cell, beside: comparison.text))
      }
      return cell.wholeNumber.map { Self.holds(comparison.sign, for: Self.order(of: $0, beside: number)) }
        ?? false
    }
  }

  /// Where a cell's value is beside the one that is wanted; nil for one that cannot be compared with it.
  private func order(of value: Value?, in comparison: Comparison) throws -> ConditionPlace.Order? {
    guard let value, comparison.column < readers.count, let wanted = comparison.value else { return nil }
    comparison.units?.add(value)
    let order = wanted.order(of: value, readBy: readers[comparison.column])
    // A day of every year is before and behind others.
    if comparison.sign.comparesSizes, wanted.isDayOfEveryYear(beside: value), let error = comparison.noValue {
      throw error
    }
    return order
  }

  /// Whether a date has a part, or a name of the calendar is one.
  private func holds(_ part: DatePart, _ sign: Sign, _ bytes: Span<UInt8>, _ reader: CellReader) -> Bool {
    if reader.type.isOfDates {
      return part.isPart(of: reader.value(in: bytes), in: reader.conventions) == (sign == .equal)
    }
    let cell = DatePart(bytes.text, calendarNames, part.kind)
    guard let order = cell?.order(beside: part) else { return sign == .unequal }
    switch sign {
    case .equal: return order == .within
    case .unequal: return order != .within
    default: return Self.holds(sign, for: order)
    }
  }

  private static func order<Size: Comparable>(of cell: Size, beside wanted: Size) -> ConditionPlace.Order {
    cell < wanted ? .before : cell == wanted ? .within : .behind
  }

  private static func holds(_ sign: Sign, for order: ConditionPlace.Order) -> Bool {
    switch sign {
    case .less: order == .before
    case .atMost: order != .behind
    case .greater: order == .behind
    default: order != .before
    }
  }
}

extension Span<UInt8> {
  fileprivate var isBlank: Bool {
    for index in 0..<count where self[index] != 0x20 && self[index] != 0x09 { return false }
    return true
  }
}

extension String {
  /// The number that its digits are; nil for a text of anything else.
  fileprivate var wholeNumber: UInt64? { utf8.allSatisfy { (0x30...0x39).contains($0) } ? UInt64(self) : nil }
}
