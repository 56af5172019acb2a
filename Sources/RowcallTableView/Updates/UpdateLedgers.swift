/// An update block, sorted into what it does to sections and what it does to rows.
///
/// All places before the update are checked here, and all conflicts are found; places after it are checked by the
/// plan, which knows what the data source says.
struct UpdateLedgers: Sendable {
  private(set) var sections = UpdateLedger<Int> { .section($0) }
  private(set) var rows = UpdateLedger<RowPlace> { .row($0.indexPath) }

  /// Sorts a block for a table with these counts; throws the first fault in the order of the calls.
  init(_ block: UpdateBlock, before: SectionCounts) throws(TableViewError) {
    for operation in block.operations { try sort(operation, before) }
  }

  private mutating func sort(_ operation: UpdateBlock.Operation, _ before: SectionCounts)
    throws(TableViewError)
  {
    switch operation {
    case .deleteRow(let path): try rows.delete(before.place(of: path, .beforeUpdate))
    case .insertRow(let path): try rows.insert(RowPlace(path))
    case .refreshRow(let path, let refresh): try rows.refresh(before.place(of: path, .beforeUpdate), refresh)
    case .moveRow(let path, let target):
      try rows.move(before.place(of: path, .beforeUpdate), to: RowPlace(target))
    case .deleteSection(let section): try sections.delete(before.checked(section, .beforeUpdate))
    case .insertSection(let section): try sections.insert(section)
    case .reloadSection(let section): try sections.refresh(before.checked(section, .beforeUpdate), .reload)
    case .moveSection(let section, let target):
      try sections.move(before.checked(section, .beforeUpdate), to: target)
    }
  }
}
