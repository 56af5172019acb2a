/// A binary property list that can be written again with changes: as a whole, with equal values.
package struct EditableBinaryPropertyList: EditableText {
  package let file: RawFile
  private let bytes: [UInt8]
  private let root: PropertyListNode
  private let rows: PropertyListRows

  package func check(_ edited: EditedRows) throws { try rows.checkKeys(of: edited) }

  package var columnNames: [String?] { rows.columnNames }
  package var rowCount: Int { rows.rows.count }
  package var separator: [UInt8] { [] }

  /// Finds the rows of a table that was opened from the file.
  init(_ reader: TableReader, file: RawFile, bytes: [UInt8], limits: ImportLimits) throws {
    let list = try PropertyList(bytes, path: file.path, limits: limits)
    do throws(PropertyListFault) {
      root = try BinaryPropertyList(bytes, limits: limits).node()
    } catch {
      throw ImportError.malformed(path: file.path, reason: error.reason)
    }
    rows = try PropertyListRows(reader, list: list, root: root, path: file.path)
    (self.file, self.bytes) = (file, bytes)
  }

  // Rows are in no place of the file: it is written as a whole.
  package func start(ofRow row: Int) -> Int { 0 }
  package func end(ofRow row: Int) -> Int { 0 }
  package func linesBelow(row: Int) -> Range<Int> { 0..<0 }

  package func cells(ofRow row: Int) throws -> [String] { try rows.cells(ofRow: row) }

  package func kind(ofRow row: Int?, column: Int) throws -> JSONDocument.Kind {
    try rows.kind(ofRow: row, column: column)
  }

  package func head(adding names: [String]) throws -> [FilePiece] {
    if !names.isEmpty { try rows.checkHeader() }
    return []
  }

  package func bytes(
    ofRow row: Int, changing cells: [Int: EditedCell], adding added: [AddedCell]
  ) throws -> [UInt8] {
    _ = try rows.changes(ofRow: row, cells, adding: added)
    return []
  }

  package func bytes(ofNewRow cells: [Int: EditedCell], adding added: [AddedCell]) throws -> [UInt8] {
    _ = try newRow(cells, added)
    return []
  }

  private func newRow(_ cells: [Int: EditedCell], _ added: [AddedCell]) throws -> [PropertyListChange] {
    guard rowCount > 0 else {
      throw EditError.format(path: file.path, format: "property lists without records")
    }
    var all = cells
    for column in columnNames.indices where all[column] == nil { all[column] = "" }
    return try rows.changes(ofRow: 0, all, adding: added, isNew: true)
  }

  package func wholeFile(with edited: EditedRows) throws -> [UInt8]? {
    let container = root[rows.container]
    let headers = container.children.prefix(rows.headerCount).map { BinaryTree($0, in: bytes) }
    let values = try edited.order.map { try row($0, edited) }
    let tree: BinaryTree =
      container.kind == .dictionary
      ? .dictionary(values.map { ($0.key ?? "", $0.tree) })
      : .array(headers + values.map(\.tree), marker: bytes[container.range.lowerBound] & 0xF0)
    var whole = BinaryTree(root, in: bytes)
    whole[rows.container] = tree
    return BinaryPropertyListWriter.bytes(of: whole)
  }

  /// A row with its changes.
  private func row(_ row: Int, _ edited: EditedRows) throws -> (key: String?, tree: BinaryTree) {
    let cells = edited.changes[row] ?? [:]
    let added = edited.added(cells)
    let own = cells.filter { $0.key < edited.fileColumns }
    let isNew = row >= edited.fileRows
    let changes = try isNew ? newRow(own, added) : rows.changes(ofRow: row, own, adding: added)
    let old = rows.rows[isNew ? 0 : row]
    var (key, tree) = (old.key, BinaryTree(old.node, in: bytes))
    for case .setKey(let new) in changes { key = new }
    tree.apply(changes)
    return (key, tree)
  }
}
