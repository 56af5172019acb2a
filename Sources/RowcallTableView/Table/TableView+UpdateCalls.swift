#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The calls by which a program tells the table what changed in its model.
///
/// Alone each call is an update of its own. Between `beginUpdates()` and `endUpdates()`, or inside
/// `performBatchUpdates(_:)`, they are collected and applied together: deletes, reloads and the origins of moves name
/// places before the block, inserts and the targets of moves name places after it, whatever the order of the calls. If
/// the counts do not add up, or two calls exclude each other, the table refuses the whole update and stays as it was.
/// A table that was never loaded is loaded instead. An empty update asks the delegate anew how high the rows in the window
/// are and how deep they are indented, and nothing else.
extension TableView {
  /// Opens an update block; blocks nest, and only the outermost applies.
  public func beginUpdates() throws(TableViewError) {
    try change("beginUpdates()", insideUpdates: true) { () throws(TableViewError) in updates.begin() }
  }

  /// Closes an update block and, if it was the outermost one, applies it.
  public func endUpdates() throws(TableViewError) {
    try change("endUpdates()", insideUpdates: true) { () throws(TableViewError) in
      guard updates.areOpen else { throw .endUpdatesWithoutBegin }
      if let finished = updates.end() { try apply(finished) }
    }
  }

  /// Applies all the updates that a closure asks for as one.
  ///
  /// - Throws: what the closure throws, as `.updatesFailed` if it is no `TableViewError`, and then nothing that it asked
  ///   for is applied; else what applying throws.
  public func performBatchUpdates(_ updates: () throws -> Void) throws(TableViewError) {
    try change("performBatchUpdates(_:)", insideUpdates: true) { () throws(TableViewError) in
      // If it throws, a block around this one, which may hide the error, goes on with what it had.
      try run(orThrow: TableViewError.updatesFailed) {
        self.updates.begin()
        try updates()
      }
      try endUpdates()
    }
  }

  /// Says that rows came; the paths are those after the update.
  public func insertRows(at indexPaths: [IndexPath]) throws(TableViewError) {
    try request("insertRows(at:)", indexPaths.map { .insertRow($0) })
  }

  /// Says that rows went; the paths are those before the update.
  public func deleteRows(at indexPaths: [IndexPath]) throws(TableViewError) {
    try request("deleteRows(at:)", indexPaths.map { .deleteRow($0) })
  }

  /// Gives rows new cells, and deselects them; the paths are those before the update.
  public func reloadRows(at indexPaths: [IndexPath]) throws(TableViewError) {
    try request("reloadRows(at:)", indexPaths.map { .refreshRow($0, .reload) })
  }

  /// Asks the data source anew what rows show and keeps them selected; the paths are those before the update.
  public func reconfigureRows(at indexPaths: [IndexPath]) throws(TableViewError) {
    try request("reconfigureRows(at:)", indexPaths.map { .refreshRow($0, .reconfigure) })
  }

  /// Says that a row moved, from its path before the update to its path after it.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) throws(TableViewError) {
    try request("moveRow(at:to:)", [.moveRow(from: indexPath, to: newIndexPath)])
  }

  /// Says that sections came with all their rows; the numbers are those after the update.
  public func insertSections(_ sections: [Int]) throws(TableViewError) {
    try request("insertSections(_:)", sections.map { .insertSection($0) })
  }

  /// Says that sections went with all their rows; the numbers are those before the update.
  public func deleteSections(_ sections: [Int]) throws(TableViewError) {
    try request("deleteSections(_:)", sections.map { .deleteSection($0) })
  }

  /// Reads sections anew, whatever number of rows they have now; the numbers are those before the update.
  public func reloadSections(_ sections: [Int]) throws(TableViewError) {
    try request("reloadSections(_:)", sections.map { .reloadSection($0) })
  }

  /// Says that a section moved with its rows, from its number before the update to its number after it.
  public func moveSection(_ section: Int, toSection newSection: Int) throws(TableViewError) {
    try request("moveSection(_:toSection:)", [.moveSection(from: section, to: newSection)])
  }

  private func request(
    _ method: String, _ operations: [UpdateBlock.Operation]
  ) throws(TableViewError) {
    try change(method, insideUpdates: true) { () throws(TableViewError) in
      if updates.areOpen { return updates.append(operations) }
      var single = OpenUpdates()
      single.append(operations)
      try apply(single)
    }
  }
}
