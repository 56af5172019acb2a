/// What a table is, counted over all rows.
struct TableProfile: Sendable {
  /// How many rows there are.
  var rowCount = 0
  /// By column.
  var columns: [ColumnProfile]
  /// Rows with fewer cells than the table has columns, and with more.
  var short = Noted<NotedRow>(most: 3)
  var long = Noted<NotedRow>(most: 3)
  /// Rows that sum up others.
  var totals = Noted<NotedRow>()
  /// Rows that take longer to hear than a row may, by estimate; and the slowest of all.
  var slowCount = 0
  var slowest: NotedRow?
  /// How long all rows take, in seconds, by estimate.
  var seconds = 0.0

  init(columns: Int) { self.columns = Array(repeating: ColumnProfile(), count: columns) }

  /// Takes in what another thread counted in other rows.
  mutating func merge(_ other: TableProfile) {
    rowCount += other.rowCount
    for index in columns.indices { columns[index].merge(other.columns[index]) }
    short.merge(other.short)
    long.merge(other.long)
    totals.merge(other.totals)
    slowCount += other.slowCount
    slowest = [slowest, other.slowest].compactMap(\.self).max {
      ($0.seconds, $1.row) < ($1.seconds, $0.row)
    }
    seconds += other.seconds
  }
}
