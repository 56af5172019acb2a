extension Weather {
  /// What it shows, and what its script says about it.
  enum Texts {
    static let oslo = Localized("Oslo", ja: "オスロ")
    static let lisbon = Localized("Lisbon", ja: "リスボン", de: "Lissabon")
    static let nairobi = Localized("Nairobi", ja: "ナイロビ")
    static let lima = Localized("Lima", ja: "リマ")
    static let sapporo = Localized("Sapporo", ja: "札幌")
    static let perth = Localized("Perth", ja: "パース")
    static let quito = Localized("Quito", ja: "キト")

    static let celsius = Localized("{} °C", ja: "{}°C")

    static let snowInOslo = Localized(
      "hear that it snows in Oslo", ja: "オスロで雪が降ったと知る", de: "erfahren, dass es in Oslo schneit")
    static let warmInNairobi = Localized(
      "hear that it is 25 degrees in Nairobi", ja: "ナイロビが25度になったと知る",
      de: "erfahren, dass es in Nairobi 25 Grad sind")
    static let firstOfQuito = Localized(
      "hear of Quito for the first time", ja: "キトの天気を初めて知る", de: "zum ersten Mal von Quito hören")
    static let pressTemperature = Localized(
      "press the temperature of Quito", ja: "キトの気温を押す", de: "auf die Temperatur von Quito drücken")
  }
}

extension WeatherReport.Sky {
  /// What the picture shows, for those who do not see it.
  var label: Localized {
    switch self {
    case .sun: Localized("sunny", ja: "晴れ", de: "sonnig")
    case .cloud: Localized("cloudy", ja: "曇り", de: "bewölkt")
    case .rain: Localized("light rain", ja: "小雨", de: "leichter Regen")
    case .snow: Localized("snow", ja: "雪", de: "Schnee")
    }
  }
}
