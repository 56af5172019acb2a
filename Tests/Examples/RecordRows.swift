import Foundation
import RowcallRecords
import RowcallTableView
import RowcallText

/// The rows of a table that shows records, each of which can be deleted.
final class RecordRows: DiffableDataSource<String, RecordID>, EditableTableViewDataSource {
  /// Deletes a record and saves.
  var whenDeleted: (RecordID) throws -> Void = { _ in }

  func tableView(
    _ tableView: TableView, commit editingStyle: EditingStyle, forRowAt indexPath: IndexPath
  ) throws {
    guard editingStyle == .delete, let id = itemIdentifier(for: indexPath) else { return }
    try whenDeleted(id)
  }

  /// Shows a row anew although its record is as it was.
  func reload(_ id: RecordID) throws {
    var snapshot = snapshot()
    try snapshot.reloadItems([id])
    try apply(snapshot)
  }
}

/// The file of an example, in a folder that is removed with it.
final class ExampleFile {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rowcall-\(UUID())")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Opens the file.
  func context(_ schema: RecordSchema, in language: ExampleLanguage) throws -> RecordContext {
    try RecordContext(
      path: folder.appendingPathComponent("records.db").path, schema: schema,
      locale: LocaleTag(language.rawValue))
  }
}
