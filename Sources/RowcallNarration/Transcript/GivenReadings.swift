import RowcallModel

/// Finds the readings that are spoken instead of the names beside them.
struct GivenReadings: Sendable {
  private let name: Int
  private let reading: Int
  private let speech: SpokenText

  /// Nil if no column holds readings.
  init?(_ columns: NameColumns, _ speech: SpokenText) {
    guard let reading = columns.reading else { return nil }
    name = columns.name
    self.reading = reading
    self.speech = speech
  }

  /// Where the reading stands that is spoken for a cell; nil if the cell itself is.
  ///
  /// - Parameters:
  ///   - column: the zero-based column of the cell.
  ///   - row: zero-based within the batch.
  func range(inPlaceOf column: Int, row: Int, of batch: RowBatch) -> Range<Int>? {
    guard column == name, let range = batch.range(row: row, column: reading),
      speech.says(
        String(decoding: batch.bytes[range], as: UTF8.self), for: batch.text(row: row, column: name) ?? "")
    else { return nil }
    return range
  }
}
