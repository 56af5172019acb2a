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
    var tables: [OfficeWorkbook.Table]
    let outline: SheetOutline
    let open: @Sendable (SheetWriter) throws(ImportError) -> SheetBytes

    var isEmpty: Bool { outline.used == nil && !outline.isPartial }

    /// Whether the defined tables are beside each other, or on a sheet that is wider only in a few rows above them or below.
    var hasTablesApart: Bool {
      let isBeside = tables.indices.contains { index in
        tables.dropFirst(index + 1).contains { other in
          let range = tables[index].range
          return other.range.rows.overlaps(range.rows) && !other.range.columns.overlaps(range.columns)
        }
      }
      guard !isBeside, let used = outline.used,
        let first = tables.map(\.range.columns.lowerBound).min(),
        let last = tables.map(\.range.columns.upperBound).max()
      else { return isBeside }
      return used.columns.lowerBound == first && used.columns.upperBound > last
        && outline.blocks.allSatisfy { block in
          let isOutside = !tables.contains { $0.range.rows.overlaps(block.rows) }
          // More rows may be a table, too.
          return isOutside ? block.rows.count < 3 : block.lastColumn <= last
        }
    }
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
    var readers: [TableReader]
    if let wanted = options.table {
      let broken = book.broken.first { $0.name.lowercased() == wanted.lowercased() }
      if let broken { throw broken.fault }
      // The sheet that was meant may be one behind a broken one.
      if Int(wanted) != nil, let failure = failure(of: book.broken.map(\.name)) { throw failure }
      readers = try choose(wanted, in: book)
    } else {
      readers = try all(in: book)
      for (name, fault) in book.broken {
        readers[0].rows.problems.add(.unreadTable(name, reason: fault.fault))
      }
      readers[readers.count - 1].failure = failure(of: book.broken.map(\.name))
    }
    for problem in book.problems { readers[0].rows.problems.add(problem) }
    return readers
  }

  /// The error for sheets that cannot be read, once others were; nil for none.
  private func failure(of sheets: [String]) -> ImportError? {
    sheets.isEmpty ? nil : .unreadTables(sheets, "sheet", path: path, advice: "save the workbook anew")
  }

  /// The tables of all sheets that are shown.
  private func all(in book: Book) throws(ImportError) -> [TableReader] {
    var readers: [TableReader] = []
    var leftOut: [WorkbookItem: [String]] = [:]
    for sheet in book.sheets where sheet.isHidden { leftOut[.hiddenSheet, default: []].append(sheet.name) }
    for other in book.others { leftOut[other.kind, default: []].append(other.name) }
    let shown = book.sheets.filter { !$0.isHidden && !$0.isEmpty }
    for sheet in shown {
      let found = try readersIfShown(of: sheet, isOnly: shown.count == 1)
      readers += found
      if found.isEmpty { leftOut[.sheet, default: []].append(sheet.name) }
    }
    let unread = book.sheets.filter { !$0.isHidden && $0.isEmpty }
    for sheet in unread where sheet.outline.hiddenValues.count > 0 {
      leftOut[.sheet, default: []].append(sheet.name)
    }
    let problems = leftOut.sorted { $0.key.rawValue < $1.key.rawValue }.map {
      ImportProblem.itemsLeftOut($0.key, $0.value)
    }
    guard !readers.isEmpty else {
      throw book.broken.first?.fault ?? nothing(on: unread, at: path, leftOut: problems)
    }
    for problem in problems { readers[0].rows.problems.add(problem) }
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

  private func nothing(
    on sheets: [Sheet], at path: String, leftOut: [ImportProblem] = []
  ) -> ImportError {
    let comments = comments(on: sheets)
    if !comments.all.isEmpty { return .onlyComments(path: path, comments: comments.description) }
    guard !leftOut.isEmpty else { return .emptyInput(path: path) }
    return .malformed(
      path: path,
      reason: "no cells to read; \(leftOut.map(\.description).joined(separator: "; ")); "
        + "a table needs at least one row that is shown")
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
    var sheets: [Sheet] = []
    var names: [(name: String, reference: String)]
    /// The sheets without cells.
    var others: [(kind: WorkbookItem, name: String)] = []
    /// What is missing in the file.
    var problems: [ImportProblem] = []
    /// The sheets that cannot be read.
    var broken: [(name: String, fault: ImportError)] = []
  }

  private func book() throws(ImportError) -> Book {
    zip.names.contains("content.xml") ? try openDocument() : try office()
  }

  private func office() throws(ImportError) -> Book {
    let workbook = try OfficeWorkbook(zip, limits: options.limits)
    var book = Book(names: workbook.names, others: workbook.others, broken: workbook.broken)
    for sheet in workbook.sheets {
      do throws(ImportError) {
        let (found, problems) = try self.sheet(sheet, of: workbook)
        book.sheets.append(found)
        book.problems += problems
      } catch {
        guard case .malformed = error else { throw error }
        book.broken.append((sheet.name, error))
      }
    }
    // A large sheet is not searched for styles.
    if book.sheets.contains(where: { $0.outline.lacksStyles || $0.outline.isPartial && workbook.lacksStyles })
    {
      book.problems.append(.missingStyles(reason: workbook.stylesFault))
    }
    return book
  }

  /// A sheet, and what of it cannot be read or is not searched.
  private func sheet(
    _ sheet: OfficeWorkbook.Sheet, of workbook: OfficeWorkbook
  ) throws(ImportError) -> (Sheet, problems: [ImportProblem]) {
    let (formats, strings, limits) = (workbook.formats, workbook.strings, options.limits)
    let (path, zip) = (zip.path, zip)
    @Sendable func reader(isForHead: Bool = false, isPartial: Bool = false) -> OfficeSheetReader {
      var formats = formats
      formats.shown.addsSeconds = isPartial
      return OfficeSheetReader(
        path: path, sheet: sheet.name, formats: formats, strings: strings, limits: limits,
        isForHead: isForHead)
    }
    let part = try zip.part(sheet.part)
    let sink = reader(isForHead: (part?.statedSize ?? 0) > Self.mostSearched)
    sink.targets = workbook.links(of: sheet)
    if !sheet.isHidden || options.table != nil { try part?.parse(sink, path: path, limits: limits) }
    var outline = sink.outline
    let parts = workbook.parts(of: sheet, references: outline.references)
    var problems = parts.missing.sorted { $0.key < $1.key }.map {
      ImportProblem.missingItem($0.key, sheet: sheet.name, reason: $0.value)
    }
    if outline.isPartial, formats.mayHide { problems.append(.hiddenValues(nil, first: "")) }
    outline.comments = parts.comments
    let isPartial = outline.isPartial
    let found = Sheet(
      name: sheet.name, isHidden: sheet.isHidden, tables: parts.tables, outline: outline,
      open: { (writer) throws(ImportError) in
        let sink = reader(isPartial: isPartial)
        sink.writer = writer
        guard let part = try zip.part(sheet.part) else { throw .emptyInput(path: path) }
        return try SheetBytes(sink, part: part, path: path, limits: limits)
      })
    return (found, problems)
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
    var book = Book(sheets: sheets, names: all.names)
    for table in all.tables {
      guard let (sheet, range) = place(table.reference, in: book),
        let index = book.sheets.firstIndex(where: { $0.name == sheet.name })
      else { continue }
      book.sheets[index].tables.append(
        OfficeWorkbook.Table(name: table.name, range: range, hasHeader: table.hasHeader))
    }
    return book
  }

  private func isEncryptedDocument() throws(ImportError) -> Bool {
    guard let manifest = try zip.bytes(of: "META-INF/manifest.xml", upTo: 1 << 24) else { return false }
    return manifest.contains(sequence: Array("encryption-data".utf8))
  }
}

// MARK: - Sheets as tables

extension WorkbookTables {
  /// The tables of a sheet; none where all of its cells are hidden.
  private func readersIfShown(of sheet: Sheet, isOnly: Bool) throws(ImportError) -> [TableReader] {
    do {
      return try readers(of: sheet, isOnly: isOnly)
    } catch {
      guard case .emptyInput = error, !sheet.outline.hasShownCells else { throw error }
      return []
    }
  }

  /// The tables of a sheet: those that are defined, where they are apart; else what its rows are.
  private func readers(of sheet: Sheet, isOnly: Bool) throws(ImportError) -> [TableReader] {
    guard sheet.hasTablesApart else {
      return try readers(of: sheet, in: nil, title: isOnly ? nil : sheet.name)
    }
    var readers: [TableReader] = []
    var hidden: [String] = []
    for table in sheet.tables {
      do {
        readers += try self.readers(of: sheet, in: table.range, title: table.name, header: table.hasHeader)
      } catch {
        guard case .emptyInput = error else { throw error }
        hidden.append(table.name)
      }
    }
    guard !readers.isEmpty else { throw .emptyInput(path: path) }
    if !hidden.isEmpty { readers[0].rows.problems.add(.itemsLeftOut(.table, hidden)) }
    if let used = sheet.outline.used, !sheet.tables.contains(where: { $0.range.contains(used) }) {
      readers[0].rows.problems.add(
        .onlyDefinedTables(sheet.tables.count - hidden.count, all: "\(sheet.name)!\(used)"))
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
      reader.sheet = SheetPart(name: sheet.name, columns: columns, forms: sheet.outline.forms(of: columns))
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
    let values = sheet.outline.hiddenValues
    if values.count > 0 { reader.rows.problems.add(.hiddenValues(values.count, first: values.first)) }
    for notes in [sheet.outline.comments, sheet.outline.links] where !notes.all.isEmpty {
      reader.rows.problems.add(.notes(notes))
    }
  }
}

// MARK: - Choosing

extension WorkbookTables {
  /// The tables that are wanted: a sheet, a defined table, a named range, or a range such as `Sheet1!A3:F20`.
  private func choose(_ wanted: String, in book: Book) throws(ImportError) -> [TableReader] {
    if let readers = try readers(named: wanted.lowercased(), in: book) { return readers }
    // A word such as Q1 is a sheet that is missing rather than a cell.
    if wanted.contains(where: { ":!.".contains($0) }), let (sheet, range) = place(wanted, in: book) {
      return try readers(of: sheet, in: range, title: nil)
    }
    let shown = book.sheets.filter { !$0.isHidden && !$0.isEmpty }
    let number = Int(wanted)
    var readers: [TableReader] = []
    var names: [String] = []
    for sheet in shown {
      let found = try readersIfShown(of: sheet, isOnly: shown.count == 1)
      readers += found
      names += found.map { _ in sheet.name }
      if let number, number > 0, number <= readers.count { return [numbered(readers)[number - 1]] }
    }
    // What is not read without being asked for.
    var others = book.sheets.filter { $0.isHidden && !$0.isEmpty }.map(Choice.sheet)
    others += book.sheets.flatMap { sheet in sheet.tables.map { .table($0, on: sheet) } }
    others += book.names.filter { place($0.reference, in: book) != nil }.map(Choice.range)
    if let number, others.indices.contains(number - 1 - names.count) {
      return try self.readers(of: others[number - 1 - names.count], in: book)
    }
    names += others.map(\.name)
    let near = number == nil ? NearName.nearest(to: wanted, in: names).filter { $0 != wanted } : []
    throw .noSuchTable(path: path, wanted: wanted, near: near, tables: names)
  }

  private enum Choice {
    case sheet(Sheet)
    case table(OfficeWorkbook.Table, on: Sheet)
    case range(name: String, reference: String)

    var name: String {
      switch self {
      case .sheet(let sheet): sheet.name
      case .table(let table, _): table.name
      case .range(let name, _): name
      }
    }
  }

  /// The tables of a sheet, a defined table or a named range, by its name in small letters; nil where nothing has it.
  ///
  /// Where several have it, in that order.
  private func readers(named name: String, in book: Book) throws(ImportError) -> [TableReader]? {
    let all =
      book.sheets.map(Choice.sheet)
      + book.sheets.flatMap { sheet in sheet.tables.map { .table($0, on: sheet) } }
      + book.names.map(Choice.range)
    guard let choice = all.first(where: { $0.name.lowercased() == name }) else { return nil }
    return try readers(of: choice, in: book)
  }

  private func readers(of choice: Choice, in book: Book) throws(ImportError) -> [TableReader] {
    switch choice {
    case .sheet(let sheet):
      let place = "\(path)#\(sheet.name)"
      guard !sheet.isEmpty else { throw nothing(on: [sheet], at: place) }
      let readers = try readersIfShown(of: sheet, isOnly: false)
      guard !readers.isEmpty else {
        throw nothing(on: [sheet], at: place, leftOut: [.itemsLeftOut(.sheet, [sheet.name])])
      }
      return numbered(readers)
    case .table(let table, let sheet):
      return try readers(of: sheet, in: table.range, title: table.name, header: table.hasHeader)
    case .range(let name, let reference):
      guard let (sheet, range) = place(reference, in: book) else {
        throw .malformed(
          path: path,
          reason: "the name \"\(name)\" stands for \"\(reference)\", which is no single range; "
            + "pass a range such as Sheet1!A3:F20 to --table")
      }
      return try readers(of: sheet, in: range, title: name)
    }
  }

  /// The sheet and the range that `Sheet1!A3:F20`, `'My sheet'!A3:F20`, `$Sheet1.$A$3:.$F$20` or `A3:F20` means.
  private func place(_ reference: String, in book: Book) -> (Sheet, CellRange)? {
    var name: Substring?
    var range = reference[...]
    // A quoted name may hold either sign.
    let start = reference.drop { $0 == "$" }
    let quote = start.first == "'" ? Self.closingQuote(of: start) : nil
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

  /// The quote that ends the quoted name with which a text starts; inside, quotes are doubled.
  private static func closingQuote(of text: Substring) -> Substring.Index? {
    var rest = text.dropFirst()
    while let quote = rest.firstIndex(of: "'") {
      let next = text.index(after: quote)
      guard next < text.endIndex, text[next] == "'" else { return quote }
      rest = text[text.index(after: next)...]
    }
    return nil
  }
}
