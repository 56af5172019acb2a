import RowcallImport
import RowcallNarration
import RowcallText

/// What a dialect says of a file, one line at a time: what a transcript in that dialect writes.
struct SpokenDialect: SpokenSource {
  private let dialect: Dialect
  private let file: TableFile
  private let first: TableReader
  private let pauses: RowPauses
  private let locale: LocaleTag
  private var stretches: HeardStretches<TableReader>
  private var waiting: ArraySlice<SpokenLine> = []
  /// How far it has come; the lines count as rows.
  private(set) var position = RowFeed.Position()

  init(
    _ dialect: Dialect, of file: TableFile, _ stretches: HeardStretches<TableReader>, _ source: OpenTable,
    pauses: RowPauses
  ) {
    self.dialect = dialect
    self.file = file
    self.stretches = stretches
    self.pauses = pauses
    first = source.reader
    locale = source.locale
  }

  /// What is said next; nil after the last.
  mutating func next() throws -> Utterance? {
    while waiting.isEmpty {
      guard let stretch = try stretches.next() else { return nil }
      waiting = stretch[...]
    }
    guard let line = waiting.popFirst() else { return nil }
    position.rows += 1
    return Utterance(
      segments: [.text(line.text, language: nil), .pause(milliseconds: pauses.afterRow)], language: locale)
  }

  /// Tells what reading had to put up with.
  func reportProblems() {
    if file.page == nil { file.reportProblems(of: stretches.source ?? first) } else { file.reportProblems() }
    if !file.indicesLeftOut(for: dialect).isEmpty { file.reportLeftOut() }
  }
}
