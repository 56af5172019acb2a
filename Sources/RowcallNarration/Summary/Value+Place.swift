import RowcallModel

extension Value {
  /// Where the value is among others of its kind; nil for one without an order.
  var place: Double? {
    switch self {
    case .date(let date): date.place
    case .time(let time): time.place
    case .dateTime(let date, let time): date.place + time.place / CalendarDate.secondsOfADay
    case .duration(let span): span.place
    default: amount?.approximation
    }
  }
}

extension CalendarDate {
  fileprivate static var secondsOfADay: Double { 86_400 }

  /// Counts months as if all had 31 days, which keeps the order; parts that are not known count as the first.
  fileprivate var place: Double {
    let months = (withFullYear.year ?? 0) * 12 + Int(month ?? 1) - 1
    return Double(months * 31 + Int(day ?? 1) - 1)
  }
}

extension ClockTime {
  /// Seconds since midnight.
  fileprivate var place: Double {
    let isTwelve = hour == 12 && period != nil
    let hours = Int(isTwelve ? 0 : hour) + (period == .pm ? 12 : 0)
    return Double(hours * 3600 + Int(minute ?? 0) * 60 + Int(second ?? 0)) + (Double("0." + fraction) ?? 0)
  }
}

extension TimeSpan {
  /// Seconds.
  fileprivate var place: Double {
    let minutes = (Double(days) * 24 + Double(hours)) * 60 + Double(minutes)
    let length = minutes * 60 + seconds.approximation
    return isNegative ? -length : length
  }
}
