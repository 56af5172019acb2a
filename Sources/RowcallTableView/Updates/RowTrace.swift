/// Where each row of a table is after an update, and was before.
struct RowTrace: Sendable {
  /// A section after an update in which the update did something.
  struct Touched: Hashable, Sendable {
    /// How many rows the data source gives it now.
    let rows: Int
    /// Where the rows are that stayed in it; `nil` if it came or was reloaded, so that none stayed.
    let map: SlotMap?
  }

  let ledger: UpdateLedger<RowPlace>
  let sections: SectionTrace
  /// The sections in which something happened, by their places after the update.
  let touched: [Int: Touched]

  /// Asks for the rows of each section in which something happened, and checks them.
  init(
    _ ledger: UpdateLedger<RowPlace>, sections: SectionTrace, before: SectionCounts,
    numberOfRows: (Int) throws(TableViewError) -> Int
  ) throws(TableViewError) {
    self.ledger = ledger
    self.sections = sections
    let check = try RowCheck(ledger, sections: sections, before: before)
    var touched: [Int: Touched] = [:]
    for section in check.touchedSections {
      let found = try SectionCounts.checked(numberOfRows(section), section: section)
      touched[section] = Touched(rows: found, map: try check.map(of: section, found: found))
    }
    self.touched = touched
  }

  /// The place after the update of a row that was in the table; `nil` if it was deleted, by itself or with its section,
  /// or its section was reloaded.
  func new(of place: RowPlace) -> RowPlace? {
    if let target = ledger.target(of: place) { return target }
    guard !sections.isReloaded(place.section), let section = sections.new(of: place.section) else {
      return nil
    }
    guard let map = touched[section]?.map else { return RowPlace(section: section, row: place.row) }
    return map.new(of: place.row).map { RowPlace(section: section, row: $0) }
  }

  /// The place before the update of a row that is in the table; `nil` if it was inserted, by itself or with its section,
  /// or came with the reload of its section.
  func old(of place: RowPlace) -> RowPlace? {
    if let origin = ledger.origin(of: place) { return origin }
    guard let section = sections.oldKeepingRows(of: place.section) else { return nil }
    guard let map = touched[place.section]?.map else { return RowPlace(section: section, row: place.row) }
    return map.old(of: place.row).map { RowPlace(section: section, row: $0) }
  }
}
