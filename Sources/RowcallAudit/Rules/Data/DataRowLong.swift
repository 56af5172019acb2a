struct DataRowLong: Rule {
  static let description = RuleDescription(
    id: "data-row-long", subject: .data, impact: .minor,
    summary: "No row takes longer to speak than the limit, 30 seconds by default.",
    rationale:
      "A listener has to remember a row while it is spoken. After half a minute its beginning is forgotten. Texts are counted in full, as screen readers speak them.",
    remedy: "Move long texts out of the row, or choose the spoken columns with a label.",
    standards: [.tableTips],
    passing: [
      Example("City,Rain,Sun\nOslo,763,1668\nBergen,2250,1187\n"),
      Example("City,Note\nOslo,\"The capital, at the end of a long fjord, with forests all around it\"\n"),
    ],
    failing: [
      Example(
        "Dish,How it is made,With what\nPie,Bake it,Cream\nJam,Boil it,Bread\n"
          + "↓Soup,\(text) and \(text),\(text) and \(text)\nNut,Roast it,Salt\nFig,Dry it,Honey\n"),
      Example(
        "Site,From,To,Remark\nMill,1999,2004,none\n↓Pier,2001,2009,\"\(text), \(text), \(text)\"\n"
          + "Dock,2003,2005,none\nPark,2002,2006,none\n"),
    ])

  private static let text = DataTableLong.text + " and then stir in the cream"

  func check(_ data: AuditedData, into notes: inout Notes) {
    notes.look(data.rowCount)
    // If the average row is too long, `DataTableLong` reports the table.
    let isTable =
      data.rowCount > 1 && data.rows.seconds > data.options.maxSecondsPerRow * Double(data.rowCount)
    guard let row = data.rows.slowest, !isTable else { return }
    let limit = Wording.duration(data.options.maxSecondsPerRow)
    let count = data.rows.slowCount
    let longest =
      count == 1
      ? "\(data.called(row).capitalizedFirst) takes about \(Wording.duration(row.seconds)) to speak in full, longer than \(limit)."
      : "\(count * 2 > data.rowCount ? "Most" : "Some") of \(Wording.count(data.rowCount, "row")) take longer than \(limit) to speak in full, "
        + "\(data.called(row)) about \(Wording.duration(row.seconds))."
    notes.add(
      data.target(row, key: ["rows"]), longest, advice: SlowColumns(of: row, data).advice, count: count)
  }
}

/// The columns of a row that take the most time.
struct SlowColumns {
  private let names: [String]
  /// Those with numbers that have many decimals.
  private let precise: [String]
  private let seconds: Double
  /// Whether the others take much less.
  private let standOut: Bool

  /// Finds the slowest columns of a row.
  init(of row: NotedRow, _ data: AuditedData) {
    let table = ByteTable.entries
    self.init(
      zip(data.columns, row.cells).map { column, text in
        let bytes = Array(text.utf8)
        let weight = CellScan(bytes.span, table: table.span).weight
        return (column, column.cost.seconds(weight, isBlank: text.isEmpty), Self.isPrecise(text, column))
      })
  }

  /// Finds the columns that are the slowest on average.
  init(_ data: AuditedData) {
    self.init(
      data.columns.map { column in
        let isPrecise = data.firstCells(in: column).contains { Self.isPrecise($0.text, column) }
        return (column, column.profile.seconds / Double(max(1, data.rowCount)), isPrecise)
      })
  }

  private init(_ costs: [(AuditedColumn, seconds: Double, isPrecise: Bool)]) {
    let slowest = costs.sorted { $0.1 > $1.1 }.prefix(3)
    names = slowest.map { $0.0.label }
    precise = slowest.filter(\.2).map(\.0.label)
    seconds = slowest.reduce(0) { $0 + $1.1 }
    standOut = seconds * 4 > costs.reduce(0) { $0 + $1.1 }
  }

  /// Whether a number has more than three decimals.
  private static func isPrecise(_ text: String, _ column: AuditedColumn) -> Bool {
    guard [.decimal, .percent].contains(column.type),
      let mark = text.lastIndex(where: { $0 == "." || $0 == "," })
    else { return false }
    return text[mark...].count { $0.isNumber } > 3
  }

  /// Names the slowest columns, and says what to round and what to leave out.
  var advice: String {
    guard standOut else {
      return
        "No column takes much longer than the others; leave out with --columns what a listener does not need in every row."
    }
    let round = precise.isEmpty ? "" : "round the numbers in \(Wording.list(precise)), and "
    return
      "\(Wording.list(names)) \(names.count == 1 ? "takes" : "take") about \(Wording.duration(seconds)) of it; "
      + round + "leave out with --columns what a listener does not need in every row."
  }
}
