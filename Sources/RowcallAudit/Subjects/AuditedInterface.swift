import RowcallAccessibility
public import RowcallImport
import RowcallNarration
import RowcallScreens

/// A storyboard, XIB or live table view as rules check it.
public struct AuditedInterface: Sendable {
  /// The scenes with their tables; a live table view is one scene with one table.
  package let document: InterfaceDocument
  /// The scenes to check; none for a launch screen.
  let scenes: [InterfaceScene]
  /// All views and controls with their surroundings, in file order.
  let elements: [AuditedElement]
  /// All cells with their surroundings, in file order.
  let cells: [AuditedCell]
  /// The strings files next to the file.
  let localizations: [AuditedLocalization]
  let narrator: Narrator

  /// Reads a file and the strings files next to it.
  public init(path: String, reading: ImportOptions, options: AuditOptions) throws(ImportError) {
    let document = try InterfaceDocument.open(path, limits: reading.limits)
    self.init(document, localizations: AuditedLocalization.all(of: path, reading.limits), options: options)
  }

  /// Reads bytes in memory; findings use the path as their name, and strings files are next to it.
  public init(bytes: [UInt8], path: String, reading: ImportOptions, options: AuditOptions) throws(ImportError)
  {
    let document = try InterfaceDocument.read(bytes, path: path, limits: reading.limits)
    self.init(document, localizations: AuditedLocalization.all(of: path, reading.limits), options: options)
  }

  /// Reads bytes in memory, with strings files by language.
  package init(bytes: [UInt8], path: String, texts: [String: String], options: AuditOptions)
    throws(ImportError)
  {
    let document = try InterfaceDocument.read(bytes, path: path)
    let tables = texts.sorted { $0.key < $1.key }.map {
      AuditedLocalization(language: $0.key, text: $0.value)
    }
    self.init(document, localizations: tables, options: options)
  }

  /// Takes a document.
  init(_ document: InterfaceDocument, localizations: [AuditedLocalization] = [], options: AuditOptions) {
    self.document = document
    self.localizations = localizations
    narrator = Narrator(options.dialect ?? .voiceover, locale: options.locale)
    scenes = document.isLaunchScreen ? [] : document.scenes
    cells = scenes.flatMap(AuditedCell.all)
    elements = scenes.flatMap(AuditedElement.loose) + cells.flatMap(AuditedElement.all)
  }
}

extension AuditedInterface {
  /// The notes of designers on objects, with their lines.
  var remarks: [(text: String, lines: ClosedRange<Int>)] { document.notes.map { ($0.text, $0.lines) } }

  /// Why there is nothing to check, as a remark; nil if there is something.
  var emptiness: String? {
    if document.isLaunchScreen { return "launch screens are not checked" }
    return elements.isEmpty && cells.isEmpty ? "this file has no text and no control" : nil
  }

  /// The tables of those scenes.
  var tables: [InterfaceTable] { scenes.flatMap(\.tables) }
}
