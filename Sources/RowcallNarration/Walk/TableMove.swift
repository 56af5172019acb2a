import RowcallModel

/// A step of a listener who moves through a table, named as people write it.
public enum TableMove: String, CaseIterable, Hashable, Codable, Sendable {
  /// Into the table; inside a table, to the next one on the page.
  case enter
  /// To the next cell of the row.
  case right
  /// To the cell before in the row.
  case left
  /// To the cell above.
  case up
  /// To the cell below.
  case down
  /// To the first cell of the row.
  case home
  /// To the last cell of the row.
  case end
  /// To the first cell of the column.
  case top
  /// To the last cell of the column.
  case bottom
  /// To the first row of the next section, in the same column.
  case nextSection = "next-section"
  /// To the first row of the section, in the same column; from there to that of the section before.
  case previousSection = "previous-section"
  /// To the first cell of the table.
  case first
  /// To the last cell of the table.
  case last
  /// Reads the row and stays.
  case row
  /// Reads the column and stays.
  case column
  /// Reports where the listener is.
  case `where`
  /// Reports what is in the table, and stays.
  case summary
  /// Reads from here to the end, or everything from outside.
  case sayAll = "say-all"
  /// Out of the table.
  case leave
}

extension TableMove {
  /// Reads a list such as `enter,right,right,say-all`; capitals and spaces around names do not matter.
  ///
  /// Throws for a name that is no move, and for a list without any.
  package static func list(_ text: String) throws(MoveError) -> [TableMove] {
    var moves: [TableMove] = []
    for item in text.split(separator: ",") {
      let name = item.trimmingSpaces
      if name.isEmpty { continue }
      guard let move = TableMove(rawValue: name.lowercased()) else {
        throw .unknownMove(String(name), near: NearName.closest(to: String(name), in: names))
      }
      moves.append(move)
    }
    guard !moves.isEmpty else { throw .noMoves }
    return moves
  }

  fileprivate static let names = allCases.map(\.rawValue)
}

/// What is wrong with a list of moves.
package enum MoveError: Error, Hashable, Sendable {
  /// A name is no move; the nearest that is, if there is one.
  case unknownMove(String, near: String?)
  /// The list is empty.
  case noMoves
}

extension MoveError: CustomStringConvertible {
  /// One sentence that says what was found and what to write.
  package var description: String {
    let list = TableMove.names.joined(separator: ", ")
    return switch self {
    case .unknownMove(let name, let near?):
      "moves: there is no move \"\(SafeText.string(name))\"; did you mean \"\(near)\"? The moves are \(list)"
    case .unknownMove(let name, nil):
      "moves: there is no move \"\(SafeText.string(name))\"; the moves are \(list)"
    case .noMoves: "moves: the list is empty; write moves with commas between them, such as enter,right,down"
    }
  }
}
