import RowcallModel
import RowcallValues

struct DataDecimalAmbiguous: Rule {
  static let description = RuleDescription(
    id: "data-decimal-ambiguous", subject: .data, impact: .moderate,
    summary: "Numbers are written so that thousands and decimals cannot be confused.",
    rationale: """
      Whether 1.234 means more than a thousand or a little more than one depends on the country. A \
      listener hears one of them as if it were certain.
      """,
    remedy: """
      Write numbers without thousands separators, and give at least one of them more or fewer than three \
      decimals.
      """,
    standards: [.criterion("1.3.1"), .tabularData],
    passing: [
      Example("Place,Height (m)\nMill,1234\nPier,870\n"),
      Example(
        "Place,Height (m)\nMill,1.234\nPier,0.87\n",
        caption: "One unambiguous number decides the column."),
      Example(
        "Stop,Lat,Yield (t)\nMill,52.125,5.125\nPier,48.250,3.250\n",
        caption: "In a comma-separated file, the decimal mark is a point."),
    ],
    failing: [
      Example("Place;↓Mass (kg)\nMill;1.234\nPier;2.870\n", outcome: .cantTell),
      Example("Place\t↓Visitors\nMill\t1.234\nPier\t2.870\n", outcome: .cantTell, path: "example.tsv"),
      Example(
        "Ort\tLage\t↓Einwohner\nWald\tNord\t8.412\nSee\tSüd\t3.027\n", outcome: .cantTell, path: "example.tsv"
      ),
    ])

  func check(_ data: AuditedData, into notes: inout Notes) {
    let columns = data.columns.filter { Self.isNumber($0.type) }
    notes.look(columns.count)
    let open = columns.filter { $0.typed.source.leavesDoubt && Self.example($0, data) != nil }
    notes.add(open, of: data, together: "numbers") { examples in
      "\(open.count) columns have numbers that can be read in two ways, such as \(examples)."
    } _: { column in
      let example = Self.example(column, data) ?? (NotedCell(row: 0, text: ""), "", "")
      return data.target(column).finding(
        "\(Wording.list([example.cell.text])) is spoken as \(example.now) and may be \(example.other); "
          + "nothing in \(column.called) shows which.",
        review:
          "If \(example.now) is wrong, \(data.sheet == nil ? "write the numbers without thousands separators" : "enter the numbers as numbers, not as text").",
        heard: Heard(now: data.words(example.cell, in: column)))
    }
  }

  /// A cell of the first rows that is spoken differently with the other decimal mark.
  private static func example(
    _ column: AuditedColumn, _ data: AuditedData
  ) -> (cell: NotedCell, now: String, other: String)? {
    guard !isDecidedByFile(column, data) else { return nil }
    let mark: DecimalMark = column.typed.conventions.decimalMark == .point ? .comma : .point
    // With the other mark, an integer may be a decimal number.
    let otherType: ColumnType? = column.type == .integer ? .decimal : nil
    for cell in data.firstCells(in: column) {
      guard let now = data.voice.value(cell.text, of: column.index),
        let other = data.voice.value(cell.text, of: column.index, type: otherType, decimalMark: mark),
        other != now
      else { continue }
      return (cell, now, other)
    }
    return nil
  }

  /// Whether the delimiter or other cells confirm the decimal mark of the listener's locale.
  private static func isDecidedByFile(_ column: AuditedColumn, _ data: AuditedData) -> Bool {
    let delimiter = data.decisions.delimiter?.choice
    guard column.typed.conventions.decimalMark == .point else {
      // A file with decimal commas has another delimiter, and points between thousands.
      return column.type == .integer && delimiter != "," && column.typed.source != .semicolons
    }
    guard let delimiter else { return true }
    return delimiter == "," || isCoordinate(column.name ?? "")
      || data.firstRows.contains { $0.cell(in: column)?.contains(",") == true }
  }

  private static func isCoordinate(_ name: String) -> Bool {
    name.lowercased().split { !$0.isLetter }.contains { coordinates.contains(String($0)) }
  }

  private static let coordinates: Set<String> = [
    "lat", "latitude", "lon", "lng", "long", "longitude", "breitengrad", "längengrad",
  ]

  private static func isNumber(_ type: ColumnType) -> Bool {
    switch type {
    // Money has no three decimals.
    case .integer, .decimal, .percent, .measure: true
    default: false
    }
  }
}
