import RowcallImport
import RowcallModel
import RowcallNarration
import RowcallText

/// What a user knows about a file better than detection.
public struct TableOptions: Sendable {
  /// The listener's locale.
  public var locale: LocaleTag
  /// How the file is read: encoding, format, header, which table of a page, limits.
  public var reading: ImportOptions
  /// The column that names each row; nil to find it.
  public var rowHeader: RowHeaderChoice?
  /// How names are read, and the sections of an index.
  public var index: IndexChoice

  /// Takes a sentence about each oddity of the file, such as uneven rows or a guessed encoding; nil where nobody wants to
  /// know.
  public var onNote: (@Sendable (String) -> Void)?

  /// Creates options; without arguments everything is detected, in the locale of the environment.
  public init(
    locale: LocaleTag = .environment, reading: ImportOptions = ImportOptions(),
    rowHeader: RowHeaderChoice? = nil, index: IndexChoice = IndexChoice(),
    onNote: (@Sendable (String) -> Void)? = nil
  ) {
    self.locale = locale
    self.reading = reading
    self.rowHeader = rowHeader
    self.index = index
    self.onNote = onNote
  }
}

/// A column that names the rows, or none.
public struct RowHeaderChoice: Sendable {
  private let text: String

  /// Chooses a column by its name or its number, counted from one; `none` for none.
  public init(_ text: String) { self.text = text }

  /// The chosen columns of a table: one, or none; throws for a column that it does not have.
  func columns(of table: Table) throws -> Range<Int> {
    do {
      let columns = try ColumnSelection(text).columns(of: table)
      guard columns.count == 1 else {
        throw WrongUsage(
          "--row-header \(text): \(columns.count) columns, and one names the rows; name one, or none")
      }
      return columns[0]..<columns[0] + 1
    } catch  where text == "none" {
      return 0..<0
    }
  }
}
