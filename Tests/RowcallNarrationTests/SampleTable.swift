import RowcallModel
import RowcallNarration
import RowcallText
import RowcallValues

/// A small table for tests, its columns typed by hand.
struct SampleTable {
  var table: Table
  var rows: [[String]]
  var readers: [CellReader] = []

  init(_ columns: [(String?, ColumnType)], rows: [[String]]) {
    table = Table(columns: columns.map { Column(name: $0.0, type: $0.1) })
    self.rows = rows
    readers = columns.map { CellReader($0.1) }
  }

  var batch: RowBatch {
    var batch = RowBatch()
    for row in rows { batch.append(row: row) }
    return batch
  }

  /// The rows' labels without a template.
  func labels(locale: String = "en") -> [String] {
    labels(RowPlan(table: table, naming: [0]), locale: locale)
  }

  /// The rows' labels by a template.
  func labels(_ template: String, locale: String = "en") throws -> [String] {
    labels(try RowPlan(template: LabelTemplate(template), table: table), locale: locale)
  }

  func labels(_ plan: RowPlan, locale: String = "en") -> [String] {
    var label = RowLabel(plan, table: table, readers: readers, locale: LocaleTag(locale))
    let batch = batch
    return rows.indices.map { label.text(row: $0, of: batch) }
  }

  static let stocks = SampleTable(
    [("Company", .text), ("Price (USD)", .money(currency: "USD")), ("Change", .change(.percent))],
    rows: [
      ["Apple Inc.", "648.11", "+1.85%"], ["Coca-Cola, Inc.", "70.42", "-0.31%"],
      ["Boeing", "75.10", "0.00%"],
    ])

  static let orders = SampleTable(
    [
      ("Id", .integer), ("Customer", .text), ("Quantity", .integer), ("Paid", .boolean),
      ("Weight (kg)", .measure(unit: Unit("kilogram"))),
      ("Date", .date(.yearMonthDay)), ("Net", .money(currency: nil)), ("Gross", .money(currency: nil)),
      ("Note", .text), ("Spare", .empty),
    ],
    rows: [
      ["17", "Ada Byron", "1200", "yes", "12.5", "2012-11-12", "$3.20", "-$4.1", "two\nlines", ""],
      ["18", "Grace", "", "no", "lots", "2012-02", "€5", "n/a", "  ", ""],
      ["19", "Only"], ["", "", "", "", "", "", "", "", "", ""], ["", "-"], ["20"],
    ])
}
