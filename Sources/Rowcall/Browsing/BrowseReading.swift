import RowcallImport
import RowcallLanguages
import RowcallModel
import RowcallNarration

/// Reading cells, rows and columns, in parts where they are long.
extension BrowseSession {
  /// As many lines as somebody listens to, and how many more there are; the same command goes on with these.
  func page(_ lines: [BrowseLine], of command: BrowseCommand) -> [BrowseLine] {
    let start = rest?.start ?? 0
    let end = start + Self.mostCells
    rest = end < lines.count ? (command, end) : nil
    let more = rest.map { line(.moreCells, ["number": String(lines.count - $0.start)]) }
    return lines.dropFirst(start).prefix(Self.mostCells) + [more].compactMap(\.self)
  }

  /// Reads the cells of the column from this one on, as many as somebody listens to; then how many that were.
  ///
  /// The same command goes on below these.
  func readColumn() throws -> [BrowseLine] {
    let cell = try cell()
    let column = rows.columns[cell.column]
    var lines = [line(title(of: column))]
    let first = max(cell.row, 0)
    var row = first + (rest?.start ?? 0)
    while lines.count <= Self.mostCells, let found = try rows.batch(ofRow: row) {
      let said = value(found.batch.text(row: found.place, column: column) ?? "", column: column)
      lines.append(BrowseLine(said.shown, spoken: said.spoken))
      row += 1
    }
    rest = nil
    guard try rows.batch(ofRow: row) != nil else { return lines }
    rest = (.move(.column), row - first)
    let count = ["count": String(row - first), "total": String(rows.count.known)]
    return lines + [line(.browseRowsOf, count)]
  }

  /// So many cells, or lines about columns, are said at once.
  static let mostCells = 100

  /// Reads the row, or the cells behind those that the same command read before.
  func readRow(for command: BrowseCommand = .row) throws -> [BrowseLine] {
    let row = try cell().row
    if row < 0 {
      let columns = rows.columns
      return columns.count > Self.mostCells
        ? page(columns.map { line(title(of: $0)) }, of: command) : try move(.row)
    }
    guard let found = try rows.batch(ofRow: row) else { return [] }
    let start = rest?.start ?? 0
    let said = view.row(found, row: row, cells: start..<start + Self.mostCells)
    rest = said.rest.map { (command, $0) }
    return [said.line]
  }

  private func comments() throws -> [CellComments.Comment] {
    let column = rows.columns[try cell().column]
    guard let (batch, place) = try rows.batch(ofRow: row()) else { throw BrowseRefusal.noRows }
    return opened.table.comments?.onCell(row: place, column: column, of: batch) ?? []
  }

  /// Where the cell leads, by its links and its words; what a program of the user could open comes first.
  package var links: [CellLink] {
    let links = ((try? comments()) ?? []).filter { $0.kind == .link }.map { CellLink(text: $0.text) }
    // Around an address within a sentence are signs that are not part of it.
    let words = cellText.split(whereSeparator: \.isWhitespace).map { word in
      let rest = word.drop { "(<\"'".contains($0) }
      let closing = rest.contains("(") ? ".,;:!?>\"'" : ".,;:!?)>\"'"
      return CellLink(text: String(rest.reversed().drop { closing.contains($0) }.reversed()))
    }
    let known = Set(links)
    let all = links + words.filter { $0.address != nil && !known.contains($0) }
    return all.filter { $0.address != nil } + all.filter { $0.address == nil }
  }

  /// Reads what people attached to the cell of a workbook.
  func readComments() throws -> [BrowseLine] {
    let said = try comments()
    if said.isEmpty { return [self.line(.browseNoComment)] }
    return said.map { comment in
      let kind = view.phrases.text(comment.kind == .link ? .roleLink : .roleComment)
      let words = { self.view.phrases.text(.headerAndValue, ["header": kind, "value": $0]) }
      let text = value(comment.text, column: opened.table.columns.count)
      return BrowseLine(words(text.shown), spoken: view.sentence(words(text.spoken)))
    }
  }

  /// Whether a text of a column is no value, such as a dash.
  func isBlank(_ text: String, column: Int) -> Bool {
    text.allSatisfy(\.isWhitespace)
      || column < opened.readers.count && opened.readers[column].value(in: text) == .empty
  }

  /// Spells the cell; once more, with a word for each letter.
  func spell() throws -> [BrowseLine] {
    let text = try text()
    guard !text.isEmpty else { return [line(blank ?? .blank)] }
    let names = KeyNames(for: opened.locale)
    if rest?.command == .spell {
      rest = nil
      return [BrowseLine(names.spelled(text))]
    }
    rest = (.spell, 0)
    // A space at the end is what somebody spells a cell for.
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map { view.letters(String($0)) }
    let parts = words.dropFirst().reduce(words.prefix(1)) { $0 + [names.spoken(" "), $1] }
    return [BrowseLine(parts.filter { !$0.isEmpty }.joined(separator: " "))]
  }

  /// What is asked before the cell is changed: the title of its column, and what a blank one is.
  package var cellQuestion: String { list([columnTitle] + kindOfBlank.map(\.text)) }

  /// Whether a blank cell of the cursor is null or an empty text, in JSON and databases; nothing elsewhere.
  var kindOfBlank: [BrowseLine] { blank.map { [line($0)] } ?? [] }

  private var blank: PhraseKey? {
    guard [.json, .database].contains(opened.reader.decisions.format.choice),
      let row = try? row(), let cell = try? cell(), (try? text())?.isEmpty ?? false,
      let place = rows.place(of: row), let document = document ?? documentToRead
    else { return nil }
    return (try? document.blank(row: place, column: rows.columns[cell.column]))?.phrase
  }

  /// The file as it was read, for what only a document knows; nil where it would take long to open.
  private var documentToRead: TableDocument? {
    guard let version = browsed.version, version == browsed.currentVersion, version.size <= Self.longestOpened
    else { return nil }
    return try? TableDocument(path: path, options: file.options.reading)
  }

  /// In bytes.
  private static let longestOpened = 1 << 24
}

/// Where a cell leads.
package struct CellLink: Hashable, Sendable {
  /// As it is written.
  package let text: String

  package init(text: String) { self.text = text }

  /// What a program of the user can open; nil for a place in the file and for a part of an address.
  package var address: String? {
    guard !text.contains(where: \.isWhitespace) else { return nil }
    if text.lowercased().hasPrefix("www."), text.dropFirst(4).contains(".") { return "https://" + text }
    let scheme = text.prefix { $0 != ":" }.lowercased()
    return ["http", "https", "mailto"].contains(scheme) && scheme.count < text.count ? text : nil
  }

  /// What is said of a link that cannot be opened: a program could be run by `javascript:`, and a file be read by `file:`.
  package var refusal: PhraseKey {
    if text.hasPrefix("#") { return .browseLinkInside }
    guard let end = text.firstIndex(of: ":"), text.first?.isLetter == true else {
      return .browseLinkNotOpened
    }
    let isScheme = text[..<end].allSatisfy { $0.isLetter || $0.isNumber || "+-.".contains($0) }
    return isScheme ? .browseLinkRefused : .browseLinkNotOpened
  }

  /// The cell of a workbook to which it leads, and the name of its sheet, nil for the same one; nil for other links.
  ///
  /// `#Sheet2!B3`, `#'My sheet'!B3`, and `#Sheet2.B3` of OpenDocument.
  package var place: (sheet: String?, cell: CellRange)? {
    guard text.hasPrefix("#") else { return nil }
    let target = text.dropFirst()
    if let cell = CellRange(target) { return (nil, cell) }
    guard let end = target.lastIndex(where: { "!.".contains($0) }),
      let cell = CellRange(target[target.index(after: end)...])
    else { return nil }
    let name = String(target[..<end].drop { $0 == "$" })
    guard name.first == "'", name.last == "'", name.count > 1 else { return (name, cell) }
    let parts = name.dropFirst().dropLast().split(separator: "''", omittingEmptySubsequences: false)
    return (parts.joined(separator: "'"), cell)
  }
}

extension EditedCell {
  /// What a blank cell is called; nil for a text.
  var phrase: PhraseKey? {
    switch self {
    case .null: .browseNull
    case .emptyText: .browseEmptyText
    case .text: nil
    }
  }
}
