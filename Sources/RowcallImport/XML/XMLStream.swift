import CExpat

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Takes the elements of an XML document as they are read; a class, since it is called for each of them.
class XMLSink {
  /// Why reading should stop; nil to go on.
  final var failure: ImportError? { didSet { hasFailed = true } }
  final private(set) var hasFailed = false

  func start(_ name: XMLName, _ attributes: XMLAttributes) {}
  func end(_ name: XMLName) {}
  func add(_ text: UnsafeBufferPointer<UInt8>) {}
  /// Whether the rest of the document does not matter.
  var isComplete: Bool { false }
}

/// Reads XML with expat a chunk at a time, so that memory does not grow with the document.
///
/// A document type, which alone could declare entities, is refused.
///
/// Unchecked, because whoever reads holds it alone.
final class XMLStream: @unchecked Sendable {
  private let parser: XML_Parser
  private let sink: XMLSink
  private let path: String
  private let part: String
  private let deepest: Int
  private var depth = 0
  /// How many bytes were read so far.
  private var count = 0
  private var refusal: String?

  /// - Parameters:
  ///   - path: what errors call the file.
  ///   - part: what they call the part of it that is read.
  init(_ sink: XMLSink, path: String, part: String, depth: Int) throws(ImportError) {
    guard let parser = XML_ParserCreate(nil) else {
      throw .unreadable(path: path, reason: "no memory for reading XML")
    }
    (self.parser, self.sink, self.path, self.part, deepest) = (parser, sink, path, part, depth)
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser, { user, name, attributes in XMLStream.with(user) { $0.start(name, attributes) } },
      { user, name in XMLStream.with(user) { $0.end(name) } })
    XML_SetCharacterDataHandler(parser) { user, text, length in
      XMLStream.with(user) { $0.add(text, length) }
    }
    XML_SetStartDoctypeDeclHandler(parser) { user, _, _, _, _ in
      XMLStream.with(user) {
        $0.refuse("a document type, which may expand to any amount of text; remove it")
      }
    }
  }

  deinit { XML_ParserFree(parser) }

  /// No tag is longer than this: expat holds each in memory several times.
  private static let longestTag = 1 << 23

  /// Reads some more of the document.
  func parse(_ bytes: [UInt8], isLast: Bool) throws(ImportError) {
    let status = withExtendedLifetime(self) {
      bytes.withUnsafeBytes {
        XML_Parse(parser, $0.bindMemory(to: CChar.self).baseAddress, Int32($0.count), isLast ? 1 : 0)
      }
    }
    if let failure = sink.failure { throw failure }
    if let refusal { throw error(refusal) }
    count += bytes.count
    if !isLast, count - Int(XML_GetCurrentByteIndex(parser)) > Self.longestTag {
      throw error("a tag of more than \(Self.longestTag >> 20) MB; save the workbook anew")
    }
    if status != XML_STATUS_OK {
      let said = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? "not XML"
      throw error("\(said); save the workbook anew")
    }
  }

  private func error(_ reason: String) -> ImportError {
    .malformed(path: path, reason: "\(part), line \(Int(XML_GetCurrentLineNumber(parser))): \(reason)")
  }

  /// Whoever parses keeps the stream, so that it is not counted for each of millions of calls.
  @inline(__always)
  private static func with(_ user: UnsafeMutableRawPointer?, _ body: (XMLStream) -> Void) {
    if let user { Unmanaged<XMLStream>.fromOpaque(user)._withUnsafeGuaranteedRef(body) }
  }

  private func refuse(_ reason: String) {
    refusal = refusal ?? reason
    XML_StopParser(parser, XML_Bool(0))
  }

  private func start(
    _ name: UnsafePointer<XML_Char>?, _ raw: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) {
    guard let name, let raw, refusal == nil else { return }
    depth += 1
    if depth > deepest {
      return refuse("elements nest deeper than \(deepest) levels; save the workbook anew")
    }
    sink.start(XMLName(name), XMLAttributes(raw))
    stopIfFailed()
  }

  private func end(_ name: UnsafePointer<XML_Char>?) {
    guard let name, refusal == nil else { return }
    depth -= 1
    sink.end(XMLName(name))
    stopIfFailed()
  }

  private func add(_ text: UnsafePointer<XML_Char>?, _ length: Int32) {
    guard let text, refusal == nil else { return }
    text.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
      sink.add(UnsafeBufferPointer(start: $0, count: Int(length)))
    }
  }

  private func stopIfFailed() {
    if sink.hasFailed { XML_StopParser(parser, XML_Bool(0)) }
  }
}

/// The name of an element or attribute without its prefix, while expat holds it.
struct XMLName {
  let local: UnsafePointer<CChar>

  init(_ name: UnsafePointer<CChar>) {
    // Most names have one letter, and so no prefix.
    local = name[0] == 0 || name[1] == 0 ? name : strchr(name, 0x3A).map { UnsafePointer($0) + 1 } ?? name
  }

  @inline(__always)
  static func == (name: XMLName, text: StaticString) -> Bool {
    text.utf8Start.withMemoryRebound(to: CChar.self, capacity: text.utf8CodeUnitCount + 1) {
      strcmp(name.local, $0) == 0
    }
  }

  /// For `switch`.
  @inline(__always)
  static func ~= (text: StaticString, name: XMLName) -> Bool { name == text }
}

/// The attributes of an element, while expat holds them.
struct XMLAttributes {
  private let list: UnsafeMutablePointer<UnsafePointer<XML_Char>?>

  init(_ list: UnsafeMutablePointer<UnsafePointer<XML_Char>?>) { self.list = list }

  /// The value of the first attribute with a name, whatever its prefix.
  @inline(__always)
  func bytes(_ wanted: StaticString) -> UnsafePointer<CChar>? {
    var next = list
    while let name = next[0] {
      if XMLName(name) == wanted { return next[1] }
      next += 2
    }
    return nil
  }

  /// Hands over the names and values in their order.
  @inline(__always)
  func forEach(_ body: (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Void) {
    var next = list
    while let name = next[0], let value = next[1] {
      body(name, value)
      next += 2
    }
  }

  subscript(_ name: StaticString) -> String? { bytes(name).map { String(cString: $0) } }

  /// A whole number; nil where there is none.
  func integer(_ name: StaticString) -> Int? { bytes(name).flatMap { Int(String(cString: $0)) } }

  /// Whether a value is `1` or `true`.
  func isTrue(_ name: StaticString) -> Bool {
    bytes(name).map { XMLName($0) == "1" || XMLName($0) == "true" } ?? false
  }
}
