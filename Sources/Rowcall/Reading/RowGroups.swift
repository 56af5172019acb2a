import RowcallAccessibility
import RowcallImport
import RowcallLanguages
import RowcallModel
import RowcallNarration

/// The form of rows.
package enum RowContent: Sendable {
  /// What a sighted reader sees.
  case label
  case spoken
  /// Both, as JSON.
  case json
}

/// A line between rows: an announcement of a table, the titles of an index, a heading.
struct LineBetweenRows {
  /// The line as it is shown, spoken or written as JSON.
  let text: String
  /// The title with which it starts, if that is in another language than the listener's.
  var title: (text: String, language: LocaleTag)?
}

/// Rows that are read together, with the lines before and after them: one of several tables, or a section of an index.
struct RowGroup {
  let table: OpenTable
  var plan: RowPlan
  let heard: HeardCells?
  /// How many rows the table has; nil if that is not spoken.
  var rowCount: Int?
  /// The title of the section; nil for a table.
  var section: String?
  var before: [LineBetweenRows] = []
  var after: [LineBetweenRows] = []
  var rows: GroupedRows

  /// The group with long headers said whole only once, if the listener hears once what repeats itself.
  func sayingLongHeadersOnce(_ options: NarrationOptions) -> RowGroup {
    var group = self
    group.plan.saysLongHeadersOnce = plan.joining == .list && options.verbosity.repeats == .once
    return group
  }

  /// The rows as they are shown.
  func label(_ options: NarrationOptions) -> RowLabel {
    RowLabel(
      plan, table: table.table, readers: table.readers, locale: table.locale, verbosity: options.verbosity,
      rowCount: rowCount, heard: heard, furigana: table.furigana,
      time: options.verbosity.maxSecondsPerRow == nil || plan.joining == .template ? nil : spoken(options))
  }

  func spoken(_ options: NarrationOptions) -> SpokenRow {
    SpokenRow(
      plan, table: table.table, readers: table.readers, speech: table.speech(options.numbers),
      verbosity: options.verbosity, rowCount: rowCount, languages: table.languages, heard: heard,
      names: table.chosenNames, pauses: options.pauses,
      time: options.verbosity.maxSecondsPerRow.map {
        RowTime(seconds: $0, rate: options.rate, locale: table.locale, plan: plan)
      })
  }
}

/// The rows of a group: those of a file as they come, or sorted ones.
struct GroupedRows: RowSource, Sendable {
  private(set) var source: any RowSource & Sendable
  /// The zero-based numbers of the rows given so far.
  private(set) var given = 0..<0

  init(source: any RowSource & Sendable) { self.source = source }

  mutating func nextBatch() throws -> RowBatch? {
    let batch = try source.nextBatch()
    if let batch, batch.rowCount > 0 { given = 0..<batch.firstRow + batch.rowCount }
    return batch
  }

  /// The file, which knows its problems; nil for sorted rows.
  var reader: TableReader? { source as? TableReader }
}

/// The chosen rows of a file in groups: its tables, or the sections of its index.
///
/// Transcripts and speech of rows share these groups.
struct RowGroups {
  private enum Source {
    case tables([(table: OpenTable, plan: RowPlan)])
    case index(IndexedGroups)
  }

  let file: TableFile
  private let options: NarrationOptions
  private let content: RowContent
  private let source: Source

  /// Opens the tables, or sorts the rows of the one that has an index.
  init(_ file: TableFile, _ options: NarrationOptions, _ content: RowContent) throws {
    self.file = file
    self.options = options
    self.content = content
    source =
      file.index.isWanted
      ? .index(try IndexedGroups(file, options, content)) : .tables(try file.tables(options))
  }

  /// How many groups there are at most.
  var count: Int {
    switch source {
    case .tables(let tables): tables.count
    case .index(let index): index.sections.count
    }
  }

  /// One of the groups; nil for a table of several that has none of the chosen rows.
  func group(_ number: Int) throws -> RowGroup? {
    switch source {
    case .tables(let tables): try group(tables[number].table, tables[number].plan)
    case .index(let index): try index.group(number)
    }
  }

  /// The table after one that was read to its end, where it begins so late in the file that it was not known before.
  func following(_ reader: TableReader) throws -> RowGroup? {
    guard case .tables = source, let table = try file.table(following: reader) else { return nil }
    return try group(table, try table.plan(options))
  }

  /// Reports problems of the file after reading.
  ///
  /// - Parameter readers: those of the tables that have been read and not reported.
  func reportProblems(of readers: [TableReader], to output: Output) {
    switch source {
    case .tables:
      for reader in readers { file.reportProblems(of: reader, to: output) }
      file.reportLeftOut(to: output)
    case .index(let index):
      file.reportUnknownTitles(of: index.list.index, to: output)
      file.reportProblems(of: index.table.reader, to: output)
    }
  }

  private func group(_ table: OpenTable, _ plan: RowPlan) throws -> RowGroup? {
    let announcement = file.announcement(
      of: table, options.rows, verbosity: options.verbosity,
      voice: content == .spoken ? SpokenVoice(table.speech(options.numbers)) : nil)
    if file.isSeries || file.isLater(table.reader), announcement == nil { return nil }
    var group = file.group(table, plan, options)
    let before = try announcement?.before(content) ?? []
    group.before =
      try before
      + TableOpening(
        group, options, isAnnounced: announcement != nil
      ).lines(content)
    group.after = announcement?.after(content) ?? []
    return group
  }
}

extension TableFile {
  /// The rows of one of its tables.
  func group(_ table: OpenTable, _ plan: RowPlan, _ options: NarrationOptions) -> RowGroup {
    var group = table.group(plan, options)
    if options.verbosity.position == .always { group.rowCount = rowCount(of: table) }
    return group
  }
}

extension OpenTable {
  /// Its rows, not counted.
  func group(_ plan: RowPlan, _ options: NarrationOptions) -> RowGroup {
    RowGroup(
      table: self, plan: plan, heard: heard(options.rows), rowCount: nil,
      rows: GroupedRows(source: reader))
  }
}

/// The rows of a table in the sections of its index, of which some rows are chosen.
private struct IndexedGroups {
  let table: OpenTable
  let list: IndexedTable
  /// The sections with chosen rows.
  let sections: [RowSection]
  private let plan: RowPlan
  private let heard: HeardCells?
  private let options: NarrationOptions
  private let content: RowContent
  private let shown: IndexNarration
  private let spoken: IndexNarration

  /// Reads the table to its end and sorts its rows.
  init(_ file: TableFile, _ options: NarrationOptions, _ content: RowContent) throws {
    var table = try file.tableToIndex()
    plan = try table.plan(options)
    list = try file.indexedTable(&table)
    self.table = table
    heard = table.heard(.none)
    self.content = content
    self.options = options
    shown = IndexNarration(shownIn: table.locale)
    spoken = IndexNarration(table.speech(options.numbers), labels: file.list)
    sections = list.sections.filter { options.rows.isWanted(anyOf: $0.rows) }
  }

  /// The rows of a section, numbered in the order of the list; the titles of all sections are before the first.
  func group(_ number: Int) throws -> RowGroup {
    let section = sections[number]
    let heading = try line({ $0.heading(of: section) }) { label, spoken in
      try HeadingLine(
        section: section.title, rows: options.rows.count(in: section.rows), label: label, spoken: spoken
      ).json()
    }
    var group = RowGroup(
      table: table, plan: plan, heard: heard, rowCount: list.sortedRows.extent.rowCount,
      section: section.title, rows: GroupedRows(source: list.rows(of: section)))
    let opening = number == 0 ? try TableOpening(group, options).lines(content) + [titles()] : []
    group.before = opening + [heading]
    return group
  }

  /// The titles of all sections.
  private func titles() throws -> LineBetweenRows {
    try line({ $0.index(of: sections) }) { label, spoken in
      try TitlesLine(index: sections.map(\.title), label: label, spoken: spoken).json()
    }
  }

  /// A line as shown, as spoken, or both as JSON.
  private func line(
    _ words: (IndexNarration) -> String, json: (_ label: String, _ spoken: String) throws -> String
  ) throws -> LineBetweenRows {
    switch content {
    case .label: LineBetweenRows(text: words(shown))
    case .spoken: LineBetweenRows(text: words(spoken))
    case .json: LineBetweenRows(text: try json(words(shown), words(spoken)))
    }
  }

  /// The titles as a line of JSON.
  private struct TitlesLine: Encodable {
    let index: [String]
    let label: String
    let spoken: String
  }

  /// A heading as a line of JSON; the rows that follow it have its `section`.
  private struct HeadingLine: Encodable {
    let section: String
    /// How many rows follow.
    let rows: Int
    let label: String
    let spoken: String
  }
}
