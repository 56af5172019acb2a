import Foundation
import RowcallDemos
import RowcallTableView

/// A list of cities with their weather, in cells of its own.
final class Weather: ExampleApplication {
  static let name = "weather"
  static let summary = "Cities with temperature and sky, read as one from a cell with elements of its own."

  /// Four rows fit into the window, so that the cells of the first cities are used again for the last ones.
  let table = TableView(windowSize: 4)
  let language: ExampleLanguage
  private(set) var reports: [WeatherReport]

  init(_ reports: [WeatherReport], in language: ExampleLanguage = .english) {
    self.reports = reports
    self.language = language
    table.register(forCellReuseIdentifier: WeatherCell.identifier) { _ in WeatherCell() }
    table.dataSource = self
    table.allowsSelection = false
  }

  /// Takes a new report in place of the one of the same city, and adds it at the end if there is none.
  func receive(_ report: WeatherReport) throws {
    if let row = reports.firstIndex(where: { $0.city == report.city }) {
      reports[row] = report
      try table.reconfigureRows(at: [IndexPath(row: row, section: 0)])
    } else {
      reports.append(report)
      try table.insertRows(at: [IndexPath(row: reports.count - 1, section: 0)])
    }
  }
}

extension Weather: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { reports.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) throws -> TableViewCell {
    let cell = try tableView.dequeueReusableCell(withIdentifier: WeatherCell.identifier, for: indexPath)
    (cell as? WeatherCell)?.show(reports[indexPath.row], in: language)
    return cell
  }
}

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

/// A row of the weather list: the city, the temperature, and a picture of the sky.
///
/// Its texts are read as one, in the order of the elements: "Oslo, 4 °C, light rain".
final class WeatherCell: TableViewCell {
  static let identifier = "weather"

  init() {
    super.init(style: .custom, reuseIdentifier: Self.identifier)
    content.selectionStyle = .none
  }

  /// Shows a report in a language; every element is set anew, because the cell may have shown another city before.
  func show(_ report: WeatherReport, in language: ExampleLanguage) {
    let temperature = Weather.Texts.celsius.filled(with: "\(report.temperature)")
    content.elements = [
      ContentElement(.label(report.city), name: "city"),
      ContentElement(.label(temperature[language]), name: "temperature"),
      ContentElement(
        .image(CellImage(name: report.sky.rawValue, label: report.sky.label[language])), name: "sky"),
    ]
  }
}

/// The weather in one city.
struct WeatherReport: Hashable {
  /// What the sky looks like; the raw value is the name of its picture.
  enum Sky: String {
    case sun, cloud, rain, snow
  }

  var city: String
  /// In whole degrees Celsius.
  var temperature: Int
  var sky: Sky
}
