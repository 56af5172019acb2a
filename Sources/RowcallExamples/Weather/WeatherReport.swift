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

extension WeatherReport.Sky {
  /// What the picture shows, for those who do not see it.
  var label: String {
    switch self {
    case .sun: "sunny"
    case .cloud: "cloudy"
    case .rain: "light rain"
    case .snow: "snow"
    }
  }
}
