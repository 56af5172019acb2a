import RowcallAccessibility
import RowcallModel
import RowcallText
import RowcallValues

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

  /// The spoken text of the title of a table; the title, unless a voice says otherwise.
  func title(_ text: String) -> String
}

extension CellVoice {
  package func needsHeader(_ text: String?, in cell: AccessibleCell) -> Bool { false }

  /// The words.
  package func letters(of text: String, in cell: AccessibleCell) -> String { words(text, in: cell) }

  package func sentence(_ text: String) -> String { text }

  /// The title without what nobody can hear: no sign of it may act on a terminal or begin a line of its own.
  package func title(_ text: String) -> String { SpokenText.audible(text) }
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

/// Shows typed values as row labels do: `648.11` in a column of dollars is "$648.11".
package struct DisplayVoice: CellVoice {
  private let cells: [LabelCell]
  private let readers: [CellReader]
  private let headers: VoicedHeaders
  private let needs: ReadHeaders
  private let furigana: Furigana?

  /// Creates the voice of a table.
  ///
  /// - Parameters:
  ///   - readers: one for each of the table's columns.
  ///   - naming: the zero-based columns whose cells name their rows.
  ///   - furigana: how names are read; nil if only the names are shown.
  package init(
    table: Table, readers: [CellReader], naming: [Int] = [], locale: LocaleTag, furigana: Furigana? = nil
  ) {
    self.furigana = furigana
    self.readers = readers
    let style = DisplayStyle(locale: locale)
    cells = zip(table.columns.indices, readers).map {
      LabelCell(CellPlan(column: $0), column: table.columns[$0], reader: $1, style: style)
    }
    headers = VoicedHeaders(table, readers)
    needs = ReadHeaders(table, readers, naming: naming)
  }

  /// As in rows.
  package func needsHeader(_ text: String?, in cell: AccessibleCell) -> Bool {
    needs.isHeard(before: text, column: cell.span.columns.lowerBound)
  }

  /// The text as it is: who has it spelled wants to know what is written.
  package func letters(of text: String, in cell: AccessibleCell) -> String { SpokenText.audible(text) }

  /// What a sighted reader would see for the value that a data cell holds, and for any other text.
  package func words(_ text: String, in cell: AccessibleCell) -> String {
    shown(text, in: cell) + (furigana?.note(on: text, in: cell) ?? "")
  }

  private func shown(_ text: String, in cell: AccessibleCell) -> String {
    let column = cell.span.columns.lowerBound
    guard cells.indices.contains(column), cell.element.role != .heading else {
      return SafeText.string(text)
    }
    if cell.element.role == .columnHeader {
      return SafeText.string(headers.text(of: text, column: column))
    }
    // `N/A` is said as it is written.
    if readers[column].value(in: text) == .empty { return SafeText.string(text) }
    var label = cells[column]
    var output = ByteBuffer()
    _ = label.append(Array(text.utf8).span, withHeader: false, to: &output)
    return output.text()
  }
}

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
    self.init(speech, table: Table(columns: []), readers: [])
  }

  /// Creates the voice of a table.
  ///
  /// - Parameters:
  ///   - readers: one for each of the table's columns.
  ///   - naming: the zero-based columns whose cells name their rows.
  ///   - names: the column that the user chose for names; nil if headers alone tell it.
  package init(
    _ speech: SpokenText, table: Table, readers: [CellReader], naming: [Int] = [], names: NameColumns? = nil
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

  /// The title with its numbers and dates in words.
  public func title(_ text: String) -> String { speech.spoken(text: SpokenText.audible(text)) }

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
    guard readers.indices.contains(column) else { return speech.spoken(text: text) }
    guard let value = readers[column].value(in: text) else {
      return speech.spoken(text: text, in: readers[column].conventions)
    }
    if value == .empty { return speech.spoken(placeholder: text) }
    return speech.spoken(value, in: readers[column].conventions)
  }
}

/// The headers of a table as voices say them: without the unit that its values carry.
struct VoicedHeaders: Sendable {
  private let names: [String?]
  private let texts: [String?]

  /// - Parameter readers: one for each of the table's columns.
  init(_ table: Table, _ readers: [CellReader]) {
    names = table.columns.map(\.name)
    texts = HeaderText.texts(of: table, readers)
  }

  /// The spoken text of a header above a column; one level of several stands as it is written.
  func text(of written: String, column: Int) -> String {
    guard names.indices.contains(column), names[column] == written else { return written }
    return texts[column] ?? written
  }
}
