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

  /// Shows a report; every element is set anew, because the cell may have shown another city before.
  func show(_ report: WeatherReport) {
    content.elements = [
      ContentElement(.label(report.city), name: "city"),
      ContentElement(.label("\(report.temperature) °C"), name: "temperature"),
      ContentElement(.image(CellImage(name: report.sky.rawValue, label: report.sky.label)), name: "sky"),
    ]
  }
}
