import RowcallAccessibility
import RowcallModel
import RowcallValues

/// A problem that was handled while reading and should be reported.
package enum ImportProblem: Hashable, Sendable {
  /// Bytes that are no text were replaced by U+FFFD; the offset of the first in the file
  /// counts from zero, and is nil if the encoding is not UTF-8.
  case repairedText(line: Int, offset: Int?, count: Int)
  /// The encoding that was asked for can be read, but the text looks like another.
  case doubtfulEncoding(String, likely: String)
  /// There is no clear evidence for an encoding, and letters beyond ASCII depend on it; the confidence in percent.
  case guessedEncoding(String, percent: Int)
  /// Cells contain zero bytes.
  case zeroBytes(line: Int, count: Int)
  /// Control characters are read as the quotes, dashes or euro signs that have their numbers in Windows; the first is given.
  case windowsSigns(Unicode.Scalar, line: Int, count: Int)
  /// Rows have more or fewer cells than the table has columns; `found` is that of the first.
  case raggedRows(line: Int, expected: Int, found: Int, count: Int)
  /// There is text after a closing quote.
  case looseQuotes(line: Int, count: Int)
  /// Opening quotes would swallow rows and are read as characters.
  case strayQuotes(line: Int, count: Int)
  /// A long cell spans several rows or columns, and is spoken in full only once.
  case repeatedText(line: Int)
  /// Columns have more levels of headers than are spoken.
  case headerLevels(Int)
  /// Two or more columns have this name.
  case repeatedName(String)
  /// A JSON object has a key twice; the last value counts.
  case repeatedKey(String, line: Int)
  /// A JSON object holds several arrays of records, of which one is read; each by the keys that lead to it.
  case otherRecords([[String]], read: [String])
  /// There are lines below a text table; the text is that of the first.
  case belowTable(line: Int, text: String, count: Int)
  /// Cells of a text table reach into the next column.
  case wideCells(line: Int, count: Int)
  /// What a user said about a column does not hold for any of its cells.
  case unfitChoice(column: String, UnfitChoice)
  /// The lines look like sentences, of which nothing is certainly a row, divided by a sign as tables are.
  case sentences(Character)
  /// A key appears for the first time after the columns were fixed; its values follow the row's other cells.
  case lateKey(String, line: Int)
  /// Nothing in the file tells the order of day and month, so the locale does; nil where all dates are the first of a month.
  case assumedDates(column: String, CalendarDate.Order, locale: String?)
  /// Nothing in the file tells if `1,234` has a fraction, so the locale does; nil where what is between cells does.
  case assumedDecimals(column: String, DecimalMark, locale: String?)
  /// Only a few cells of eight digits show that they are dates.
  case assumedDigits(column: String)
  /// The order of day and month is not known, or differs from row to row.
  case openDates(column: String)
  /// Sheets or tables of a workbook are not read.
  case itemsLeftOut(WorkbookItem, [String])
  /// The styles of a workbook are missing, which say what is a date, or cannot be read for a reason.
  case missingStyles(reason: String?)
  /// Something that belongs to a sheet is missing, or cannot be read for a reason.
  case missingItem(SheetItem, sheet: String, reason: String?)
  /// A table or view of a database cannot be read.
  case unreadTable(String, reason: String)
  /// Columns of a sheet are hidden; each by its letters.
  case hiddenColumns([String])
  /// So many values of a sheet are not shown, because the formats of their cells show nothing of them; the cell of the first.
  /// Nil where the sheet is too large for counting them before.
  case hiddenValues(Int?, first: String)
  /// Of a sheet with so many defined tables beside each other only these are read; the range has all cells.
  case onlyDefinedTables(Int, all: String)
  /// So many formulas of a sheet have no stored result, so that their cells are blank; the cell of the first.
  case openFormulas(Int?, first: String)
  /// Cells of a sheet have comments or lead to other places; each with its cell.
  case notes(SheetNotes)
  /// Some lines are read as no row; how many rows there are is nil where reading stopped before the last.
  case leftOut(rows: Int?, [LeftOutLines])
}

/// A sheet or a table of a workbook that is not read.
package enum WorkbookItem: String, Hashable, Sendable {
  case hiddenSheet = "hidden sheet"
  case chartSheet = "chart sheet"
  case dialogSheet = "dialog sheet"
  case macroSheet = "macro sheet"
  /// A sheet whose rows or columns with cells are all hidden.
  case sheet
  /// A defined table of that kind.
  case table

  /// Whether it is left out because its cells are hidden.
  var isHidden: Bool { self == .sheet || self == .table }
}

extension ImportProblem {
  /// Sentences that leave nothing out, for whoever asks for them.
  package var details: [String] {
    guard case .notes(let notes) = self else { return [description] }
    return notes.all.map { "\(notes.kind.rawValue) on \($0.cell): \($0.text)" }
  }
}

extension ImportProblem: CustomStringConvertible {
  /// One sentence without the path.
  package var description: String {
    switch self {
    case .repairedText(let line, let offset, let count):
      "line \(line)\(offset.map { ", byte \($0)" } ?? ""): \(Self.count(count, "invalid byte sequence")) replaced by U+FFFD"
    case .doubtfulEncoding(let name, let likely): "read as \(name) as asked for, but it looks like \(likely)"
    case .guessedEncoding(let name, let percent):
      "read as \(name), a guess (\(percent)% sure); if letters are wrong, set --encoding"
    case .zeroBytes(let line, let count): "line \(line): \(Self.count(count, "zero byte")) in cells"
    case .windowsSigns(let scalar, let line, let count):
      "line \(line): the control character U+00\(String(scalar.value, radix: 16, uppercase: true)) is read as "
        + "\(scalar.windowsSign ?? scalar), as in windows-1252; "
        + (count == 1 ? "1 such sign" : "\(count) such signs")
    case .raggedRows(let line, let expected, let found, let count):
      "line \(line): \(Self.count(found, "cell")), expected \(expected); "
        + (count == 1 ? "1 such row" : "\(count) uneven rows")
    case .looseQuotes(let line, let count):
      "line \(line): text after a closing quote\(count == 1 ? "" : ", in \(count) cells")"
    case .strayQuotes(let line, let count):
      count == 1
        ? "line \(line): a quote that is not closed is read as a character"
        : "line \(line): \(count) quotes that are not closed are read as characters, the first on this line"
    case .repeatedText(let line):
      "line \(line): a cell that spans several rows or columns has more than \(RepetitionLimit.characters) characters; "
        + "its text is spoken in full once and shortened elsewhere"
    case .headerLevels(let count):
      "columns have \(count) levels of headers; the \(RepetitionLimit.headers) nearest to the data are spoken, "
        + "and \"\(RepetitionLimit.ellipsis)\" for the others"
    case .repeatedName(let name): "more than one column is named \"\(name)\""
    case .repeatedKey(let key, let line): "line \(line): key \"\(key)\" appears twice; the last value is used"
    case .otherRecords(let others, let read):
      "only the records under \(Self.path(read)) are read, not those under \(Self.paths(others))"
    case .belowTable(let line, let text, let count):
      "line \(line): \"\(text)\" "
        + (count == 1 ? "is" : "and \(Self.count(count - 1, "more line")) are")
        + " below the table and not read"
    case .wideCells(let line, let count):
      "line \(line): a cell reaches into the next column, so the row may be divided wrongly; "
        + (count == 1 ? "1 such row" : "\(count) such rows")
    case .assumedDates(let column, let order, let locale):
      "column \(column): dates are read as \(order.wording), "
        + (locale.map { "as is usual in \($0)" } ?? "since all are then the first of a month")
        + "; nothing in the file tells "
        + "their order; if that is wrong, set --dates \(order.other.code)"
    case .assumedDecimals(let column, let mark, let locale):
      "column \(column): numbers are read with a decimal \(mark.wording), "
        + (locale.map { "as is usual in \($0); nothing in the file " }
          ?? "as is usual in files with \(mark == .point ? "commas" : "semicolons") between cells; nothing else ")
        + "tells what \(mark == .point && locale != nil ? "1,234" : "1.234") is; if that is wrong, set --decimal \(mark.other.wording)"
    case .assumedDigits(let column):
      "column \(column): numbers of eight digits are read as dates; if that is wrong, set --type \(column)=number"
    case .openDates(let column):
      "column \(column): some dates can be read with the day or with the month first, and are read as written; set "
        + "--dates dmy or --dates mdy"
    case .leftOut(let rows, let lines):
      (rows.map { Self.count($0, "row") + "; " } ?? "") + "left out: "
        + lines.map(\.description).joined(separator: ", ")
    case .unfitChoice(let column, .dates(let order)):
      "column \"\(column)\": none of its dates can be \(order.wording), and --dates \(order.code) is ignored there"
    case .unfitChoice(let column, .decimalMark(let mark)):
      "column \"\(column)\": none of its numbers has a decimal \(mark.wording), and --decimal \(mark.wording) is ignored there"
    case .unfitChoice(let column, .kind(let kind)):
      "column \"\(column)\": none of its cells fits --type \(column)=\(kind.rawValue); they are read as written"
    case .itemsLeftOut(let item, let names):
      "left out: \(Self.count(names.count, item.rawValue))\(item.isHidden ? " with only hidden cells" : "") "
        + "(\(names.map { "\"\($0)\"" }.joined(separator: ", ")))"
    case .missingStyles(let reason):
      (reason == nil ? "styles are missing" : "styles cannot be read")
        + "; dates and amounts are shown as plain numbers; \(reason ?? "copy the workbook again")"
    case .missingItem(let item, let sheet, let reason?):
      "sheet \"\(sheet)\": \(item.rawValue) cannot be read: \(reason)"
    case .missingItem(let item, let sheet, nil):
      "sheet \"\(sheet)\": \(item.rawValue) are missing; copy the workbook again"
    case .unreadTable(let name, let reason): "left out: \"\(name)\", which cannot be read: \(reason)"
    case .hiddenColumns(let columns):
      "left out: \(Self.count(columns.count, "hidden column")) (\(columns.joined(separator: ", ")))"
    case .hiddenValues(let count?, let first):
      "left out: \(Self.count(count, "hidden value")) (the format of \(count == 1 ? "its cell" : "their cells") shows nothing; "
        + "\(count == 1 ? "" : "the first is ")in \(first))"
    case .hiddenValues(nil, _): "left out: hidden values (their cells have a format that shows nothing)"
    case .onlyDefinedTables(let count, let all):
      "only the \(count == 1 ? "defined table" : "\(count) defined tables") of the sheet \(count == 1 ? "is" : "are") read; --table '\(all)' reads all of its cells"
    case .openFormulas(let count, let first):
      "\(count.map { Self.count($0, "formula") } ?? "formulas") without a stored result, the first in \(first); \(count == 1 ? "its cell is" : "their cells are") "
        + "blank until a spreadsheet program opens and saves the workbook"
    case .notes(let notes):
      "\(Self.count(notes.all.count, notes.kind.rawValue)) on cells: "
        + notes.description
    case .sentences(let delimiter):
      "the lines look like sentences with \(delimiter == ";" ? "semicolons" : "commas"), and may be no rows; if they are, pass "
        + "--delimiter \(delimiter == ";" ? "semicolon" : "comma")"
    case .lateKey(let key, let line): "line \(line): new key \"\(key)\"; its values follow the other cells"
    }
  }

  private static func path(_ keys: [String]) -> String { "\"\(keys.joined(separator: "."))\"" }

  /// The first paths, and how many follow.
  private static func paths(_ paths: [[String]]) -> String {
    let shown = paths.prefix(3).map(path).joined(separator: ", ")
    return paths.count > 3 ? "\(shown) and \(count(paths.count - 3, "other"))" : shown
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension CalendarDate.Order {
  /// The order in words.
  package var wording: String {
    switch self {
    case .yearMonthDay: "year, month, day"
    case .monthDayYear: "month, day, year"
    case .dayMonthYear: "day, month, year"
    }
  }
}

extension CalendarDate.Order {
  /// The order that is meant if this one is wrong.
  fileprivate var other: CalendarDate.Order { self == .dayMonthYear ? .monthDayYear : .dayMonthYear }
}

extension ImportProblem {
  static func guessedEncoding(_ decision: Decision<String>) -> ImportProblem {
    .guessedEncoding(decision.choice, percent: Int((decision.confidence * 100).rounded()))
  }
}
