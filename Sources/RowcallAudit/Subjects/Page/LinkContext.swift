import RowcallImport
import RowcallLanguages
import RowcallModel

/// The context of a link, as WCAG 2.4.4 defines it: its sentence, list items, cell with headers, and description.
struct LinkContext {
  /// What is wrong; nil if the link says where it leads.
  private(set) var fault: String?
  /// The text that would name the row if its cell were a header; nil if that is not the problem.
  private(set) var missing: String?
  /// The text of another cell that names the row if no header does; nil otherwise.
  private(set) var rowWords: String?
  /// Whether the link is in a data table.
  private(set) var isInTable = false
  private(set) var texts: [String] = []

  private let page: AuditedPage
  private let node: Int
  private let name: String
  private var headers: [String] = []
  /// Whether it is in a cell that names its row.
  private var isRowHeader = false

  /// How many bytes of a text are read; longer texts are treated as meaningful.
  private static let most = 400
  /// How many elements are read for one text, because each link in a block reads all of them.
  private static let mostElements = 128
  /// Replaces the text beyond these limits, which is treated as meaningful.
  private static let unread = Array("  unread".utf8)
  /// How many elements around a link are read.
  private static let mostOuter = 8

  /// Checks one link.
  init(of node: Int, named name: String, on page: AuditedPage) {
    self.page = page
    self.node = node
    self.name = name
    gather()
    judge()
  }

  // MARK: - Collecting the context

  private mutating func gather() {
    for target in page.page.elements(node, .describedBy).prefix(8) { add(page.shortText(of: target)) }
    add(page.tree[node, .details])
    var place = page.tree.parent(node)
    var hasBlock = false
    var outer = 0
    while let here = place, page.cell(here) == nil, outer < Self.mostOuter {
      let role = page.semantics.role(here)
      let isBlock = page.tree.tag(here).isBlock || role == .listitem
      if role == .listitem || (isBlock && !hasBlock) {
        add(ownText(of: here))
        outer += 1
      }
      hasBlock = hasBlock || isBlock
      place = page.tree.parent(here)
    }
    guard let (index, cell) = page.cell(around: node), page.tables[index].purpose != .declaredLayout else {
      return
    }
    let table = page.tables[index]
    isInTable = table.isData
    isRowHeader = table.isData && table.headers.kind(of: cell)?.axis == .row
    add(ownText(of: table.elements.cells[cell]))
    let assigned = table.headerTexts(of: cell)
    headers = assigned.columns + assigned.rows
    for header in headers { add(header) }
    if assigned.rows.isEmpty { rowWords = rowName(in: table, beside: cell) }
    missing = rowWords
  }

  private mutating func add(_ text: String?) {
    if let text, !text.trimmed.isEmpty { texts.append(text.cut) }
  }

  /// The text of an element without nested blocks.
  private func ownText(of element: Int) -> String {
    var bytes: [UInt8] = []
    var place = element + 1
    let isCell = page.cell(element) != nil
    var looks = 0
    while place < page.tree.end(element), bytes.count < Self.most, looks < Self.mostElements {
      looks += 1
      let isApart = page.tree.tag(place).isBlock && !isCell && page.tree.tag(place) != .br
      if looks == Self.mostElements { bytes += Self.unread }
      if place == node || isApart || !page.page.isShown(place) {
        bytes.append(0x20)
        place = page.tree.end(place)
        continue
      }
      if page.tree.tag(place) == .text { bytes += page.tree.text(place).prefix(Self.most) }
      if page.tree.tag(place) == .img {
        bytes += Array((page.tree[place, .alt] ?? "").utf8.prefix(Self.most))
      }
      place += 1
    }
    return String(decoding: bytes, as: UTF8.self).tokens.joined(separator: " ")
  }

  /// The text of another cell in the row that seems to name the row; nil for none.
  private func rowName(in table: AuditedTable, beside cell: Int) -> String? {
    let row = table.grid.cells[cell].slot.row
    for column in 0..<min(table.grid.columnCount, 16) {
      guard let index = table.grid.index(at: GridSlot(row: row, column: column)), index != cell else {
        continue
      }
      let other = table.grid.cells[index]
      let isPlain = other.content.allSatisfy { if case .text = $0 { true } else { false } }
      if other.kind == .data, isPlain, other.text.contains(where: \.isLetter) { return other.text.cut }
    }
    return nil
  }

  // MARK: - Checking

  private mutating func judge() {
    let words = LinkVocabulary.words(name)
    let isVague = LinkVocabulary.isVague(words)
    let isFormat = LinkVocabulary.isFormat(words)
    // Menu items are clear from their menu, and so is a link that is named like its target.
    let isItem =
      LinkVocabulary.isIndex(name)
      || page.semantics.ancestor(of: node) { [.navigation, .menu, .menubar].contains($0) } != nil
    if isRowHeader {
      missing = nil
      return
    }
    let isTarget =
      isVague && !words.isEmpty && LinkVocabulary.target(of: page.tree[node, .href] ?? "") == words
      || (isVague || isFormat) && leadsToNamesake(words)
    if isItem || isTarget {
      missing = nil
      return
    }
    guard isVague || isFormat else {
      missing = nil
      fault = repeatedBefore(words)
      return
    }
    let added = texts.flatMap(LinkVocabulary.words).filter { !words.contains($0) }
    let says = !LinkVocabulary.isVague(added) && added.contains { !LinkVocabulary.isFormat([$0]) }
    if !says {
      let what = isFormat ? "names a format, but its context does not say of what." : nil
      fault =
        "The link \(name.quoted) \(what ?? "does not say where it leads, and neither does its context.")"
    } else if isVague, let missing, hasOnlyHeaders {
      fault =
        "The link \(name.quoted) does not say which row it is for: \(missing.quoted) in the same row is not a header."
      return
    }
    missing = nil
  }

  /// Whether a link leads to a part of this page with the same name.
  private func leadsToNamesake(_ words: [String]) -> Bool {
    guard !words.isEmpty, let href = page.tree[node, .href]?.trimmed, href.hasPrefix("#"),
      let target = page.page.ids[String(href.dropFirst())]
    else { return false }
    return LinkVocabulary.words(String(href.dropFirst())) == words
      || LinkVocabulary.words(ownText(of: target)) == words
  }

  private var hasOnlyHeaders: Bool { texts.allSatisfy(headers.contains) }

  /// What is wrong with a one-word link that repeats a word of the previous paragraph but leads to something more specific.
  private func repeatedBefore(_ words: [String]) -> String? {
    guard words.count == 1, let word = words.first, texts.isEmpty, let block = page.tree.parent(node),
      page.tree.tag(block) == .p, let href = page.tree[node, .href],
      let around = page.tree.parent(block)
    else { return nil }
    let target = LinkVocabulary.target(of: href)
    guard target.contains(word), target.count > 1 else { return nil }
    // Only the previous paragraph, because a longer search for each link is too slow.
    var before: Int?
    for place in stride(from: block - 1, to: max(around, block - 400), by: -1)
    where page.tree.tag(place) == .p && page.tree.parent(place) == around {
      before = place
      break
    }
    guard let before, page.tree.end(before) <= block,
      LinkVocabulary.words(ownText(of: before)).contains(word)
    else { return nil }
    return
      "The link \(name.quoted) leads to \(target.joined(separator: " ").quoted), which only another paragraph explains."
  }
}

/// Link words that have no meaning on their own.
enum LinkVocabulary {
  /// The lowercase words of a text.
  static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.prefix(60).map(String.init)
  }

  /// Whether words do not say where a link leads; true for no words.
  static func isVague(_ words: [String]) -> Bool { words.allSatisfy(vague.contains) }

  /// Whether a name is only letters of an index, or symbols other than arrows.
  static func isIndex(_ name: String) -> Bool {
    let words = words(name)
    guard !words.isEmpty else { return !name.contains { "«»‹›<>→←↑↓…".contains($0) } }
    return words.allSatisfy { $0.count == 1 }
  }

  /// Whether words only name the format of a file.
  static func isFormat(_ words: [String]) -> Bool {
    !words.isEmpty && words.count <= 3
      && (words.allSatisfy { formats.contains($0) || fillers.contains($0) })
      && words.contains(where: formats.contains)
  }

  /// The words of the last part of an address.
  static func target(of href: String) -> [String] {
    let path = href.prefix { $0 != "?" && $0 != "#" }
    guard let last = path.split(separator: "/").last else { return [] }
    let name = last.split(separator: ".").dropLast(last.contains(".") ? 1 : 0).joined(separator: " ")
    return words(name)
  }

  private static let vague = Set(Languages.all.flatMap { $0.vagueLinkWords.listedWords })

  private static let formats: Set<String> = [
    "html", "htm", "pdf", "epub", "mobi", "txt", "text", "csv", "tsv", "json", "xml", "xls", "xlsx", "doc",
    "docx", "odt", "ods", "rtf", "rss", "zip", "mp3", "mp4", "ogg", "wav", "jpg", "jpeg", "png", "svg", "ppt",
    "pptx", "kindle", "excel", "word",
  ]

  private static let fillers: Set<String> = ["plain", "file", "version", "format", "as", "in"]
}
