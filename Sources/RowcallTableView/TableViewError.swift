#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Why a table view refused a call, with the facts that its sentence needs.
///
/// Whatever was refused changed nothing: the table is as it was before the call. Sections and rows count from zero.
public enum TableViewError: Error, Hashable, Sendable {
  // MARK: Places

  /// An index path has another number of indices than two.
  case malformedPath(IndexPath)
  /// There is no such row; `rows` is nil if there is not even such a section.
  case rowOutOfRange(IndexPath, sections: Int, rows: Int?, TableMoment)
  /// There is no such section.
  case sectionOutOfRange(Int, sections: Int, TableMoment)

  // MARK: Updates

  /// One update asks for two things that exclude each other.
  case conflict(TablePart, UpdateConflict)
  /// The number of sections after an update is not what the update leads to.
  case sectionCountMismatch(CountMismatch)
  /// The number of rows of a section after an update is not what the update leads to.
  ///
  /// `section` is the section's index after the update, `before` the one it had.
  case rowCountMismatch(section: Int, before: Int, CountMismatch)
  /// The data source gave a number of rows, or of sections where `section` is nil, that no table can have.
  case impossibleCount(Int, section: Int?)
}

/// The moment at which a place was looked for.
public enum TableMoment: Hashable, Sendable {
  /// In the table as it is.
  case now
  /// In the table as it was before an update block.
  case beforeUpdate
  /// In the table as it will be when the update block is done.
  case afterUpdate
}

/// Two wishes of one update block that exclude each other.
public enum UpdateConflict: Error, Hashable, Sendable, CaseIterable {
  /// Deleted twice.
  case deletedTwice
  /// Moved twice.
  case movedTwice
  /// Deleted, and moved.
  case deletedAndMoved
  /// Deleted, and reloaded or reconfigured.
  case deletedAndReloaded
  /// Reloaded, and moved. (A row may be reconfigured and moved, because its cell travels with it.)
  case reloadedAndMoved
  /// The target of two inserts, of two moves, or of an insert and a move.
  case arrivedTwice
}

/// The numbers of an update that do not add up.
public struct CountMismatch: Hashable, Sendable {
  /// How many there were before the update.
  public var before: Int
  /// How many the update deleted.
  public var deleted: Int
  /// How many the update inserted.
  public var inserted: Int
  /// How many rows left for another place, in this section or in another; sections never leave the table.
  public var movedOut: Int
  /// How many rows came from another place, in this section or in another.
  public var movedIn: Int
  /// How many the data source has now.
  public var found: Int

  /// How many there should be now.
  public var expected: Int { before - deleted + inserted - movedOut + movedIn }

  /// Makes the numbers of an update.
  public init(
    before: Int, deleted: Int = 0, inserted: Int = 0, movedOut: Int = 0, movedIn: Int = 0, found: Int
  ) {
    self.before = before
    self.deleted = deleted
    self.inserted = inserted
    self.movedOut = movedOut
    self.movedIn = movedIn
    self.found = found
  }
}
