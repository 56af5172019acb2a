/// The rows of a property list: which value each is, and what a change of its cells means for the values in it.
struct PropertyListRows: Sendable {
  struct Row: Sendable {
    /// The key that the row itself has in a dictionary; nil for an item of an array.
    let key: String?
    let node: PropertyListNode
    /// As it is read, with its key where that is a cell.
    fileprivate let record: PropertyList
  }

  let rows: [Row]
  /// The container of the rows, by the places that lead to it.
  let container: [Int]
  /// How many of its items are before the first row, as headers.
  let headerCount: Int
  let columnNames: [String?]
  private let path: String
  private let shape: PropertyList.Shape
  private let columns: [[String]: Int]
  private let paths: [[String]]
  /// What each column holds, by its first value.
  private let kinds: [PropertyListNode.Kind]

  /// Finds the rows of a table that was opened from a list.
  init(_ reader: TableReader, list: PropertyList, root: PropertyListNode, path: String) throws {
    shape = list.shape
    self.path = path
    columnNames = reader.columnNames
    headerCount = reader.decisions.header.choice.rowCount
    guard let container = list.containerOfRecords else {
      throw EditError.format(path: path, format: "property lists without records")
    }
    self.container = container
    let (node, value) = (root[container], list[container])
    rows = node.children.indices.dropFirst(headerCount).map { index in
      let key = node.keys.indices.contains(index) ? node.keys[index] : nil
      return Row(key: key, node: node.children[index], record: list.shape.record(value[[index]], key: key))
    }
    var paths: [[String]] = []
    var known: Set<[String]> = []
    var kinds: [Int: PropertyListNode.Kind] = [:]
    for row in rows {
      for cell in try row.cells(shape) {
        if !cell.path.isEmpty, paths.count < columnNames.count, known.insert(cell.path).inserted {
          paths.append(cell.path)
        }
        let column = cell.path.isEmpty ? cell.place : paths.firstIndex(of: cell.path) ?? -1
        if kinds[column] == nil { kinds[column] = cell.node.map { row.node[$0].kind } ?? .string }
      }
    }
    self.paths = paths
    columns = Dictionary(uniqueKeysWithValues: paths.enumerated().map { ($0.element, $0.offset) })
    self.kinds = columnNames.indices.map { kinds[$0] ?? .string }
  }

  /// The texts of a row's cells.
  func cells(ofRow row: Int) throws -> [String] {
    var cells = [String](repeating: "", count: columnNames.count)
    for cell in try rows[row].cells(shape) {
      if let column = column(of: cell), column < cells.count { cells[column] = cell.text }
    }
    return cells
  }

  /// What a text becomes that is given to a cell, nil for one of a new row.
  func kind(ofRow row: Int?, column: Int) throws -> JSONDocument.Kind {
    let own = try row.flatMap { row in
      try rows[row].cells(shape).first { self.column(of: $0) == column }?.node.map { rows[row].node[$0].kind }
    }
    switch own ?? (kinds.indices.contains(column) ? kinds[column] : .string) {
    case .integer, .real: return .number
    case .bool: return .bool
    default: return .string
    }
  }

  private func column(of cell: Cell) -> Int? { cell.path.isEmpty ? cell.place : columns[cell.path] }

  /// Throws for rows without names of columns.
  func checkHeader() throws {
    if case .array? = rows.first?.node.kind { throw EditError.noHeader(path: path) }
    if shape == .pairs { throw EditError.noHeader(path: path) }
  }

  /// Throws for rows of a dictionary with one key, or without one.
  func checkKeys(of edited: EditedRows) throws {
    guard let first = rows.first, first.key != nil,
      let cell = try first.cells(shape).first(where: { $0.node == nil }), let column = column(of: cell)
    else { return }
    var keys: Set<String> = []
    for row in edited.order {
      let own = rows.indices.contains(row) ? rows[row].key ?? "" : ""
      let key = edited.changes[row]?[column]?.text ?? own
      guard !key.isEmpty else { throw EditError.keyMissing(path: path) }
      guard keys.insert(key).inserted else { throw EditError.keyExists(key, path: path) }
    }
  }

  /// What changes of cells mean for the values of a row.
  ///
  /// - Parameter isNew: whether the row is made from the first one, with all of its cells changed.
  func changes(
    ofRow number: Int, _ cells: [Int: EditedCell], adding added: [AddedCell], isNew: Bool = false
  ) throws -> [PropertyListChange] {
    let row = rows[number]
    var (changes, rest) = ([PropertyListChange](), cells.mapValues(\.text))
    for cell in try row.cells(shape) {
      guard let column = column(of: cell), let text = rest[column] else { continue }
      rest[column] = nil
      if !isNew, cell.text == text { continue }
      changes.append(try change(of: cell, in: row, to: text, column: column, row: number, isNew))
    }
    var members: [[Int]: [PropertyListValue.Member]] = [:]
    for (column, text) in rest.sorted(by: { $0.key < $1.key }) where !text.isEmpty {
      guard column < paths.count else { throw noPlace(column, row: number) }
      try add(PropertyListValue(text, like: kinds[column]), at: paths[column], to: &members, of: row, number)
    }
    for cell in added {
      try add(.string(cell.content.text), at: [cell.column], to: &members, of: row, number)
    }
    for (place, members) in members.sorted(by: { $0.key.count < $1.key.count }) {
      changes.append(.add(to: place, members))
    }
    return changes
  }

  private func change(
    of cell: Cell, in row: Row, to text: String, column: Int, row number: Int, _ isNew: Bool
  ) throws -> PropertyListChange {
    guard let place = cell.node else {
      return .setKey(text)
    }
    let kind = row.node[place].kind
    // A list has no value for nothing: what is blank is not there, in an array an empty text.
    let isMember = !place.isEmpty && row.node[Array(place.dropLast())].kind == .dictionary
    if text.isEmpty, isMember, isNew || kind != .string { return .remove(place) }
    let isWhole = [.array, .dictionary, .data, .other].contains(kind)
    guard !isWhole || text.isEmpty || isNew else {
      throw EditError.container(row: number + 1, column: columnNames[column] ?? "column \(column + 1)")
    }
    return .set(place, PropertyListValue(text, like: isNew ? kinds[column] : kind))
  }

  /// Notes a value to be added to the nearest dictionary that there is.
  private func add(
    _ value: PropertyListValue, at path: [String], to members: inout [[Int]: [PropertyListValue.Member]],
    of row: Row, _ number: Int
  ) throws {
    var (node, place) = (row.node, [Int]())
    // The key of a row is no member of it.
    guard node.kind == .dictionary, !path.isEmpty else { throw noPlace(columns[path] ?? 0, row: number) }
    for (depth, key) in path.enumerated() {
      guard depth < path.count - 1, let index = node.keys.lastIndex(of: key) else {
        members[place, default: []].add(value, at: Array(path[depth...]))
        return
      }
      node = node.children[index]
      place.append(index)
      guard node.kind == .dictionary else { throw noPlace(columns[path] ?? 0, row: number) }
    }
  }

  private func noPlace(_ column: Int, row: Int) -> EditError {
    let name = columnNames.indices.contains(column) ? columnNames[column] : nil
    return .container(row: row + 1, column: name ?? "column \(column + 1)")
  }
}

extension PropertyListRows {
  /// A value of a row that is one cell.
  fileprivate struct Cell {
    /// The keys that lead to it; empty in an array.
    let path: [String]
    let place: Int
    /// What it says.
    let text: String
    /// The places that lead to its value; nil for the key of the row.
    let node: [Int]?
  }
}

extension PropertyListRows.Row {
  fileprivate func cells(_ shape: PropertyList.Shape) throws -> [PropertyListRows.Cell] {
    var json: [UInt8] = []
    record.append(to: &json)
    var places: [[Int]?] = shape == .list ? [] : [nil]
    if shape == .pairs { places.append([]) } else { node.appendLeaves(to: &places, from: []) }
    let values = try JSONRecord(json).values
    return zip(values, places).map {
      PropertyListRows.Cell(path: $0.path, place: $0.place, text: $0.text, node: $1)
    }
  }
}

extension PropertyListNode {
  /// The value that places lead to.
  subscript(_ places: [Int]) -> PropertyListNode { places.reduce(self) { $0.children[$1] } }

  /// The places of all values that are one cell, in their order.
  fileprivate func appendLeaves(to places: inout [[Int]?], from place: [Int]) {
    let isInside = !place.isEmpty
    let isRecord = kind == .dictionary && (!isInside || !children.isEmpty) || kind == .array && !isInside
    guard isRecord else { return places.append(place) }
    for (index, child) in children.enumerated() {
      if kind == .array {
        places.append(place + [index])
      } else {
        child.appendLeaves(to: &places, from: place + [index])
      }
    }
  }
}

extension PropertyList {
  /// The value that places lead to.
  fileprivate subscript(_ places: [Int]) -> PropertyList {
    places.reduce(self) { value, place in
      switch value {
      case .array(let items): items[place]
      case .dictionary(let members): members[place].value
      default: value
      }
    }
  }

  /// The places that lead to the container of the records; nil if there is none.
  fileprivate var containerOfRecords: [Int]? {
    guard shape == .list else { return [] }
    var json: [UInt8] = []
    append(to: &json)
    let start = json.withUnsafeBufferPointer { text in
      JSONOutline(
        head: text, isWhole: true, nesting: ImportLimits().nesting, isLines: false
      ).startOfItems
    }
    guard let start else { return nil }
    var offset = 0
    return places(ofArrayBefore: start, &offset)
  }

  /// The places that lead to the array whose first item starts at an offset of the list's JSON.
  private func places(ofArrayBefore start: Int, _ offset: inout Int) -> [Int]? {
    switch self {
    case .array(let items):
      offset += 1
      if offset == start { return [] }
      for (index, item) in items.enumerated() {
        if index > 0 { offset += 2 }
        if let rest = item.places(ofArrayBefore: start, &offset) { return [index] + rest }
      }
      offset += 1
    case .dictionary(let members):
      offset += 1
      for (index, member) in members.enumerated() {
        var key: [UInt8] = index > 0 ? [UInt8(ascii: ",")] : []
        JSONEscape.append(quoting: member.key, to: &key)
        offset += key.count + 1
        if let rest = member.value.places(ofArrayBefore: start, &offset) { return [index] + rest }
      }
      offset += 1
    default:
      var json: [UInt8] = []
      append(to: &json)
      offset += json.count
    }
    return nil
  }
}

extension PropertyList.Shape {
  /// What a row is read as.
  fileprivate func record(_ value: PropertyList, key: String?) -> PropertyList {
    switch (self, value) {
    case (.pairs, _): .array([.string(key ?? ""), value])
    case (.keyed(let name), .dictionary(let members)):
      .dictionary([(key: name, value: .string(key ?? ""))] + members)
    default: value
    }
  }
}

extension JSONOutline {
  /// Where the first item of the array with the records starts, behind its bracket; nil for other texts.
  fileprivate var startOfItems: Int? { shape == .items ? start : nil }
}
