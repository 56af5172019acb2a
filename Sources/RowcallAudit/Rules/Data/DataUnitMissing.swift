import RowcallLanguages
import RowcallModel

struct DataUnitMissing: Rule {
  static let description = RuleDescription(
    id: "data-unit-missing", subject: .data, impact: .moderate,
    summary: "A column of quantities gives its unit or currency in its header or cells.",
    rationale: """
      A reader finds the unit in a legend or a picture nearby; a listener hears only a number, row after \
      row.
      """,
    remedy: "Add the unit to the header: Weight (kg), Price (USD).",
    standards: [.criterion("1.3.1"), .criterion("2.4.6"), .technique("G131"), .tabularData],
    passing: [
      Example("Parcel,Weight (kg)\nA,1.25\nB,0.4\n"),
      Example("Parcel,Weight\nA,1.25 kg\nB,0.4 kg\n"),
      Example("Parcel,Weight,Unit\nA,1.25,kg\nB,14,lb\n", caption: "Another column gives the unit."),
      Example(
        "Ruling,Weight\n" + (1...24).map { "Case \($0),\($0 % 5 == 0 ? "0.5" : "1")\n" }.joined(),
        caption: "A few numbers that repeat in many rows are a factor."),
    ],
    failing: [
      Example(
        "Supplier,↓Amount\nMill,1250.00\nPier,80.50\nPark,12.99\n", caption: "Each amount has two decimals.",
        outcome: .cantTell),
      Example("Parcel,↓Weight\nA,1.25\nB,0.4\n", outcome: .cantTell),
      Example(
        "Item,↓Price,Units\nTea,3.20,4\nCake,2.90,2\n", caption: "The column Units counts pieces.",
        outcome: .cantTell),
      Example("Artikel,↓Preis,Menge\nTee,3.20,4\nKaffee,2.90,2\n", outcome: .cantTell),
    ],
    inapplicable: [
      Example("Spice,Amount\nSalt,1.5\nPepper,0.25\nCumin,2\n", caption: "An amount need not be money.")
    ])

  func check(_ data: AuditedData, into notes: inout Notes) {
    let columns = data.columns.filter {
      $0.profile.filled > 0 && (MeasuredHeader($0.name ?? "") != nil || isAmountOfMoney($0, data))
    }
    notes.look(columns.count)
    if data.columns.contains(where: { $0.type == .text && MeasuredHeader.isUnit($0.name ?? "") }) { return }
    let bare = columns.filter { ($0.type == .integer || $0.type == .decimal) && differs($0) }
    for kind in ["currency", "unit"] {
      let columns = bare.filter { (MeasuredHeader($0.name ?? "")?.kind ?? "currency") == kind }
      let review = { (header: String) in
        "Add the \(kind) to the \(header), even if the text around the table gives it."
      }
      notes.add(columns, of: data, together: kind) { examples in
        "The numbers in \(columns.count) columns have no \(kind), such as \(examples)."
      } _: { column in
        data.target(column).finding(
          "The numbers in \(column.called) have no \(kind).",
          review: review(columns.count > 3 ? "headers" : "header"))
      }
    }
  }

  /// Whether a column called "Amount" has two decimals in each of the first rows, as money has.
  private func isAmountOfMoney(_ column: AuditedColumn, _ data: AuditedData) -> Bool {
    guard column.type == .decimal, MeasuredHeader.isAmount(column.name ?? "") else { return false }
    let cells = data.firstRows.compactMap { $0.cell(in: column) }.filter { !$0.isBlank }
    return cells.count > 2
      && cells.allSatisfy { cell in
        let decimals = cell.reversed().prefix { $0.isNumber }
        return decimals.count == 2 && [".", ","].contains(cell.dropLast(2).last)
      }
  }

  /// Whether the numbers vary as measured values do.
  private func differs(_ column: AuditedColumn) -> Bool {
    column.distinct.of <= 20 || column.distinct.texts > 3
  }
}

/// A header that names something with a unit or a currency.
struct MeasuredHeader {
  /// What its numbers need: a unit, or a currency.
  let kind: String

  init?(_ name: String) {
    let words = Self.words(name)
    if words.contains(where: Self.money.contains) {
      kind = "currency"
    } else if words.contains(where: Self.dimensions.contains) {
      kind = "unit"
    } else {
      return nil
    }
  }

  /// Whether a column with this name gives the unit of another.
  static func isUnit(_ name: String) -> Bool {
    let words = words(name)
    guard words.contains(where: units.contains) else { return false }
    return words.count == 1
      || words.contains { money.contains($0) || dimensions.contains($0) || measures.contains($0) }
  }

  /// Whether it names an amount of anything, money or not.
  static func isAmount(_ name: String) -> Bool { !amounts.isDisjoint(with: words(name)) }

  private static let amounts: Set<String> = ["amount", "amt", "betrag", "montant", "importe", "importo"]
  private static let measures: Set<String> = ["measure", "measurement"]

  private static func words(_ name: String) -> [String] {
    name.lowercased().split { !$0.isLetter }.map(String.init)
  }

  private static let units = headers(\.units)
  private static let money = headers(\.money)
  private static let dimensions = headers(\.dimensions)

  private static func headers(_ words: (MeasureHeaders) -> String) -> Set<String> {
    Set(Languages.all.flatMap { words($0.measureHeaders).listedWords })
  }
}
