import RowcallLanguages
import RowcallModel
import RowcallNarration

/// What is said once before the first row of a table, since the rows do not repeat it.
struct TableOpening {
  private let group: RowGroup
  private let options: NarrationOptions
  private let headers: ColumnHeaders
  private let phrases: Phrases

  init(_ group: RowGroup, _ options: NarrationOptions) {
    self.group = group
    self.options = options
    phrases = Phrases(for: group.table.locale)
    headers = ColumnHeaders(group.table.table, group.table.readers, phrases: phrases)
  }

  /// Which columns are blank or the same in every row, "12 columns; Notes always blank; Department always HMRC"; then
  /// what the headers of neighbouring columns begin with, which JSON has in each cell.
  func lines(_ content: RowContent) throws -> [LineBetweenRows] {
    guard group.plan.joining == .list else { return [] }
    switch content {
    case .label: return (sentences(isSpoken: false)).map { LineBetweenRows(text: $0) }
    case .spoken: return (sentences(isSpoken: true)).map { LineBetweenRows(text: $0) }
    case .json: return try json.map { [LineBetweenRows(text: $0)] } ?? []
    }
  }

  private func sentences(isSpoken: Bool) -> [String] {
    let heard = group.plan.cells.map(\.column)
    let beginnings = headers.beginnings.filter { $0.columns.contains(where: heard.contains) }
    let same = uniformCells.isEmpty && group.plan.uniform.blank.isEmpty ? nil : uniform(isSpoken: isSpoken)
    return (same.map { [$0] } ?? []) + beginnings.map { said($0.words(phrases), isSpoken) }
  }

  private func said(_ words: String, _ isSpoken: Bool) -> String {
    isSpoken ? group.table.speech(options.numbers).spoken(text: words) : words
  }
}

// MARK: - Columns that are the same in every row

extension TableOpening {
  /// A cell that is the same in every row, as JSON has it.
  private struct UniformCell: Encodable {
    /// Counted from one.
    let column: Int
    let header: String
    let display: String
    let spoken: String
    let written: String
  }

  /// The columns as a line of JSON.
  private struct Line: Encodable {
    /// How many there are.
    let columns: Int
    /// Those without any filled cell, counted from one.
    let blank: [Int]
    let constant: [UniformCell]
    let label: String
    let spoken: String
  }

  /// So many columns without any cell are named, more are counted.
  private static let mostNamed = 3

  private var json: String? {
    get throws {
      let (blank, constant) = (group.plan.uniform.blank, uniformCells)
      if blank.isEmpty, constant.isEmpty { return nil }
      return try Line(
        columns: headers.texts.count, blank: blank.map { $0 + 1 }, constant: constant,
        label: uniform(isSpoken: false), spoken: uniform(isSpoken: true)
      ).json()
    }
  }

  private func uniform(isSpoken: Bool) -> String {
    let always = { (name: String, value: String) in
      phrases.text(.summarySame, ["name": said(name, isSpoken), "value": value])
    }
    let count = { (count: Int) in phrases.text(.columnCount, ["count": "\(count)"]) }
    let blank = group.plan.uniform.blank
    var parts = [said(count(headers.texts.count), isSpoken)]
    if !blank.isEmpty {
      let names =
        blank.count > Self.mostNamed
        ? count(blank.count) : JointName.list(blank.map { headers.texts[$0] }, phrases)
      parts.append(always(names, said(phrases.text(.blank), isSpoken)))
    }
    parts += uniformCells.map { always($0.header, isSpoken ? $0.spoken : $0.display) }
    // Values hold commas themselves; languages with a comma of their own are understood by that alone.
    let comma = phrases.text(.listSeparator)
    return parts.joined(separator: comma == ", " ? "; " : comma)
  }

  /// The cells that are the same in every row, from the first one.
  private var uniformCells: [UniformCell] {
    guard let sample = group.table.reader.headSample.first, !group.plan.uniform.constant.isEmpty else {
      return []
    }
    let columns = group.plan.cells.map(\.column)
    var label = group.label(options)
    var spoken = group.spoken(options)
    return group.plan.uniform.constant.compactMap { column in
      guard let index = columns.firstIndex(of: column) else { return nil }
      return UniformCell(
        column: column + 1, header: headers.texts[column],
        display: label.value(ofCell: index, row: 0, of: sample),
        spoken: spoken.value(ofCell: index, row: 0, of: sample),
        written: sample.text(row: 0, column: column) ?? "")
    }
  }
}
