import RowcallAccessibility
import RowcallTableView

/// Says what happened in one moment.
///
/// The order is the contract: screens stand alone; then what was done and what changed, then where the cursor is now, and
/// last what the listener is asked. Each part is one small function.
struct MomentNarration {
  let moment: Moment
  let scene: Scene
  /// What the cursor is on; nil if it is nowhere.
  let place: Place?
  let heard: Heard
  let narrator: Narrator

  /// What is heard, a line for each thing at a time.
  func lines() -> [SpokenLine] {
    let told = [screens, news + cursor + questions].filter { !$0.isEmpty }
    let lines = told.map { SpokenLine(joined($0)) }
    return lines.isEmpty ? answer.map { [SpokenLine(joined($0))] } ?? [] : lines
  }

  /// What was done and what changed.
  private var news: [String] {
    refusals + controls + editing + performed + changes + carrying + index + window
  }

  /// What the listener is asked, and what there is to choose from.
  private var questions: [String] { question + offers }

  var wording: Wording { narrator.wording }

  /// Sentences one after the other; one that ends in a mark of its own gets no other.
  private func joined(_ sentences: [String]) -> String {
    let separator = wording.text(.sentenceSeparator)
    return sentences.dropFirst().reduce(into: sentences.first ?? "") { line, sentence in
      let isEnded = line.last.map { ".?!。？！…؟।".contains($0) } ?? false
      line += (isEnded ? String(separator.filter(\.isWhitespace)) : separator) + sentence
    }
  }

  /// Parts as one sentence; none if there are no parts.
  func sentence(_ parts: [String]) -> [String] {
    parts.isEmpty ? [] : [parts.joined(separator: wording.separator)]
  }
}
