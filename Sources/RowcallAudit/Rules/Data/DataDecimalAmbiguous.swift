import RowcallModel
import RowcallValues

/// Numbers mean one amount whoever reads them.
struct DataDecimalAmbiguous: Rule {
  static let description = RuleDescription(
    id: "data-decimal-ambiguous", subject: .data, impact: .moderate,
    summary: "Numbers are written so that thousands and fractions cannot be mistaken.",
    rationale:
      "Whether 1.234 is more than a thousand or a little more than one depends on where its "
      + "reader lives; a listener hears one of the two as if it were certain.",
    remedy:
      "Write numbers without marks between thousands, and give at least one of them a fraction "
      + "of another length than three digits.",
    standards: [.criterion("1.3.1"), .tabularData],
    passing: [
      Example("Place,Height (m)\nMill,1234\nPier,870\n"),
      Example(
        "Place,Height (m)\nMill,1.234\nPier,0.87\n",
        caption: "One number that can be read in one way only decides the column."),
      Example(
        "Stop,Lat,Yield (t)\nMill,52.125,5.125\nPier,48.250,3.250\n",
        caption: "Where commas stand between cells, points stand before fractions."),
    ],
    failing: [
      Example("Place\t↓Visitors\nMill\t1.234\nPier\t2.870\n", outcome: .cantTell, path: "example.tsv"),
      Example(
        "Ort\tLage\t↓Einwohner\nWald\tNord\t8.412\nSee\tSüd\t3.027\n", outcome: .cantTell, path: "example.tsv"
      ),
    ])

  func check(_ data: AuditedData, into notes: inout Notes) {
    let columns = data.columns.filter { Self.isNumber($0.type) }
    notes.look(columns.count)
    let open = columns.filter { $0.typed.source == .locale }
    let examples = Dictionary(
      open.compactMap { column in Self.example(column, data).map { (column.index, $0) } }
    ) { first, _ in first }
    notes.add(open.filter { examples[$0.index] != nil }) { column in
      let example = examples[column.index] ?? Reading(text: "", now: "", other: "")
      return Finding(
        .cantTell, at: data.place(of: column),
        "\(Wording.list([example.text])) is heard as \(example.now), and may be \(example.other); "
          + "nothing in \(column.called) tells which.",
        key: [column.key],
        advice: "If \(example.now) is wrong, write the numbers so that they cannot be mistaken.",
        heard: Heard(now: example.now))
    }
  }

  private struct Reading {
    let text: String
    let now: String
    let other: String
  }

  /// A text of the first rows that is heard otherwise with the other mark.
  private static func example(_ column: AuditedColumn, _ data: AuditedData) -> Reading? {
    guard !isSettled(column, data) else { return nil }
    let mark: DecimalMark = column.typed.conventions.decimalMark == .point ? .comma : .point
    // With the other mark a whole number may be one with a fraction.
    let otherType: ColumnType? = column.type == .integer ? .decimal : nil
    for row in data.firstRows where row.cells.indices.contains(column.index) {
      let text = row.cells[column.index]
      guard let now = data.voice.value(text, of: column.index),
        let other = data.voice.value(text, of: column.index, type: otherType, decimalMark: mark), other != now
      else { continue }
      return Reading(text: text, now: now, other: other)
    }
    return nil
  }

  /// Whether what the file is written in speaks for the reading that the listener's country gives.
  ///
  /// Marks between thousands are as everybody there writes them; a point before three digits may be a stranger's.
  private static func isSettled(_ column: AuditedColumn, _ data: AuditedData) -> Bool {
    let delimiter = data.decisions.delimiter?.choice
    guard column.typed.conventions.decimalMark == .point else {
      // Who writes commas into numbers puts none between cells; nearly all write points between thousands then.
      return column.type == .integer && delimiter != ","
    }
    guard let delimiter else { return true }
    return delimiter == "," || isCoordinate(column.name ?? "")
      || data.firstRows.contains { row in
        row.cells.indices.contains(column.index) && row.cells[column.index].contains(",")
      }
  }

  private static func isCoordinate(_ name: String) -> Bool {
    name.lowercased().split { !$0.isLetter }.contains { coordinates.contains(String($0)) }
  }

  private static let coordinates: Set<String> = [
    "lat", "latitude", "lon", "lng", "long", "longitude", "breitengrad", "längengrad",
  ]

  private static func isNumber(_ type: ColumnType) -> Bool {
    switch type {
    // Nobody writes money with three digits behind the mark.
    case .integer, .decimal, .percent, .measure: true
    default: false
    }
  }
}
