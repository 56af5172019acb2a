/// The parts of a workbook in Office Open XML (ECMA-376) that its sheets need.
struct OfficeWorkbook: Sendable {
  /// A sheet of cells.
  struct Sheet: Hashable, Sendable {
    let name: String
    let isHidden: Bool
    /// The name of its part.
    let part: String
  }

  /// A table that somebody defined.
  struct Table: Hashable, Sendable {
    let name: String
    let range: CellRange
    let hasHeader: Bool
  }

  let zip: ZipFile
  private(set) var sheets: [Sheet] = []
  /// The sheets without cells, such as those of charts.
  private(set) var others: [(kind: WorkbookItem, name: String)] = []
  /// Names for ranges, as they are written: `Prices` for `Sheet1!$A$3:$F$20`.
  private(set) var names: [(name: String, reference: String)] = []
  private(set) var formats = CellFormats()
  private(set) var strings = SharedStrings()
  /// Whether the workbook names a part with styles, and none can be read.
  private(set) var lacksStyles = false
  /// Why, where that is known.
  private(set) var stylesFault: String?
  /// The sheets whose cells are missing.
  private(set) var broken: [(name: String, fault: ImportError)] = []
  let limits: ImportLimits

  /// Parts other than sheets and texts are held in memory whole, up to so many bytes.
  private static let mostPartBytes = 1 << 26

  init(_ zip: ZipFile, limits: ImportLimits) throws(ImportError) {
    self.zip = zip
    self.limits = limits
    let part = try target(ofType: "officeDocument", from: "") ?? "xl/workbook.xml"
    guard !part.hasSuffix(".bin") else {
      throw .malformed(path: zip.path, reason: "a binary workbook (.xlsb); save it as .xlsx")
    }
    guard let tree = try tree(part) else {
      throw .malformed(path: zip.path, reason: "no workbook: \(part) is missing; copy it again")
    }
    guard tree[0].localName == "workbook" else {
      throw .malformed(path: zip.path, reason: "a broken workbook: \(part) lists no sheets; copy it again")
    }
    let targets = try relations(of: part)
    for element in tree.elements { try read(element, targets) }
    if let styles = targets.values.first(where: { $0.type == "styles" }) {
      do throws(ImportError) {
        if let tree = try self.tree(styles.part, root: "styleSheet") { formats.read(tree) }
      } catch {
        stylesFault = error.fault
      }
      lacksStyles = formats.isEmpty
    }
    if let texts = targets.values.first(where: { $0.type == "sharedStrings" }) {
      strings = try SharedStrings(zip, part: texts.part, limits: limits)
    }
  }

  private mutating func read(_ element: XMLTree.Element, _ targets: [String: Target]) throws(ImportError) {
    switch element.localName {
    case "fileVersion": formats.shown.isOfLibreOffice = element["appName"] == "Calc"
    case "workbookPr":
      // Extensions have an element of this name, too.
      if let value = element["date1904"] { formats.shown.countsFrom1904 = ["1", "true"].contains(value) }
    case "sheet":
      let name = element["name"] ?? ""
      let target = element.attribute("id").flatMap { targets[$0] }
      if let kind = target.flatMap({ WorkbookItem(sheetType: $0.type) }) {
        return others.append((kind, name))
      }
      guard let target, target.type == "worksheet", zip.names.contains(target.part) else {
        return broken.append((name, .missingCells(path: zip.path, sheet: name)))
      }
      let part = target.part
      if let other = sheets.first(where: { $0.part == part }) {
        throw .malformed(
          path: zip.path,
          reason: "sheets \"\(other.name)\" and \"\(name)\" have the same cells; copy the workbook again")
      }
      guard sheets.count < limits.tables else {
        throw .limitExceeded(path: zip.path, line: 1, limit: .tables, value: limits.tables)
      }
      sheets.append(Sheet(name: name, isHidden: (element["state"] ?? "visible") != "visible", part: part))
    case "definedName":
      // Excel's own are for printing and filters.
      guard let name = element["name"], !name.hasPrefix("_xlnm."), element["hidden"] != "1" else { return }
      names.append((name, element.text))
    default: break
    }
  }

  /// What belongs to a sheet: the tables that are defined on it, from above and from the left, and the comments on its cells.
  struct Parts {
    var tables: [Table] = []
    var comments = SheetNotes(.comment)
    /// What cannot be read, and why if its part is there.
    var missing: [SheetItem: String?] = [:]
  }

  /// - Parameter references: the parts that the sheet names.
  func parts(of sheet: Sheet, references: [SheetItem: Set<String>] = [:]) -> Parts {
    var parts = Parts()
    let targets: [String: Target]
    do throws(ImportError) {
      targets = try relations(of: sheet.part)
    } catch {
      parts.missing.updateValue(error.fault, forKey: .relations)
      return parts
    }
    for (kind, names) in references where !names.isSubset(of: targets.keys) {
      parts.missing.updateValue(nil, forKey: kind)
    }
    var threads = SheetNotes(.comment)
    for (_, target) in targets.sorted(by: { $0.key < $1.key }) {
      switch target.type {
      case "table":
        guard let tree = tree(target.part, root: "table", for: .tables, of: &parts) else { break }
        if let table = Self.table(tree) {
          parts.tables.append(table)
        } else {
          parts.missing.updateValue(nil, forKey: .tables)
        }
      case "comments":
        let tree = tree(target.part, root: "comments", for: .comments, of: &parts)
        if let tree { Self.read(tree, into: &parts.comments) }
      case "threadedComment":
        let tree = tree(target.part, root: "ThreadedComments", for: .threads, of: &parts)
        if let tree { Self.readThreads(tree, into: &threads) }
      default: break
      }
    }
    parts.comments.replace(with: threads)
    parts.tables.sort {
      ($0.range.rows.lowerBound, $0.range.columns.lowerBound)
        < ($1.range.rows.lowerBound, $1.range.columns.lowerBound)
    }
    return parts
  }

  /// A part that belongs to a sheet; nil, and noted, where it cannot be read.
  private func tree(
    _ part: String, root: Substring, for item: SheetItem, of parts: inout Parts
  ) -> XMLTree? {
    do throws(ImportError) {
      if let tree = try tree(part, root: root) { return tree }
      parts.missing.updateValue(nil, forKey: item)
    } catch {
      parts.missing.updateValue(error.fault, forKey: item)
    }
    return nil
  }

  private static func table(_ tree: XMLTree) -> Table? {
    guard let range = CellRange(tree[0]["ref"] ?? "") else { return nil }
    let name = tree[0]["displayName"] ?? tree[0]["name"] ?? ""
    return Table(name: name, range: range, hasHeader: tree[0]["headerRowCount"] != "0")
  }

  private static func read(_ tree: XMLTree, into comments: inout SheetNotes) {
    for (index, element) in tree.elements.enumerated() where element.localName == "comment" {
      let texts = tree.elements[index..<element.end].filter { $0.localName == "t" }.map(\.text)
      comments.add(withoutNotice(texts.joined()), to: element["ref"] ?? "")
    }
  }

  /// A comment without what Excel puts before the text of a comment with answers, for programs that know none: a notice in the
  /// language of the author, an address, and a word for "comment".
  private static func withoutNotice(_ text: String) -> String {
    guard let address = text.firstRange(of: "fwlink/?linkid=870924") else { return text }
    let rest = text[address.upperBound...].drop(while: \.isWhitespace)
    let label = rest.prefix { !":：".contains($0) && !$0.isNewline }
    guard let colon = rest[label.endIndex...].first, !colon.isNewline else { return text }
    let lines = rest[label.endIndex...].dropFirst().drop(while: \.isWhitespace)
      .split(separator: "\n", omittingEmptySubsequences: false)
    // Answers follow, each below a word for "answer" and with spaces before it.
    return lines.enumerated().filter { index, line in
      let isLabel = line.last.map { ":：".contains($0) } ?? false
      return !(isLabel && index + 1 < lines.count && lines[index + 1].hasPrefix("    "))
    }.map { $1.drop { $0 == " " } }.joined(separator: "\n")
  }

  /// Reads comments with answers, a line for each of them, in the order in which they were written.
  private static func readThreads(_ tree: XMLTree, into comments: inout SheetNotes) {
    var texts: [String: [String]] = [:]
    var cells: [String] = []
    for (index, element) in tree.elements.enumerated() where element.localName == "threadedComment" {
      let text = tree.elements[index..<element.end].first { $0.localName == "text" }?.text
      guard let cell = element["ref"], let text else { continue }
      if texts[cell] == nil { cells.append(cell) }
      texts[cell, default: []].append(text)
    }
    for cell in cells { comments.add((texts[cell] ?? []).joined(separator: "\n"), to: cell) }
  }

  /// Where the links of a sheet lead to outside of the workbook, by what the sheet calls them.
  ///
  /// None where that cannot be read, which ``parts(of:references:)`` tells.
  func links(of sheet: Sheet) -> [String: String] {
    let targets = try? relations(of: sheet.part, isExternal: true)
    return (targets ?? [:]).filter { $0.value.type == "hyperlink" }.mapValues(\.part)
  }

  // MARK: - Parts

  struct Target {
    let type: String
    let part: String
  }

  /// A part; nil where it is missing, or is another one than that with the root that is expected.
  func tree(_ part: String, root: Substring? = nil) throws(ImportError) -> XMLTree? {
    guard let bytes = try zip.bytes(of: part, upTo: Self.mostPartBytes) else { return nil }
    let tree = try XMLReader(.workbook, path: zip.path, part: part, limits: limits).tree(of: bytes)
    return root == nil || tree[0].localName == root ? tree : nil
  }

  private func target(ofType type: String, from part: String) throws(ImportError) -> String? {
    try relations(of: part).values.first { $0.type == type }?.part
  }

  /// What a part refers to, by the identifiers that it uses for it (ECMA-376, part 2).
  ///
  /// - Parameter isExternal: whether what is outside of the workbook is wanted rather than its parts.
  func relations(of part: String, isExternal: Bool = false) throws(ImportError) -> [String: Target] {
    let folder = part.split(separator: "/").dropLast().map { $0 + "/" }.joined()
    let file = part.split(separator: "/").last ?? ""
    guard let tree = try tree("\(folder)_rels/\(file).rels") else { return [:] }
    var targets: [String: Target] = [:]
    for element in tree.elements
    where element.localName == "Relationship" && (element["TargetMode"] == "External") == isExternal {
      let type = element["Type"]?.split(separator: "/").last.map(String.init) ?? ""
      let target = element["Target"] ?? ""
      targets[element["Id"] ?? ""] = Target(
        type: type, part: isExternal ? target : Self.resolved(target, in: folder))
    }
    return targets
  }

  private static func resolved(_ target: String, in folder: String) -> String {
    if target.hasPrefix("/") { return String(target.dropFirst()) }
    var names: [Substring] = []
    for name in (folder + target).split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return names.joined(separator: "/")
  }
}

extension WorkbookItem {
  /// The kind of a sheet without cells, by its type in the relations; nil for others.
  fileprivate init?(sheetType: String) {
    switch sheetType {
    case "chartsheet": self = .chartSheet
    case "dialogsheet": self = .dialogSheet
    case "xlMacrosheet", "xlIntlMacrosheet": self = .macroSheet
    default: return nil
    }
  }
}

extension ImportError {
  /// What is wrong, without the path of the workbook.
  var fault: String {
    if case .malformed(_, _, _, let reason) = self { reason } else { "\(self)" }
  }

  /// The error for a sheet whose part is missing, or is another one.
  static func missingCells(path: String, sheet: String) -> ImportError {
    .malformed(path: path, reason: "the cells of sheet \"\(sheet)\" are missing; copy the workbook again")
  }
}

extension XMLTree.Element {
  /// The name without its prefix.
  var localName: Substring { name.split(separator: ":").last ?? "" }

  /// The value of an attribute, whatever its prefix.
  func attribute(_ wanted: String) -> String? {
    attributes.first { $0.name == wanted || $0.name.hasSuffix(":" + wanted) }?.value
  }
}
