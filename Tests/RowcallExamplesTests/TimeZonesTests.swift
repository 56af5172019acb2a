import RowcallTableView
import Testing

@testable import RowcallDemos
@testable import RowcallExamples

@Suite struct TimeZonesTests {
  private let oslo = Zone("Europe/Oslo", offset: 60)
  private let tokyo = Zone("Asia/Tokyo", offset: 540)

  @Test(arguments: [
    (Zone("Europe/Lisbon", offset: 0), "Europe", "Lisbon", "UTC"),
    (Zone("America/New_York", offset: -300), "America", "New York", "UTC-5"),
    (Zone("Asia/Kathmandu", offset: 345), "Asia", "Kathmandu", "UTC+5:45"),
    (Zone("Africa/Somewhere", offset: -5), "Africa", "Somewhere", "UTC-0:05"),
  ])
  func anIdentifierNamesRegionAndCity(zone: Zone, region: String, city: String, time: String) {
    #expect([zone.region, zone.city, zone.standardTime] == [region, city, time])
  }

  @Test(arguments: [
    (345, "UTC plus 5 hours 45 minutes", "UTCより5時間45分進み", "UTC plus 5 Stunden 45 Minuten"),
    (-60, "UTC minus 1 hour", "UTCより1時間遅れ", "UTC minus 1 Stunde"),
    (-1, "UTC minus 1 minute", "UTCより1分遅れ", "UTC minus 1 Minute"),
    (0, "UTC", "UTC", "UTC"),
  ])
  func aListenerHearsTheOffsetInWords(offset: Int, english: String, japanese: String, german: String) {
    let time = Zone("Asia/Somewhere", offset: offset).spokenTime
    #expect([time[.english], time[.japanese], time[.german]] == [english, japanese, german])
  }

  // TV-34
  @Test func zonesAreSortedInsideTheirRegions() throws {
    let list = try TimeZones([oslo, tokyo, Zone("Asia/Dubai", offset: 240)])
    #expect(list.zones.sections.map { $0.map(\.city) } == [["Dubai", "Tokyo"], ["Oslo"]])
  }

  // TV-34
  @Test func aRegionWithoutZonesHasNoHeader() throws {
    let list = try TimeZones([oslo, tokyo])
    try list.table.reloadData()
    #expect(list.table.header(ofSection: 0)?.title == "Asia")
    try list.remove(tokyo)
    #expect(list.table.header(ofSection: 0) == nil)
    try list.add(tokyo)
    #expect(list.table.header(ofSection: 0)?.title == "Asia")
  }

  // TV-30
  @Test func theIndexLeadsToTheRegions() throws {
    let list = try TimeZones([oslo, tokyo])
    try list.table.reloadData()
    #expect(list.table.sectionIndexTitles == ["Asia", "Europe"])
    try list.table.followIndexTitle(at: 1)
    #expect(list.table.focus == .row([1, 0]))
  }

  @Test func aZoneOfAnUnknownRegionIsRefused() throws {
    let list = try TimeZones([oslo])
    try list.table.reloadData()
    #expect(throws: TableViewError.sectionOutOfRange(1, sections: 1, .now)) { try list.add(tokyo) }
    #expect(list.zones.sections == [[oslo]])
  }

  @Test func inJapanesePlacesAreSortedByTheirReading() throws {
    let list = try TimeZones(
      [
        tokyo, oslo, Zone("Asia/Kathmandu", offset: 345), Zone("Asia/Ulan_Bator", offset: 480),
        Zone("Pacific/Auckland", offset: 720),
      ], in: .japanese)
    try list.table.reloadData()
    #expect(list.table.sectionIndexTitles == ["アジア", "太平洋", "ヨーロッパ"])
    #expect(list.table.visibleCells.compactMap(\.content.title).prefix(3) == ["Ulan Bator", "カトマンズ", "東京"])
  }
}
