import Foundation
import RowcallTableView

/// Time zones in a section for each region, with an index of the regions.
final class TimeZones: ExampleApplication {
  static let name = "time-zones"
  static let summary = "Time zones under a header for each region, sorted, with an index of the regions."

  let table = TableView(windowSize: 6)
  let language: ExampleLanguage
  private(set) var zones: SectionedList<Zone>

  /// Makes the list; its regions are those of the zones that it starts with.
  init(_ zones: [Zone], in language: ExampleLanguage = .english) throws {
    self.language = language
    let regions = Set(zones.map { PlaceName($0.region, in: language) }).sorted()
    self.zones = try SectionedList(
      zones, titles: regions.map(\.text),
      sectionOf: { regions.firstIndex(of: PlaceName($0.region, in: language)) ?? regions.count },
      sortedBy: { PlaceName($0.city, in: language) < PlaceName($1.city, in: language) })
    table.dataSource = self
    table.allowsSelection = false
  }

  /// Adds a zone where it belongs.
  func add(_ zone: Zone) throws {
    try table.insertRows(at: [zones.insert(zone)])
  }

  /// Takes out a zone; a region without zones has no header.
  func remove(_ zone: Zone) throws {
    if let path = zones.remove(zone) { try table.deleteRows(at: [path]) }
  }
}

extension TimeZones: SectionedTableViewDataSource {
  var sections: [[Zone]] { zones.sections }
  var sectionTitles: [String] { zones.titles }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "zone")
      ?? TableViewCell(style: .value1, reuseIdentifier: "zone")
    let zone = zones.sections[indexPath.section][indexPath.row]
    cell.content.title = PlaceName(zone.city, in: language).text
    cell.content.detail = zone.standardTime
    cell.content.accessibility.value = zone.spokenTime[language]
    return cell
  }
}
