import RowcallImport
import RowcallNarration
import RowcallText

/// What a dialect says of a file, one line at a time: what a transcript in that dialect writes.
package struct SpokenDialect: SpokenSource {
  private let dialect: Dialect
  private let file: TableFile
  private let first: TableReader
  private let pauses: RowPauses
  private let locale: LocaleTag
  private var stretches: HeardStretches<SelectedRows>
  private var waiting: ArraySlice<SpokenLine> = []
  /// How far it has come; lines are counted, not rows.
  package private(set) var position = RowFeed.Position(unit: .lines)

  init(
    _ dialect: Dialect, of file: TableFile, _ stretches: HeardStretches<SelectedRows>, _ source: OpenTable,
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
  package mutating func next() throws -> Utterance? {
    while waiting.isEmpty {
      guard let stretch = try stretches.next() else { return nil }
      waiting = stretch[...]
    }
    guard let line = waiting.popFirst() else { return nil }
    position.count += 1
    let pause = waiting.isEmpty ? pauses.afterRow : pauses.betweenCells
    return Utterance(
      segments: [.text(line.text, language: language(of: line)), .pause(milliseconds: pause)],
      language: locale)
  }

  /// The language of what the table's author wrote; nil for the listener's, and for one that nobody knows.
  private func language(of line: SpokenLine) -> LocaleTag? {
    line.language.map { LocaleTag($0) }.flatMap { $0.isKnown && $0.language != locale.language ? $0 : nil }
  }

  /// Tells what reading had to put up with.
  package func reportProblems(to output: Output) {
    if file.page == nil {
      file.reportProblems(of: stretches.source?.reader ?? first, to: output)
    } else {
      file.reportProblems(to: output)
    }
    if !file.indicesLeftOut(for: dialect).isEmpty { file.reportLeftOut(to: output) }
  }
}
