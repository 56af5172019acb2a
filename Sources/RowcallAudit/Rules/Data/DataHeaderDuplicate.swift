struct DataHeaderDuplicate: Rule {
  static let description = RuleDescription(
    id: "data-header-duplicate", subject: .data, impact: .serious,
    summary: "No two columns have the same header.",
    rationale: "A reader tells the columns apart by position; a listener hears the same word before both.",
    remedy: "Add to each header what distinguishes its column, such as the year or the place.",
    standards: [.criterion("1.3.1"), .criterion("2.4.6"), .technique("G131"), .tabularData],
    passing: [
      Example("Team,Points home,Points away\nReds,12,9\nBlues,7,14\n"),
      Example("Item,Price 2023,Price 2024\nTea,3,4\nCoffee,5,6\n"),
    ],
    failing: [
      Example("Team,Points,↓Points\nReds,12,9\nBlues,7,14\n"),
      Example("Item,Price,Sold,↓price,↓Sold\nTea,3,9,4,8\nCoffee,5,2,6,1\n"),
    ])

  func check(_ data: AuditedData, into notes: inout Notes) {
    let columns = data.heardColumns.filter { $0.name != nil }
    notes.look(columns.count)
    var groups: [String: [AuditedColumn]] = [:]
    var repeated: [AuditedColumn] = []
    for column in columns {
      groups[column.key.lowercased(), default: []].append(column)
      if groups[column.key.lowercased()]?.count == 2 { repeated.append(column) }
    }
    let largest = repeated.sorted {
      groups[$0.key.lowercased()]?.count ?? 0 > groups[$1.key.lowercased()]?.count ?? 0
    }
    notes.add(largest, of: data, together: "several") { examples in
      "\(repeated.count) headers each stand above several columns, such as \(examples)."
    } _: { column in
      let group = groups[column.key.lowercased()] ?? []
      // The name of the row is said without its header.
      let areSaid = group.count { $0.headerUse == .inRows } > 1
      return data.target(column, key: [column.key.lowercased()]).finding(
        "\(group.count) columns are called \(Wording.list([column.label])): \(Self.places(group))"
          + "\(areSaid ? "" : "; most rows do not say both").",
        impact: areSaid ? nil : .minor,
        heard: Heard(
          now: data.firstWords(column), after: data.firstWords(column, calling: "\(column.key) 2")),
        count: group.count)
    }
  }

  private static func places(_ columns: [AuditedColumn]) -> String {
    let numbers = columns.prefix(6).map { String($0.index + 1) }.joined(separator: ", ")
    return columns.count > 6 ? "columns \(numbers) and others" : "columns \(numbers)"
  }
}
