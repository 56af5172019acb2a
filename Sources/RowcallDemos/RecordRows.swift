import FoundationEssentials
import RowcallRecords
import RowcallTableView
import RowcallText

/// The rows of a table that shows records, each of which can be deleted.
class RecordRows: DiffableDataSource<String, RecordID>, EditableTableViewDataSource {
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

extension ModalForm {
  /// A form for the name of something new; an empty name is discarded.
  ///
  /// - Parameters:
  ///   - label: what the field is called.
  ///   - whenSaved: gets a name that is saved.
  static func name(
    _ title: String, _ label: String, whenSaved: @escaping (String) throws -> Void
  ) -> ModalForm {
    var field = ContentElement(.textField(text: "", placeholder: label), name: "name")
    field.accessibility.label = label
    let row = StaticTable.Row(CellContent(style: .custom, elements: [field]))
    return ModalForm(
      title: title, sections: [StaticTable.Section(rows: [row])],
      check: { form in form.text(of: "name")?.isEmpty == false ? .accept : .discard },
      whenClosed: { form, outcome in
        if outcome == .saved, let name = form.text(of: "name") { try whenSaved(name) }
      })
  }
}

/// The file of an example: one that stays, or one in a folder that is removed with it.
final class ExampleFile {
  private let path: String
  private let folder: URL?
  /// Whether the records in the file are deleted when it is opened.
  private var isReset: Bool

  init(_ path: String? = nil, isReset: Bool = false) throws {
    self.isReset = isReset
    if let path {
      (self.path, folder) = (path, nil)
    } else {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rowcall-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      self.path = folder.appendingPathComponent("records.db").path
      self.folder = folder
    }
  }

  deinit { if let folder { try? FileManager.default.removeItem(at: folder) } }

  /// Opens the file.
  ///
  /// - Parameter fill: inserts the first records into an empty file.
  func context(
    _ schema: RecordSchema, in language: ExampleLanguage, fill: (RecordContext) throws -> Void = { _ in }
  ) throws -> RecordContext {
    let context = try RecordContext(path: path, schema: schema, locale: LocaleTag(language.rawValue))
    if isReset {
      for entity in schema.entities {
        for record in try context.fetch(entity.name) { try context.delete(record.id) }
      }
      isReset = false
    }
    if try schema.entities.allSatisfy({ try context.fetch($0.name).isEmpty }) {
      try fill(context)
      try context.save()
    }
    return context
  }
}
