import RowcallText

extension PropertyList {
  /// Reads a property list: a binary one, one in XML, or one in the older text format, such as a strings file.
  ///
  /// - Parameters:
  ///   - path: what errors call the bytes.
  ///   - limits: how much it may ask for; `nesting`, `expansion`, `pageBytes` and `elementDepth` count.
  package init(_ bytes: [UInt8], path: String, limits: ImportLimits) throws(ImportError) {
    do throws(PropertyListFault) {
      if BinaryPropertyList.begins(bytes) {
        var list = try BinaryPropertyList(bytes, limits: limits)
        self = try list.value()
        return
      }
      if !Self.isXML(bytes) {
        var list = OldStylePropertyList(Self.utf8(bytes), limits: limits)
        self = try list.value()
        return
      }
    } catch {
      throw .malformed(path: path, line: error.line, column: error.column, reason: error.reason)
    }
    let tree = try XMLReader(.propertyList, path: path, limits: limits).tree(of: bytes)
    self = try XMLPropertyList(tree: tree, path: path).value()
  }

  /// Whether bytes begin like a property list in XML or a binary one, whatever the file is called.
  static func begins(_ head: [UInt8]) -> Bool {
    if BinaryPropertyList.begins(head) { return true }
    let text = String(decoding: utf8(Array(head.prefix(1024))), as: UTF8.self)
    return isXML(head) && (text.contains("<plist") || text.contains("<!DOCTYPE plist"))
  }

  /// The text of a string, a number or a date; nil for others.
  package var text: String? {
    switch self {
    case .string(let text), .number(let text), .date(let text): text
    default: nil
    }
  }

  static func isXML(_ bytes: [UInt8]) -> Bool {
    let start = utf8(Array(bytes.prefix(256))).drop { $0 <= Byte.space }
    return ["<?xml", "<!DOCTYPE plist", "<plist"].contains { start.starts(with: $0.utf8) }
  }

  /// The text in UTF-8, without a byte order mark: files of texts are often in UTF-16.
  private static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    let mark = ByteOrderMark.leading(bytes[...])
    // The first letter of a property list is one of ASCII.
    let wide = bytes.count < 2 ? nil : bytes[1] == 0 ? "UTF-16LE" : bytes[0] == 0 ? "UTF-16BE" : nil
    let encoding = mark?.encoding ?? wide ?? "UTF-8"
    let text = Array(bytes.dropFirst(mark?.bytes.count ?? 0))
    guard encoding != "UTF-8", let decoder = try? CharsetDecoder(name: encoding) else { return text }
    return (try? decoder.decode(text, isLast: true)) ?? text
  }
}

/// Reads the elements of a property list in XML.
private struct XMLPropertyList {
  let tree: XMLTree
  let path: String

  func value() throws(ImportError) -> PropertyList {
    guard tree[0].name == "plist", let root = Array(tree.children(of: 0)).first else {
      throw expected("<plist> with a value", 0)
    }
    return try value(of: root)
  }

  private func value(of index: Int) throws(ImportError) -> PropertyList {
    let text = tree[index].text
    switch tree[index].name {
    case "string": return .string(text)
    case "integer":
      guard let number = Self.integer(text) else { throw expected("a whole number", index) }
      return .number(number)
    case "real":
      guard let number = Double(String(Self.trimmed(text))) else { throw expected("a number", index) }
      return .number(number)
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "date": return .date(String(Self.trimmed(text)))
    case "data": return .data(count: Self.byteCount(ofBase64: text))
    case "array":
      var items: [PropertyList] = []
      for child in tree.children(of: index) { items.append(try value(of: child)) }
      return .array(items)
    case "dict": return .dictionary(try members(of: index))
    default:
      throw expected("<dict>, <array>, <string>, <integer>, <real>, <true>, <false>, <date> or <data>", index)
    }
  }

  private func members(of index: Int) throws(ImportError) -> [PropertyList.Member] {
    var members: [PropertyList.Member] = []
    var key: String?
    for child in tree.children(of: index) {
      if let name = key {
        members.append((name, try value(of: child)))
        key = nil
      } else {
        guard tree[child].name == "key" else { throw expected("<key>", child) }
        key = tree[child].text
      }
    }
    if let key { throw expected("a value after <key>\(key)</key>", index) }
    return members
  }

  private static func trimmed(_ text: String) -> Substring {
    let start = text.drop { $0.isWhitespace }
    return start.prefix(
      upTo: start.lastIndex { !$0.isWhitespace }.map { start.index(after: $0) } ?? start.endIndex)
  }

  private static func integer(_ text: String) -> String? {
    let digits = trimmed(text)
    if let number = Int64(digits) { return String(number) }
    if digits.lowercased().hasPrefix("0x") {
      return UInt64(digits.dropFirst(2), radix: 16).map { String($0) }
    }
    return UInt64(digits).map { String($0) }
  }

  private static func byteCount(ofBase64 text: String) -> Int {
    text.utf8.count { $0 > Byte.space && $0 != UInt8(ascii: "=") } * 3 / 4
  }

  private func expected(_ what: String, _ index: Int) -> ImportError {
    let element = tree[index]
    return .malformed(
      path: path, line: element.line, column: element.column,
      reason: "found <\(element.name)>, expected \(what); correct the property list there")
  }
}

/// Opens a property list as a table: its records are read as those of JSON.
struct PropertyListTable {
  let source: any ByteSource
  let head: FileHead
  let format: Decision<TableFormat>
  let options: ImportOptions

  /// Why bytes are read as a property list; nil where they are not.
  static func format(
    of head: [UInt8], path: String, _ options: ImportOptions
  ) -> Decision<TableFormat>? {
    if let asked = options.format { return asked == .propertyList ? .asked(asked) : nil }
    if PropertyList.begins(head) { return Decision(.propertyList, confidence: 1, reasons: [.propertyList]) }
    let ending = FormatDetector.pathExtension(of: path)
    return ["plist", "strings"].contains(ending)
      ? Decision(.propertyList, confidence: 0.95, reasons: [.fileExtension(ending)]) : nil
  }

  /// Reads the whole list.
  func open() throws(ImportError) -> TableReader {
    var source = source
    var bytes = head.bytes
    let limit = options.limits[.pageBytes]
    while bytes.count <= limit, try source.append(to: &bytes, upTo: 1 << 20) {}
    guard bytes.count <= limit else {
      throw .limitExceeded(path: source.path, line: 1, limit: .pageBytes, value: limit)
    }
    let list = try PropertyList(bytes, path: source.path, limits: options.limits)
    let records = list.records
    var options = options
    (options.format, options.encoding) = (.json, nil)
    if records.arePairs { options.header = options.header ?? HeaderPlacement.none }
    // A record a line: the line in a message is its number.
    var text = try TableReader.decode(
      MemoryBytes(path: source.path, bytes: records.json[...]), options: options)
    text.format = format
    if let wanted = options.table, wanted != "1" { throw .onlyTable(path: source.path, wanted: wanted) }
    return try JSONTable(text: text, options: options).open()
  }
}
