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
  /// The views that can be tapped, although nothing is said of them for listeners.
  let tappedViews: [AuditedElement]
  /// The table views of those scenes.
  let tables: [AuditedTableView]
  /// All cells with their surroundings, in file order.
  let cells: [AuditedCell]
  /// The strings files next to the file.
  let localizations: [AuditedLocalization]

  /// Reads a file and the strings files next to it.
  public init(path: String, reading: ImportOptions, options: AuditOptions) throws(ImportError) {
    let document = try InterfaceDocument.open(path, limits: reading.limits)
    self.init(document, localizations: AuditedLocalization.all(of: path, reading.limits), options: options)
  }

  /// Reads bytes in memory; findings use the path as their name, strings files are next to it, and the Swift files are those
  /// among which the sources of its classes may be.
  public init(
    bytes: [UInt8], path: String, reading: ImportOptions, options: AuditOptions, swiftFiles: [String] = []
  ) throws(ImportError) {
    let document = try InterfaceDocument.read(bytes, path: path, limits: reading.limits)
    let sources =
      swiftFiles.isEmpty
      ? SwiftSources() : SwiftSources(of: document.classNames, in: swiftFiles, limits: reading.limits)
    self.init(
      document, localizations: AuditedLocalization.all(of: path, reading.limits), sources: sources,
      options: options)
  }

  /// Reads bytes in memory, with strings files by language and Swift source by class.
  package init(
    bytes: [UInt8], path: String, texts: [String: String], sources: [String: String] = [:],
    options: AuditOptions
  ) throws(ImportError) {
    let document = try InterfaceDocument.read(bytes, path: path)
    let tables = texts.sorted { $0.key < $1.key }.map { language, text in
      AuditedLocalization(language: language) { () throws(ImportError) in
        try StringsTable.read(Array(text.utf8), path: language)
      }
    }
    self.init(document, localizations: tables, sources: SwiftSources(sources), options: options)
  }

  /// Takes a document.
  init(
    _ document: InterfaceDocument, localizations: [AuditedLocalization] = [],
    sources: SwiftSources = SwiftSources(), options: AuditOptions
  ) {
    self.document = document
    self.localizations = localizations
    scenes = document.isLaunchScreen ? [] : document.scenes
    let means = Shared(
      wrappedValue: InterfaceMeans(
        narrator: Narrator(options.dialect ?? .voiceover, locale: options.locale), sources: sources))
    tables = scenes.flatMap { AuditedTableView.all(of: $0, means) }
    cells = tables.flatMap(\.cells)
    tappedViews = scenes.flatMap { AuditedElement.tapped(of: $0, means) }
    elements =
      scenes.flatMap { AuditedElement.loose(of: $0, means) }
      + cells.flatMap { AuditedElement.all(in: $0, means) }
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
}

extension Place {
  /// A place in an interface file.
  init(_ element: String, at place: InterfacePlace?) {
    self.init(element, line: place?.line, column: place?.column)
  }
}

extension Double {
  /// A size in points with at most one decimal.
  var points: String {
    let rounded = (self * 10).rounded() / 10
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }
}

/// What all parts of an interface are judged with.
struct InterfaceMeans: Sendable {
  let narrator: Narrator
  /// The sources of its classes.
  let sources: SwiftSources
}

extension InterfaceDocument {
  /// The classes of the application's own that it names.
  fileprivate var classNames: Set<String> {
    let cells = scenes.flatMap(\.tables).flatMap(\.cells)
    let elements = scenes.flatMap(\.elements) + cells.flatMap(\.allElements)
    let own = scenes.map(\.customClass) + cells.map { $0.design?.customClass }
    return elements.reduce(into: Set(own.compactMap(\.self))) { names, element in
      names.formUnion(element.design?.owners ?? [])
      names.formUnion([element.design?.customClass].compactMap(\.self))
    }
  }
}
