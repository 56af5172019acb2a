import RowcallModel
import RowcallValues

/// Numbers mean one amount whoever reads them.
struct DataDecimalAmbiguous: Rule {
  static let description = RuleDescription(
    id: "data-decimal-ambiguous", subject: .data, impact: .serious,
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
    ],
    failing: [
      Example("Place\t↓Visitors\nMill\t1.234\nPier\t2.870\n", path: "example.tsv"),
      Example("Place\t↓Paid\nMill\t\"1,234\"\nPier\t\"2,870\"\n", path: "example.tsv"),
    ])

  func check(_ data: AuditedData, into notes: inout Notes) {
    let columns = data.columns.filter { Self.isNumber($0.type) }
    notes.look(columns.count)
    notes.add(columns.filter { $0.typed.source == .locale }) { column in
      let example = Self.example(column, data)
      let readings = example.map { " is heard as \($0.now), and may be \($0.other)" } ?? " may be two numbers"
      return Finding(
        at: data.place(of: column),
        "\(Wording.list([example?.text ?? column.key]))\(readings); nothing in \(column.called) "
          + "tells which.",
        key: [column.key], heard: Heard(now: example?.now))
    }
  }

  private struct Reading {
    let text: String
    let now: String
    let other: String
  }

  /// A text of the first rows that is heard otherwise with the other mark.
  private static func example(_ column: AuditedColumn, _ data: AuditedData) -> Reading? {
    let mark: DecimalMark = column.typed.conventions.decimalMark == .point ? .comma : .point
    for row in data.firstRows where row.cells.indices.contains(column.index) {
      let text = row.cells[column.index]
      guard let now = data.voice.value(text, of: column.index),
        let other = data.voice.value(text, of: column.index, decimalMark: mark), other != now
      else { continue }
      return Reading(text: text, now: now, other: other)
    }
    return nil
  }

  private static func isNumber(_ type: ColumnType) -> Bool {
    switch type {
    // Nobody writes money with three digits behind the mark.
    case .integer, .decimal, .percent, .measure: true
    default: false
    }
  }
}
