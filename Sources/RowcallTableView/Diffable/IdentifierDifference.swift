/// The fewest deletions, insertions and moves that make one list of identifiers into another.
///
/// In each list every identifier is there once. As many as possible stay: those that are in both lists and in the
/// longest common order. What the lists have in common at their beginning and at their end is never looked up, so
/// that a small change of a long list costs one comparison for each identifier.
struct IdentifierDifference: Hashable, Sendable {
  /// A move from an index in the old list to one in the new list.
  struct Move: Hashable, Sendable {
    var from: Int
    var to: Int
  }

  /// Indices in the old list of what is not in the new one, in ascending order.
  private(set) var deletes: [Int] = []
  /// Indices in the new list of what is not in the old one, in ascending order.
  private(set) var inserts: [Int] = []
  /// What is in both lists but does not stay, in the order of the new list.
  private(set) var moves: [Move] = []

  /// Whether both lists are the same.
  var isEmpty: Bool { deletes.isEmpty && inserts.isEmpty && moves.isEmpty }

  /// Compares two lists.
  init<ID: Hashable>(from old: [ID], to new: [ID]) {
    // Lists that share their storage are equal at once, without looking at what is in them.
    guard old != new else { return }
    let start = zip(old, new).prefix { $0 == $1 }.count
    let shared = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    let oldPart = start..<old.count - shared
    var places: [ID: Int] = [:]
    places.reserveCapacity(oldPart.count)
    for index in oldPart { places[old[index]] = index }
    var isKept = [Bool](repeating: false, count: oldPart.count)
    var survivors: [Move] = []
    for index in start..<new.count - shared {
      if let place = places[new[index]] {
        survivors.append(Move(from: place, to: index))
        isKept[place - start] = true
      } else {
        inserts.append(index)
      }
    }
    deletes = oldPart.filter { !isKept[$0 - start] }
    moves = Self.restless(survivors)
  }

  /// Those that have to move so that all are in order.
  private static func restless(_ survivors: [Move]) -> [Move] {
    let calm = LongestIncreasingSubsequence(of: survivors.map(\.from)).indices
    guard calm.count < survivors.count else { return [] }
    var staying = calm.makeIterator()
    var next = staying.next()
    return survivors.enumerated().compactMap { index, move in
      guard index == next else { return move }
      next = staying.next()
      return nil
    }
  }
}
