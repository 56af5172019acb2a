import RowcallAccessibility
import RowcallNarration
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
    let told = [narrator.line(joined(screens)), narrator.line(joined(present), language: language)]
    let lines = told.filter { !$0.text.isEmpty }
    return lines.isEmpty ? answer.map { [narrator.line(joined($0))] } ?? [] : lines
  }

  /// What happened on the screen, and where the cursor is there.
  private var present: [String] { arrival + news + cursor + window + questions }

  /// The language of a line that is all the author's; nil for the listener's.
  private var language: String? {
    present == cursor ? place.flatMap { NodeNarration($0.node, narrator: narrator).language } : nil
  }

  /// What was done and what changed.
  private var news: [String] {
    refusals + controls + editing + performed + changes + carrying + index + indexMove + notFound + edge
      + indexEnd
  }

  /// What the listener is asked, and what there is to choose from.
  private var questions: [String] { question + offers }

  var wording: Wording { narrator.wording }

  /// Sentences one after the other.
  private func joined(_ sentences: [String]) -> String {
    sentences.joined(withMark: wording.text(.sentenceSeparator))
  }

  /// Parts as one sentence; none if there are no parts.
  func sentence(_ parts: [String]) -> [String] {
    parts.isEmpty ? [] : [parts.joined(withMark: wording.separator)]
  }
}
