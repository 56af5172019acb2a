import RowcallTableView

extension Weather {
  convenience init() throws {
    self.init([
      WeatherReport(city: "Oslo", temperature: 4, sky: .rain),
      WeatherReport(city: "Lisbon", temperature: 21, sky: .sun),
      WeatherReport(city: "Nairobi", temperature: 24, sky: .cloud),
      WeatherReport(city: "Lima", temperature: 18, sky: .cloud),
      WeatherReport(city: "Sapporo", temperature: -3, sky: .snow),
      WeatherReport(city: "Perth", temperature: 29, sky: .sun),
    ])
    try table.reloadData()
  }

  static var script: [Step<Weather>] {
    [
      .move(.next),
      .move(.next),
      .step("hear that it snows in Oslo") {
        try $0.receive(WeatherReport(city: "Oslo", temperature: -1, sky: .snow))
      },
      .move(.nextPage),
      .step("hear that it is 25 degrees in Nairobi") {
        try $0.receive(WeatherReport(city: "Nairobi", temperature: 25, sky: .sun))
      },
      .step("hear of Quito for the first time") {
        try $0.receive(WeatherReport(city: "Quito", temperature: 15, sky: .rain))
      },
      .move(.last),
      .step("press the temperature of Quito") {
        try $0.table.perform(.press, on: .named("temperature"), inRowAt: $0.table.path(ofRow: "Quito"))
      },
    ]
  }
}
