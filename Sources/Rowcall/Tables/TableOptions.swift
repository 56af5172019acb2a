import RowcallImport
import RowcallModel
import RowcallNarration
import RowcallText

/// Options for reading a file that override detection.
public struct TableOptions: Sendable {
  /// The listener's locale.
  public var locale: LocaleTag
  /// How the file is read: encoding, format, header, which table of a page, limits.
  public var reading: ImportOptions
  /// What single columns hold, such as `Date=dmy,Code=text`; nil to detect it.
  ///
  /// A column is named as in ``NarrationOptions/columns``. The kinds are text, code, number, measure, size (in bytes), money,
  /// percent, change, date, dmy, mdy, ymd, time, duration, year, yes-no and telephone.
  public var types: String?
  /// The column that names each row; nil to detect it.
  public var rowHeader: RowHeaderChoice?
  /// How names are read, and the sections of an index.
  public var index: IndexChoice

  /// Receives a sentence about each oddity of the file, such as uneven rows or a guessed encoding; nil for none.
  public var onNote: (@Sendable (String) -> Void)?

  /// Creates options; the defaults detect everything and use the locale of the environment.
  public init(
    locale: LocaleTag = .environment, reading: ImportOptions = ImportOptions(),
    types: String? = nil, rowHeader: RowHeaderChoice? = nil, index: IndexChoice = IndexChoice(),
    onNote: (@Sendable (String) -> Void)? = nil
  ) {
    self.locale = locale
    self.reading = reading
    self.types = types
    self.rowHeader = rowHeader
    self.index = index
    self.onNote = onNote
  }
}

/// A column that names the rows, or none.
public struct RowHeaderChoice: Sendable {
  private let text: String

  /// Chooses a column by name or one-based number; `none` for none.
  public init(_ text: String) { self.text = text }

  /// The chosen column of a table, or none; throws for a missing column.
  func columns(of table: Table) throws -> Range<Int> {
    do {
      let columns = try ColumnSelection(text).columns(of: table)
      guard columns.count == 1 else {
        throw WrongUsage(
          "--row-header \(text): \(columns.count) columns, expected one; name one, or none")
      }
      return columns[0]..<columns[0] + 1
    } catch  where text == "none" {
      return 0..<0
    }
  }
}
