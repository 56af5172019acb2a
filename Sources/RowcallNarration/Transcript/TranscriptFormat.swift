/// How a transcript is written.
package enum TranscriptFormat: String, CaseIterable, Hashable, Codable, Sendable {
  /// One line for each row.
  case text
  /// One JSON object for each row, each on a line of its own (JSON Lines), so that a reader can start before the end.
  ///
  /// `row` counts from 1. `label` is the display form, `spoken` what is spoken. `cells` are in reading order: `column`
  /// (from 1), `header` (null without one), `display`, `spoken`. Rows of a page start with `table`, the table's number,
  /// and rows of an indexed list with `section`, the title of their section. Before these come an object with `index`, the titles
  /// that lead to rows, and before each section one with `section` and `rows`, how many follow; both have words, too.
  case json
}
