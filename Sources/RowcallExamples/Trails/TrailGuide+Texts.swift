extension TrailGuide {
  /// What it shows, and what its script says about it.
  enum Texts {
    static let regions = Localized("Regions", ja: "地域", de: "Regionen")
    static let foxHills = Localized("Fox Hills", ja: "狐ヶ丘", de: "Fuchsberge")
    static let foxgloveLoop = Localized("Foxglove Loop", ja: "桔梗の周回コース", de: "Fingerhutrunde")
    static let millBridge = Localized("Mill Bridge", ja: "水車橋", de: "Mühlenbrücke")
    static let sandstoneStairs = Localized("Sandstone Stairs", ja: "砂岩の石段", de: "Sandsteintreppe")
    static let foxGate = Localized("Fox Gate", ja: "狐門", de: "Fuchstor")
    static let lakeCountry = Localized("Lake Country", ja: "湖水地方", de: "Seenland")
    static let heronWalk = Localized("Heron Walk", ja: "青鷺の小道", de: "Reiherweg")
    static let westPier = Localized("West Pier", ja: "西桟橋", de: "Westanleger")
    static let noDogs = Localized("No dogs", ja: "犬の同伴禁止", de: "Keine Hunde")
    static let closedAfterRain = Localized("Closed after rain", ja: "雨の後は通行止め", de: "Nach Regen gesperrt")

    static let name = Localized("Name", ja: "名前")
    static let location = Localized("Location", ja: "出発点", de: "Ausgangspunkt")
    static let distance = Localized("Distance", ja: "距離", de: "Länge")
    static let kilometres = Localized("{} km", ja: "{}km")
    static let difficulty = Localized("Difficulty", ja: "難易度", de: "Schwierigkeit")
    static let restrictions = Localized("Restrictions", ja: "制限事項", de: "Einschränkungen")
    static let noRestrictions = Localized("None", ja: "なし", de: "Keine")
    static let favourite = Localized("Favourite", ja: "お気に入り", de: "Favorit")
    static let isFavourite = Localized("favourite", ja: "お気に入り", de: "Favorit")

    static let turnFavouriteOn = Localized(
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
