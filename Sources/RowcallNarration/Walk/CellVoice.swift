public import RowcallAccessibility
import RowcallModel
import RowcallValues

/// Turns the text of a cell into what a listener hears.
public protocol CellVoice: Sendable {
  /// What is heard for a text that stands in a cell, or for a piece of it.
  func words(_ text: String, in cell: AccessibleCell) -> String
}

/// Leaves texts as their author wrote them, without what nobody can hear.
public struct WrittenVoice: CellVoice {
  /// Creates the voice.
  public init() {}

  /// The text with single spaces.
  public func words(_ text: String, in cell: AccessibleCell) -> String { SpokenText.audible(text) }
}

/// Says typed values as spoken rows do: `$648.11` is "648 dollars and 11 cents".
public struct SpokenVoice: CellVoice {
  private let speech: SpokenText
  private let readers: [CellReader]

  /// Creates the voice.
  ///
  /// - Parameter readers: one for each of the table's columns; none for a table whose columns have no types.
  public init(_ speech: SpokenText, readers: [CellReader] = []) {
    self.speech = speech
    self.readers = readers
  }

  /// What is heard for the value that a data cell holds, and for the text of any other.
  public func words(_ text: String, in cell: AccessibleCell) -> String {
    let column = cell.span.columns.lowerBound
    guard
      cell.element.role == .columnHeader || cell.element.label != text || !readers.indices.contains(column)
    else {
      return readers[column].value(in: Array(text.utf8).span).map(speech.spoken) ?? speech.spoken(text: text)
    }
    let isHeader = cell.element.role == .columnHeader
    return speech.spoken(text: isHeader ? SpokenHeader.words(text) : text)
  }
}
