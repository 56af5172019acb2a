import RowcallAccessibility
import RowcallModel
import RowcallValues

/// Speaks typed values as spoken rows do: `$648.11` is "648 dollars and 11 cents".
public struct SpokenVoice: CellVoice {
  private let speech: SpokenText
  private let readers: [CellReader]
  private let headers: VoicedHeaders
  private let needs: ReadHeaders
  /// What are names in each column.
  private let names: [CellNames]

  /// Creates the voice of a table whose columns have no types: values are found in the texts.
  public init(_ speech: SpokenText) {
    self.speech = speech
    readers = []
    headers = VoicedHeaders()
    needs = ReadHeaders()
    names = []
  }

  /// Creates the voice of a table.
  ///
  /// - Parameters:
  ///   - readers: one for each of the table's columns.
  ///   - naming: the zero-based column whose cells name their rows; nil if there is none.
  ///   - names: the column that the user chose for names; nil if headers alone tell it.
  package init(
    _ speech: SpokenText, table: Table, readers: [CellReader], naming: Int? = nil, names: NameColumns? = nil
  ) {
    self.speech = speech
    self.readers = readers
    headers = VoicedHeaders(table, readers)
    needs = ReadHeaders(table, readers, naming: naming)
    self.names = table.columns.enumerated().map { speech.names(in: $1, isChosen: $0 == names?.name) }
  }

  /// As in rows that are spoken.
  public func needsHeader(_ text: String?, in cell: AccessibleCell) -> Bool {
    needs.isHeard(before: text, column: cell.span.columns.lowerBound)
  }

  /// The text as it is: who has it spelled wants to know what is written.
  public func letters(of text: String, in cell: AccessibleCell) -> String { SpokenText.audible(text) }

  /// The sentence, with words for numbers where the language's voice is silent at digits.
  public func sentence(_ text: String) -> String { speech.spoken(sentence: text) }

  /// The spoken text of the value that a data cell holds, for a name by its reading, and for any other text.
  public func words(_ text: String, in cell: AccessibleCell) -> String {
    if cell.element.role == .heading { return SpokenText.audible(text) }
    guard text == cell.element.label, let reading = cell.reading, speech.says(reading, for: text) else {
      return speech.voiced(written(text, in: cell), names(in: cell))
    }
    return speech.voiced(SpokenText.audible(reading))
  }

  private func names(in cell: AccessibleCell) -> CellNames {
    let column = cell.span.columns.lowerBound
    return cell.element.role != .columnHeader && names.indices.contains(column) ? names[column] : .none
  }

  private func written(_ text: String, in cell: AccessibleCell) -> String {
    let column = cell.span.columns.lowerBound
    if cell.element.role == .columnHeader {
      return speech.spoken(text: SpokenHeader.words(headers.text(of: text, column: column)))
    }
    guard readers.indices.contains(column), let value = readers[column].value(in: text) else {
      return speech.spoken(text: text)
    }
    return speech.spoken(value.speakableMoment(as: speech.form))
  }
}
