/// How much of a text is said again with other cells.
///
/// Headers are said with each of their cells, so without a limit a small page makes an endless text: of a thousand stacked
/// headers, each has all those above it. Rows, walks, trees and audits share these limits.
package enum RepetitionLimit {
  /// The most headers of each axis that are said with a cell: those next to it.
  package static let headers = 64

  /// The most Unicode scalars of a text that are said with other cells; where it stands, it is said in full.
  package static let characters = 1_000

  /// What stands for the rest.
  package static let ellipsis = "…"
}

extension RepetitionLimit {
  /// A text as it is said with other cells; what is cut off ends with "…".
  package static func cut(_ text: String) -> String {
    // No scalar has more bytes than the text, so most texts are not counted; a character may have any number of scalars.
    guard text.utf8.count > characters else { return text }
    // Not counted to its end, for this is asked with each cell.
    let start = text.unicodeScalars.prefix(characters)
    return start.endIndex == text.endIndex ? text : String(start.dropLast()) + ellipsis
  }
}
