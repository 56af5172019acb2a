import CExpat
import RowcallImport

/// Reads XML with expat into a flat tree, within bounds.
///
/// Nothing outside the document is ever read and nothing in it is expanded: a document type, which alone could declare
/// entities, is refused where it begins, unless it declares nothing itself and is one to be expected.
struct XMLReader {
  let path: String
  /// How deep elements may nest.
  let depth: Int
  /// How many elements there may be, and how many attributes all together.
  let count: Int
  /// Whether the document may name a document type, which is not read.
  let allowsDocumentType: Bool

  /// Bounds that follow from the limits of an import.
  init(path: String, limits: ImportLimits, allowsDocumentType: Bool = false) {
    self.path = path
    self.allowsDocumentType = allowsDocumentType
    depth = limits[.elementDepth]
    count = max(1, limits[.pageBytes] / Self.bytesPerElement)
  }

  /// Fewer bytes than any element of an interface takes.
  private static let bytesPerElement = 16

  func tree(of bytes: [UInt8]) throws(ImportError) -> XMLTree {
    guard let size = Int32(exactly: bytes.count), let parser = XML_ParserCreate(nil) else {
      throw InterfaceFault.tooManyElements(limit: count).error(in: path, line: 1)
    }
    defer { XML_ParserFree(parser) }
    let building = XMLBuilding(parser: parser, bounds: self)
    let status = withExtendedLifetime(building) {
      building.listen()
      return bytes.withUnsafeBufferPointer { text in
        text.withMemoryRebound(to: CChar.self) { XML_Parse(parser, $0.baseAddress, size, 1) }
      }
    }
    if let stop = building.stop { throw error(stop, in: bytes) }
    if status != XML_STATUS_OK { throw fault(of: parser) }
    return building.tree
  }

  private func error(_ stop: XMLBuilding.Stop, in bytes: [UInt8]) -> ImportError {
    switch stop.reason {
    case .depth: .limitExceeded(path: path, line: stop.line, limit: .elementDepth, value: depth)
    case .count: InterfaceFault.tooManyElements(limit: count).error(in: path, line: stop.line)
    case .documentType: declaration(before: stop, in: bytes)
    }
  }

  /// The error for a document type; expat reports it at its name, it begins at the `<` before.
  private func declaration(before stop: XMLBuilding.Stop, in bytes: [UInt8]) -> ImportError {
    let before = bytes.prefix(max(0, min(bytes.count, stop.offset)))
    guard let sign = before.lastIndex(of: UInt8(ascii: "<")) else {
      return InterfaceFault.documentTypeDeclared.error(in: path, line: stop.line, column: stop.column)
    }
    let lines = before[..<sign].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let column = String(decoding: lines.last ?? [], as: UTF8.self).unicodeScalars.count + 1
    return InterfaceFault.documentTypeDeclared.error(in: path, line: lines.count, column: column)
  }

  private func fault(of parser: XML_Parser) -> ImportError {
    let code = XML_GetErrorCode(parser)
    let reason =
      code == XML_ERROR_UNKNOWN_ENCODING
      ? "unknown encoding, expected UTF-8, UTF-16, ISO-8859-1 or US-ASCII"
      : XML_ErrorString(code).map { String(cString: $0) } ?? "error \(code.rawValue)"
    return InterfaceFault.invalidXML(reason).error(
      in: path, line: Int(XML_GetCurrentLineNumber(parser)),
      column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
  }
}

/// A tree while it is read; a class because expat calls back with a pointer to it.
private final class XMLBuilding {
  /// Why and where reading was stopped by us.
  struct Stop {
    enum Reason { case depth, count, documentType }
    let reason: Reason
    let line: Int
    let column: Int
    /// How many bytes stand before it.
    let offset: Int
  }

  private(set) var tree = XMLTree()
  private(set) var stop: Stop?
  private let parser: XML_Parser
  private let bounds: XMLReader
  private var open: [Int] = []
  private var attributeCount = 0

  init(parser: XML_Parser, bounds: XMLReader) {
    self.parser = parser
    self.bounds = bounds
  }

  /// Asks expat to call this back.
  func listen() {
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { user, name, attributes in XMLBuilding.from(user)?.start(name, attributes) },
      { user, _ in XMLBuilding.from(user)?.end() })
    XML_SetCharacterDataHandler(parser) { user, text, length in XMLBuilding.from(user)?.add(text, length) }
    XML_SetStartDoctypeDeclHandler(parser) { user, _, _, _, declares in
      guard let building = XMLBuilding.from(user) else { return }
      if declares != 0 || !building.bounds.allowsDocumentType { building.halt(.documentType) }
    }
  }

  private static func from(_ user: UnsafeMutableRawPointer?) -> XMLBuilding? {
    user.map { Unmanaged<XMLBuilding>.fromOpaque($0).takeUnretainedValue() }
  }

  private func halt(_ reason: Stop.Reason) {
    if stop == nil {
      stop = Stop(
        reason: reason, line: line, column: column, offset: Int(XML_GetCurrentByteIndex(parser)))
    }
    XML_StopParser(parser, XML_Bool(0))
  }

  private var line: Int { Int(XML_GetCurrentLineNumber(parser)) }
  private var column: Int { Int(XML_GetCurrentColumnNumber(parser)) + 1 }

  private func start(
    _ name: UnsafePointer<XML_Char>?, _ raw: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) {
    guard stop == nil, let name else { return }
    if open.count >= bounds.depth { return halt(.depth) }
    let attributes = Self.attributes(raw)
    attributeCount += attributes.count
    if tree.elements.count >= bounds.count || attributeCount > bounds.count * 4 { return halt(.count) }
    let index = tree.elements.count
    tree.elements.append(
      XMLTree.Element(
        name: String(cString: name), attributes: attributes, line: line, column: column, parent: open.last,
        endLine: line, end: index + 1))
    open.append(index)
  }

  /// The names and values of a list that ends with nil.
  private static func attributes(
    _ raw: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) -> [(name: String, value: String)] {
    guard let raw else { return [] }
    var attributes: [(name: String, value: String)] = []
    var next = 0
    while let name = raw[next], let value = raw[next + 1] {
      attributes.append((String(cString: name), String(cString: value)))
      next += 2
    }
    return attributes
  }

  private func end() {
    guard stop == nil, let index = open.popLast() else { return }
    tree.elements[index].end = tree.elements.count
    tree.elements[index].endLine = line
  }

  private func add(_ text: UnsafePointer<XML_Char>?, _ length: Int32) {
    guard stop == nil, let text, let index = open.last, Self.holdText.contains(tree.elements[index].name)
    else {
      return
    }
    text.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
      let bytes = UnsafeBufferPointer(start: $0, count: Int(length))
      tree.elements[index].text += String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Elements whose text says something.
  private static let holdText: Set<String> = ["string", "mutableString", "key"]
}

/// The elements of an XML document as a flat list in document order, so that every walk is a loop.
struct XMLTree: Sendable {
  struct Element: Sendable {
    /// The name as written.
    let name: String
    /// Names and values in the order in which they are written.
    let attributes: [(name: String, value: String)]
    /// The line of its start tag, counted from one.
    let line: Int
    /// Where its start tag begins in that line, counted from one in Unicode scalars.
    let column: Int
    /// The element around it; nil for the root.
    let parent: Int?
    var endLine: Int
    /// The first element after it that is not inside it.
    var end: Int
    /// The text directly inside, for elements that hold a text by their name; empty for others.
    var text = ""

    subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
  }

  /// The elements; the root is the first.
  var elements: [Element] = []

  subscript(_ index: Int) -> Element { elements[index] }

  /// The children of an element in order, without walking through what is inside them.
  func children(of index: Int) -> some Sequence<Int> {
    let end = elements[index].end
    return sequence(state: index + 1) { place in
      guard place < end else { return nil }
      defer { place = elements[place].end }
      return place
    }
  }

  /// The first child of a name and, if asked for, of a key.
  func child(of index: Int, _ name: String, key: String? = nil) -> Int? {
    children(of: index).first { elements[$0].name == name && (key == nil || elements[$0]["key"] == key) }
  }

  /// The first child of a key, whatever its name.
  func child(of index: Int, key: String) -> Int? { children(of: index).first { elements[$0]["key"] == key } }
}

/// Why a storyboard, a XIB or a table of localized texts cannot be read, and what to do about it.
enum InterfaceFault: Hashable, CustomStringConvertible {
  /// There is nothing in the file.
  case empty
  /// The text is not XML; the reason is the parser's.
  case invalidXML(String)
  /// The XML declares a document type, which could stand for any amount of text.
  case documentTypeDeclared
  /// The XML has more elements than any interface.
  case tooManyElements(limit: Int)
  /// The XML is something else than an interface.
  case noInterface(root: String)
  /// The interface is one for another platform.
  case otherPlatform(type: String)
  /// The interface is in the format of before Xcode 5.
  case beforeXcode5
  /// The interface was compiled for an application.
  case compiled
  /// In a table of texts, something else stands where this should.
  case expected(String)
  /// In a table of texts, a text or comment is never closed.
  case unclosed(String)
  /// The table of texts is a binary property list.
  case binaryPropertyList

  /// What was found, what was expected, what to do.
  var description: String {
    switch self {
    case .empty: "empty; a storyboard or XIB is an XML document"
    case .invalidXML(let reason): "not XML: \(reason); repair it, or use a copy that Xcode can open"
    case .documentTypeDeclared:
      "declares a document type, which storyboards and XIBs do not have and which may expand to any amount of text; remove it"
    case .tooManyElements(let limit):
      "more than \(limit) elements or attributes, more than any interface has; "
        + "raise the limit with --max-page-bytes"
    case .noInterface(let root):
      "XML with the root element <\(root)>, expected the <document> of a storyboard or XIB; name one of those"
    case .otherPlatform(let type):
      "an interface for \(Self.platform(of: type)), expected one for iOS; name one of those"
    case .beforeXcode5: "a XIB in the format of before Xcode 5; open it in Xcode and save it"
    case .compiled: "a compiled nib; name the .xib or .storyboard that it was made from"
    case .expected(let what): "expected \(what), \(Self.example)"
    case .unclosed(let what): "\(what) that starts here is never closed, \(Self.example)"
    case .binaryPropertyList:
      "a binary property list, which is not supported; expected text or XML; "
        + "convert it with plutil -convert xml1"
    }
  }

  /// The error for a file; lines and columns count from one.
  func error(in path: String, line: Int? = nil, column: Int? = nil) -> ImportError {
    .malformed(path: path, line: line, column: column, reason: description)
  }

  private static let example = "as in \"key\" = \"text\";"

  private static func platform(of type: String) -> String {
    if type.contains(".Cocoa.") { return "macOS" }
    if type.contains("WatchKit") { return "watchOS" }
    return type.contains("AppleTV") ? "tvOS" : "\"\(type)\""
  }
}
