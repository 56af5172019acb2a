/// One thing that an update did to a table, for the log of events.
///
/// Rows that go or come with a section are no changes of their own.
enum UpdateChange: Hashable, Sendable {
  /// A section went, and with it so many rows; rows that were moved out of it are not counted.
  case sectionDeleted(Int, rows: Int)
  /// A row went.
  case rowDeleted(RowPlace)
  /// A section moved with its rows.
  case sectionMoved(from: Int, to: Int)
  /// A row moved.
  case rowMoved(from: RowPlace, to: RowPlace)
  /// A section came, and with it so many rows; rows that were moved into it are not counted.
  case sectionInserted(Int, rows: Int)
  /// A row came.
  case rowInserted(RowPlace)
  /// A section was reloaded, with its place before and after, and has so many rows now.
  case sectionReloaded(from: Int, to: Int, rows: Int)
  /// A row was reloaded or reconfigured, with its place before and after.
  case rowRefreshed(from: RowPlace, to: RowPlace, Refresh)
}
