/// What a table view shows: how many sections and rows there are, and a cell for each row that is looked at.
///
/// Sections and rows are counted from zero. The table asks for counts when it loads and for cells when they come into
/// its window, never for the others. Changing the table inside any of these methods is refused with an error.
public protocol TableViewDataSource: AnyObject {
  /// The number of sections; 1 unless implemented.
  func numberOfSections(in tableView: TableView) -> Int

  /// The number of rows in a section.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

  /// A cell for a row, from `dequeueReusableCell(withIdentifier:)` or newly made. What it throws reaches the caller of
  /// the table's method as `TableViewError.noCell`.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) throws -> TableViewCell

  /// The title above a section; `nil` or empty: the section has no header.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?

  /// The text below a section; `nil` or empty: the section has no footer.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?

  /// The titles of the section index, in order; `nil`: the table has no index.
  func sectionIndexTitles(for tableView: TableView) -> [String]?

  /// The section to which an index title leads; the section of the same number unless implemented.
  func tableView(_ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int

  /// What is spoken for an index title in place of the title itself; `nil`: the title is.
  func tableView(
    _ tableView: TableView, accessibilityLabelForSectionIndexTitle title: String, at index: Int
  ) -> String?

  /// The texts by which a row is found when a listener types how they begin, such as a name and its reading; `nil`: the
  /// first text that the row shows, for which its cell must be made.
  func tableView(_ tableView: TableView, searchTextsForRowAt indexPath: IndexPath) -> [String]?
}

extension TableViewDataSource {
  /// One section.
  public func numberOfSections(in tableView: TableView) -> Int { 1 }
  /// No header.
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// No footer.
  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { nil }
  /// No index.
  public func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }
  /// The section of the same number.
  public func tableView(_: TableView, sectionForSectionIndexTitle: String, at index: Int) -> Int { index }
  /// The title itself.
  public func tableView(
    _: TableView, accessibilityLabelForSectionIndexTitle: String, at: Int
  ) -> String? { nil }
  /// The first text that the row shows.
  public func tableView(_ tableView: TableView, searchTextsForRowAt indexPath: IndexPath) -> [String]? { nil }
}

/// A data source whose rows can be deleted and inserted by the listener.
///
/// A data source that is not of this kind has no edit controls and nothing to swipe away.
public protocol EditableTableViewDataSource: TableViewDataSource {
  /// Whether a row can be edited; every row unless implemented.
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Carries out what the listener asked for: change the model, then tell the table which rows went or came.
  ///
  /// What it throws reaches the listener as `TableViewError.commitFailed`. Calling `setEditing(_:)` in here is refused.
  func tableView(_ tableView: TableView, commit editingStyle: EditingStyle, forRowAt indexPath: IndexPath)
    throws
}

extension EditableTableViewDataSource {
  /// Every row.
  public func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}

/// A data source whose rows can be put into another order by the listener.
public protocol ReorderableTableViewDataSource: TableViewDataSource {
  /// Whether a row can be moved; every row unless implemented.
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Moves an item in the model. The table moves the row by itself afterwards.
  func tableView(_ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath)
}

extension ReorderableTableViewDataSource {
  /// Every row.
  public func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
}

/// A data source that knows its items by identifier, so that the focus finds its item again after `reloadData()`.
public protocol IdentifyingTableViewDataSource: TableViewDataSource {
  /// The identifier of the item in a row; `nil` for a row without an item.
  func modelIdentifierForElement(at indexPath: IndexPath, in tableView: TableView) -> String?

  /// Where the item of an identifier is now; `nil` if it is gone.
  func indexPathForElement(withModelIdentifier identifier: String, in tableView: TableView) -> IndexPath?
}

/// A data source whose objects stand in sections already, such as those of a `SectionedList` or of a collation: only the
/// cells are left to write.
///
/// The index has a title for each section. A section without objects has no header.
///
///     final class Towns: SectionedTableViewDataSource {
///       let sections: IndexedSections<Town>     // collation.sections(of: towns, by: \.name)
///       var sectionTitles: [String] { sections.titles }
///       func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell { … }
///     }
public protocol SectionedTableViewDataSource: TableViewDataSource {
  /// Sections that can be counted and looked into by number.
  associatedtype Sections: RandomAccessCollection
  where Sections.Index == Int, Sections.Element: RandomAccessCollection, Sections.Element.Index == Int

  /// The objects of each section, in order.
  var sections: Sections { get }

  /// A title for each section, empty ones included.
  var sectionTitles: [String] { get }
}

extension SectionedTableViewDataSource {
  /// The object in a row; `nil` if there is no such row.
  public func object(at indexPath: IndexPath) -> Sections.Element.Element? {
    guard let section = section(indexPath.section), (0..<section.count).contains(indexPath.row) else {
      return nil
    }
    return section[section.startIndex + indexPath.row]
  }

  /// As many as there are.
  public func numberOfSections(in tableView: TableView) -> Int { sections.count }

  /// As many as there are objects in the section.
  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    self.section(section)?.count ?? 0
  }

  /// The title of a section that has objects.
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    guard self.section(section)?.isEmpty == false, sectionTitles.indices.contains(section) else { return nil }
    return sectionTitles[section]
  }

  /// The titles of all sections.
  public func sectionIndexTitles(for tableView: TableView) -> [String]? { sectionTitles }

  /// The section of that title, wherever updates took it since the titles were read; a title that is gone leads nowhere.
  public func tableView(_ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int
  {
    let titles = sectionTitles
    if titles.indices.contains(index), titles[index] == title { return index }
    return titles.firstIndex(of: title) ?? -1
  }

  private func section(_ number: Int) -> Sections.Element? {
    (0..<sections.count).contains(number) ? sections[sections.startIndex + number] : nil
  }
}
