import ArgumentParser
import RowcallImport
import RowcallModel
import RowcallNarration

/// Which file, and what the user knows better than detection.
struct FileOptions: ParsableArguments {
  @Argument(
    help: "A file of delimited text, JSON, JSON Lines or HTML, a storyboard or a XIB; - for standard input.",
    completion: .file())
  var file: String

  @Option(help: "The text's encoding, such as UTF-8, windows-1252 or Shift_JIS; detected otherwise.")
  var encoding: String?

  @Option(help: "The character between cells: one character, or tab, comma, semicolon, pipe, space.")
  var delimiter: DelimiterArgument?

  @Option(help: "How cells are quoted: double, single or none.")
  var quote: Quote?

  @Option(help: "Where the column names stand: row (the first), none, or the number of a line.")
  var header: HeaderPlacement?

  @Option(help: "How many rows at the top hold column names, one level over the other; 0 for none.")
  var headerRows: Int?

  @Option(help: "The column that names each row, by name or number, or none; found otherwise.")
  var rowHeader: RowHeaderArgument?

  @Option(
    help: ArgumentHelp(
      "One table of a page, by its number or by words of its caption; all in turn otherwise.",
      valueName: "number or caption"))
  var table: String?

  @Option(
    help: """
      Read as delimited, json, html or interface (a storyboard or XIB); told from the text and the name otherwise.
      """)
  var inputFormat: InputFormat?

  @OptionGroup(title: "Limits") var limits: LimitOptions

  @OptionGroup var language: LocaleOptions

  /// The listener's locale; nil for the environment's.
  var locale: String? { language.locale }

  func validate() throws {
    if header != nil, headerRows != nil {
      throw ValidationError("--header and --header-rows both say where the column names stand; choose one")
    }
    if let headerRows, headerRows < 0 {
      throw ValidationError("--header-rows \(headerRows): take 0 for none, or the number of rows")
    }
  }

  /// What the table is called: the file's name without its folder; nil for standard input.
  var title: String? { file == "-" ? nil : file.split(separator: "/").last.map(String.init) }

  /// The same for the importer.
  var importOptions: ImportOptions {
    ImportOptions(
      encoding: encoding, format: inputFormat?.table, delimiter: delimiter?.character, quote: quote,
      header: headerRows.map(HeaderPlacement.init(rows:)) ?? header, table: table, limits: limits.limits)
  }
}

/// What a file is read as.
enum InputFormat: String, ExpressibleByArgument {
  case delimited, json, html
  /// A storyboard or XIB, whatever it is called.
  case interface

  /// The same for the importer of tables; nil for what is no table.
  var table: TableFormat? { TableFormat(rawValue: rawValue) }
}

/// A delimiter by itself or by its name.
struct DelimiterArgument: ExpressibleByArgument {
  let character: Character

  private static let names: KeyValuePairs<String, Character> = [
    "tab": "\t", "\\t": "\t", "comma": ",", "semicolon": ";", "pipe": "|", "colon": ":", "space": " ",
  ]

  init?(argument: String) {
    if let named = Self.names.first(where: { $0.key == argument }) {
      character = named.value
    } else {
      guard argument.count == 1, let only = argument.first else { return nil }
      character = only
    }
  }
}

/// A column that names the rows, or none.
struct RowHeaderArgument: ExpressibleByArgument {
  private let text: String

  init?(argument: String) { text = argument }

  /// The columns of a table that are meant: one, or none of them; throws for a column that it does not have.
  func columns(of table: Table) throws -> Range<Int> {
    do {
      let columns = try ColumnSelection(text).columns(of: table)
      guard columns.count == 1 else {
        throw WrongUsage(
          description:
            "--row-header \(text): \(columns.count) columns, and one names the rows; name one, or none")
      }
      return columns[0]..<columns[0] + 1
    } catch  where text == "none" {
      return 0..<0
    }
  }
}

extension Quote: ExpressibleByArgument {}

extension HeaderPlacement: ExpressibleByArgument {
  /// So many rows, which may be none.
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
}
