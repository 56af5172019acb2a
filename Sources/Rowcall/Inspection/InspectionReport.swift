import RowcallNarration

/// An inspection as one sentence for each fact.
package struct InspectionReport {
  let inspection: Inspection

  package init(_ inspection: Inspection) { self.inspection = inspection }

  /// All lines, with unsafe characters escaped.
  package var lines: [String] {
    let lines =
      [heading] + inspection.choices.map(line) + keys + inspection.columns.flatMap(lines)
      + inspection.problems.map { "Note: \($0)." }
    return lines.map(SafeText.escaped)
  }

  private var heading: String {
    "\(inspection.file)\(table): \(Self.count(inspection.rows, "row")), \(Self.count(inspection.columns.count, "column"))"
  }

  /// Which of several tables it is: `, table 2, "Prices"`.
  private var table: String {
    guard let number = inspection.table else {
      return inspection.title.map { ", \(Self.quoted($0))" } ?? ""
    }
    return ", table \(number)" + (inspection.title.map { ", \(Self.quoted($0))" } ?? "")
  }

  private func line(_ choice: Inspection.Choice) -> String {
    let reasons = choice.reasons.joined(separator: ", ")
    return "\(choice.name): \(choice.choice), \(Self.percent(choice.confidence)) sure: \(reasons)."
  }

  /// The keys of a table of a database.
  private var keys: [String] {
    guard let keys = inspection.keys else { return [] }
    let primary = keys.primary.isEmpty ? "none" : keys.primary.joined(separator: ", ")
    return ["Primary key: \(primary)."]
      + keys.foreign.map { key in
        let targets = key.targets.isEmpty ? "" : "\(key.targets.joined(separator: ", ")) of "
        return
          "Foreign key: \(key.columns.joined(separator: ", ")) refers to \(targets)\(Self.quoted(key.table))."
      }
  }

  private func lines(_ column: Inspection.ColumnFacts) -> [String] {
    let name = column.name.map { ", \"\($0)\"" } ?? ""
    let naming = column.namesTheRow ? "; names the row" : ""
    var lines = [
      "",
      "Column \(column.number)\(name): \(column.type)\(naming).",
      "  \(Self.percent(column.confidence)) sure: \(column.reason).",
      "  \(Self.count(column.fitting, "cell")) of this kind, \(column.blank) blank.",
    ]
    if let type = column.declaredType { lines.append("  Declared as \(type)\(storedTexts(of: column)).") }
    if !column.examples.isEmpty {
      lines.append("  Examples: \(column.examples.map(Self.quoted).joined(separator: ", ")).")
    }
    if column.exceptionCount > 0 { lines.append("  " + exceptions(of: column)) }
    return lines
  }

  private func storedTexts(of column: Inspection.ColumnFacts) -> String {
    guard let texts = column.storedTexts else { return "" }
    let verb = texts.count == 1 ? "is a text" : "are texts"
    return
      "; \(Self.count(texts.count, "cell")) \(verb) in the database, such as \(Self.quoted(texts.example))"
  }

  private func exceptions(of column: Inspection.ColumnFacts) -> String {
    let shown = column.exceptions.map { exception in
      let place = exception.line.map { "line \($0)" } ?? "row \(exception.row + 1)"
      return "\(Self.quoted(exception.text)) on \(place)"
    }
    let more = column.exceptionCount > shown.count ? ", and others" : ""
    return
      "\(Self.count(column.exceptionCount, "exception")), spoken as written: \(shown.joined(separator: ", "))\(more)."
  }

  private static func quoted(_ text: String) -> String { "\"\(text)\"" }

  private static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded()))%" }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
