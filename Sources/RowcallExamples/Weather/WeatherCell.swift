import RowcallTableView

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
