import RowcallImport

extension AuditedData {
  /// How many rows there are, header rows not counted.
  var rowCount: Int { rows.rowCount }

  /// The columns that a listener hears of: those in which a cell holds anything.
  var heardColumns: [AuditedColumn] { columns.filter { !$0.isEmpty } }

  /// The place of a column: its header, else its cell in the first row.
  func place(of column: AuditedColumn) -> Place {
    let text = column.place ?? firstRows.first?.place
    return Place(
      column.called, line: text?.line, column: text?.column,
      cell: Place.Cell(row: nil, column: column.index + 1))
  }

  /// The place of a cell.
  func place(of cell: NotedCell, in column: AuditedColumn) -> Place {
    Place(
      "row \(cell.row + 1), \(column.called)", line: cell.place?.line, column: cell.place?.column,
      cell: Place.Cell(row: cell.row + 1, column: column.index + 1))
  }

  /// The place of a row.
  func place(of row: NotedRow) -> Place {
    Place(
      "row \(row.row + 1)", line: row.place?.line, column: row.place?.column,
      cell: Place.Cell(row: row.row + 1, column: nil))
  }

  /// The place of the table as a whole: its first header, else its first row.
  var place: Place {
    let text = columns.first?.place ?? firstRows.first?.place
    return Place("table", line: text?.line ?? 1, column: text?.column ?? (text == nil ? 1 : nil))
  }

  /// What is heard of a cell.
  func words(_ cell: NotedCell, in column: AuditedColumn) -> String {
    Self.quoted(voice.cell(cell.text, column: column.index, name: cell.name))
  }

  /// What is heard of a row.
  func words(_ row: NotedRow) -> String { Self.quoted(voice.row(row.cells)) }

  /// What is heard of a column in the first row that fills it.
  ///
  /// - Parameter header: what the header would be; nil for the one that there is.
  func firstWords(_ column: AuditedColumn, calling header: String? = nil) -> String? {
    guard
      let row = firstRows.first(where: {
        $0.cells.indices.contains(column.index) && !$0.cells[column.index].isEmpty
      })
    else { return nil }
    return Self.quoted(
      voice.cell(row.cells[column.index], column: column.index, name: name(of: row), calling: header))
  }

  /// The text that names a row; nil where there is none.
  func name(of row: NotedRow) -> String? {
    naming.flatMap { row.cells.indices.contains($0) ? row.cells[$0] : nil }
  }

  /// What names a row in a fingerprint.
  func key(of row: NotedRow) -> String {
    if let name = name(of: row), !name.isEmpty { return name }
    return row.cells.prefix(8).joined(separator: "\u{1F}").shortened(to: 400)
  }

  /// No more words than a report can show.
  static func quoted(_ words: String) -> String { words.shortened(to: 400) }
}

extension Notes {
  /// Notes a finding for each of the first rows of a kind; the last says how many more there are.
  mutating func add(_ rows: Noted<NotedRow>, _ finding: (NotedRow) -> Finding) {
    for row in rows.first {
      var found = finding(row)
      let left = rows.count - rows.first.count
      if left > 0, row.row == rows.first.last?.row {
        found.message.removeLast()
        found.message += " (and so on in \(Wording.count(left, "more row")))."
        found.rest = left
      }
      add(found)
    }
  }

  /// The most findings that a rule makes of the columns of one file.
  private static let most = 8

  /// Notes a finding for each column; the last says how many more there are.
  mutating func add(_ columns: [AuditedColumn], _ finding: (AuditedColumn) -> Finding) {
    for column in columns.prefix(Self.most) {
      var found = finding(column)
      let left = columns.count - Self.most
      if left > 0, column.index == columns[Self.most - 1].index {
        found.message.removeLast()
        found.message += " (and so on in \(Wording.count(left, "more column")))."
        found.rest = left
      }
      add(found)
    }
  }
}

/// Words for messages.
enum Wording {
  /// `1 cell`, `12,345 cells`.
  static func count(_ count: Int, _ noun: String) -> String {
    "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")"
  }

  /// `12 of 340 cells`.
  static func share(_ count: Int, of total: Int, _ noun: String) -> String {
    "\(grouped(count)) of \(Self.count(total, noun))"
  }

  /// Texts in quotation marks with commas and "and" between them.
  static func list(_ texts: [String]) -> String {
    texts.map { "\"\($0.onOneLine.shortened(to: 40))\"" }.joinedByAnd
  }

  /// `column 3`, `rows 2 and 4`, `columns 1, 2, 3, 4, 5, 6, 7, 8 and 12 more`; the numbers are counted from zero.
  static func numbers(_ noun: String, _ numbers: [Int]) -> String {
    let more = numbers.count > 8 ? ["\(numbers.count - 8) more"] : []
    return
      "\(noun)\(numbers.count == 1 ? "" : "s") \((numbers.prefix(8).map { "\($0 + 1)" } + more).joinedByAnd)"
  }

  /// `52 s`, `4 min 10 s`, `26 h 10 min`.
  static func duration(_ seconds: Double) -> String {
    let whole = Int(min(max(seconds, 0), 1e12).rounded())
    if whole < 90 { return "\(max(1, whole)) s" }
    if whole < 5400 { return "\(whole / 60) min" + (whole % 60 == 0 ? "" : " \(whole % 60) s") }
    let hours = whole / 3600
    let minutes = whole % 3600 / 60
    return "\(grouped(hours)) h" + (minutes == 0 ? "" : " \(minutes) min")
  }

  private static func grouped(_ count: Int) -> String {
    let digits = String(count)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return text
  }
}

extension [String] {
  /// `a`, `a and b`, `a, b and c`.
  var joinedByAnd: String {
    guard count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + self[count - 1]
  }
}

extension String {
  /// Whether there is nothing but white space.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
