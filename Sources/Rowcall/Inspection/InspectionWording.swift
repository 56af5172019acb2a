import RowcallImport
import RowcallModel
import RowcallValues

extension Character {
  /// A delimiter by its name.
  var wording: String {
    switch self {
    case ",": "comma"
    case ";": "semicolon"
    case "\t": "tab"
    case "|": "pipe"
    case ":": "colon"
    case " ": "space"
    default: String(self)
    }
  }
}

extension HeaderPlacement {
  /// The place of the column names in words.
  var wording: String {
    switch self {
    case .row: "first row"
    case .none: "none"
    case .rows(let count): count == 1 ? "first row" : "first \(count) rows"
    case .line(let line): "line \(line)"
    }
  }
}

extension TypedColumn {
  /// The type of the column, with the decision for ambiguous formats.
  var wording: String {
    let convention =
      assumedMark.map { "numbers in it: decimal \($0.wording)" } ?? conventions.wording(for: column.type)
    return switch source {
    case .unambiguous where assumesDates: "\(column.type.wording) (assumed from eight digits)"
    case .unambiguous: column.type.wording
    case .locale: "\(column.type.wording) (\(convention), assumed from the locale)"
    case .series: "\(column.type.wording) (\(convention), assumed from a monthly series)"
    case .commas, .semicolons: "\(column.type.wording) (\(convention), assumed from the \(source.rawValue))"
    case .open: "\(column.type.wording) (day or month first, read as written where both fit)"
    default: "\(column.type.wording) (\(convention), decided by the \(source.rawValue))"
    }
  }
}

extension CellConventions {
  /// The relevant convention of a type.
  fileprivate func wording(for type: ColumnType) -> String {
    switch type {
    case .date(let order), .dateTime(let order): order.wording
    case .text: "dates in it: \(textDates?.wording ?? "as written")"
    default: "decimal \(decimalMark.wording)"
    }
  }
}

extension ColumnType {
  var wording: String {
    switch self {
    case .text: "text"
    case .integer: "whole numbers"
    case .decimal: "decimal numbers"
    case .money(let currency): currency.map { "money in \($0)" } ?? "money"
    case .percent: "percentages"
    case .change(.number): "changes"
    case .change(.percent): "changes in percent"
    case .change(.money(let currency)): "changes in \(currency)"
    case .measure(let unit) where unit == Unit("byte"): "sizes in bytes"
    case .measure(let unit): unit.map { "measures in \($0.identifier)" } ?? "measures"
    case .date: "dates"
    case .year: "years"
    case .time: "times of day"
    case .dateTime: "dates with times"
    case .duration: "durations"
    case .boolean: "yes or no"
    case .identifier: "codes"
    case .telephone: "telephone numbers"
    case .empty: "nothing"
    }
  }
}

extension ColumnReason {
  /// A phrase that completes "because".
  var wording: String {
    switch self {
    case .nothingFilled: "the first rows have no filled cell"
    case .written(let fitting, let total): "\(fitting) of the first \(total) filled cells have this format"
    case .headed(let word, let fitting, let total):
      "the header says \"\(word)\", and \(fitting) of \(total) cells fit"
    case .unitInHeader(let unit, let fitting, let total):
      "the header has the unit \"\(unit)\", and \(fitting) of \(total) cells are numbers"
    case .leadingZeros(let count, let total): "\(count) of \(total) cells start with a zero"
    case .longDigits(let count, let total): "\(count) of \(total) cells have more digits than a quantity"
    case .signs(let count, let total): "\(count) of \(total) cells have a sign of direction"
    case .asked: "asked for"
    case .contradicted(let fitting, let total):
      "words: the first rows have another type, but only \(fitting) of \(total) cells from the whole file fit it"
    case .words(0, let total): "words: none of \(total) cells fits any other type"
    case .words(let others, let total): "words: at most \(others) of \(total) cells fit any other type"
    }
  }
}
