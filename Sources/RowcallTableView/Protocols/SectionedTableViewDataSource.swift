#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
