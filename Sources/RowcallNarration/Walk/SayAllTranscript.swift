import RowcallModel

/// What is spoken when everything is read in one go, by one dialect or by several next to each other.
///
/// Side by side they go stretch by stretch (the way into a table, each row, the way out), with a blank line between.
package struct SayAllTranscript: Sendable {
  private var texts: StretchText
  private let move: TableMove?

  /// Creates a transcript of one dialect, or of those that are compared.
  package init(_ comparison: DialectComparison? = nil, format: TranscriptFormat = .text) {
    self.init(StretchText(comparison, format))
  }

  /// - Parameter move: the one at which everything is read; nil for none.
  init(_ texts: StretchText, at move: TableMove? = nil) {
    self.texts = texts
    self.move = move
  }

  /// Reads a page, prepared for each of the dialects, and hands on the text as it comes.
  ///
  /// Throws what a table or the sink throws.
  package mutating func write(_ pages: [NarratedPage], to sink: (String) throws -> Void) throws {
    try write(pages.map { PageReading($0) }, to: sink)
  }

  /// Reads rows of data as they come, by the narrator of each dialect, and hands on the text of each batch.
  ///
  /// Throws what the source or the sink throws; rows before a fault have been handed on.
  package mutating func write(
    _ reading: RecordReading, of source: inout some RowSource, by narrators: [Narrator],
    to sink: (String) throws -> Void
  ) throws {
    for stretch in try reading.start(by: narrators) { try sink(text(stretch)) }
    while let batch = try source.nextBatch() {
      var rows = ""
      try reading.rows(of: batch, by: narrators) { rows += text($0) }
      try sink(rows)
    }
    try sink(text(reading.end(by: narrators)))
  }

  mutating func write(_ readings: [PageReading], to sink: (String) throws -> Void) throws {
    var readings = readings
    while true {
      let stretch = try readings.indices.map { try readings[$0].next() }
      guard stretch.contains(where: { $0 != nil }) else { return }
      try sink(text(stretch.map { $0 ?? [] }))
    }
  }

  private mutating func text(_ stretch: [[SpokenLine]]) -> String { texts.text(stretch, of: move) }
}
