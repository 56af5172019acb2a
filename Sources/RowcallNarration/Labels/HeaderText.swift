import RowcallAccessibility
import RowcallLanguages
import RowcallModel
import RowcallValues

/// A column's header as it is read before a value.
package enum HeaderText {
  /// The text that stands for the column; nil if it has no header.
  ///
  /// A unit or scale (`Price (USD)`, `Umsatz in Mio. €`) is left out where the values carry it themselves.
  /// So is the end of a name as long as a sentence, and markup: a header is spoken in every row.
  ///
  /// - Parameter reader: that of the column, whose values may carry the header's scale; nil if the header scales nothing.
  package static func text(of column: Column, _ reader: CellReader? = nil) -> String? {
    let isScaled = reader.map { $0.conventions.scale > 0 } ?? false
    guard let name = column.name.map({ SafeText.string(MarkupText.plain($0)) }), !name.isEmpty else {
      return nil
    }
    return shortened(isScaled || carriesUnit(column.type) ? HeaderName.withoutUnit(name) : name)
  }

  /// What stands for each column of a table before its values; nil for one without a header.
  static func texts(of table: Table, _ readers: [CellReader]) -> [String?] {
    zip(table.columns, readers).map { text(of: $0, $1) }
  }

  /// A header of more than 60 characters cut behind a word: "How satisfied are you with the way in which our staff…".
  private static func shortened(_ header: String) -> String {
    let header = RepetitionLimit.cut(header)
    guard header.count > longest else { return header }
    let start = header.prefix(longest)
    let words = start.lastIndex(of: " ").map { start[..<$0] } ?? start
    return words.trimmingSpaces + "…"
  }

  private static let longest = 60

  private static func carriesUnit(_ type: ColumnType) -> Bool {
    switch type {
    case .money, .percent, .change, .measure, .duration: true
    default: false
    }
  }
}

extension Substring {
  /// What is left without spaces at both ends.
  var trimmingSpaces: Substring {
    guard let last = lastIndex(where: { $0 != " " }) else { return self[startIndex..<startIndex] }
    return self[...last].drop { $0 == " " }
  }
}

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
