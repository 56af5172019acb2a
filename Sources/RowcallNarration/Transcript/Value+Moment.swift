import RowcallModel

extension Value {
  /// A moment in a typed column as people write it.
  ///
  /// In digits, years of two digits get their century (see ``RowcallModel/CalendarDate/withFullYear``); in words they
  /// are spoken as they were written, "ninety eight". Parts of seconds behind a
  /// date, or before a zone, were written by a machine and are dropped; those of a time alone, as in a race, stay.
  func speakableMoment(as form: NumberForm) -> Value {
    switch self {
    case .date(let date): .date(date.speakable(as: form))
    case .dateTime(let date, let time): .dateTime(date.speakable(as: form), time.inWholeSeconds)
    case .time(let time) where time.zone != nil: .time(time.inWholeSeconds)
    default: self
    }
  }
}

extension CalendarDate {
  fileprivate func speakable(as form: NumberForm) -> CalendarDate { form == .digits ? withFullYear : self }
}
