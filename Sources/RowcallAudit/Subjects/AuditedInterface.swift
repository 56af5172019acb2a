import RowcallAccessibility
public import RowcallImport
import RowcallNarration
import RowcallScreens

/// What rules for storyboards, XIBs and live table views are held against.
public struct AuditedInterface: Sendable {
  /// The scenes with their tables; of a live table view one scene with one table.
  package let document: InterfaceDocument
  /// The scenes that a listener comes to; none of a launch screen, which is gone in a moment.
  let scenes: [InterfaceScene]
  /// Everything that is seen or operated, with what is around it, in the order of the file.
  let elements: [AuditedElement]
  /// All cells, with what is around them, in the order of the file.
  let cells: [AuditedCell]
  /// The tables of localized texts beside the file.
  let localizations: [AuditedLocalization]
  let narrator: Narrator

  /// Reads a file, and the tables of localized texts beside it.
  public init(path: String, reading: ImportOptions, options: AuditOptions) throws(ImportError) {
    let document = try InterfaceDocument.open(path, limits: reading.limits)
    self.init(document, localizations: AuditedLocalization.all(of: path, reading.limits), options: options)
  }

  /// Reads bytes in memory; the path is what findings call them, and beside it lie the tables of localized texts.
  public init(bytes: [UInt8], path: String, reading: ImportOptions, options: AuditOptions) throws(ImportError)
  {
    let document = try InterfaceDocument.read(bytes, path: path, limits: reading.limits)
    self.init(document, localizations: AuditedLocalization.all(of: path, reading.limits), options: options)
  }

  /// Reads bytes in memory, with the tables of localized texts by their languages.
  package init(bytes: [UInt8], path: String, texts: [String: String], options: AuditOptions)
    throws(ImportError)
  {
    let document = try InterfaceDocument.read(bytes, path: path)
    let tables = texts.sorted { $0.key < $1.key }.map {
      AuditedLocalization(language: $0.key, text: $0.value)
    }
    self.init(document, localizations: tables, options: options)
  }

  /// Takes a document that was read or made.
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
  /// What designers noted beside objects, with the lines of each.
  var remarks: [(text: String, lines: ClosedRange<Int>)] { document.notes.map { ($0.text, $0.lines) } }

  /// Why there is nothing to hold rules against, as a remark; nil where there is something.
  var emptiness: String? {
    if document.isLaunchScreen { return "a launch screen, to which nobody listens" }
    return elements.isEmpty && cells.isEmpty ? "no text and no control in this file" : nil
  }

  /// The tables of those scenes.
  var tables: [InterfaceTable] { scenes.flatMap(\.tables) }
}
