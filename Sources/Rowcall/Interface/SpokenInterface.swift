import RowcallNarration
import RowcallText

/// Speaks a storyboard or XIB line by line.
package struct SpokenInterface: SpokenSource {
  private let file: InterfaceFile
  private let pauses: RowPauses
  private var waiting: ArraySlice<SpokenLine>
  /// The progress in lines.
  package private(set) var position = RowFeed.Position(unit: .lines)

  package init(_ file: InterfaceFile, _ options: NarrationOptions) throws {
    self.file = file
    pauses = options.pauses
    waiting = try file.lines(options.dialect, verbosity: options.verbosity).flatMap(\.lines)[...]
  }

  /// The next line; nil after the last one.
  package mutating func next() -> Utterance? {
    guard let line = waiting.popFirst() else { return nil }
    position.count += 1
    let language = line.language.map { LocaleTag($0) }.flatMap { $0.isKnown ? $0 : nil }
    return Utterance(
      segments: [.text(line.text, language: language), .pause(milliseconds: pauses.afterRow)],
      language: file.locale)
  }

  /// Reports prototypes.
  package func reportProblems(to output: Output) { file.reportPrototypes(to: output) }
}
