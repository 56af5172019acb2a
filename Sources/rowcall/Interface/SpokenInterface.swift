import RowcallNarration
import RowcallText

/// What is said of a storyboard or XIB, one line at a time.
struct SpokenInterface: SpokenSource {
  private let file: InterfaceFile
  private let pauses: RowPauses
  private var waiting: ArraySlice<SpokenLine>
  /// How far it has come; lines are counted, not rows.
  private(set) var position = RowFeed.Position(unit: .lines)

  init(_ file: InterfaceFile, _ dialect: Dialect, verbosity: Verbosity, pauses: RowPauses) throws {
    self.file = file
    self.pauses = pauses
    waiting = try file.lines(dialect, verbosity: verbosity).flatMap(\.lines)[...]
  }

  /// What is said next; nil after the last.
  mutating func next() -> Utterance? {
    guard let line = waiting.popFirst() else { return nil }
    position.count += 1
    let language = line.language.map { LocaleTag($0) }.flatMap { $0.isKnown ? $0 : nil }
    return Utterance(
      segments: [.text(line.text, language: language), .pause(milliseconds: pauses.afterRow)],
      language: file.locale)
  }

  /// Tells what stands for something else.
  func reportProblems() { file.reportPrototypes() }
}
