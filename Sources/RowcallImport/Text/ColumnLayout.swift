import RowcallModel

/// How the cells of a table stand in columns with spaces between them.
struct ColumnLayout: Hashable, Sendable {
  /// From where to where the text of each column goes, in columns of characters; the last one has no end.
  let extents: [Range<Int>]
  /// How the writer counted.
  let metric: TextMetric
  /// The ruler under the headers, above and below the table; nil where only spaces show the columns.
  var ruler: TableRule?
  /// The numbers of the lines with the rulers that end the header and the table; nil without.
  var headerEnd: Int?
  var tableEnd: Int?
  /// Whether every cell but those of the last column is a single word.
  var isOfWords = false
  /// Whether rows with enough words are divided at these, since their cells do not stand below the headers.
  var isSplitAtWords = false
  /// Whether each row is a name with a colon and a value, `Byte Order:   Little Endian`; the colons are left out.
  var isOfPairs = false

  var columnCount: Int { extents.count }
  /// Whether a line without a first cell continues the row above, as in reStructuredText.
  var joinsRows = false
  /// Whether all lines up to a blank one are one row, as sqlite3 writes tables whose cells have line breaks.
  var hasBlankLinesBetweenRows = false

  /// The cells of a row, and whether one of them is wider than its column.
  ///
  /// No word is ever cut. A row with a wide cell, which moves the others, is split at its words where all rows of the
  /// table are; else each word goes to the column that it covers most of.
  func cells(of line: TextLine) -> (cells: [Range<Int>], isCrossing: Bool) {
    let words = line.words
    if isSplitAtWords, words.count >= extents.count { return (split(words), false) }
    let columns = LineColumns(line, metric)
    var cells = [Range<Int>](repeating: 0..<0, count: extents.count)
    var isCrossing = false
    for word in words {
      let place = place(of: columns.columns(of: word))
      isCrossing = isCrossing || place.isCrossing
      let cell = cells[place.column]
      cells[place.column] = (cell.isEmpty ? word.lowerBound : cell.lowerBound)..<word.upperBound
    }
    if isCrossing, isOfWords, words.count >= extents.count { cells = split(words) }
    return (cells, isCrossing)
  }

  /// A word for each column, and all words beyond for the last one.
  private func split(_ words: [Range<Int>]) -> [Range<Int>] {
    let last = words[extents.count - 1].lowerBound..<(words.last?.upperBound ?? 0)
    return words.prefix(extents.count - 1) + [last]
  }

  /// Whether cells of a line reach beyond the dashes under their headers, as those of a row never do.
  func isBeyondRuler(_ cells: [Range<Int>], of line: TextLine) -> Bool {
    guard let runs = ruler?.runs else { return false }
    let columns = LineColumns(line, metric)
    return zip(cells, runs).dropLast().contains { cell, run in
      !cell.isEmpty && columns.columns(of: cell).upperBound > run.upperBound + 1
    }
  }

  /// The column that a word covers most of, else the one nearest to it; and whether it covers others too.
  private func place(of word: Range<Int>) -> (column: Int, isCrossing: Bool) {
    let first = extents.partitionPoint { $0.upperBound > word.lowerBound }
    var best = (column: 0, overlap: Int.min)
    var covered = 0
    // The column before the word may be the nearest one.
    for column in max(0, first - 1)..<extents.count {
      let extent = extents[column]
      let overlap = min(word.upperBound, extent.upperBound) - max(word.lowerBound, extent.lowerBound)
      if overlap > 0 { covered += 1 }
      if overlap > best.overlap { best = (column, overlap) }
      if extent.lowerBound >= word.upperBound { break }
    }
    return (best.column, covered > 1)
  }

  /// Whether a cell goes on in the next line, as psql marks it without borders: a plus sign behind the column.
  func isContinued(_ cell: Range<Int>, column: Int, in line: TextLine) -> Bool {
    guard let runs = ruler?.runs, runs.indices.contains(column) else { return false }
    let text = line.bytes[cell]
    let length = text.last == UInt8(ascii: "+") ? 1 : text.suffix(3).elementsEqual("↵".utf8) ? 3 : 0
    guard length > 0 else { return false }
    let mark = cell.upperBound - length
    return (mark == 0 || line.bytes[mark - 1] == Byte.space)
      && LineColumns(line, metric).column(of: mark) == runs[column].upperBound
  }
}
