import RowcallModel
import RowcallReadings

/// Shows beside names how they are read, where they are written: `新宿店（しんじゅくてん）`.
///
/// Names are all cells of one column, and whatever the author's list has.
package struct Furigana: Sendable {
  /// The columns of the names and of their readings; nil if only the list is shown.
  let columns: NameColumns?
  private let readings: Readings

  /// Creates a way to show readings.
  package init(_ columns: NameColumns? = nil, _ readings: Readings) {
    self.columns = columns
    self.readings = readings
  }

  /// What is after a text; empty where it reads itself, and where nothing can read it.
  ///
  /// - Parameters:
  ///   - column: the zero-based column of the text; nil outside a table.
  ///   - given: the reading that is next to it; nil for none.
  func note(on text: String, column: Int?, given: String?) -> String {
    let isName = columns.map { $0.name == column } ?? false
    let reading = isName ? readings.reading(of: text, given: given) : readings.listed(text)
    return SafeText.escaped(readings.note(reading, on: text))
  }

  /// What is after a cell of a batch.
  ///
  /// - Parameters:
  ///   - column: zero-based.
  ///   - row: zero-based within the batch.
  func note(onColumn column: Int, row: Int, of batch: RowBatch) -> String {
    let isName = columns?.name == column
    let given = isName ? columns?.reading.flatMap { batch.text(row: row, column: $0) } : nil
    let text = SafeText.string(batch.text(row: row, column: column) ?? "")
    return note(on: text, column: column, given: given)
  }
}
