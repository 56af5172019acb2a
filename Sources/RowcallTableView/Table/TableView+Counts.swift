#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension TableView {
  /// The number of sections, as the table knows it.
  public var numberOfSections: Int { counts.numberOfSections }

  /// The number of rows in all sections together.
  public var numberOfRows: Int { counts.total }

  /// The number of rows in a section; 0 for a section that is not there.
  public func numberOfRows(inSection section: Int) -> Int {
    (0..<counts.numberOfSections).contains(section) ? counts[section] : 0
  }

  /// The position of a row over all sections, counted from zero; `nil` for a row that is not there.
  package func position(of indexPath: IndexPath) -> Int? {
    (try? counts.place(of: indexPath)).map(counts.position(of:))
  }

  /// The path of the row at a position over all sections, counted from zero; `nil` past the end.
  package func indexPath(atPosition position: Int) -> IndexPath? {
    counts.place(at: position)?.indexPath
  }

  /// Asks the data source for all counts.
  func askCounts() throws(TableViewError) -> SectionCounts {
    guard let dataSource else { throw .noDataSource }
    let sections = try askNumberOfSections(dataSource)
    var rows: [Int] = []
    rows.reserveCapacity(sections)
    for section in 0..<sections { rows.append(try askNumberOfRows(dataSource, section)) }
    return SectionCounts(rows)
  }

  func askNumberOfSections(_ source: any TableViewDataSource) throws(TableViewError) -> Int {
    let count = ask("numberOfSections(in:)") { source.numberOfSections(in: self) }
    return try SectionCounts.checked(count, section: nil)
  }

  func askNumberOfRows(_ source: any TableViewDataSource, _ section: Int) throws(TableViewError) -> Int {
    let count = ask("tableView(_:numberOfRowsInSection:)") {
      source.tableView(self, numberOfRowsInSection: section)
    }
    return try SectionCounts.checked(count, section: section)
  }

  /// Finds a data source that changed its mind about a section without telling the table.
  func checkCount(ofSection section: Int) throws(TableViewError) {
    guard let dataSource else { throw .noDataSource }
    let found = try askNumberOfRows(dataSource, section)
    guard found == counts[section] else {
      throw .countChanged(section: section, known: counts[section], found: found)
    }
  }
}
