import RowcallModel
import RowcallText
import Testing

@testable import RowcallValues

/// Numbers that look random and are the same in every run.
private struct Sequence64 {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(below limit: UInt64) -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) % limit
  }
}

/// One way of writing numbers.
struct Writing: Sendable, CustomStringConvertible {
  let mark: DecimalMark
  let group: String
  let isIndian: Bool
  let negative: @Sendable (String) -> String
  let description: String

  func text(of number: Number) -> String {
    var digits = String(number.integerPart)
    digits = String(repeating: "0", count: max(0, Int(number.integerDigits) - digits.count)) + digits
    var text = number.isGrouped ? grouped(digits) : digits
    if number.hasFraction { text += mark.rawValue + number.fraction }
    return number.isNegative ? negative(text) : text
  }

  private func grouped(_ digits: String) -> String {
    var groups = [String(digits.suffix(3))]
    var rest = digits.dropLast(3)
    while !rest.isEmpty {
      groups.insert(String(rest.suffix(isIndian ? 2 : 3)), at: 0)
      rest = rest.dropLast(isIndian ? 2 : 3)
    }
    return groups.joined(separator: group)
  }

  static let all: [Writing] = [
    Writing(mark: .point, group: ",", isIndian: false, negative: { "-" + $0 }, description: "1,234.5"),
    Writing(mark: .comma, group: ".", isIndian: false, negative: { "\u{2212}" + $0 }, description: "1.234,5"),
    Writing(mark: .comma, group: "\u{202F}", isIndian: false, negative: { $0 + "-" }, description: "1 234,5"),
    Writing(mark: .comma, group: "\u{A0}", isIndian: false, negative: { "- " + $0 }, description: "1 234,5"),
    Writing(mark: .point, group: "'", isIndian: false, negative: { "(" + $0 + ")" }, description: "1'234.5"),
    Writing(mark: .point, group: "\u{2019}", isIndian: false, negative: { "-" + $0 }, description: "1’234.5"),
    Writing(mark: .point, group: " ", isIndian: false, negative: { "(" + $0 + ")" }, description: "1 234.5"),
    Writing(mark: .point, group: ",", isIndian: true, negative: { "-" + $0 }, description: "1,23,456.7"),
  ]
}

@Suite struct CellReaderPropertyTests {
  @Test(arguments: Writing.all)
  func aWrittenNumberIsReadBack(writing: Writing) {
    var random = Sequence64(seed: 7)
    let reader = CellReader(.decimal, conventions: CellConventions(decimalMark: writing.mark))
    for _ in 0..<2000 {
      let fraction = UInt8(random.next(below: 6))
      let digits = random.next(below: 12) + 1
      let significand = random.next(below: (0..<digits).reduce(1) { power, _ in power * 10 })
      var number = Number(
        isNegative: random.next(below: 2) == 0, significand: significand, fractionDigits: fraction)
      number.isGrouped = number.integerPart >= 1000 && random.next(below: 3) > 0
      let text = writing.text(of: number)
      #expect(reader.value(in: text) == .number(number), "\(text)")
    }
  }

  @Test(arguments: Writing.all)
  func theWritingOfAColumnIsFound(writing: Writing) {
    var random = Sequence64(seed: 11)
    var batch = RowBatch()
    for _ in 0..<40 {
      var number = Number(significand: 1_000_000 + random.next(below: 100_000_000), fractionDigits: 2)
      number.isGrouped = true
      batch.append(row: [writing.text(of: number)])
    }
    let typing = ColumnTyping(names: ["x"], sample: [batch], locale: LocaleTag("en"))
    #expect(typing.columns[0].column.type == .decimal)
    #expect(typing.columns[0].conventions.decimalMark == writing.mark)
    #expect(typing.columns[0].tally.exceptionCount == 0)
  }

  @Test(arguments: [CalendarDate.Order.yearMonthDay, .monthDayYear, .dayMonthYear], ["-", "/", "."])
  func aWrittenDateIsReadBack(order: CalendarDate.Order, separator: String) {
    let reader = CellReader(.date(order))
    for month in 1...12 {
      for day in 1...28 {
        let parts =
          switch order {
          case .yearMonthDay: [2019, month, day]
          case .monthDayYear: [month, day, 2019]
          case .dayMonthYear: [day, month, 2019]
          }
        let text = parts.map(String.init).joined(separator: separator)
        let date = CalendarDate(year: 2019, month: UInt8(month), day: UInt8(day), order: order)
        #expect(reader.value(in: text) == .date(date), "\(text)")
      }
    }
  }

  static let everyType: [ColumnType] = [
    .text, .integer, .decimal, .money(currency: nil), .money(currency: "USD"), .percent, .change(.number),
    .change(.percent), .measure(unit: nil), .date(.yearMonthDay), .date(.monthDayYear), .date(.dayMonthYear),
    .year,
    .time, .dateTime(.dayMonthYear), .duration, .boolean, .identifier, .telephone, .empty,
  ]

  @Test(arguments: everyType)
  func hostileBytesAreReadWithoutHarm(type: ColumnType) {
    let reader = CellReader(type)
    var random = Sequence64(seed: 23)
    let alphabet =
      Array("0123456789.,-+%$€()/: eEkMTZPhm\u{0}▲年月日上午\u{A0}\u{202E}１％".utf8) + [
        0xFF, 0xC3, 0xE2, 0xF0, 0x80,
      ]
    for _ in 0..<5000 {
      let bytes = (0..<random.next(below: 24)).map { _ in
        alphabet[Int(random.next(below: UInt64(alphabet.count)))]
      }
      _ = reader.value(in: bytes.span)
    }
    #expect(reader.value(in: "1\u{0}2") == nil)
    #expect(reader.value(in: [0xFF, 0xFE, 0x31].span) == nil)
    #expect(reader.value(in: [0xE2, 0x88].span) == nil)
  }

  @Test(arguments: everyType)
  func aHugeCellIsTextAtOnce(type: ColumnType) {
    let reader = CellReader(type)
    let digits = [UInt8](repeating: 0x31, count: 10_000_000)
    let elapsed = ContinuousClock().measure {
      for _ in 0..<100 { #expect(reader.value(in: digits.span) == nil) }
    }
    // Looking at every byte would take minutes; a busy machine may still take its time.
    #expect(elapsed < .seconds(2))
  }

  @Test func hostileCellsAreTypedAsText() {
    var batch = RowBatch()
    let bytes: [UInt8] = [0xFF, 0x00, 0xC3, 0x28, 0xE2, 0x88]
    batch.bytes = bytes + [UInt8](repeating: 0x31, count: 1_000_000)
    batch.cells = [.init(start: 0, end: 6), .init(start: 6, end: 1_000_006)]
    batch.rowStarts = [0, 1, 2]
    let column = ColumnTyping(names: [nil], sample: [batch], locale: LocaleTag("en")).columns[0]
    #expect(column.column.type == .text)
    #expect(column.tally.examples.allSatisfy { $0.utf8.count <= 64 })
  }
}
