import Testing

@testable import RowcallText

@Suite struct DateMomentTests {
  @Test(arguments: [
    (2000, 1, 1, 7), (2024, 2, 29, 5), (1900, 3, 1, 5), (1984, 12, 31, 2), (1582, 10, 15, 6),
  ])
  func weekdaysAreCounted(year: Int, month: Int, day: Int, weekday: Int) {
    #expect(CivilDay.weekday(year: year, month: month, day: day) == weekday)
  }

  @Test(arguments: [(1900, 2, 29), (2023, 2, 29), (2023, 4, 31), (2023, 13, 1), (2023, 0, 1), (2023, 1, 0)])
  func daysThatDoNotExistHaveNone(year: Int, month: Int, day: Int) {
    #expect(CivilDay.weekday(year: year, month: month, day: day) == nil)
  }
}
