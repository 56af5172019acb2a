import RowcallAccessibility

/// Turns the text of a cell into what a listener hears.
public protocol CellVoice: Sendable {
  /// The spoken text of a text that is in a cell, or for a piece of it; a heading is in words already.
  func words(_ text: String, in cell: AccessibleCell) -> String

  /// What is read letter by letter for a text; the words, unless a voice says otherwise.
  func letters(of text: String, in cell: AccessibleCell) -> String

  /// Whether a text means nothing without the header of its column when rows are read; no, unless a voice knows better.
  ///
  /// - Parameter text: empty for a blank cell, nil for one with content that is no text.
  func needsHeader(_ text: String?, in cell: AccessibleCell) -> Bool

  /// The spoken text of a finished sentence; the sentence, unless a voice says otherwise.
  func sentence(_ text: String) -> String
}

extension CellVoice {
  /// No.
  package func needsHeader(_ text: String?, in cell: AccessibleCell) -> Bool { false }

  /// The words.
  package func letters(of text: String, in cell: AccessibleCell) -> String { words(text, in: cell) }

  /// The sentence.
  package func sentence(_ text: String) -> String { text }
}

/// Leaves texts as their author wrote them, without what nobody can hear.
package struct WrittenVoice: CellVoice {
  private let furigana: Furigana?

  /// Creates the voice.
  ///
  /// - Parameter furigana: how names are read; nil if only the names are shown.
  package init(furigana: Furigana? = nil) { self.furigana = furigana }

  /// The text with single spaces, and the reading of a name.
  package func words(_ text: String, in cell: AccessibleCell) -> String {
    SpokenText.audible(text) + (furigana?.note(on: text, in: cell) ?? "")
  }

  /// The text with single spaces.
  package func letters(of text: String, in cell: AccessibleCell) -> String { SpokenText.audible(text) }
}

extension Furigana {
  /// What is after a text in a cell; nothing behind headers of columns and sections.
  func note(on text: String, in cell: AccessibleCell) -> String {
    guard cell.element.role != .columnHeader, cell.element.role != .heading else { return "" }
    return note(
      on: SafeText.string(text), column: cell.span.columns.lowerBound,
      given: text == cell.element.label ? cell.reading : nil)
  }
}
