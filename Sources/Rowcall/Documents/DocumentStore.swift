import RowcallImport
import RowcallModel

/// What a journal keeps: a step, that the last step was undone or made again, which brings back the very bytes that a row had, or
/// that the table was saved.
enum KeptStep: Hashable, Codable {
  case step(EditStep)
  case undo, redo, saved
}

/// Where the table of a document is stored, and where its changes are kept until they are saved: a text file or a database.
protocol DocumentStore: AnyObject {
  /// The columns' names as the table was opened, nil for a column without one.
  var columnNames: [String?] { get }
  /// The names of columns behind those, which an earlier program added and saved, and then took back.
  var addedColumns: [String] { get }
  /// How many rows the table had when it was opened.
  var rowCount: Int { get }
  /// Whether a cell keeps numbers or booleans and not what is written, by the number of its row; nil for a new row.
  func kind(ofRow row: Int?, column: Int) -> JSONDocument.Kind
  /// How many changes an earlier program kept and did not save.
  var recoveredCount: Int { get }

  /// One of those changes, as the table is now; what it changes is nil if the step says so.
  ///
  /// - Parameter newRow: the number of the row if it adds one.
  func recovered(_ number: Int, in rows: EditedRows, newRow: Int) throws -> (
    step: KeptStep, change: RowChange?
  )
  /// The texts of a row, one for each column.
  func cells(ofRow row: Int, in rows: EditedRows) throws -> [String]
  /// Whether a blank cell of a row is null or an empty text; nil where the format does not tell them apart.
  func blank(ofRow row: Int, column: Int, in rows: EditedRows) throws -> EditedCell?
  /// Notes what a row is before it is changed, by its place; throws if another program changed it since its texts were given.
  func prepareToChange(_ place: Int, in rows: EditedRows) throws
  /// What a step changes; throws for a step that could not be saved.
  func change(for step: EditStep, in rows: EditedRows, newRow: Int) throws -> RowChange
  /// Keeps a step that is about to be made; it is on disk when this returns.
  func keep(_ step: KeptStep, _ change: RowChange, in rows: EditedRows) throws
  /// The places of the rows in the order of a column's texts.
  func order(byColumn column: Int, isAscending: Bool, locale: LocaleTag, in rows: EditedRows) throws -> [Int]
  /// Saves the table, all or nothing; gives the places of rows that the database deleted with others.
  func save(_ rows: EditedRows, isForced: Bool) throws -> [Int]
  /// The other tables in which the last save deleted or changed rows; what undo does not take back.
  var touchedTables: [TouchedTable] { get }
  /// What a save will make of a row as it is now, by its number; nil where nobody knows, or it is not changed.
  func forecast(ofRow row: Int, in rows: EditedRows) -> SaveForecast?
  /// Saves the table under a name that is not taken.
  func saveCopy(_ rows: EditedRows, to path: String) throws
  /// Forgets the changes that are not saved; the table is as it was saved last.
  func forgetChanges() throws
  func removeJournal()
  /// How many changes of an earlier program were forgotten.
  var forgottenCount: Int { get }
  /// Whether the unsaved changes of an earlier program were made again although another program changed the file since.
  var isInConflict: Bool { get }
  /// Whether the file is known to have the contents that it had when it was opened or saved, whoever wrote it since.
  var isFileAsKnown: Bool { get }
  /// Whether a save stopped within the file, which only another save completes.
  var isSavedInPart: Bool { get }
  /// Whether a save that an earlier program began was completed when the table was opened.
  var hasCompletedSave: Bool { get }
}

extension DocumentStore {
  var addedColumns: [String] { [] }
  var touchedTables: [TouchedTable] { [] }
  var isSavedInPart: Bool { false }
  /// A text file has no rules.
  func forecast(ofRow row: Int, in rows: EditedRows) -> SaveForecast? { nil }
  var hasCompletedSave: Bool { false }

  /// Not known.
  var isFileAsKnown: Bool { false }
}
