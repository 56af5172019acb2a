import FoundationEssentials
import RowcallRecords
import RowcallTableView

/// Three levels from a file: regions, the trails of one, and one trail; what is found out below comes back by delegates.
package final class TrailGuide: DemoApplication {
  package static let name = "trails"
  package static let summary =
    "Regions, their trails, and one trail in detail, stored in a file; a favourite is counted at all levels."

  package let language: ExampleLanguage
  private(set) var regions: RegionsScreen
  package private(set) var stack: NavigationStack
  private let file: ExampleFile

  init(
    _ regions: [Region], in language: ExampleLanguage = .english, _ file: ExampleFile? = nil
  ) throws {
    let file = try file ?? ExampleFile()
    let context = try file.context(Self.schema, in: language) { context in
      for region in regions { try region.insert(into: context) }
    }
    self.regions = try RegionsScreen(context, in: language)
    self.file = file
    self.language = language
    stack = try NavigationStack(root: self.regions)
  }

  /// Ends the application and starts it again with what it saved.
  package func restart() throws {
    regions = try RegionsScreen(file.context(Self.schema, in: language), in: language)
    regions.tableView.log = stack.log
    stack = try NavigationStack(root: regions)
  }
}

extension TrailGuide {
  package convenience init(in language: ExampleLanguage) throws {
    try self.init(Self.samples(in: language), in: language)
  }

  /// The regions at first.
  static func samples(in language: ExampleLanguage) -> [Region] {
    [Region.foxHills(in: language), Region.lakeCountry(in: language)]
  }
}

extension Region {
  private typealias Texts = TrailGuide.Texts

  fileprivate static func foxHills(in language: ExampleLanguage) -> Self {
    Self(
      name: Texts.foxHills[language],
      trails: [
        Trail(
          name: Texts.foxgloveLoop[language], location: Texts.millBridge[language], distance: 4.5,
          difficulty: .easy),
        Trail(
          name: Texts.sandstoneStairs[language], location: Texts.foxGate[language], distance: 7,
          difficulty: .hard, restrictions: [Texts.noDogs[language], Texts.closedAfterRain[language]]),
      ])
  }

  fileprivate static func lakeCountry(in language: ExampleLanguage) -> Self {
    Self(
      name: Texts.lakeCountry[language],
      trails: [
        Trail(
          name: Texts.heronWalk[language], location: Texts.westPier[language], distance: 11.2,
          difficulty: .moderate)
      ])
  }
}

extension TrailGuide {
  /// What it shows, and what its script says about it.
  package enum Texts {
    package static let regions = Localized("Regions", ja: "地域", de: "Regionen")
    package static let foxHills = Localized("Fox Hills", ja: "狐ヶ丘", de: "Fuchsberge")
    package static let foxgloveLoop = Localized("Foxglove Loop", ja: "桔梗の周回コース", de: "Fingerhutrunde")
    package static let millBridge = Localized("Mill Bridge", ja: "水車橋", de: "Mühlenbrücke")
    package static let sandstoneStairs = Localized("Sandstone Stairs", ja: "砂岩の石段", de: "Sandsteintreppe")
    package static let foxGate = Localized("Fox Gate", ja: "狐門", de: "Fuchstor")
    package static let lakeCountry = Localized("Lake Country", ja: "湖水地方", de: "Seenland")
    package static let heronWalk = Localized("Heron Walk", ja: "青鷺の小道", de: "Reiherweg")
    package static let westPier = Localized("West Pier", ja: "西桟橋", de: "Westanleger")
    package static let noDogs = Localized("No dogs", ja: "犬の同伴禁止", de: "Keine Hunde")
    package static let closedAfterRain = Localized(
      "Closed after rain", ja: "雨の後は通行止め", de: "Nach Regen gesperrt")

    package static let name = Localized("Name", ja: "名前")
    package static let location = Localized("Location", ja: "出発点", de: "Ausgangspunkt")
    package static let distance = Localized("Distance", ja: "距離", de: "Länge")
    package static let kilometres = Localized("{} km", ja: "{}km")
    package static let difficulty = Localized("Difficulty", ja: "難易度", de: "Schwierigkeit")
    package static let restrictions = Localized("Restrictions", ja: "制限事項", de: "Einschränkungen")
    package static let noRestrictions = Localized("None", ja: "なし", de: "Keine")
    package static let favourite = Localized("Favourite", ja: "お気に入り", de: "Favorit")
    package static let isFavourite = Localized("favourite", ja: "お気に入り", de: "Favorit")

    package static let turnFavouriteOn = Localized(
      "turn Favourite on", ja: "「お気に入り」をオンにする", de: "„Favorit“ einschalten")
  }
}

extension Trail.Difficulty {
  /// What it is called.
  var name: Localized {
    switch self {
    case .easy: Localized("easy", ja: "初級", de: "leicht")
    case .moderate: Localized("moderate", ja: "中級", de: "mittel")
    case .hard: Localized("hard", ja: "上級", de: "schwer")
    }
  }
}

extension Region {
  /// How many trails there are and how many are favourites: "2 trails", "2 trails, 1 favourite".
  var summary: Localized {
    let favourites = trails.count { $0.isFavourite }
    let both = Localized("{}, ", ja: "{} ").filled(with: Self.trails(trails.count))
    return favourites == 0
      ? Self.trails(trails.count) : Localized { both[$0] + Self.favourites(favourites)[$0] }
  }

  private static func trails(_ count: Int) -> Localized {
    count == 1
      ? Localized("1 trail", ja: "1コース", de: "1 Weg")
      : Localized("\(count) trails", ja: "\(count)コース", de: "\(count) Wege")
  }

  private static func favourites(_ count: Int) -> Localized {
    count == 1
      ? Localized("1 favourite", ja: "お気に入り1件", de: "1 Favorit")
      : Localized("\(count) favourites", ja: "お気に入り\(count)件", de: "\(count) Favoriten")
  }
}

/// The first level: the regions.
final class RegionsScreen: TableScreen {
  var title: String { TrailGuide.Texts.regions[language] }
  let tableView = TableView()
  weak var navigation: NavigationStack?

  private(set) var regions: [Region]
  private let context: RecordContext
  private let language: ExampleLanguage

  init(_ context: RecordContext, in language: ExampleLanguage) throws {
    regions = try context.fetch("Region").map { Region($0, in: context) }
    self.context = context
    self.language = language
    tableView.name = "regions"
    tableView.dataSource = self
    tableView.delegate = self
  }
}

extension RegionsScreen: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { regions.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "region")
      ?? TableViewCell(style: .value1, reuseIdentifier: "region")
    let region = regions[indexPath.row]
    cell.content.title = region.name
    cell.content.detail = region.summary[language]
    cell.content.accessory = .disclosureIndicator
    return cell
  }
}

extension RegionsScreen: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) throws {
    let screen = TrailsScreen(regions[indexPath.row], in: language)
    screen.delegate = self
    try navigation?.push(screen)
  }
}

extension RegionsScreen: TrailsScreenDelegate {
  func trailsScreen(_ screen: TrailsScreen, didChange region: Region) throws {
    guard let row = regions.firstIndex(where: { $0.name == region.name }) else { return }
    for (trail, old) in zip(region.trails, regions[row].trails) where trail != old {
      try trail.save(in: context)
    }
    regions[row] = region
    try tableView.reconfigureRows(at: [IndexPath(row: row, section: 0)])
  }
}

/// Hears that something about a region's trails changed.
protocol TrailsScreenDelegate: AnyObject {
  func trailsScreen(_ screen: TrailsScreen, didChange region: Region) throws
}

/// The second level: the trails of one region.
final class TrailsScreen: TableScreen {
  var title: String { region.name }
  let tableView = TableView()
  weak var navigation: NavigationStack?
  weak var delegate: (any TrailsScreenDelegate)?

  private(set) var region: Region
  private let language: ExampleLanguage

  init(_ region: Region, in language: ExampleLanguage) {
    self.region = region
    self.language = language
    tableView.name = "trails"
    tableView.dataSource = self
    tableView.delegate = self
  }
}

extension TrailsScreen: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { region.trails.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "trail")
      ?? TableViewCell(style: .subtitle, reuseIdentifier: "trail")
    let trail = region.trails[indexPath.row]
    cell.content.title = trail.name
    cell.content.detail = trail.isFavourite ? TrailGuide.Texts.isFavourite[language] : nil
    cell.content.accessory = .disclosureIndicator
    return cell
  }
}

extension TrailsScreen: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) throws {
    let screen = TrailScreen(region.trails[indexPath.row], in: language)
    screen.delegate = self
    try navigation?.push(screen)
  }
}

extension TrailsScreen: TrailScreenDelegate {
  func trailScreen(_ screen: TrailScreen, didChange trail: Trail) throws {
    guard let row = region.trails.firstIndex(where: { $0.name == trail.name }) else { return }
    region.trails[row] = trail
    try tableView.reconfigureRows(at: [IndexPath(row: row, section: 0)])
    try delegate?.trailsScreen(self, didChange: region)
  }
}

/// Hears that something about a trail changed.
protocol TrailScreenDelegate: AnyObject {
  func trailScreen(_ screen: TrailScreen, didChange trail: Trail) throws
}

/// The third level: one trail as a grouped table, with a switch that makes it a favourite.
final class TrailScreen: TableScreen {
  var title: String { trail.name }
  let tableView = TableView(style: .grouped)
  weak var navigation: NavigationStack?
  weak var delegate: (any TrailScreenDelegate)?

  private(set) var trail: Trail
  private let rows: StaticTable

  init(_ trail: Trail, in language: ExampleLanguage = .english) {
    self.trail = trail
    rows = StaticTable(Self.sections(of: trail, in: language))
    tableView.name = "trail"
    rows.serve(tableView)
    tableView.allowsSelection = false
    rows.whenOperated("favourite") { [weak self] in try self?.setFavourite($0) }
  }

  private func setFavourite(_ element: ContentElement) throws {
    guard case .switch(let isOn) = element.kind else { return }
    trail.isFavourite = isOn
    try delegate?.trailScreen(self, didChange: trail)
  }

  private typealias Texts = TrailGuide.Texts

  private static func sections(of trail: Trail, in language: ExampleLanguage) -> [StaticTable.Section] {
    var favourite = ContentElement(.switch(isOn: trail.isFavourite), name: "favourite")
    favourite.accessibility.label = Texts.favourite[language]
    let restrictions = trail.restrictions.isEmpty ? [Texts.noRestrictions[language]] : trail.restrictions
    let distance = Texts.kilometres.filled(with: language.decimal(trail.distance))
    return [
      StaticTable.Section(rows: [
        row(Texts.name[language], trail.name),
        row(Texts.location[language], trail.location),
        row(Texts.distance[language], distance[language]),
        row(Texts.difficulty[language], trail.difficulty.name[language]),
      ]),
      StaticTable.Section(
        header: Texts.restrictions[language],
        rows: restrictions.map { StaticTable.Row(CellContent(title: $0)) }),
      StaticTable.Section(rows: [
        StaticTable.Row(CellContent(title: Texts.favourite[language], accessory: .control(favourite)))
      ]),
    ]
  }

  private static func row(_ title: String, _ detail: String) -> StaticTable.Row {
    StaticTable.Row(CellContent(style: .value1, title: title, detail: detail))
  }
}

/// A way to walk, invented for this example.
struct Trail: Hashable {
  /// How hard it is.
  enum Difficulty: String {
    case easy, moderate, hard
  }

  let name: String
  /// Where it starts.
  let location: String
  /// In kilometres.
  let distance: Double
  let difficulty: Difficulty
  /// What walkers have to know; empty if there is nothing.
  var restrictions: [String] = []
  /// Whether the listener marked it.
  var isFavourite = false
  /// What it is in the file; nil for a trail that is not there.
  var record: RecordID?
}

/// A part of the country with its trails.
struct Region: Hashable {
  let name: String
  var trails: [Trail]
}
