#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the calls between the begin and the end of an update asked for, in the order of the calls.
///
/// Deletes, refreshes and the origins of moves name places before the update; inserts and the targets of moves name
/// places after it, whatever the order of the calls. Nothing is checked here: `UpdatePlan` does that.
struct UpdateBlock: Hashable, Sendable {
  /// One call, for one row or one section.
  enum Operation: Hashable, Sendable {
    case deleteRow(IndexPath)
    case insertRow(IndexPath)
    case refreshRow(IndexPath, Refresh)
    case moveRow(from: IndexPath, to: IndexPath)
    case deleteSection(Int)
    case insertSection(Int)
    case reloadSection(Int)
    case moveSection(from: Int, to: Int)
  }

  /// The operations, in the order of the calls.
  var operations: [Operation] = []

  /// Whether nothing was asked for.
  var isEmpty: Bool { operations.isEmpty }

  /// Adds some operations behind those that are there.
  mutating func append(_ more: some Sequence<Operation>) { operations.append(contentsOf: more) }
}

/// How the content of a row that stays is brought up to date.
enum Refresh: Hashable, Comparable, Sendable {
  /// The cell that is there is filled again.
  case reconfigure
  /// The row gets a new cell.
  case reload
}
