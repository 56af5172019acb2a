import Foundation
import RowcallTableView
import Testing

@testable import RowcallDemos
@testable import RowcallExamples

@Suite struct WeatherTests {
  private let weather = Weather([
    WeatherReport(city: "Oslo", temperature: 4, sky: .rain),
    WeatherReport(city: "Lima", temperature: 18, sky: .cloud),
    WeatherReport(city: "Perth", temperature: 29, sky: .sun),
  ])

  @Test func aRowIsOneTextOfCityTemperatureAndSky() throws {
    try weather.table.reloadData()
    #expect(
      weather.table.visibleTexts == ["Oslo, 4 °C, light rain", "Lima, 18 °C, cloudy", "Perth, 29 °C, sunny"])
  }

  // TV-12
  @Test func theElementsOfACellAreFoundByName() throws {
    try weather.table.reloadData()
    let content = try #require(weather.table.cellForRow(at: [0, 0])).content
    #expect(content[.named("temperature")]?.text == "4 °C")
    #expect(content[.named("sky")]?.kind == .image(CellImage(name: "rain", label: "light rain")))
  }

  // TV-7
  @Test func aCellThatIsUsedAgainShowsNothingOfItsFormerCity() throws {
    try weather.table.resizeWindow(to: 1)
    try weather.table.reloadData()
    let first = try #require(weather.table.visibleCells.first)
    try weather.table.scroll(byRows: 2)
    try weather.table.scroll(byRows: -1)
    #expect(weather.table.visibleCells.first === first)
    #expect(weather.table.visibleTexts == ["Lima, 18 °C, cloudy"])
  }

  @Test func aReportTakesThePlaceOfTheOneOfItsCity() throws {
    try weather.table.reloadData()
    try weather.receive(WeatherReport(city: "Lima", temperature: 20, sky: .sun))
    try weather.receive(WeatherReport(city: "Quito", temperature: 15, sky: .rain))
    #expect(weather.reports.map(\.city) == ["Oslo", "Lima", "Perth", "Quito"])
    #expect(weather.table.visibleTexts[1] == "Lima, 20 °C, sunny")
  }
}
