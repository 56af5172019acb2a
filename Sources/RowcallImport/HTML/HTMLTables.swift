import RowcallModel

/// All tables of an HTML page, and what the page says of itself.
package struct HTMLTables: Hashable, Codable, Sendable {
  /// What errors call the page: its path as given; `-` for standard input.
  package var path: String
  /// The page's title; nil if it has none.
  package var title: String?
  /// The page's language as a BCP 47 tag; nil if the page does not say it.
  package var language: String?
  /// Whether the page runs from right to left.
  package var isRightToLeft: Bool
  /// The tables in the order of the page, those inside the cells of others included.
  ///
  /// A `.table` piece of a cell is an index into this list. Tables that only place things on the page have the role
  /// `presentation`; hidden ones are left out.
  package var tables: [TableGrid]

  /// Opens a page, or standard input for `-`.
  ///
  /// Throws when the file cannot be read, is no text, or asks for more than the limits allow; a page without tables is
  /// no error.
  package static func open(_ path: String, options: ImportOptions = ImportOptions()) throws(ImportError)
    -> HTMLTables
  {
    try HTMLTables(text: TableReader.decode(FileBytes(path: path), options: options.asHTML), options: options)
  }

  /// Reads a page from bytes in memory; the path is what errors call them.
  package init(bytes: [UInt8], path: String = "-", options: ImportOptions = ImportOptions())
    throws(ImportError)
  {
    let source = MemoryBytes(path: path, bytes: bytes[...])
    try self.init(text: TableReader.decode(source, options: options.asHTML), options: options)
  }

  /// Reads a page whose encoding is decided.
  init(text: DecodedText, options: ImportOptions) throws(ImportError) {
    var text = text
    let (path, limits) = (text.stream.path, options.limits)
    let source = try text.readToEnd(limit: limits[.pageBytes])
    let page = HTMLPage(try HTMLParser(path: path, limits: limits).tree(of: source))
    var elements: [HTMLTableElements] = []
    try self.init(page: page, path: path, limits: limits, elements: &elements)
  }

  /// Makes the tables of a page, and says which elements each is made of.
  init(
    page: HTMLPage, path: String, limits: ImportLimits, elements made: inout [HTMLTableElements]
  ) throws(ImportError) {
    self.path = path
    title = page.title
    language = page.rootLanguage
    isRightToLeft = page.tree.count > 0 && page.isRightToLeft(0)
    tables = []
    let elements = page.tables
    guard elements.count <= limits[.tables] else {
      throw .limitExceeded(
        path: path, line: page.tree.line(elements[max(0, limits[.tables])]) ?? 1, limit: .tables,
        value: limits[.tables])
    }
    let numbers = Dictionary(uniqueKeysWithValues: elements.enumerated().map { ($1, $0) })
    var builder = HTMLGridBuilder(page: page, tables: numbers, path: path, limits: limits)
    for element in elements {
      tables.append(try builder.grid(of: element))
      made.append(builder.elements)
    }
  }
}

extension HTMLTables {
  /// The index of the table with a number, counted from one in the order of the page, or with a name: its whole accessible
  /// name or caption, else words in one of them; capitals do not matter.
  ///
  /// Throws when there is none or more than one, and says which there are.
  package func index(ofTable wanted: String) throws(ImportError) -> Int {
    if let number = Int(wanted), number > 0, number <= tables.count { return number - 1 }
    let name = wanted.lowercased()
    let whole = tables.indices.filter { tables[$0].names.contains(name) }
    if whole.count == 1 { return whole[0] }
    if whole.count > 1 { throw .ambiguousTable(path: path, wanted: wanted, numbers: whole.map { $0 + 1 }) }
    let isNumber = Int(wanted) != nil
    let partly = tables.indices.filter { index in
      !isNumber && !name.isEmpty && tables[index].names.contains { $0.contains(name) }
    }
    if partly.count == 1 { return partly[0] }
    if !partly.isEmpty {
      throw .ambiguousTable(path: path, wanted: wanted, numbers: partly.map { $0 + 1 })
    }
    let titles = tables.compactMap(\.title)
    let near = isNumber ? [] : NearName.nearest(to: wanted, in: titles)
    throw .noSuchTable(path: path, wanted: wanted, near: near, tables: tables.map(\.title))
  }
}

extension TableGrid {
  /// What the table is called, in small letters.
  fileprivate var names: [String] { [label, caption].compactMap { $0?.lowercased() } }
}

extension ImportOptions {
  /// The same for a page that is known to be one.
  var asHTML: ImportOptions {
    var options = self
    options.format = .html
    return options
  }
}

extension DecodedText {
  /// The text to its end; throws when it is longer than allowed.
  mutating func readToEnd(limit: Int) throws(ImportError) -> [UInt8] {
    var text = head
    while text.count <= limit, !stream.isAtEnd {
      let damage = try stream.append(to: &text, upTo: TextWindow.batchSize)
      if !damage.isNone { problems.add(damage, in: text, line: 1) }
    }
    guard text.count <= limit else {
      throw .limitExceeded(path: stream.path, line: 1, limit: .pageBytes, value: limit)
    }
    // Programs such as sqlite3 -html write rows alone, which parsers of pages leave out.
    let start = text.drop { $0 <= Byte.space }.prefix(4).map { $0 | 0x20 }
    return start.starts(with: "<tr".utf8) && start.last.map { ">\u{20}".utf8.contains($0) } ?? false
      ? Array("<table>".utf8) + text : text
  }
}

extension HTMLPage {
  /// The elements that are tables, or are written as such.
  fileprivate var tables: [Int] {
    (0..<tree.count).filter { node in
      let isTable = tree.tag(node) == .table || (tree.tag(node) != .text && tree.isTable(node))
      return isTable && isShown(node)
    }
  }

  fileprivate var title: String? {
    guard let title = (0..<tree.count).first(where: { tree.tag($0) == .title }) else { return nil }
    return HTMLNames.text(directlyIn: title, of: tree)
  }

  /// The language of the `html` element, else the one that a `meta` element names.
  fileprivate var rootLanguage: String? {
    guard tree.count > 0 else { return nil }
    if let own = language(of: 0) { return own }
    let meta = (0..<tree.count).first {
      tree.tag($0) == .meta && tree.word($0, .httpEquivalent) == "content-language"
    }
    // Several languages are none.
    guard let content = meta.flatMap({ tree[$0, .content] }), !content.contains(",") else { return nil }
    return content.tokens.first
  }
}
