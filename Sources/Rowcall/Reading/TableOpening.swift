import RowcallLanguages
import RowcallModel
import RowcallNarration

/// What is said once before the first row of a table, since the rows do not repeat it.
struct TableOpening {
  private let group: RowGroup
  private let options: NarrationOptions
  private let headers: ColumnHeaders
  private let phrases: Phrases
  private let uniform: UniformCells
  /// The lines of the title above a table in a file of data, or the caption of a table on a page.
  private let title: [String]

  /// - Parameter isAnnounced: whether the title is in an announcement of the table.
  init(_ group: RowGroup, _ options: NarrationOptions, isAnnounced: Bool = false) {
    // Alone, a title would promise rows.
    title = isAnnounced || group.table.reader.knownRowCount == 0 ? [] : group.table.titleLines
    self.group = group
    self.options = options
    phrases = Phrases(for: group.table.locale)
    headers = ColumnHeaders(group.table.table, group.table.readers, phrases: phrases)
    uniform = UniformCells(group, options, headers)
  }

  /// What is said before the rows.
  ///
  /// The title of the table, a line for each of its own; which columns are blank or the same in every
  /// row, which mostly repeat the name of the row, and in speech which are rounded, "12 columns; Notes always blank; Department
  /// always HMRC; Label only where it differs from City; Share rounded; long headers in full only once"; the header of a table with one column; then what the headers of neighbouring columns begin with, which JSON has in each cell.
  func lines(_ content: RowContent) throws -> [LineBetweenRows] {
    guard group.plan.joining == .list else { return [] }
    switch content {
    case .label, .spoken:
      let foreign = group.table.foreignTitle
      return titles(isSpoken: content == .spoken).map { LineBetweenRows(text: $0, title: foreign) }
        + sentences(isSpoken: content == .spoken).map { LineBetweenRows(text: $0) }
    case .json: return try json.map { [LineBetweenRows(text: $0)] } ?? []
    }
  }

  /// The line before a row where the file repeats the header; nil where a template says what rows are.
  func repeatedHeader(_ content: RowContent) throws -> String? {
    guard group.plan.joining == .list else { return nil }
    let words = phrases.text(.headersRepeated)
    return switch content {
    case .label: words
    case .spoken: said(words, true)
    case .json:
      try RepeatedHeader(table: group.table.reader.number, label: words, spoken: said(words, true)).json()
    }
  }

  /// A repeated header as a line of JSON.
  private struct RepeatedHeader: Encodable {
    var repeatedHeader = true
    let table: Int?
    let label: String
    let spoken: String
  }

  /// The lines of the title; a title in another language is for a voice of that language.
  private func titles(isSpoken: Bool) -> [String] {
    title.map { said($0, isSpoken && group.table.foreignTitle == nil) }
  }

  private func sentences(isSpoken: Bool) -> [String] {
    let heard = group.plan.cells.map(\.column)
    let beginnings = headers.beginnings.filter { $0.columns.contains(where: heard.contains) }
    let cutsHeaders = cutsHeaders
    let isNeeded = hasSentence || cutsHeaders || isSpoken && !rounded.isEmpty
    let same = isNeeded ? [sentence(isSpoken: isSpoken, cutsHeaders: cutsHeaders)] : []
    return [headerOfOnlyColumn].compactMap { $0.map { said($0, isSpoken) } } + same
      + beginnings.map { said(headers.sentence(of: $0), isSpoken) }
  }

  /// The header of a table with one column, whose rows go without it; nil where they have it or there is none.
  private var headerOfOnlyColumn: String? {
    // What the listener leaves out when blank is filled in other rows.
    let cells = group.plan.cells.filter { !$0.isOptional }
    guard options.verbosity.headers.contains(.column), options.verbosity.headerUse != .always,
      cells.count == 1, let cell = cells.first, cell.header == .never,
      group.plan.uniform.texts[cell.column] == nil,
      group.table.table.columns[cell.column].name != nil
    else { return nil }
    return headers.texts[cell.column]
  }

  /// So many columns without any cell are named, more are counted.
  private static let mostNamed = 3

  private var hasSentence: Bool { !uniform.isEmpty || !repeating.isEmpty }

  /// Whether rows cut headers that were said whole.
  private var cutsHeaders: Bool {
    let cells =
      group.sayingLongHeadersOnce(options).plan.saysLongHeadersOnce
      ? group.plan.heard(with: options.verbosity).cells : []
    let cut = options.verbosity.headerLimit == nil ? headers.cut : [:]
    return cells.contains { $0.header != .never && cut[$0.column] != nil }
  }

  /// The zero-based columns in which cells that repeat the name of the row are left out.
  private var repeating: [Int] {
    guard options.verbosity.repeats == .once else { return [] }
    return group.plan.repeatingColumns.sorted().filter { group.plan.uniform.texts[$0] == nil }
  }

  /// The zero-based columns whose numbers are rounded in speech.
  private var rounded: [Int] {
    group.plan.heard(with: options.verbosity).cells.map(\.column).filter {
      let reader = group.table.readers[$0]
      return reader.conventions.hasLongFractions && reader.type != .text
        && group.plan.uniform.texts[$0] == nil
    }
  }

  private func sentence(isSpoken: Bool, cutsHeaders: Bool = false) -> String {
    let always = { (name: String, value: String) in
      phrases.text(.summarySame, ["name": said(name, isSpoken), "value": value])
    }
    let count = { (count: Int) in phrases.text(.columnCount, ["count": "\(count)"]) }
    var parts = [said(count(headers.texts.count), isSpoken)]
    if !uniform.blank.isEmpty {
      let names =
        uniform.blank.count > Self.mostNamed
        ? count(uniform.blank.count) : JointName.list(uniform.blank.map { headers.texts[$0] }, phrases)
      parts.append(always(names, said(phrases.text(.blank), isSpoken)))
    }
    parts += uniform.constant.map { always($0.header, isSpoken ? $0.spoken : $0.display) }
    if !repeating.isEmpty {
      let names = group.plan.cells.filter(\.namesRow).map(\.column)
      let list = [repeating, names].map { columns in
        said(JointName.list(columns.map { headers.texts[$0] }, phrases), isSpoken)
      }
      parts.append(phrases.text(.summaryRepeats, ["name": list[0], "value": list[1]]))
    }
    if isSpoken, !rounded.isEmpty {
      let names =
        rounded.count > Self.mostNamed
        ? count(rounded.count) : JointName.list(rounded.map { headers.texts[$0] }, phrases)
      parts.append(said(phrases.text(.summaryRounded, ["name": names]), isSpoken))
    }
    if cutsHeaders { parts.append(said(phrases.text(.longHeaders), isSpoken)) }
    // Values hold commas themselves; languages with a comma of their own are understood by that alone.
    let comma = phrases.text(.listSeparator)
    return parts.joined(separator: comma == ", " ? "; " : comma)
  }

  private var separator: String { phrases.text(.sentenceSeparator) }

  private func said(_ words: String, _ isSpoken: Bool) -> String {
    isSpoken ? group.table.speech(options.numbers).spoken(text: words) : words
  }

  /// The columns as a line of JSON.
  private struct Line: Encodable {
    /// The title above the table; nil without one.
    let title: String?
    /// How many there are.
    let columns: Int
    /// Those without any filled cell, counted from one.
    let blank: [Int]
    let constant: [UniformCells.Cell]
    /// Those whose cells are left out where they repeat the name of the row, counted from one.
    let repeating: [Int]
    /// Those whose numbers are rounded in speech, counted from one.
    let rounded: [Int]
    let label: String
    let spoken: String
  }

  private var json: String? {
    get throws {
      let hasSentence = hasSentence || !rounded.isEmpty
      if !hasSentence, title.isEmpty { return nil }
      let sentence = { (isSpoken: Bool) in
        titles(isSpoken: isSpoken) + (hasSentence ? [self.sentence(isSpoken: isSpoken)] : [])
      }
      return try Line(
        title: title.isEmpty ? nil : title.joined(separator: ", "), columns: headers.texts.count,
        blank: uniform.blank.map { $0 + 1 }, constant: uniform.constant, repeating: repeating.map { $0 + 1 },
        rounded: rounded.map { $0 + 1 },
        label: sentence(false).joined(separator: separator),
        spoken: sentence(true).joined(separator: separator)
      ).json()
    }
  }
}

/// The cells that are the same in every row, rendered from the first one.
private struct UniformCells {
  /// A cell as JSON has it.
  struct Cell: Encodable {
    /// Counted from one.
    let column: Int
    let header: String
    let display: String
    let spoken: String
    let written: String
  }

  /// The zero-based columns in which nothing is said: those without a cell, and those of spaces or dashes.
  private(set) var blank: [Int] = []
  private(set) var constant: [Cell] = []

  var isEmpty: Bool { blank.isEmpty && constant.isEmpty }

  init(_ group: RowGroup, _ options: NarrationOptions, _ headers: ColumnHeaders) {
    let texts = group.plan.uniform.texts
    guard !texts.isEmpty, let sample = group.table.reader.headSample.first else { return }
    var group = group
    // A column of dashes is always blank.
    group.plan.saysPlaceholders = false
    var label = group.label(options)
    var spoken = group.spoken(options)
    for (index, column) in group.plan.cells.map(\.column).enumerated() where texts[column] != nil {
      let display = label.value(ofCell: index, row: 0, of: sample)
      if display.isEmpty {
        blank.append(column)
        continue
      }
      constant.append(
        Cell(
          column: column + 1, header: headers.texts[column], display: display,
          spoken: spoken.value(ofCell: index, row: 0, of: sample),
          written: sample.text(row: 0, column: column) ?? ""))
    }
  }
}
