import CExpat

/// A kind of XML document, as the reader must know it.
package struct XMLKind: Sendable {
  /// What errors call documents of the kind, in the plural.
  let name: String
  /// Whether a document may name a document type, which is not read.
  var namesDocumentType = false
  /// The elements whose text says something; nil for all.
  var textElements: Set<String>?

  /// Storyboards and XIBs.
  package static let interface = XMLKind(
    name: "storyboards and XIBs", textElements: ["string", "mutableString", "key"])
  /// Property lists.
  static let propertyList = XMLKind(name: "property lists", namesDocumentType: true)
  /// The parts of workbooks.
  static let workbook = XMLKind(name: "workbooks")
}

/// Reads XML with expat into a flat tree, within bounds.
///
/// Nothing outside the document is ever read and nothing in it is expanded: a document type, which alone could declare
/// entities, is refused where it begins, unless it declares nothing itself and is one to be expected.
package struct XMLReader {
  let path: String
  let kind: XMLKind
  /// The part of a zip file that the document is; nil for a file.
  let part: String?
  /// How deep elements may nest.
  let depth: Int
  /// How many elements there may be, and how many attributes all together.
  let count: Int

  /// Bounds that follow from the limits of an import.
  ///
  /// - Parameter part: the part of a zip file that the document is.
  package init(_ kind: XMLKind, path: String, part: String? = nil, limits: ImportLimits) {
    self.path = path
    self.kind = kind
    self.part = part
    depth = limits[.elementDepth]
    count = part == nil ? max(1, limits[.pageBytes] / Self.bytesPerElement) : Self.mostInPart
  }

  /// More elements has no part of a workbook that is read as a tree.
  private static let mostInPart = 1 << 19

  /// Fewer bytes than any element of an interface takes.
  private static let bytesPerElement = 16

  /// The elements of a document.
  package func tree(of bytes: [UInt8]) throws(ImportError) -> XMLTree {
    guard let size = Int32(exactly: bytes.count), let parser = XML_ParserCreate(nil) else {
      throw tooManyElements(line: 1)
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
    case .depth where part != nil:
      malformed(line: stop.line, "elements nest deeper than \(depth) levels", fix: "")
    case .depth: .limitExceeded(path: path, line: stop.line, limit: .elementDepth, value: depth)
    case .count: tooManyElements(line: stop.line)
    case .documentType: declaration(before: stop, in: bytes)
    }
  }

  /// The error for a document type; expat reports it at its name, it begins at the `<` before.
  private func declaration(before stop: XMLBuilding.Stop, in bytes: [UInt8]) -> ImportError {
    let before = bytes.prefix(max(0, min(bytes.count, stop.offset)))
    guard let sign = before.lastIndex(of: UInt8(ascii: "<")) else {
      return documentTypeDeclared(line: stop.line, column: stop.column)
    }
    let lines = before[..<sign].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let column = String(decoding: lines.last ?? [], as: UTF8.self).unicodeScalars.count + 1
    return documentTypeDeclared(line: lines.count, column: column)
  }

  private func fault(of parser: XML_Parser) -> ImportError {
    let code = XML_GetErrorCode(parser)
    let reason =
      code == XML_ERROR_UNKNOWN_ENCODING
      ? "unknown encoding, expected UTF-8, UTF-16, ISO-8859-1 or US-ASCII"
      : XML_ErrorString(code).map { String(cString: $0) } ?? "error \(code.rawValue)"
    return malformed(
      line: Int(XML_GetCurrentLineNumber(parser)), column: Int(XML_GetCurrentColumnNumber(parser)) + 1,
      "not XML: \(reason)", fix: "repair it, or use a copy that Xcode can open")
  }

  /// An error in the document; of a part it names the part, and the whole workbook is to be saved anew.
  private func malformed(line: Int, column: Int? = nil, _ reason: String, fix: String) -> ImportError {
    part.map {
      .malformed(path: path, reason: "\($0), line \(line): \(reason); save the workbook anew")
    } ?? .malformed(path: path, line: line, column: column, reason: "\(reason); \(fix)")
  }

  private func tooManyElements(line: Int) -> ImportError {
    malformed(
      line: line, "more than \(count) elements or attributes", fix: "raise the limit with --max-page-bytes")
  }

  private func documentTypeDeclared(line: Int, column: Int) -> ImportError {
    malformed(
      line: line, column: column,
      "declares a document type, which \(kind.name) do not have and which may expand to any amount of text",
      fix: "remove it")
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
      if declares != 0 || !building.bounds.kind.namesDocumentType { building.halt(.documentType) }
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
    guard stop == nil, let text, let index = open.last,
      bounds.kind.textElements?.contains(tree.elements[index].name) ?? true
    else { return }
    text.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
      let bytes = UnsafeBufferPointer(start: $0, count: Int(length))
      tree.elements[index].text += String(decoding: bytes, as: UTF8.self)
    }
  }
}

/// The elements of an XML document as a flat list in document order, so that every walk is a loop.
package struct XMLTree: Sendable {
  package struct Element: Sendable {
    /// The name as written.
    package let name: String
    /// Names and values in the order in which they are written.
    package let attributes: [(name: String, value: String)]
    /// The line of its start tag, counted from one.
    package let line: Int
    /// Where its start tag begins in that line, counted from one in Unicode scalars.
    package let column: Int
    /// The element around it; nil for the root.
    package let parent: Int?
    package var endLine: Int
    /// The first element after it that is not inside it.
    package var end: Int
    /// The text directly inside, for elements that hold a text by their name; empty for others.
    package var text = ""

    package subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
  }

  /// The elements; the root is the first.
  package var elements: [Element] = []

  package subscript(_ index: Int) -> Element { elements[index] }

  /// The children of an element in order, without walking through what is inside them.
  package func children(of index: Int) -> some Sequence<Int> {
    let end = elements[index].end
    return sequence(state: index + 1) { place in
      guard place < end else { return nil }
      defer { place = elements[place].end }
      return place
    }
  }

  /// The first child of a name and, if asked for, of a key.
  package func child(of index: Int, _ name: String, key: String? = nil) -> Int? {
    children(of: index).first { elements[$0].name == name && (key == nil || elements[$0]["key"] == key) }
  }

  /// The first child of a key, whatever its name.
  package func child(of index: Int, key: String) -> Int? {
    children(of: index).first { elements[$0]["key"] == key }
  }
}
