import RowcallModel
import RowcallNarration
import RowcallText
import RowcallValues

/// Whatever a user writes for a label or a choice, it is used as written or refused at a place in it.
enum LabelFuzz {
  static func label(_ input: [UInt8]) {
    selection(input)
    let text = String(decoding: input, as: UTF8.self)
    literal(text)
    do throws(LabelError) {
      let template = try LabelTemplate(text)
      let plan = try RowPlan(template: template, table: table)
      var label = RowLabel(plan, table: table, readers: readers, locale: LocaleTag("en"))
      for row in 0..<rows.rowCount {
        let line = label.text(row: row, of: rows)
        require(line.unsafeScalar() == nil, "a safe label for \(text): \(line)")
      }
    } catch {
      require(!"\(error)".isEmpty, "a sentence")
      if let offset = offset(of: error) {
        require((0...text.count).contains(offset), "a place in \(text): \(offset)")
      }
    }
  }

  /// A choice of rows means the numbers that are written in it.
  private static func selection(_ input: [UInt8]) {
    // Most bytes become what a choice is made of.
    let signs = Array("0123456789,- ")
    let text = String(input.map { $0 < 0xC0 ? signs[Int($0) % signs.count] : Character(Unicode.Scalar($0)) })
    _ = try? ColumnSelection(String(decoding: input, as: UTF8.self)).columns(of: table)
    _ = try? ColumnSelection(text).columns(of: table)
    guard let selection = try? RowSelection(text) else { return }
    let items = text.split(separator: ",").map { item in
      item.split(separator: "-", omittingEmptySubsequences: false).map { Int($0.filter { $0 != " " }) }
    }
    for row in 0..<60 {
      let isNamed = items.contains { bounds in
        bounds.count == 1 ? bounds[0] == row + 1 : (bounds[0] ?? 1)...(bounds[1] ?? .max) ~= row + 1
      }
      require(selection.contains(row) == isNamed, "row \(row + 1) of \(text): \(!isNamed)")
    }
    let wanted = selection.wanted(in: 0..<60)
    require(wanted.joined().allSatisfy(selection.contains), "\(wanted) of \(text)")
    require(wanted.joined().count == selection.count(in: 0..<60), "the count of \(text)")
  }

  /// A text whose braces are doubled is a label without any placeholder.
  private static func literal(_ text: String) {
    let doubled = text.map { $0 == "{" || $0 == "}" ? "\($0)\($0)" : "\($0)" }.joined()
    do {
      let plan = try RowPlan(template: LabelTemplate(doubled), table: table)
      var label = RowLabel(plan, table: table, readers: readers, locale: LocaleTag("en"))
      let line = label.text(row: 0, of: rows)
      require(line == SafeText.escaped(text), "\(doubled) reads \(line)")
    } catch {
      require(false, "\(doubled) is a label: \(error)")
    }
  }

  private static func offset(of error: LabelError) -> Int? {
    switch error {
    case .unknownColumn(let place, _, _, _), .unknownOption(let place, _, _), .unclosedBrace(let place),
      .strayBrace(let place), .emptyPlaceholder(let place):
      place.offset
    case .unknownColumnChoice, .severalColumns, .typeChoice, .noColumns, .rowChoice, .backwardRange: nil
    }
  }

  private static let table = Table(columns: [
    Column(name: "Company", type: .text), Column(name: "Price (USD)", type: .money(currency: "USD")),
    Column(name: "Change", type: .change(.percent)), Column(name: "Date", type: .date(.yearMonthDay)),
    Column(name: nil, type: .integer), Column(name: "a:b?", type: .text),
  ])
  private static let readers = table.columns.map { CellReader($0.type) }
  private static let rows: RowBatch = {
    var rows = RowBatch()
    rows.append(row: ["Apple Inc.", "648.11", "+1.85%", "2012-11-12", "1200", "\u{202E}x\n\u{9B}"])
    rows.append(row: ["", "n/a", "", "", "-"])
    rows.append(row: ["👩‍👩‍👧e\u{301}", "-0", "1e400", "0000-00-00", "99999999999999999999", ""])
    return rows
  }()
}
