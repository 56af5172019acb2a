import RowcallModel

/// The rows above a table: its title, and lines that are not read.
struct Preamble {
  /// The lines of the title; empty without one.
  private(set) var title: [String] = []
  /// The other lines that say something.
  private(set) var others: [Line] = []

  struct Line {
    let number: Int
    let text: String
    var isComment: Bool { text.utf8.first == Byte.numberSign }
  }

  /// More lines are a text rather than a title, and so are longer ones, in characters.
  private static let mostLines = 3
  private static let longestLine = 200

  /// Takes rows of a batch.
  ///
  /// - Parameter lineOffset: how many lines of the file are before the batch's first.
  init(_ batch: RowBatch, rows: Range<Int>, lineOffset: Int = 0) {
    var isInTitle = false
    for row in rows {
      let texts = batch.filledTexts(ofRow: row)
      if texts.isEmpty { continue }
      let line = Line(number: batch.lines[row] + lineOffset, text: texts.joined(separator: ", "))
      isInTitle = (isInTitle || title.isEmpty) && texts.count == 1 && canBeTitle(line)
      // A merged cell says its text in each of its rows.
      if isInTitle, title.last == line.text { continue }
      if isInTitle { title.append(line.text) } else { others.append(line) }
    }
  }

  private func canBeTitle(_ line: Line) -> Bool { !line.isComment && Self.canBeTitle(title + [line.text]) }

  /// Whether lines are short enough for a title, and say something.
  static func canBeTitle(_ lines: [String]) -> Bool {
    !lines.isEmpty && lines.count <= mostLines
      && lines.allSatisfy { line in
        line.contains(where: \.isLetter) && line.prefix(longestLine + 1).count <= longestLine
      }
  }
}

extension RowBatch {
  /// The texts of a row's filled cells, with single spaces.
  func filledTexts(ofRow row: Int) -> [String] {
    (0..<cellCount(inRow: row)).compactMap { text(row: row, column: $0).flatMap(ColumnNames.cleaned) }
  }
}
