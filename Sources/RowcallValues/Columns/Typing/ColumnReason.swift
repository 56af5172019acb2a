import RowcallModel

/// Why a column has its type, as facts; how they are worded is the caller's business.
package enum ColumnReason: Hashable, Codable, Sendable {
  /// No cell of the sample holds anything.
  case nothingFilled
  /// So many of the filled cells are written as values of the type.
  case written(fitting: Int, of: Int)
  /// A word in the header names the type, and so many cells fit it.
  case headed(word: String, fitting: Int, of: Int)
  /// The header holds a currency, a unit or a percent sign, and so many cells are numbers.
  case unitInHeader(String, fitting: Int, of: Int)
  /// So many cells are digits with a leading zero.
  case leadingZeros(Int, of: Int)
  /// So many cells have more digits than a quantity has.
  case longDigits(Int, of: Int)
  /// So many cells have a plus sign or an arrow, and none above zero lacks one.
  case signs(Int, of: Int)
  /// A user said so.
  case asked
  /// Words: at most so many cells fit any other type.
  case words(othersFitting: Int, of: Int)
  /// The first rows have another type, but of the cells looked at in the whole file only so many fit it.
  case contradicted(fitting: Int, of: Int)
}

/// Where the answer came from when the same characters could mean two things.
package enum ConventionSource: String, Hashable, Codable, Sendable, Comparable {
  /// There was nothing to decide, or a user decided.
  case unambiguous
  /// Other cells of the column decide: a part above 12, a group of digits.
  case column
  /// The dots of `01.02.2024` decide: wherever people write them, the day is first.
  case dots = "dots in its dates"
  /// The other columns of the file decide.
  case file
  /// The delimiter decides: a comma goes with decimal points, and a semicolon with commas where the locale has them too.
  case delimiter
  /// Only the delimiter speaks for decimal commas: the listener's locale has points, and such files come with semicolons,
  /// too, or all decimals have three digits, as thousands have.
  case semicolons = "semicolons between cells"
  /// Only the delimiter speaks for decimal points, and all decimals have three digits, as thousands have.
  case commas = "commas between cells"
  /// Nothing in the file decides, but all dates are then the first of a month.
  case series
  /// Nothing in the file decides; the locale does.
  case locale
  /// Nothing decides: dates that could be read in two ways are text.
  case open

  /// The surer source is the smaller one.
  package static func < (left: ConventionSource, right: ConventionSource) -> Bool { left.doubt < right.doubt }

  /// Whether the answer is likely at best, so that listeners must know of it.
  package var leavesDoubt: Bool {
    switch self {
    case .semicolons, .commas, .series, .locale, .open: true
    default: false
    }
  }

  /// How much the answer may be trusted, from 0 to 1.
  var trust: Double { 1 - Double(doubt) / 10 }

  private var doubt: Int {
    switch self {
    case .unambiguous: 0
    case .column, .dots: 0
    case .file: 1
    case .delimiter, .series: 2
    case .semicolons, .commas, .locale: 3
    case .open: 4
    }
  }
}
