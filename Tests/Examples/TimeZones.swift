import Foundation
import RowcallDemos
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

extension TimeZones {
  convenience init(in language: ExampleLanguage) throws {
    try self.init(
      [
        Zone("Europe/Oslo", offset: 60), Zone("America/New_York", offset: -300),
        Zone("Asia/Tokyo", offset: 540),
        Zone("Africa/Nairobi", offset: 180), Zone("Asia/Kathmandu", offset: 345),
        Zone("Africa/Cairo", offset: 120),
        Zone("Pacific/Auckland", offset: 720), Zone("America/Denver", offset: -420),
        Zone("Europe/Lisbon", offset: 0), Zone("Australia/Darwin", offset: 570),
        Zone("America/Bogota", offset: -300), Zone("Australia/Perth", offset: 480),
      ], in: language)
    try table.reloadData()
  }

  static var script: [Step<TimeZones>] {
    [
      .move(.next),
      .move(.next),
      .move(.nextSection),
      .followIndex(.place("Europe")),
      .move(.previous),
      .step(Texts.addHelsinki) { try $0.add(Zone("Europe/Helsinki", offset: 120)) },
      .move(.last),
      .step(Texts.removeAuckland) {
        try $0.remove(Zone("Pacific/Auckland", offset: 720))
      },
      .move(.next),
      .followIndex(.place("Pacific")),
      .step(Texts.addUnknown) { try $0.add(Zone("Antarctica/Troll", offset: 0)) },
    ]
  }
}

extension Localized {
  /// The name of a place in each language.
  fileprivate static func place(_ name: String) -> Self { Self { PlaceName(name, in: $0).text } }
}

extension TimeZones {
  /// What its script says about it; what it shows are names of places.
  enum Texts {
    static let addHelsinki = Localized("add Helsinki", ja: "ヘルシンキを追加", de: "Helsinki hinzufügen")
    static let removeAuckland = Localized(
      "remove Auckland, the only one of its region", ja: "地域で唯一のオークランドを削除",
      de: "Auckland entfernen, das einzige seiner Region")
    static let addUnknown = Localized(
      "add a zone of an unknown region", ja: "知らない地域のタイムゾーンを追加",
      de: "eine Zone einer unbekannten Region hinzufügen")
  }
}

extension Zone {
  /// What is said for its standard time: "UTC plus 5 hours 45 minutes".
  var spokenTime: Localized {
    let (hours, minutes) = (abs(offset) / 60, abs(offset) % 60)
    guard offset != 0 else { return Localized("UTC", ja: "UTC") }
    let way =
      offset > 0
      ? Localized("UTC plus {}", ja: "UTCより{}進み") : Localized("UTC minus {}", ja: "UTCより{}遅れ")
    let duration = Localized { language in
      [hours == 0 ? nil : Self.hours(hours), minutes == 0 ? nil : Self.minutes(minutes)]
        .compactMap { $0?[language] }.joined(separator: language == .japanese ? "" : " ")
    }
    return way.filled(with: duration)
  }

  private static func hours(_ count: Int) -> Localized {
    count == 1
      ? Localized("1 hour", ja: "1時間", de: "1 Stunde")
      : Localized("\(count) hours", ja: "\(count)時間", de: "\(count) Stunden")
  }

  private static func minutes(_ count: Int) -> Localized {
    count == 1
      ? Localized("1 minute", ja: "1分", de: "1 Minute")
      : Localized("\(count) minutes", ja: "\(count)分", de: "\(count) Minuten")
  }
}

/// A time zone by its usual identifier, such as "Asia/Kathmandu", with its standard time.
struct Zone: Hashable {
  let identifier: String
  /// How far its standard time is ahead of UTC, in minutes.
  let offset: Int

  init(_ identifier: String, offset: Int) {
    self.identifier = identifier
    self.offset = offset
  }

  /// What stands before the stroke, such as "Asia".
  var region: String { String(identifier.prefix { $0 != "/" }) }

  /// What stands after it, such as "New York".
  var city: String {
    String(identifier.drop { $0 != "/" }.dropFirst().map { $0 == "_" ? " " : $0 })
  }

  /// Reads as "UTC+5:45", "UTC-7" or "UTC".
  var standardTime: String {
    let (hours, minutes) = (abs(offset) / 60, abs(offset) % 60)
    guard offset != 0 else { return "UTC" }
    let minutesText = minutes == 0 ? "" : minutes < 10 ? ":0\(minutes)" : ":\(minutes)"
    return "UTC\(offset < 0 ? "-" : "+")\(hours)\(minutesText)"
  }
}

/// What a region or city is called in a language, and how that is read where its writing does not say.
struct PlaceName: Hashable {
  let text: String
  /// What it is sorted by: the name in kana if it is written in kanji, else the name.
  let reading: String

  /// The name of a place in a language; as it stands in the identifier of the zone if no other is known.
  init(_ place: String, in language: ExampleLanguage) {
    text = Self.names[place]?[language] ?? place
    reading = language == .japanese ? Self.readings[text] ?? text : text
  }

  private static let names = [
    "Africa": Localized("Africa", ja: "アフリカ", de: "Afrika"),
    "America": Localized("America", ja: "アメリカ", de: "Amerika"),
    "Asia": Localized("Asia", ja: "アジア", de: "Asien"),
    "Australia": Localized("Australia", ja: "オーストラリア", de: "Australien"),
    "Europe": Localized("Europe", ja: "ヨーロッパ", de: "Europa"),
    "Pacific": Localized("Pacific", ja: "太平洋", de: "Pazifik"),

    "Auckland": Localized("Auckland", ja: "オークランド"),
    "Bogota": Localized("Bogota", ja: "ボゴタ", de: "Bogotá"),
    "Cairo": Localized("Cairo", ja: "カイロ", de: "Kairo"),
    "Darwin": Localized("Darwin", ja: "ダーウィン"),
    "Denver": Localized("Denver", ja: "デンバー"),
    "Helsinki": Localized("Helsinki", ja: "ヘルシンキ"),
    "Kathmandu": Localized("Kathmandu", ja: "カトマンズ"),
    "Lisbon": Localized("Lisbon", ja: "リスボン", de: "Lissabon"),
    "Nairobi": Localized("Nairobi", ja: "ナイロビ"),
    "New York": Localized("New York", ja: "ニューヨーク"),
    "Oslo": Localized("Oslo", ja: "オスロ"),
    "Perth": Localized("Perth", ja: "パース"),
    "Tokyo": Localized("Tokyo", ja: "東京", de: "Tokio"),
  ]

  private static let readings = ["太平洋": "タイヘイヨウ", "東京": "トウキョウ"]
}

extension PlaceName: Comparable {
  static func < (left: Self, right: Self) -> Bool { left.reading < right.reading }
}
