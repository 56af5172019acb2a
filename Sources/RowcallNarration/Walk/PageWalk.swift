public import RowcallAccessibility

/// A listener's way through the tables of a page.
///
/// `enter` leads from one table to the next, `leave` back to the top of the page.
public struct PageWalk: Sendable {
  private let tables: [any AccessibleTable & Sendable]
  private let narrators: [Narrator]
  private var current: Int?
  private var walk = TableWalk()

  /// Starts above the first table.
  ///
  /// - Parameter narrator: makes the narrator of a table, by its place among the tables.
  public init(_ tables: [any AccessibleTable & Sendable], narrator: (Int) -> Narrator) {
    self.tables = tables
    narrators = tables.indices.map(narrator)
  }

  /// Makes a move and tells what is heard; throws what a table throws.
  public mutating func move(_ move: TableMove) throws -> [SpokenLine] {
    switch move {
    case .enter: return try enter()
    case .sayAll: return try sayAll()
    default: break
    }
    if let current {
      let lines = try walk.move(move, in: tables[current], narrators[current])
      if move == .leave { self.current = nil }
      return lines
    }
    if move == .leave { return [] }
    if let sentence = narrators.first?.wording.sentence(.notInTable) { return [SpokenLine(sentence)] }
    if move == .summary, let table = tables.first { return try walk.move(move, in: table, narrators[0]) }
    return try enter()
  }

  private mutating func enter() throws -> [SpokenLine] {
    let open = tables.indices.filter { narrators[$0].dialect.rules.enters(tables[$0].outline) }
    guard let first = open.first else {
      let wording = narrators.first?.wording
      return [wording?.sentence(.wrapped), wording?.sentence(.noTable)].compactMap {
        $0.map { SpokenLine($0) }
      }
    }
    let next = current.flatMap { current in open.first { $0 > current } }
    let wrapped = current != nil && next == nil ? narrators[first].wording.sentence(.wrapped) : nil
    let index = next ?? first
    current = index
    walk = TableWalk(after: walk)
    let lines = try walk.move(.enter, in: tables[index], narrators[index])
    return wrapped.map { [SpokenLine($0)] + lines } ?? lines
  }

  /// The rest of the table, and the tables after it.
  private mutating func sayAll() throws -> [SpokenLine] {
    var lines: [SpokenLine] = []
    for index in (current ?? 0)..<tables.count {
      lines += try walk.move(.sayAll, in: tables[index], narrators[index])
    }
    current = nil
    return lines
  }
}
