import RowcallImport

/// A storyboard or XIB as its designer left it: scenes, their tables, and everything that is seen or operated.
package struct InterfaceDocument: Hashable, Sendable {
  package enum Kind: String, Hashable, Codable, Sendable {
    /// Scenes and the ways between them.
    case storyboard
    /// Views without scenes.
    case xib
  }

  /// The path as given; `-` for standard input.
  package var path: String
  package var kind: Kind
  /// The scenes in the order of the file; of a XIB one without a controller, which holds all of its objects.
  package var scenes: [InterfaceScene]
  /// How many elements of each kind the file holds.
  package var counts: InterfaceCounts
  /// Whether it is what is shown for a moment while the application starts.
  package var isLaunchScreen = false
  /// What its designer noted beside objects, in the order of the file.
  package var notes: [InterfaceNote] = []
  /// The locale whose table of texts replaced those of the file; nil where the file's own are kept.
  package var locale: String?

  package init(
    path: String, kind: Kind, scenes: [InterfaceScene], counts: InterfaceCounts = InterfaceCounts(),
    locale: String? = nil
  ) {
    self.path = path
    self.kind = kind
    self.scenes = scenes
    self.counts = counts
    self.locale = locale
  }
}

/// What a designer noted beside an object, which only other designers read.
package struct InterfaceNote: Hashable, Sendable {
  package var text: String
  /// The lines of the object, counted from one.
  package var lines: ClosedRange<Int>
}

/// Where something begins in a file; both count from one, columns in Unicode scalars.
package struct InterfacePlace: Hashable, Codable, Sendable {
  package var line: Int
  /// The place in that line.
  package var column: Int
}

/// One screen of a storyboard, or the objects of a XIB; of a live table view, the screen around it.
package struct InterfaceScene: Hashable, Sendable {
  /// The title that a listener hears when the screen opens; nil if it has none.
  package var title: String?
  /// The kind of its controller as the file calls it (`tableViewController`); nil outside storyboards.
  package var controller: String?
  /// The name by which code asks for the scene; nil if it has none.
  package var storyboardID: String?
  /// The class of the application's own that controls it; nil for one of the system's.
  package var customClass: String?
  /// The id of the controller; nil outside storyboards.
  package var id: String?
  /// The way to it for a person: `scene "Settings"`; empty for a XIB.
  package var path: String
  /// Where the controller begins; nil for a live screen.
  package var place: InterfacePlace?
  /// Where the bar begins that has the title; nil for a title from elsewhere.
  package var titlePlace: InterfacePlace?
  /// The id of that bar; nil for a title from elsewhere.
  package var titleID: String?
  /// The tables, in reading order.
  package var tables: [InterfaceTable]
  /// What is seen and operated outside cells, in reading order.
  package var elements: [InterfaceElement]
  /// The views that can be tapped, although nothing is said of them for listeners, in reading order.
  package var tappedViews: [InterfaceElement] = []
  /// The ways that lead from the scene to others.
  package var segues: [InterfaceSegue]

  package init(
    title: String? = nil, path: String = "", tables: [InterfaceTable] = [], elements: [InterfaceElement] = []
  ) {
    self.title = title
    self.path = path
    self.tables = tables
    self.elements = elements
    segues = []
  }
}

/// A way from one scene to another.
package struct InterfaceSegue: Hashable, Sendable {
  /// How the other scene comes: `show`, `presentation`, `relationship`.
  package var kind: String
  /// The id of what it leads to.
  package var destination: String
  /// The name by which code knows it; nil if it has none.
  package var identifier: String?
  /// The id of what it starts from; nil where that has none.
  package var source: String?
  /// Whether the accessory of a cell leads there, and not the cell.
  package var isFromAccessory: Bool
}

/// How many elements of each kind a file holds, as a plain count of its tags would have it.
package struct InterfaceCounts: Hashable, Sendable {
  package var scenes = 0
  package var tables = 0
  /// Sections of static tables.
  package var sections = 0
  package var cells = 0
  /// Everything that is seen or operated, by kind.
  package var elements: [InterfaceElement.Kind: Int] = [:]

  package init() {}

  /// The names and numbers in a fixed order; kinds that do not come up have 0.
  package var named: [(name: String, count: Int)] {
    let kinds = InterfaceElement.Kind.allCases.filter { $0 != .view }
    return [
      ("scene", scenes), ("tableView", tables), ("tableViewSection", sections), ("tableViewCell", cells),
    ]
      + kinds.map { ($0.rawValue, elements[$0] ?? 0) }
  }

  /// Adds what another file holds.
  package static func += (left: inout Self, right: Self) {
    left.scenes += right.scenes
    left.tables += right.tables
    left.sections += right.sections
    left.cells += right.cells
    left.elements.merge(right.elements, uniquingKeysWith: +)
  }
}

extension InterfaceDocument {
  /// Opens a storyboard or a XIB, or standard input for `-`.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - limits: how much it may ask for; `pageBytes` and `elementDepth` count.
  ///   - locale: the locale whose table of texts beside the file takes the place of the file's own texts; nil to keep
  ///     them. A missing table is no error.
  package static func open(_ path: String, limits: ImportLimits = ImportLimits(), locale: String? = nil)
    throws(ImportError) -> InterfaceDocument
  {
    let bytes = try WholeFile.bytes(of: path, within: limits, .pageBytes)
    let file = locale.flatMap { Localizations(of: path).file(for: $0) }
    let texts = try file.map { (file) throws(ImportError) in try StringsTable(file, limits: limits) }
    var document = try read(bytes, path: path, limits: limits, texts: texts)
    document.locale = file?.language
    return document
  }

  /// Reads a document that is in memory.
  ///
  /// - Parameter texts: texts in place of those of the document, by the keys of its objects; nil to keep them.
  package static func read(
    _ bytes: [UInt8], path: String, limits: ImportLimits = ImportLimits(), texts: StringsTable? = nil
  ) throws(ImportError) -> InterfaceDocument {
    if bytes.allSatisfy({ $0 <= UInt8(ascii: " ") }) { throw InterfaceFault.empty.error(in: path) }
    if isCompiled(bytes) { throw InterfaceFault.compiled.error(in: path) }
    let most = limits[.pageBytes]
    if bytes.count > most { throw .limitExceeded(path: path, line: 1, limit: .pageBytes, value: most) }
    let tree = try XMLReader(.interface, path: path, limits: limits).tree(of: bytes)
    return InterfaceReading(tree, texts: texts ?? StringsTable()).document(
      path: path, kind: try kind(of: tree, path))
  }

  /// Whether a file is an interface by its name.
  package static func isInterface(path: String) -> Bool {
    ["storyboard", "xib", "nib"].contains(FormatDetector.pathExtension(of: path))
  }

  private static func isCompiled(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "NIBArchive".utf8) || bytes.starts(with: "bplist".utf8)
  }

  /// What the root element says.
  private static func kind(of tree: XMLTree, _ path: String) throws(ImportError) -> Kind {
    let root = tree[0]
    guard let type = root["type"], type.hasPrefix("com.apple.InterfaceBuilder") else {
      throw InterfaceFault.noInterface(root: root.name).error(in: path)
    }
    if root.name == "archive" { throw InterfaceFault.beforeXcode5.error(in: path) }
    guard root.name == "document" else { throw InterfaceFault.noInterface(root: root.name).error(in: path) }
    guard type.hasPrefix("com.apple.InterfaceBuilder3.CocoaTouch.") else {
      throw InterfaceFault.otherPlatform(type: type).error(in: path)
    }
    return type.contains(".Storyboard") ? .storyboard : .xib
  }
}

/// Why a storyboard or XIB cannot be read, and what to do about it.
enum InterfaceFault: Hashable, CustomStringConvertible {
  /// There is nothing in the file.
  case empty
  /// The XML is something else than an interface.
  case noInterface(root: String)
  /// The interface is one for another platform.
  case otherPlatform(type: String)
  /// The interface is in the format of before Xcode 5.
  case beforeXcode5
  /// The interface was compiled for an application.
  case compiled

  /// What was found, what was expected, what to do.
  var description: String {
    switch self {
    case .empty: "empty; a storyboard or XIB is an XML document"
    case .noInterface(let root):
      "XML with the root element <\(root)>, expected the <document> of a storyboard or XIB; name one of those"
    case .otherPlatform(let type):
      "an interface for \(Self.platform(of: type)), expected one for iOS; name one of those"
    case .beforeXcode5: "a XIB in the format of before Xcode 5; open it in Xcode and save it"
    case .compiled: "a compiled nib; name the .xib or .storyboard that it was made from"
    }
  }

  /// The error for a file; lines and columns count from one.
  func error(in path: String, line: Int? = nil, column: Int? = nil) -> ImportError {
    .malformed(path: path, line: line, column: column, reason: description)
  }

  private static func platform(of type: String) -> String {
    if type.contains(".Cocoa.") { return "macOS" }
    if type.contains("WatchKit") { return "watchOS" }
    return type.contains("AppleTV") ? "tvOS" : "\"\(type)\""
  }
}
