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
