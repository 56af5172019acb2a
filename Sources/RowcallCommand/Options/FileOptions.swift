import ArgumentParser
import Rowcall
import RowcallImport
import RowcallModel
import RowcallNarration
import RowcallText
import RowcallValues

/// The file, and options that override detection.
struct FileOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A file of delimited text, JSON, JSON Lines or HTML, a property list, a workbook, an SQLite database, a "
        + "storyboard or a XIB; - for standard input, which is also read if text is piped in and no file is named."
    ),
    completion: .file())
  var file: String

  @Option(
    help: .rare("The text's encoding, such as UTF-8, windows-1252 or Shift_JIS (default: detected)."))
  var encoding: String?

  @Option(
    help: .rare(
      "The character between cells: one character, or tab, comma, semicolon, pipe, colon or space."),
    transform: DelimiterArgument.read)
  var delimiter: DelimiterArgument?

  @Option(
    help: .rare("How cells are quoted: double, single or none."),
    completion: .list(Quote.allValueStrings), transform: Quote.read)
  var quote: Quote?

  @Option(
    help: .rare(
      "Where the column names are: row (the first), none, or the number of a line (default: detected)."),
    transform: HeaderPlacement.read)
  var header: HeaderPlacement?

  @Option(help: .rare("How many rows at the top hold column names; 0 for none."))
  var headerRows: Int?

  @Option(help: .rare("The column that names each row, by name or number, or none (default: detected)."))
  var rowHeader: RowHeaderChoice?

  @OptionGroup var values: ValueOptions

  @Option(
    help: ArgumentHelp(
      "One table of a file, by its number, its name or words of its title (default: all in turn; browse and edit: the first).",
      valueName: "number or caption"))
  var table: String?

  @Option(
    help: .rare("The rows of a query of an SQLite database, such as 'SELECT name, fee FROM boats'."))
  var query: String?

  @Option(
    help: .rare(
      "Read as delimited, json, html, text-table, property-list or interface: a storyboard or XIB (default: detected from "
        + "text and name)."
    ),
    completion: .list(InputFormat.allValueStrings), transform: InputFormat.read)
  var inputFormat: InputFormat?

  @OptionGroup(title: "Limits", visibility: .hidden) var limits: LimitOptions

  @OptionGroup var language: LocaleOptions

  func validate() throws {
    if header != nil, headerRows != nil {
      throw ValidationError("--header and --header-rows both say where the column names are; choose one")
    }
    if let headerRows, headerRows < 0 {
      throw ValidationError("--header-rows \(headerRows): expected 0 for none, or the number of rows")
    }
  }

  /// The same for the library.
  func tableOptions(_ index: IndexChoice = IndexChoice()) -> TableOptions {
    TableOptions(
      locale: listener, reading: importOptions, types: values.type, rowHeader: rowHeader, index: index)
  }

  /// The listener's locale: the option or else the environment.
  var listener: LocaleTag { language.listener }

  /// The same for the importer.
  var importOptions: ImportOptions {
    ImportOptions(
      encoding: encoding, format: inputFormat?.table, delimiter: delimiter?.character, quote: quote,
      header: headerRows.map(HeaderPlacement.init(rows:)) ?? header, dates: values.dates,
      decimalMark: values.decimal, table: table, query: query, limits: limits.limits)
  }
}

enum InputFormat: String, CaseIterable, ExpressibleByArgument {
  case delimited, json, html
  case textTable = "text-table"
  case propertyList = "property-list"
  /// A storyboard or XIB, whatever its name.
  case interface

  /// The same for the importer of tables; nil for an interface.
  var table: TableFormat? { TableFormat(rawValue: rawValue) }
}

/// How ambiguous values are read.
struct ValueOptions: ParsableArguments {
  @Option(
    help: .rare(
      "The order of day, month and year in dates such as 1/2/2006: dmy, mdy or ymd (default: decided by the file, else "
        + "by the locale)."),
    completion: .list(CalendarDate.Order.allValueStrings), transform: CalendarDate.Order.read)
  var dates: CalendarDate.Order?

  @Option(
    help: .rare(
      "What is before fractions: point, as in 1,234.5, or comma, as in 1.234,5 (default: decided by the file, else by "
        + "the locale)."),
    completion: .list(DecimalMark.allValueStrings), transform: DecimalMark.read)
  var decimal: DecimalMark?

  @Option(
    help: .rare(
      "What columns hold, such as 'Date=dmy,Code=text': text, code, number, measure, size (in bytes), money, percent, "
        + "change, date, dmy, mdy, ymd, time, duration, year, yes-no or telephone (default: detected)."))
  var type: String?
}

extension CalendarDate.Order: ExpressibleByArgument {
  /// Reads `dmy`, `mdy` or `ymd`.
  public init?(argument: String) { self.init(code: argument) }

  /// The values that shells complete.
  public static var allValueStrings: [String] { ["dmy", "mdy", "ymd"] }
}

extension DecimalMark: ExpressibleByArgument {
  /// Reads `point` or `comma`.
  public init?(argument: String) {
    guard let mark = [DecimalMark.point, .comma].first(where: { $0.wording == argument.lowercased() }) else {
      return nil
    }
    self = mark
  }

  /// The values that shells complete.
  public static var allValueStrings: [String] { ["point", "comma"] }
}

extension ExpressibleByArgument {
  /// Reads an optional value, of which the parser of arguments does not say what was expected.
  static func read(_ argument: String) throws -> Self {
    guard let value = Self(argument: argument) else {
      throw ValidationError("expected \(allValueStrings.alternatives)")
    }
    return value
  }
}

/// A delimiter as a character or a name.
struct DelimiterArgument: ExpressibleByArgument {
  let character: Character

  private static let names: KeyValuePairs<String, Character> = [
    "tab": "\t", "\\t": "\t", "comma": ",", "semicolon": ";", "pipe": "|", "colon": ":", "space": " ",
  ]

  init?(argument: String) {
    let named = Self.names.first { $0.key == argument }?.value
    guard let found = named ?? (argument.count == 1 ? argument.first : nil) else { return nil }
    character = found
  }

  static func read(_ argument: String) throws -> DelimiterArgument {
    if let delimiter = DelimiterArgument(argument: argument) { return delimiter }
    throw ValidationError("expected one character, or tab, comma, semicolon, pipe, colon or space")
  }
}

extension RowHeaderChoice: ExpressibleByArgument {
  /// Accepts any text; opening the table checks the column.
  public init?(argument: String) { self.init(argument) }
}

extension Quote: ExpressibleByArgument {}

extension HeaderPlacement: ExpressibleByArgument {
  /// A number of rows, which may be 0.
  fileprivate init(rows: Int) { self = rows == 0 ? .none : .rows(rows) }

  /// Reads `row`, `none`, or a line's number from 1.
  public init?(argument: String) {
    switch argument {
    case "row": self = .row
    case "none": self = .none
    default:
      guard let line = Int(argument), line > 0 else { return nil }
      self = .line(line)
    }
  }

  static func read(_ argument: String) throws -> HeaderPlacement {
    if let placement = HeaderPlacement(argument: argument) { return placement }
    throw ValidationError("expected row, none or the number of a line")
  }
}
