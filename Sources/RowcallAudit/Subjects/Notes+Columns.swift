extension Notes {
  /// Notes a finding for each of the first rows of a kind; the last says how many more there are.
  mutating func add(_ rows: Noted<NotedRow>, _ finding: (NotedRow) -> Finding) {
    add(rows.first, of: rows.count, "row", finding)
  }

  /// Notes a finding for each of the first columns; the last says how many more there are.
  mutating func add(_ columns: [AuditedColumn], _ finding: (AuditedColumn) -> Finding) {
    add(Array(columns.prefix(8)), of: columns.count, "column", finding)
  }

  private mutating func add<Item>(
    _ items: [Item], of count: Int, _ noun: String, _ finding: (Item) -> Finding
  ) {
    for (index, item) in items.enumerated() {
      var found = finding(item)
      if count > items.count, index == items.count - 1 {
        found.rest = count - items.count
        found.message.removeLast()
        found.message += " (and so on in \(Wording.count(found.rest, "more \(noun)")))."
      }
      add(found)
    }
  }

  /// Notes a finding for each of a few columns, or one for all of many: they have one cause and one fix.
  ///
  /// - Parameters:
  ///   - columns: the worst first.
  ///   - key: identifies the finding about many.
  ///   - message: the message about many, with the names of the worst three.
  mutating func add(
    _ columns: [AuditedColumn], of data: AuditedData, together key: String,
    _ message: (_ examples: String) -> String, _ finding: (AuditedColumn) -> Finding
  ) {
    let inOrder = columns.sorted { $0.index < $1.index }
    guard columns.count > Self.mostAlone else {
      for column in inOrder { add(finding(column)) }
      return
    }
    var found = finding(columns[0])
    found.message = message(Wording.list(columns.prefix(3).map(\.label)))
    (found.key, found.otherKeys) = ([key], [])
    found.count = columns.count
    found.otherPlaces = inOrder.filter { $0.index != columns[0].index }.prefix(Self.mostPlaces).map(
      data.place)
    add(found)
  }

  /// More columns are one finding.
  static let mostAlone = 3
  /// More places are counted only.
  private static let mostPlaces = 1000
}
