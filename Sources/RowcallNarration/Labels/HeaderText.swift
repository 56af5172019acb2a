import RowcallAccessibility
import RowcallLanguages
import RowcallModel
import RowcallValues

/// A column's header as it is read before a value.
package enum HeaderText {
  /// The text that stands for the column; nil if it has no header.
  ///
  /// A unit or scale (`Price (USD)`, `Umsatz in Mio. €`) is left out where the values carry it themselves, and so is
  /// markup.
  ///
  /// - Parameter reader: that of the column, whose values may carry the header's scale; nil if the header scales nothing.
  package static func text(of column: Column, _ reader: CellReader? = nil) -> String? {
    let isScaled = reader.map { $0.conventions.scale > 0 } ?? false
    guard let name = column.name.map({ SafeText.string(MarkupText.plain($0)) }), !name.isEmpty else {
      return nil
    }
    return RepetitionLimit.cut(isScaled || carriesUnit(column.type) ? HeaderName.withoutUnit(name) : name)
  }

  /// What stands for each column of a table before its values; nil for one without a header.
  static func texts(of table: Table, _ readers: [CellReader]) -> [String?] {
    zip(table.columns, readers).map { text(of: $0, $1) }
  }

  private static func carriesUnit(_ type: ColumnType) -> Bool {
    switch type {
    case .money, .percent, .change, .measure, .duration: true
    default: false
    }
  }
}

/// What is said for each column of a table before its values in rows.
///
/// A column without a header is called by its number. Where the headers of neighbours begin with the same words, as the
/// questions of a survey do, rows say what differs, if that tells the columns of the table apart; the beginning is said
/// once, before the first row.
package struct ColumnHeaders: Sendable {
  /// The words that the headers of neighbours begin with.
  package struct Beginning: Hashable, Sendable {
    package let text: String
    /// The zero-based columns.
    package let columns: Range<Int>
  }

  /// What is said before the first row: how many columns, "Algeria to Vietnam", and "How do you like the food of".
  package func sentence(of beginning: Beginning) -> String {
    let names = texts[beginning.columns]
    let ends = ["from": names[beginning.columns.lowerBound], "to": names[beginning.columns.upperBound - 1]]
    let columns = [
      phrases.text(.columnCount, ["count": "\(names.count)"]),
      names.count < 3 ? JointName.list(Array(names), phrases) : phrases.text(.range, ends),
    ]
    return columns.joined(separator: phrases.text(.listSeparator)) + phrases.text(.sentenceSeparator)
      + beginning.text
  }

  /// What is said for a column, perhaps beyond the last one.
  ///
  /// - Parameter column: zero-based.
  func text(of column: Int) -> String { column < texts.count ? texts[column] : Self.number(column, phrases) }

  /// What is said for a column without a header, and for one beyond the last one: "column 3".
  ///
  /// - Parameter column: zero-based.
  static func number(_ column: Int, _ phrases: Phrases) -> String {
    phrases.text(.columnPosition, ["column": "\(column + 1)"])
  }

  /// What is said for each column.
  package private(set) var texts: [String]
  private let phrases: Phrases
  private var beginningOf: [Int: String] = [:]
  /// The shared beginnings, in the order of the columns.
  package private(set) var beginnings: [Beginning] = []

  /// - Parameter readers: one for each of the table's columns.
  package init(_ table: Table, _ readers: [CellReader], phrases: Phrases) {
    let headers = HeaderText.texts(of: table, readers)
    self.phrases = phrases
    texts = headers.enumerated().map { $1 ?? Self.number($0, phrases) }
    var rests = texts
    var found: [Beginning] = []
    var column = 0
    while column < headers.count {
      guard let shared = Self.beginning(from: column, in: headers) else {
        column += 1
        continue
      }
      for index in shared.columns { rests[index] = Self.rest(of: texts[index], behind: shared.text) }
      found.append(shared)
      column = shared.columns.upperBound
    }
    // "Response" after each of ten questions tells nobody which one is answered.
    let counts = Dictionary(rests.map { ($0, 1) }, uniquingKeysWith: +)
    for shared in found where shared.columns.allSatisfy({ counts[rests[$0]] == 1 }) {
      texts.replaceSubrange(shared.columns, with: rests[shared.columns])
      beginnings.append(shared)
      for column in shared.columns { beginningOf[column] = shared.text }
    }
  }

  /// What is said for headers of many words once they were said whole, by zero-based column.
  package var cut: [Int: String] { LongHeaders(texts).cut }

  /// What is said once for a column and its neighbours; nil for nothing.
  func beginning(of column: Int) -> String? { beginningOf[column] }

  /// Fewer characters, or those of fewer columns, are sooner said again than explained; two columns need a long beginning
  /// that is a sentence.
  private static let shortestBeginning = 20
  private static let fewestColumns = 3
  private static let fewestWordsOfTwo = 8

  /// What the most headers from a column on have in common; nil if that is not worth mentioning.
  private static func beginning(from first: Int, in headers: [String?]) -> Beginning? {
    guard let header = headers[first], header.count > shortestBeginning else { return nil }
    var shared = header.split(separator: " ").dropLast()
    var end = first + 1
    while end < headers.count, let next = headers[end] {
      let words = next.split(separator: " ").dropLast()
      let common = zip(shared, words).prefix { $0 == $1 }.count
      guard shared.prefix(common).reduce(0, { $0 + $1.count + 1 }) > shortestBeginning else { break }
      shared = shared.prefix(common)
      end += 1
    }
    var text = shared.joined(separator: " ")
    let isSentence = shared.count >= fewestWordsOfTwo && text.last.map { ".?!:".contains($0) } ?? false
    guard end - first >= (isSentence ? 2 : fewestColumns) else { return nil }
    let rests = headers[first..<end].map { rest(of: $0 ?? "", behind: text) }
    // "State 1" tells what the number counts.
    if rests.contains(where: { $0.allSatisfy(\.isNumber) }) {
      text = shared.dropLast().joined(separator: " ")
    } else if rests.contains(where: { YesNo.isAnswer($0) || $0.count > text.count }) {
      // "Yes yes" in a row would say neither the question nor the answer. Where most of a header differs, questions only begin
      // alike.
      return nil
    }
    return Beginning(text: text, columns: first..<end)
  }

  private static func rest(of header: String, behind beginning: String) -> String {
    header.split(separator: " ").dropFirst(beginning.split(separator: " ").count).joined(separator: " ")
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
  init(_ heard: HeardCells?, _ plan: RowPlan, _ columnHeaders: ColumnHeaders, phrases: Phrases) {
    let texts = columnHeaders.texts
    let columns = plan.cells.map(\.column)
    let ranges = plan.joining == .list ? heard?.jointColumns ?? [] : []
    let found = ranges.map { range in (range, columns.indices.filter { range.contains(columns[$0]) }) }
      .filter { $0.1.count > 1 }
    members = found.map(\.1)
    headers = members.map {
      JointName.text(of: $0.map { columns[$0] }.sorted().map { texts[$0] }, phrases)
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
package enum JointName {
  /// The names as a list, with the words with which all of them start said once: "Score Math and Art"; nil for none.
  static func text(of names: [String], _ phrases: Phrases) -> String? {
    var seen: Set<String> = []
    let words = names.filter { seen.insert($0).inserted }.map { $0.split(separator: " ") }
    guard words.count > 1, let last = words.last else { return words.first?.joined(separator: " ") }
    let shortest = words.map(\.count).min() ?? 1
    let shared = (0..<shortest - 1).prefix { place in words.allSatisfy { $0[place] == last[place] } }.count
    let list = list(words.map { $0.dropFirst(shared).joined(separator: " ") }, phrases)
    return (last.prefix(shared).map(String.init) + [list]).joined(separator: " ")
  }

  /// Names as they are listed in a sentence: "Math, Art and Music".
  package static func list(_ names: [String], _ phrases: Phrases) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    let rest = names.dropLast().joined(separator: phrases.text(.listSeparator))
    return phrases.text(.lastName, ["rest": rest, "last": last])
  }
}

extension Substring {
  /// What is left without spaces at both ends.
  package var trimmingSpaces: Substring {
    guard let last = lastIndex(where: { $0 != " " }) else { return self[startIndex..<startIndex] }
    return self[...last].drop { $0 == " " }
  }
}
