import RowcallImport
import RowcallNarration

/// Speaks the rows of a file's tables, or the sections of its index.
package struct SpokenTables: SpokenSource {
  private let groups: RowGroups
  private let options: NarrationOptions
  private var nextGroup = 0
  private var current: SpokenRows<GroupedRows>?
  /// What speaks the rows of all sections of an index; it is slow to make.
  private var sectionRow: SpokenRow?
  private var isSection = false
  /// The utterances before the next row or after the last one.
  private var waiting: [Utterance] = []
  /// Those after the last row of the group.
  private var end: [Utterance] = []
  /// The progress.
  package private(set) var position = RowFeed.Position()
  /// The files that have been read to their end.
  private var finished: [TableReader] = []
  /// What was counted in their rows.
  private var misfits: [(ColumnMisfits, TableReader)] = []
  private var group: RowGroup?
  /// How many rows were spoken before those of the group.
  private var earlierRows = 0

  package init(_ file: TableFile, _ options: NarrationOptions) throws {
    self.options = options
    groups = try RowGroups(file, options, .spoken)
    if groups.count > 0 { try open() }
  }

  /// The next utterance; nil after the last.
  package mutating func next() throws -> Utterance? {
    while true {
      if !waiting.isEmpty { return waiting.removeFirst() }
      if let utterance = try position.next(of: &current) { return utterance }
      let following = try current?.source.reader.flatMap { try groups.following($0) }
      close()
      if let following {
        try open(following)
      } else if nextGroup < groups.count {
        try open()
      } else if waiting.isEmpty {
        return nil
      }
    }
  }

  /// Reports problems of the file.
  package func reportProblems(to output: Output) {
    for (columns, reader) in misfits { groups.file.report(columns, of: reader, to: output) }
    groups.reportProblems(
      of: finished + [current?.source.reader].compactMap(\.self), to: output)
  }

  private mutating func open() throws {
    defer { nextGroup += 1 }
    if let group = try groups.group(nextGroup) { try open(group) }
  }

  private mutating func open(_ group: RowGroup) throws {
    isSection = group.section != nil
    self.group = group
    earlierRows = position.count
    let repeated = try TableOpening(group, options).repeatedHeader(.spoken).map { words -> [SpeechSegment] in
      [.text(words, language: nil), .pause(milliseconds: options.pauses.afterRow)]
    }
    current = SpokenRows(
      sectionRow ?? group.sayingLongHeadersOnce(options).spoken(options), rows: options.rows, of: group.rows,
      beforeRepeat: repeated ?? [])
    waiting += group.before.map { utterance($0, group.table) }
    end = group.after.map { utterance($0, group.table) }
  }

  private mutating func close() {
    if let reader = current?.source.reader { finished.append(reader) }
    if let current, let group, group.section == nil {
      let rows = position.count - earlierRows
      misfits.append(
        (ColumnMisfits(group.table, group.plan, current.speech.misfits, rowCount: rows), group.table.reader))
    }
    if isSection { sectionRow = current?.speech }
    current = nil
    waiting += end
    end = []
  }

  private func utterance(_ line: LineBetweenRows, _ table: OpenTable) -> Utterance {
    Utterance(
      segments: segments(of: line) + [.pause(milliseconds: options.pauses.afterRow)], language: table.locale)
  }

  private func segments(of line: LineBetweenRows) -> [SpeechSegment] {
    guard let title = line.title, line.text.hasPrefix(title.text) else {
      return [.text(line.text, language: nil)]
    }
    let rest = String(line.text.dropFirst(title.text.count))
    return [.text(title.text, language: title.language)] + (rest.isEmpty ? [] : [.text(rest, language: nil)])
  }
}
