import RowcallImport
import RowcallModel
import RowcallText
import RowcallValues

/// What a cell counts for when rows are sorted: numbers, amounts and dates by their size, before texts in the locale's order;
/// blanks come last.
struct ColumnOrder {
  private let typing: ColumnTyping
  private let collator: Collator

  /// - Parameter path: the file whose columns are sorted by what they hold.
  init(path: String, options: ImportOptions, locale: LocaleTag) throws {
    guard let reader = try TableReader.tables(of: path, options: options).first else {
      throw ImportError.emptyInput(path: path)
    }
    typing = reader.typing(locale: locale)
    collator = Collator(for: locale)
  }

  /// The places of texts of a column in their order; texts that are equal keep theirs.
  func order(of texts: [String], column: Int, isAscending: Bool) -> [Int] {
    let reader = column < typing.columns.count ? typing.reader(for: column) : nil
    var (sized, worded, blank): ([(place: Int, size: Double)], [Int], [Int]) = ([], [], [])
    for (place, text) in texts.enumerated() {
      if text.allSatisfy(\.isWhitespace) {
        blank.append(place)
      } else if let size = reader?.value(in: text)?.size {
        sized.append((place, size))
      } else {
        worded.append(place)
      }
    }
    // Sorting is stable.
    sized.sort { isAscending ? $0.size < $1.size : $0.size > $1.size }
    var words = collator.withSorted(worded, by: { texts[$0] }) { sorted in
      sorted.positions.map { worded[$0] }
    }
    if !isAscending { words = words.reversedKeepingEqual { texts[$0] == texts[$1] } }
    let sizes = sized.map(\.place)
    return (isAscending ? sizes + words : words + sizes) + blank
  }
}

extension [Int] {
  /// The other way round, but for runs of equal elements, which keep their order.
  fileprivate func reversedKeepingEqual(_ areEqual: (Int, Int) -> Bool) -> [Int] {
    var runs: [[Int]] = []
    for element in self {
      if let last = runs.last?.last, areEqual(last, element) {
        runs[runs.count - 1].append(element)
      } else {
        runs.append([element])
      }
    }
    return runs.reversed().flatMap { $0 }
  }
}

extension Value {
  /// How large it is beside other values of its column; nil for words.
  fileprivate var size: Double? {
    switch self {
    case .empty, .text, .identifier, .telephone: nil
    case .boolean(let isTrue): isTrue ? 1 : 0
    case .number(let number), .percent(let number): number.size
    case .ordinal(let ordinal): Double(ordinal.position)
    case .fraction(let fraction), .portion(let fraction, _):
      (fraction.isNegative ? -1 : 1)
        * (Double(fraction.whole ?? 0) + Double(fraction.numerator) / Double(max(fraction.denominator, 1)))
    case .money(let money): money.amount.size
    case .change(let change): change.amount.size
    case .measure(let measure): measure.amount.size
    case .date(let date): date.size
    case .decade(let year): Double(year)
    case .time(let time): time.size
    case .dateTime(let date, let time): date.size + time.size / 86_400
    case .duration(let span):
      (span.isNegative ? -1 : 1)
        * (Double(span.days) * 86_400 + Double(span.hours) * 3_600 + Double(span.minutes) * 60
          + span.seconds.size)
    case .range(let first, _), .rate(let first, _): first.size
    }
  }
}

extension Number {
  fileprivate var size: Double {
    let size = Double(plain) ?? 0
    return (0..<scale).reduce(size) { size, _ in size * 10 }
  }
}

extension CalendarDate {
  /// Days, with months as long as each other.
  fileprivate var size: Double {
    Double(year ?? 0) * 372 + Double(month ?? 0) * 31 + Double(day ?? 0)
  }
}

extension ClockTime {
  /// Seconds since midnight.
  fileprivate var size: Double {
    let hour = period == nil ? Double(self.hour) : Double(self.hour % 12) + (period == .pm ? 12 : 0)
    return hour * 3_600 + Double(minute ?? 0) * 60 + Double(second ?? 0) + (Double("0." + fraction) ?? 0)
  }
}
