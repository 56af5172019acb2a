import RowcallTableView

extension Weather {
  convenience init(in language: ExampleLanguage) throws {
    self.init(
      [
        WeatherReport(city: Texts.oslo[language], temperature: 4, sky: .rain),
        WeatherReport(city: Texts.lisbon[language], temperature: 21, sky: .sun),
        WeatherReport(city: Texts.nairobi[language], temperature: 24, sky: .cloud),
        WeatherReport(city: Texts.lima[language], temperature: 18, sky: .cloud),
        WeatherReport(city: Texts.sapporo[language], temperature: -3, sky: .snow),
        WeatherReport(city: Texts.perth[language], temperature: 29, sky: .sun),
      ], in: language)
    try table.reloadData()
  }

  static var script: [Step<Weather>] {
    [
      .move(.next),
      .move(.next),
      .hear(Texts.snowInOslo, of: Texts.oslo, temperature: -1, .snow),
      .move(.nextPage),
      .hear(Texts.warmInNairobi, of: Texts.nairobi, temperature: 25, .sun),
      .hear(Texts.firstOfQuito, of: Texts.quito, temperature: 15, .rain),
      .move(.last),
      .operate(Texts.pressTemperature, .press, on: .named("temperature"), inRow: Texts.quito),
    ]
  }
}

extension Step<Weather> {
  /// A report comes in.
  fileprivate static func hear(
    _ title: Localized, of city: Localized, temperature: Int, _ sky: WeatherReport.Sky
  ) -> Self {
    step(title) {
      try $0.receive(WeatherReport(city: city[$0.language], temperature: temperature, sky: sky))
    }
  }
}
