import RowcallModel

/// Opens the sheets of a workbook as tables, or the sheet, table or range that the options choose.
struct WorkbookTables {
  let zip: ZipFile
  let options: ImportOptions

  /// Larger sheets are not searched before their first row is read, for merged cells and for the last column.
  private static let mostSearched = 1 << 26

  /// A sheet, and how its cells are read.
  struct Sheet: Sendable {
    let name: String
    let isHidden: Bool
    let tables: [OfficeWorkbook.Table]
    let outline: SheetOutline
    let open: @Sendable (SheetWriter) throws(ImportError) -> SheetBytes

    var isEmpty: Bool { outline.used == nil && !outline.isPartial }
  }

  /// Whether the parts of a zip file are those of a workbook.
  static func isWorkbook(_ zip: ZipFile) -> Bool {
    zip.names.contains("content.xml") || zip.names.contains { $0.hasPrefix("xl/") }
  }

  /// Opens all tables, or the one that the options choose.
  func open() throws(ImportError) -> [TableReader] {
    let isEncrypted = try isEncryptedDocument()
    if zip.isEncrypted || isEncrypted {
      throw .malformed(path: path, reason: "an encrypted workbook; save a copy without a password")
    }
    let book = try book()
    if let wanted = options.table { return try choose(wanted, in: book) }
    let shown = book.sheets.filter { !$0.isHidden && !$0.isEmpty }
    let unread = book.sheets.filter { !$0.isHidden && $0.isEmpty }
    guard !shown.isEmpty else { throw nothing(on: unread, at: path) }
    var readers: [TableReader] = []
    for sheet in shown {
      readers += try self.readers(of: sheet, isOnly: shown.count == 1)
    }
    let others = book.sheets.filter(\.isHidden).map(\.name)
    if !others.isEmpty { readers[0].rows.problems.add(.hiddenSheets(others)) }
    let comments = comments(on: unread)
    if !comments.all.isEmpty { readers[0].rows.problems.add(.notes(comments)) }
    return numbered(readers)
  }

  private var path: String { zip.path }

  /// The comments on sheets without texts, by the names of sheets and cells.
  private func comments(on sheets: [Sheet]) -> SheetNotes {
    var comments = SheetNotes(.comment)
    for sheet in sheets {
      for note in sheet.outline.comments.all { comments.add(note.text, to: "\(sheet.name)!\(note.cell)") }
    }
    return comments
  }

  private func nothing(on sheets: [Sheet], at path: String) -> ImportError {
    let comments = comments(on: sheets)
    return comments.all.isEmpty
      ? .emptyInput(path: path) : .onlyComments(path: path, comments: comments.description)
  }

  private func numbered(_ readers: [TableReader]) -> [TableReader] {
    guard readers.count > 1 else { return readers }
    return readers.enumerated().map { index, reader in
      var reader = reader
      reader.seriesNumber = index + 1
      return reader
    }
  }

  // MARK: - Workbooks of both kinds

  private struct Book {
    var sheets: [Sheet]
    var names: [(name: String, reference: String)]
  }

  private func book() throws(ImportError) -> Book {
    zip.names.contains("content.xml") ? try openDocument() : try office()
  }

  private func office() throws(ImportError) -> Book {
    let book = try OfficeWorkbook(zip, limits: options.limits)
    let (formats, strings, limits) = (book.formats, book.strings, options.limits)
    let (path, zip) = (zip.path, zip)
    @Sendable func reader(_ isForHead: Bool = false) -> OfficeSheetReader {
      OfficeSheetReader(
        path: path, formats: formats, strings: strings, limits: limits, isForHead: isForHead)
    }
    var sheets: [Sheet] = []
    for sheet in book.sheets {
      let part = try zip.part(sheet.part)
      let sink = reader((part?.statedSize ?? 0) > Self.mostSearched)
      sink.targets = try book.links(of: sheet)
      if !sheet.isHidden || options.table != nil { try part?.parse(sink, path: path, limits: limits) }
      let parts = try book.parts(of: sheet)
      var outline = sink.outline
      outline.comments = parts.comments
      sheets.append(
        Sheet(
          name: sheet.name, isHidden: sheet.isHidden, tables: parts.tables, outline: outline,
          open: { (writer) throws(ImportError) in
            let sink = reader()
            sink.writer = writer
            guard let part = try zip.part(sheet.part) else { throw .emptyInput(path: path) }
            return try SheetBytes(sink, part: part, path: path, limits: limits)
          }))
    }
    return Book(sheets: sheets, names: book.names)
  }

  private func openDocument() throws(ImportError) -> Book {
    let (zip, limits, path) = (zip, options.limits, zip.path)
    let styles = OpenDocumentReader(
      path: path, wanted: nil, styles: OpenDocumentStyles(), limits: limits)
    try zip.part("styles.xml")?.parse(styles, path: path, limits: limits)
    let common = styles.styles
    let all = OpenDocumentReader(path: path, wanted: nil, styles: common, limits: limits)
    try zip.part("content.xml")?.parse(all, path: path, limits: limits)
    let sheets = all.sheets.enumerated().map { index, sheet in
      Sheet(
        name: sheet.name, isHidden: sheet.isHidden, tables: [], outline: sheet.outline,
        open: { (writer) throws(ImportError) in
          let sink = OpenDocumentReader(
            path: path, wanted: index, styles: common, limits: limits)
          sink.writer = writer
          guard let part = try zip.part("content.xml") else { throw .emptyInput(path: path) }
          return try SheetBytes(sink, part: part, path: path, limits: limits)
        })
    }
    return Book(sheets: sheets, names: all.names)
  }

  private func isEncryptedDocument() throws(ImportError) -> Bool {
    guard let manifest = try zip.bytes(of: "META-INF/manifest.xml", upTo: 1 << 24) else { return false }
    return manifest.contains(sequence: Array("encryption-data".utf8))
  }
}

// MARK: - Sheets as tables

extension WorkbookTables {
  /// The tables of a sheet: those that are defined, where they are beside each other; else what its rows are.
  private func readers(of sheet: Sheet, isOnly: Bool) throws(ImportError) -> [TableReader] {
    let isBeside = sheet.tables.indices.contains { index in
      sheet.tables.dropFirst(index + 1).contains { $0.range.rows.overlaps(sheet.tables[index].range.rows) }
    }
    guard isBeside else {
      return try readers(of: sheet, in: nil, title: isOnly ? nil : sheet.name)
    }
    var readers: [TableReader] = []
    for table in sheet.tables {
      readers += try self.readers(of: sheet, in: table.range, title: table.name, header: table.hasHeader)
    }
    if let used = sheet.outline.used, !sheet.tables.contains(where: { $0.range.contains(used) }) {
      readers[0].rows.problems.add(.onlyDefinedTables(sheet.tables.count, all: "\(sheet.name)!\(used)"))
    }
    return readers
  }

  /// Opens the cells of a sheet, or of a range on it.
  private func readers(
    of sheet: Sheet, in range: CellRange?, title: String?, header: Bool? = nil
  ) throws(ImportError) -> [TableReader] {
    var used = sheet.outline.used ?? CellRange.largest
    if let range {
      used = CellRange(
        rows: range.rows.clamped(to: 1...max(used.rows.upperBound, range.rows.lowerBound)),
        columns: range.columns.clamped(to: 0...max(used.columns.upperBound, range.columns.lowerBound)))
    } else {
      used.rows = 1...used.rows.upperBound
    }
    let writer = SheetWriter(range: used, of: sheet.outline)
    var source = try sheet.open(writer)
    let head = try FileHead(reading: &source)
    guard !head.bytes.isEmpty else { throw .emptyInput(path: path) }
    var stream = TextStream(source: source, head: head, skipping: 0, decoder: .utf8(UTF8Repair()))
    var text: [UInt8] = []
    var problems = ProblemList()
    problems.add(try stream.append(to: &text, upTo: 0), in: text, line: 1)
    let decoded = DecodedText(
      stream: stream, head: text, format: Decision(.workbook, confidence: 1, reasons: [.workbook]),
      encoding: Decision("UTF-8", confidence: 1, reasons: [.workbook]), problems: problems)
    return try DelimitedTable(
      text: decoded, options: sheetOptions(header: header), sheet: sheet.outline,
      rowsBefore: used.rows.lowerBound - 1
    ).open().enumerated().map {
      index, reader in
      var reader = reader.titled(title) { [self] in
        let readers = try? self.readers(of: sheet, in: range, title: nil, header: header)
        return readers.flatMap { $0.indices.contains(index) ? $0[index] : nil }
      }
      let columns = used.columns.filter { !sheet.outline.hiddenColumns.contains($0) }
      reader.sheet = SheetPart(name: sheet.name, columns: columns)
      var comments = CellComments()
      sheet.outline.comments.add(to: &comments, columns: columns)
      sheet.outline.links.add(to: &comments, columns: columns)
      reader.comments = comments.isEmpty ? nil : comments
      if index == 0 { report(sheet, used, in: &reader) }
      return reader
    }
  }

  /// The options for the text of a sheet.
  private func sheetOptions(header: Bool?) -> ImportOptions {
    var options = options
    (options.table, options.delimiter, options.quote) = (nil, nil, nil)
    // What a number is, the workbook says.
    options.decimalMark = options.decimalMark ?? .point
    if let header, options.header == nil { options.header = header ? .row : HeaderPlacement.none }
    return options
  }

  private func report(_ sheet: Sheet, _ used: CellRange, in reader: inout TableReader) {
    let hidden = sheet.outline.hiddenColumns.filter(used.columns.contains).sorted().map(CellRange.letters)
    if !hidden.isEmpty { reader.rows.problems.add(.hiddenColumns(hidden)) }
    let formulas = sheet.outline.openFormulas
    if formulas.count > 0 {
      // Of a part of the cells, the number is not known.
      reader.rows.problems.add(
        .openFormulas(sheet.outline.isPartial ? nil : formulas.count, first: formulas.first))
    }
    for notes in [sheet.outline.comments, sheet.outline.links] where !notes.all.isEmpty {
      reader.rows.problems.add(.notes(notes))
    }
  }
}

// MARK: - Choosing

extension WorkbookTables {
  /// The tables that are wanted: a sheet, a defined table, a named range, or a range such as `Sheet1!A3:F20`.
  private func choose(_ wanted: String, in book: Book) throws(ImportError) -> [TableReader] {
    let name = wanted.lowercased()
    if let sheet = book.sheets.first(where: { $0.name.lowercased() == name }) {
      guard !sheet.isEmpty else { throw nothing(on: [sheet], at: "\(path)#\(sheet.name)") }
      return numbered(try readers(of: sheet, isOnly: false))
    }
    for sheet in book.sheets {
      guard let table = sheet.tables.first(where: { $0.name.lowercased() == name }) else { continue }
      return try readers(of: sheet, in: table.range, title: table.name, header: table.hasHeader)
    }
    if let named = book.names.first(where: { $0.name.lowercased() == name }),
      let (sheet, range) = place(named.reference, in: book)
    {
      return try readers(of: sheet, in: range, title: named.name)
    }
    // A word such as Q1 is a sheet that is missing rather than a cell.
    if wanted.contains(where: { ":!.".contains($0) }), let (sheet, range) = place(wanted, in: book) {
      return try readers(of: sheet, in: range, title: nil)
    }
    let shown = book.sheets.filter { !$0.isHidden && !$0.isEmpty }
    let number = Int(wanted)
    var readers: [TableReader] = []
    var names: [String] = []
    for sheet in shown {
      let found = try self.readers(of: sheet, isOnly: shown.count == 1)
      readers += found
      names += found.map { _ in sheet.name }
      if let number, number > 0, number <= readers.count { return [numbered(readers)[number - 1]] }
    }
    // The tables that have numbers come first; the others are chosen by their names.
    names += book.sheets.filter { $0.isHidden && !$0.isEmpty }.map(\.name)
    names += book.sheets.flatMap { $0.tables.map(\.name) } + book.names.map(\.name)
    let near = number == nil ? NearName.nearest(to: wanted, in: names).filter { $0 != wanted } : []
    throw .noSuchTable(path: path, wanted: wanted, near: near, tables: names)
  }

  /// The sheet and the range that `Sheet1!A3:F20`, `'My sheet'!A3:F20`, `$Sheet1.$A$3:.$F$20` or `A3:F20` means.
  private func place(_ reference: String, in book: Book) -> (Sheet, CellRange)? {
    var name: Substring?
    var range = reference[...]
    // A quoted name may hold either sign.
    let start = reference.drop { $0 == "$" }
    let quote = start.first == "'" ? start.dropFirst().lastIndex(of: "'") : nil
    let rest = quote.map { reference[$0...] } ?? reference[...]
    if let sign = rest.lastIndex(of: "!") ?? rest.firstIndex(of: ".") {
      name = reference[..<sign]
      range = reference[reference.index(after: sign)...]
      // The second end of a range of OpenDocument may name the sheet once more.
      if let colon = range.firstIndex(of: ":"), let dot = range.lastIndex(of: "."), dot > colon {
        range = range[...colon] + range[range.index(after: dot)...]
      }
    }
    guard let cells = CellRange(range) else { return nil }
    guard var wanted = name.map(String.init) else {
      return book.sheets.first { !$0.isHidden }.map { ($0, cells) }
    }
    if wanted.hasPrefix("$") { wanted.removeFirst() }
    if wanted.hasPrefix("'"), wanted.hasSuffix("'"), wanted.count > 1 {
      wanted = String(wanted.dropFirst().dropLast()).replacing("''", with: "'")
    }
    return book.sheets.first { $0.name.lowercased() == wanted.lowercased() }.map { ($0, cells) }
  }
}
