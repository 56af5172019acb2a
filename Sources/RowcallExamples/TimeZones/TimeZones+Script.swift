import RowcallTableView

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
