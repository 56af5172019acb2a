import RowcallImport
import RowcallLanguages
import RowcallModel

/// What belongs to a link for a listener.
///
/// That is the sentence around it, the list items, the cell and its headers, and what describes it. What stands elsewhere on
/// the page does not.
struct LinkContext {
  /// What is wrong; nil where the link says where it leads, as far as words can tell.
  private(set) var fault: String?
  /// The words in the cell that would name the row, were it a header; nil where that is not what is missing.
  private(set) var missing: String?
  /// The words in another cell of the row that say what the row is about, where no header does; nil elsewhere.
  private(set) var rowWords: String?
  /// Whether it stands in a table.
  private(set) var isInTable = false
  /// The texts that belong to the link.
  private(set) var told: [String] = []

  private let page: AuditedPage
  private let node: Int
  private let name: String
  private var headers: [String] = []

  /// Texts are looked at as far as this, in bytes: what is longer says something.
  private static let most = 400
  /// So many elements are looked at for a text: where hundreds of links stand in one block, each is looked at for each.
  private static let mostElements = 128
  /// Stands for the words behind that: unknown, they are taken to say something.
  private static let unread = Array("  unread".utf8)
  /// So many elements around a link are asked for their texts.
  private static let mostOuter = 8

  /// Judges one link.
  init(of node: Int, named name: String, on page: AuditedPage) {
    self.page = page
    self.node = node
    self.name = name
    gather()
    judge()
  }

  // MARK: - What belongs to it

  private mutating func gather() {
    for target in page.page.elements(node, .describedBy).prefix(8) { tell(page.shortText(of: target)) }
    tell(page.tree[node, .details])
    var place = page.tree.parent(node)
    var hasBlock = false
    var outer = 0
    while let here = place, page.cell(here) == nil, outer < Self.mostOuter {
      let role = page.semantics.role(here)
      let isBlock = page.tree.tag(here).isBlock || role == .listitem
      if role == .listitem || (isBlock && !hasBlock) {
        tell(ownText(of: here))
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
    tell(ownText(of: table.elements.cells[cell]))
    let assigned = table.headerTexts(of: cell)
    headers = assigned.columns + assigned.rows
    for header in headers { tell(header) }
    if assigned.rows.isEmpty { rowWords = rowName(in: table, beside: cell) }
    missing = rowWords
  }

  private mutating func tell(_ text: String?) {
    if let text, !text.trimmed.isEmpty { told.append(text.cut) }
  }

  /// The text that stands in an element itself, without blocks inside of it, which are apart.
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

  /// The text of another cell in the row that seems to say what the row is about; nil for none.
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

  // MARK: - What it says

  private mutating func judge() {
    let words = LinkVocabulary.words(name)
    let isVague = LinkVocabulary.isVague(words)
    let isFormat = LinkVocabulary.isFormat(words)
    // An item of a menu is told by that, and one that is called as what it leads to says it.
    let isItem =
      LinkVocabulary.isIndex(name)
      || page.semantics.ancestor(of: node) { [.navigation, .menu, .menubar].contains($0) } != nil
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
    let added = told.flatMap(LinkVocabulary.words).filter { !words.contains($0) }
    let says = !LinkVocabulary.isVague(added) && added.contains { !LinkVocabulary.isFormat([$0]) }
    if !says {
      let what = isFormat ? "names a format, and nothing that belongs to it says of what." : nil
      fault =
        "The link \(name.quoted) \(what ?? "does not say where it leads, and nothing that belongs to it does.")"
    } else if isVague, let missing, isToldByHeadersOnly {
      fault =
        "The link \(name.quoted) does not say which row it is for: \(missing.quoted) beside it is no header of its cell."
      return
    }
    missing = nil
  }

  /// Whether a link leads to a part of this page that is called as it is.
  private func leadsToNamesake(_ words: [String]) -> Bool {
    guard !words.isEmpty, let href = page.tree[node, .href]?.trimmed, href.hasPrefix("#"),
      let target = page.page.ids[String(href.dropFirst())]
    else { return false }
    return LinkVocabulary.words(String(href.dropFirst())) == words
      || LinkVocabulary.words(ownText(of: target)) == words
  }

  /// Whether nothing but headers of columns belongs to the link.
  private var isToldByHeadersOnly: Bool { told.allSatisfy(headers.contains) }

  /// What is wrong with a single word that repeats one of the paragraph before, and leads to something more special.
  private func repeatedBefore(_ words: [String]) -> String? {
    guard words.count == 1, let word = words.first, told.isEmpty, let block = page.tree.parent(node),
      page.tree.tag(block) == .p, let href = page.tree[node, .href],
      let around = page.tree.parent(block)
    else { return nil }
    let target = LinkVocabulary.target(of: href)
    guard target.contains(word), target.count > 1 else { return nil }
    // Only the paragraph right before it: looking at all for each link would be too much.
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

/// Words of links that say nothing by themselves.
enum LinkVocabulary {
  /// The words of a text in small letters, without signs.
  static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.prefix(60).map(String.init)
  }

  /// Whether words say nothing about where a link leads; no words say nothing.
  static func isVague(_ words: [String]) -> Bool { words.allSatisfy(vague.contains) }

  /// Whether a name is nothing but letters of an index, or signs that are none of direction.
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
    "docx",
    "odt", "ods", "rtf", "rss", "zip", "mp3", "mp4", "ogg", "wav", "jpg", "jpeg", "png", "svg", "ppt", "pptx",
    "kindle",
    "excel", "word",
  ]

  private static let fillers: Set<String> = ["plain", "file", "version", "format", "as", "in"]
}
