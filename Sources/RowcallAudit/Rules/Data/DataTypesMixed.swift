import RowcallModel
import RowcallValues

struct DataTypesMixed: Rule {
  static let description = RuleDescription(
    id: "data-types-mixed", subject: .data, impact: .moderate,
    summary: "All cells of a column have values of the same kind.",
    rationale: """
      After a few rows a listener knows what to expect under a header. A word in place of a number is \
      easily missed, and cannot be compared with the others.
      """,
    remedy: "Leave the cell empty if there is no value, and move remarks to a column of their own.",
    standards: [.criterion("1.3.1"), .tabularData],
    passing: [
      Example(
        "Item,Price\nTea,3.20\nCoffee,\nCake,4.50\nPie,n/a\n",
        caption: "Empty cells and the usual words for no value are spoken as blank."),
      Example("Place,Opened\nMill,2024-03-05\nPier,2024-04-01\n"),
      Example(
        "Month,Rain\n2024-01,12\n2024-02,7\n2024-03,5\nTotal,all in all 24\n",
        caption: "`data-total-among-rows` reports rows with totals."),
      Example(
        "Item,Price,Note\nTea,3.20,hot\nScone,ask us\nCake,4.50,cold\nPie,2.20,new\nJam,1.10,old\n",
        caption: "`data-rows-uneven` reports rows with cells under the wrong header."),
      Example(
        "Item,Price\nTea,3.20\nCoffee,\u{1}2.90\nCake,4.50\n",
        caption: "`data-characters-odd` reports invisible characters."),
      Example(
        "支店,開店日\n新宿店,令和6年4月1日\n大手町店,2001-09-14\n梅田店,1998-11-02\n京都店,2011-03-20\n",
        caption: "A date in another calendar is a date."),
      Example(
        "Guest,Nights,Would you come again?\nAda,2,yes\nBo,1,no\nCy,4,not sure\nDee,2,yes\n",
        caption: "An answer may be other than yes or no."),
      Example(
        "Team,Seed\nReds,1\nBlues,16a\nGreens,16b\nWhites,2\nGolds,3\nGreys,4\nJets,5\nOwls,6\nBears,7\n",
        caption: "Some numbers may have a letter, as on doors and lists."),
    ],
    failing: [
      Example("Item,Price\nTea,3.20\nCoffee,2.90\nCake,↓ask at the bar\nPie,4.10\nScone,1.80\n"),
      Example("Run,Time,Place\nA,2024-03-05,1\nB,2024-03-06,2\nC,↓next week,3\nD,2024-03-09,4\n"),
    ])

  func check(_ data: AuditedData, into notes: inout Notes) {
    let columns = data.columns.filter { Self.noun($0.type) != nil && $0.profile.filled > 0 }
    notes.look(columns.count)
    let mixed = columns.filter { $0.profile.exceptions.count > 0 && !isNumbered($0) && !isDated($0, data) }
    // A row of other values, such as counts among percentages, has one cause in all columns.
    let groups = Dictionary(grouping: mixed, by: Kind.init).values.sorted { $0[0].index < $1[0].index }
    for group in groups where group.count > Notes.mostAlone {
      let first = group[0].profile.exceptions.example
      let noun = Self.noun(group[0].type) ?? ""
      notes.add(group, of: data, together: "\(noun) \(first.names.first ?? "")") { examples in
        "Cells in \(group.count) columns are not read as \(noun), first in \(data.called(first)), such as those in \(examples)."
      } _: {
        finding($0, data)
      }
    }
    notes.add(groups.filter { $0.count <= Notes.mostAlone }.flatMap(\.self)) { finding($0, data) }
  }

  /// What the exceptions of several columns may share.
  private struct Kind: Hashable {
    let noun: String?
    let row: Int

    init(_ column: AuditedColumn) {
      noun = DataTypesMixed.noun(column.type)
      row = column.profile.exceptions.example.row
    }
  }

  /// Whether all cells that are not numbers are a number with a letter: `16a`.
  private func isNumbered(_ column: AuditedColumn) -> Bool {
    column.type == .integer
      && column.profile.exceptions.first.allSatisfy { cell in
        guard let last = cell.text.last, last.isLetter else { return false }
        return cell.text.count > 1 && cell.text.dropLast().allSatisfy { $0.isASCII && $0.isNumber }
      }
  }

  /// Whether all cells that are not dates like the others are dates in another form: `令和6年4月1日`.
  private func isDated(_ column: AuditedColumn, _ data: AuditedData) -> Bool {
    switch column.type {
    case .date, .dateTime: column.profile.exceptions.first.allSatisfy { data.voice.isDate($0.text) }
    default: false
    }
  }

  private func finding(_ column: AuditedColumn, _ data: AuditedData) -> Finding {
    let exceptions = column.profile.exceptions
    let noun = Self.noun(column.type) ?? ""
    let cell = exceptions.example
    let share = Wording.share(exceptions.count, of: column.profile.filled, "cell")
    let which = exceptions.count == 1 ? "is" : "are"
    let hasDigit = cell.text.contains { $0.isNumber }
    let blank = NotedCell(row: cell.row, text: "", names: cell.names)
    return data.target(exceptions, in: column).finding(
      "\(share) in \(column.called) \(which) not read as \(noun)\(examples(exceptions, data)).",
      impact: exceptions.count * 10 > column.profile.filled ? nil : .minor,
      advice: hasDigit
        ? "Write the value like the others of its column, and move words to a remarks column."
        : nil,
      heard: Heard(
        now: data.words(cell, in: column),
        after: BlankWords.standsForNothing(cell.text) ? data.words(blank, in: column) : nil),
      count: exceptions.count)
  }

  private func examples(_ cells: Noted<NotedCell>, _ data: AuditedData) -> String {
    guard let first = cells.first.first else { return "" }
    let others = cells.first.dropFirst().map(\.text).filter { $0 != first.text }
    let rest = others.isEmpty ? "" : ", then \(Wording.list(Array(others.prefix(2))))"
    return
      "\(cells.count == 1 ? ":" : ", first") \(Wording.list([first.text])) in \(data.called(first))\(rest)"
  }

  /// Names the values of a column in the plural; nil for types that allow any text.
  fileprivate static func noun(_ type: ColumnType) -> String? {
    switch type {
    case .text, .identifier, .telephone, .boolean, .empty: nil
    case .integer, .decimal: "numbers"
    case .money: "amounts of money"
    case .percent: "percentages"
    case .change: "changes"
    case .measure: "quantities"
    case .date: "dates"
    case .year: "years"
    case .time: "times"
    case .dateTime: "dates with a time"
    case .duration: "lengths of time"
    }
  }
}
