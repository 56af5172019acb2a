import RowcallLanguages
import RowcallModel
import RowcallValues

/// The columns that cells of a page cover together, each as one more cell of a row with the headers of all of them:
/// "Weekdays and Sundays 10:30".
struct JointColumns: Sendable {
  /// The place of each among the cells, behind those of the plan.
  private let places: [Range<Int>: Int]
  /// For each its columns that the plan has, in the plan's order.
  private let members: [[Int]]
  /// For each its header; nil if none of its columns has one.
  let headers: [String?]

  /// No cell covers more than one column.
  init() { (places, members, headers) = ([:], [], []) }

  /// Finds the columns that are spoken together in rows of a plan; a template has its own words for each.
  init(_ heard: HeardCells?, _ plan: RowPlan, table: Table, readers: [CellReader], phrases: Phrases) {
    let texts = HeaderText.texts(of: table, readers)
    let columns = plan.cells.map(\.column)
    let ranges = plan.joining == .list ? heard?.jointColumns ?? [] : []
    let found = ranges.map { range in (range, columns.indices.filter { range.contains(columns[$0]) }) }
      .filter { $0.1.count > 1 }
    members = found.map(\.1)
    headers = members.map {
      JointName.text(of: $0.map { columns[$0] }.sorted().compactMap { texts[$0] }, phrases)
    }
    places = Dictionary(
      uniqueKeysWithValues: found.enumerated().map { ($1.0, columns.count + $0) })
  }

  /// The place of a cell that covers some columns; nil for one that the plan has in one column at most.
  func place(of columns: Range<Int>) -> Int? { places[columns] }

  /// The cells, for a plan with the same columns: each always with its header, for nothing else tells what it covers.
  func cells(of plan: RowPlan) -> [CellPlan] {
    let cells = plan.cells
    return members.map { members in
      var cell = cells[members[0]]
      if cell.header != .never { cell.header = .always }
      return cell
    }
  }
}

/// What several columns are called together.
enum JointName {
  /// The names as a list, with the words with which all of them start said once: "Score Math and Art"; nil for none.
  static func text(of names: [String], _ phrases: Phrases) -> String? {
    var seen: Set<String> = []
    let words = names.filter { seen.insert($0).inserted }.map { $0.split(separator: " ") }
    guard words.count > 1, let last = words.last else { return words.first?.joined(separator: " ") }
    let shortest = words.map(\.count).min() ?? 1
    let shared = (0..<shortest - 1).prefix { place in words.allSatisfy { $0[place] == last[place] } }.count
    let own = words.map { $0.dropFirst(shared).joined(separator: " ") }
    let rest = own.dropLast().joined(separator: phrases.text(.listSeparator))
    let list = phrases.text(.lastName, ["rest": rest, "last": own[own.count - 1]])
    return (last.prefix(shared).map(String.init) + [list]).joined(separator: " ")
  }
}
