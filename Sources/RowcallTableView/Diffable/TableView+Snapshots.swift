extension TableView {
  /// Brings the table from one snapshot to another, for a data source that keeps the snapshot itself.
  ///
  /// - Parameters:
  ///   - snapshot: what the table shows afterwards.
  ///   - former: what it shows now.
  ///   - reloadingData: whether the table is read anew instead of getting the fewest changes.
  ///   - adopt: gives the data source the snapshot that it has to answer from; called before the table asks, and once
  ///     more with the former one if the table refuses the update.
  /// - Throws: what the table's update throws; the table is then as it was.
  public func apply<SectionID, ItemID>(
    _ snapshot: TableSnapshot<SectionID, ItemID>, from former: TableSnapshot<SectionID, ItemID>,
    reloadingData: Bool = false, adopt: (TableSnapshot<SectionID, ItemID>) -> Void
  ) throws(TableViewError) {
    try change("apply(_:)") { () throws(TableViewError) in
      var updates = OpenUpdates()
      if reloadingData {
        updates.becomeReload()
      } else {
        updates.append(SnapshotDifference(from: former, to: snapshot).operations)
      }
      adopt(snapshot.settled)
      do throws(TableViewError) {
        try apply(updates)
      } catch {
        adopt(former)
        throw error
      }
    }
  }
}
