/// Finds the dialect in which a head of text looks most like a table.
///
/// Each candidate dialect reads the head. One in which most rows have the same number of cells, and most cells look
/// like values, is right: the idea of van den Burg, Nazábal and Sutton, "Wrangling messy CSV files by detecting row
/// and type patterns" (2019), with measures that cost one pass each.
struct DialectDetector {
  /// The text's head, in UTF-8.
  let head: [UInt8]
  /// Whether the text ends with the head.
  let isWhole: Bool
  let limits: ImportLimits
  /// A delimiter that the user asked for.
  var delimiter: Character?
  /// A quote that the user asked for.
  var quote: Quote?
  /// Whether the text may be lines with commas in some of them, as its name does not say that it is delimited.
  var mayBeLines = false

  /// The dialect that was found, and the reading of the head in it.
  struct Result {
    var trial: DialectTrial
    var delimiter: Decision<Character>
    var quote: Decision<Quote>
    var escape: Decision<EscapeStyle>
    /// What divides lines that look like sentences and may be rows; nil for other lines.
    var proseDelimiter: Character?
  }

  /// Tries all candidates.
  func detect() -> Result {
    let trials = candidates.map { DialectTrial($0, head: head, isWhole: isWhole, limits: limits) }
    let best =
      trials.max { weight($0) < weight($1) }
      ?? DialectTrial(DelimitedDialect(), head: [], isWhole: true, limits: limits)
    let rival = trials.filter { $0.dialect.delimiter != best.dialect.delimiter }.map(weight).max() ?? 0
    if mayBeLines, delimiter == nil, quote == nil, best.isLines, !best.hasQuotedCells {
      var result = result(for: .lines)
      if best.isEven { result.proseDelimiter = best.dialect.delimiter }
      return result
    }
    let trial = withComments(best)
    return Result(
      trial: trial,
      delimiter: delimiterDecision(trial, rival: rival),
      quote: quoteDecision(trial),
      escape: trial.dialect.escape == .backslash
        ? Decision(.backslash, confidence: 0.9, reasons: [.backslashes])
        : Decision(.doubled, confidence: 1, reasons: [.usual]),
      proseDelimiter: trial.isProse ? trial.dialect.delimiter : nil)
  }

  /// A dialect that is known, and the reading of the head in it.
  func result(for dialect: DelimitedDialect) -> Result {
    Result(
      trial: DialectTrial(dialect, head: head, isWhole: isWhole, limits: limits),
      delimiter: .asked(dialect.delimiter), quote: .asked(dialect.quote), escape: .asked(dialect.escape))
  }

  private static let usualDelimiters: [Character] = [",", "\t", ";", "|", ":", " "]
}

// MARK: - Candidates

extension DialectDetector {
  private var candidates: [DelimitedDialect] {
    // The comma is tried even where there is none: as a table of one column.
    let usual = Self.usualDelimiters.filter { $0 == "," || head.contains($0.asciiValue ?? 0) }
    return (delimiter.map { [$0] } ?? usual).flatMap { delimiter in
      quotes(for: delimiter).flatMap { quote in
        escapes(for: delimiter, quote).map { escape in
          DelimitedDialect(
            delimiter: delimiter, quote: quote, escape: escape,
            skipsInitialSpace: quote != .none && delimiter != " " && delimiter != "\t"
              && hasSpacedQuotes(delimiter))
        }
      }
    }
  }

  /// Quotes that occur; the usual one comes first, so that it wins a draw.
  ///
  /// Text between tabs is often written without any quoting. Elsewhere a quote that is never closed is a fault to be
  /// told, unless quotes are in the middle of words too.
  private func quotes(for delimiter: Character) -> [Quote] {
    if let quote { return [quote] }
    let mayBeBare = delimiter == "\t" || hasStrayQuotes(delimiter)
    return [.double] + (head.contains(UInt8(ascii: "'")) ? [.single] : []) + (mayBeBare ? [.none] : [])
  }

  /// Whether a quote is between two ordinary characters.
  private func hasStrayQuotes(_ delimiter: Character) -> Bool {
    let edges = Set(String(delimiter).utf8).union("\"\n\r \\".utf8)
    return head.indices.dropFirst().dropLast().contains { index in
      head[index] == UInt8(ascii: "\"") && !edges.contains(head[index - 1])
        && !edges.contains(head[index + 1])
    }
  }

  private func escapes(for delimiter: Character, _ quote: Quote) -> [EscapeStyle] {
    guard let mark = quote.byte else { return isDump(delimiter) ? [.doubled, .backslash] : [.doubled] }
    let isEscaped =
      contains([Byte.backslash, mark]) || contains([Byte.backslash] + Array(String(delimiter).utf8))
    return isEscaped ? [.doubled, .backslash] : [.doubled]
  }

  /// Whether the text looks like a database dump: tabs, and `\N` for nothing.
  private func isDump(_ delimiter: Character) -> Bool {
    delimiter == "\t" && (contains(Array("\t\\N\t".utf8)) || contains(Array("\t\\N\n".utf8)))
  }

  private func hasSpacedQuotes(_ delimiter: Character) -> Bool {
    contains(Array((String(delimiter) + " \"").utf8))
  }

  private func contains(_ bytes: [UInt8]) -> Bool { head.contains(sequence: bytes) }
}

// MARK: - Choice

extension DialectDetector {
  /// A trial's score, with doubt about delimiters that also stand in ordinary text.
  private func weight(_ trial: DialectTrial) -> Double {
    let isEven = trial.evenRows == min(trial.batch.rowCount, DialectTrial.sampleRows)
    switch trial.dialect.delimiter {
    case " ", ":":
      guard delimiter == nil else { break }
      let isClear = trial.width > 1 && trial.typedShare > 0.3
      // As in /etc/passwd.
      let isWide = trial.dialect.delimiter == ":" && trial.width > 4
      return isEven && trial.batch.rowCount > 2 && (isClear || isWide) ? trial.score * 0.5 : 0
    default: break
    }
    return trial.score * quoteWeight(trial)
  }

  /// A dialect must earn what is unusual about it.
  private func quoteWeight(_ trial: DialectTrial) -> Double {
    guard quote == nil else { return 1 }
    return switch (trial.dialect.quote, trial.dialect.escape) {
    case (.double, .doubled): 1
    case (.double, .backslash): 0.999
    case (.single, _): wrapsCells("'", in: trial) ? 1.15 : 0.8
    case (.none, .backslash): 1.1
    case (.none, .doubled): 0.9
    }
  }

  /// Whether cells are written between these quotes.
  private func wrapsCells(_ quote: Character, in trial: DialectTrial) -> Bool {
    let edge = String(quote) + String(trial.dialect.delimiter) + String(quote)
    return contains(Array(edge.utf8))
  }

  private func delimiterDecision(_ trial: DialectTrial, rival: Double) -> Decision<Character> {
    if let delimiter { return .asked(delimiter) }
    let rows = min(trial.batch.rowCount, DialectTrial.sampleRows)
    if trial.width <= 1 {
      return Decision(trial.dialect.delimiter, confidence: rival > 0 ? 0.6 : 0.9, reasons: [.oneColumn])
    }
    let lead = max(0, weight(trial) - rival) / max(weight(trial), 0.001)
    // Two rows that agree may do so by chance.
    let evidence = Double(rows) / (Double(rows) + 0.3)
    let confidence = min(1, 0.4 + 0.6 * lead) * min(1, 0.5 + trial.score) * evidence
    return Decision(
      trial.dialect.delimiter, confidence: (confidence * 100).rounded() / 100,
      reasons: [
        .evenRows(rows: trial.evenRows, of: rows, cells: trial.width),
        .cleanCells(percent: Int((trial.cleanliness * 100).rounded())),
      ])
  }

  private func quoteDecision(_ trial: DialectTrial) -> Decision<Quote> {
    if let quote { return .asked(quote) }
    let quoted = trial.dialect.quote.byte.map { quote in
      (0..<trial.batch.rowCount).count { trial.holdsQuotedCell(row: $0, quote: quote) }
    }
    guard let quoted, quoted > 0 else {
      return Decision(
        trial.dialect.quote, confidence: trial.dialect.quote == .none ? 0.7 : 0.9, reasons: [.usual])
    }
    return Decision(trial.dialect.quote, confidence: 1, reasons: [.quotedRows(quoted)])
  }

  /// The same dialect with comment lines, when lines that start with `#` are shaped unlike the table.
  private func withComments(_ trial: DialectTrial) -> DialectTrial {
    let marked = trial.rowsStartingWithNumberSign
    guard trial.width > 1, !marked.isEmpty,
      marked.allSatisfy({ trial.batch.cellCount(inRow: $0) != trial.width })
    else { return trial }
    var dialect = trial.dialect
    dialect.hasComments = true
    return DialectTrial(dialect, head: head, isWhole: isWhole, limits: limits)
  }
}

extension DialectTrial {
  /// Whether a row has a cell that was written in quotes.
  fileprivate func holdsQuotedCell(row: Int, quote: UInt8) -> Bool {
    (0..<batch.cellCount(inRow: row)).contains { column in
      batch.range(row: row, column: column).map {
        $0.lowerBound > 0 && batch.bytes[$0.lowerBound - 1] == quote
      } ?? false
    }
  }

  /// Whether quotes are around whole cells, as only what writes tables puts them.
  fileprivate var hasQuotedCells: Bool {
    guard looseQuotes == 0, let quote = dialect.quote.byte else { return false }
    return (0..<min(batch.rowCount, Self.sampleRows)).contains { holdsQuotedCell(row: $0, quote: quote) }
  }

  fileprivate var rowsStartingWithNumberSign: [Int] {
    (0..<min(batch.rowCount, Self.sampleRows)).filter { row in
      batch.range(row: row, column: 0).map { batch.bytes[$0].first == Byte.numberSign } ?? false
    }
  }
}
