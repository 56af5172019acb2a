import RowcallImport
import RowcallNarration
import RowcallText

/// Speaks a file in a dialect, line by line as its transcript.
package struct SpokenDialect: SpokenSource {
  private let dialect: Dialect
  private let file: TableFile
  private let first: TableReader
  private let pauses: RowPauses
  private let locale: LocaleTag
  private var stretches: HeardStretches<SelectedRows>
  private var waiting: ArraySlice<SpokenLine> = []
  /// The progress in lines.
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

  /// The next utterance; nil after the last.
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

  /// The language of the table; nil for the listener's or an unknown one.
  private func language(of line: SpokenLine) -> LocaleTag? {
    line.language.map { LocaleTag($0) }.flatMap { $0.isKnown && $0.language != locale.language ? $0 : nil }
  }

  /// Reports problems of the file.
  package func reportProblems(to output: Output) {
    file.reportProblems(of: stretches.source?.reader ?? first, in: [dialect], to: output)
  }
}
