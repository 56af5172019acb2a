import RowcallModel

struct DataDateAmbiguous: Rule {
  static let description = RuleDescription(
    id: "data-date-ambiguous", subject: .data, impact: .serious,
    summary: "Dates are written so that day and month cannot be confused.",
    rationale: """
      A screen reader speaks the month by name. If the file does not show which number is the month, a \
      listener hears a wrong date that sounds certain.
      """,
    remedy: "Write dates as year, month and day: 2024-03-05.",
    standards: [
      .criterion("1.3.1"),
      .platform("W3C Date and Time Formats", url: "https://www.w3.org/TR/NOTE-datetime"), .tabularData,
    ],
    passing: [
      Example("Name,Born\nAda,2001-02-03\nBo,1999-04-05\n"),
      Example(
        "Name,Born\nAda,03/02/2001\nBo,25/04/1999\n",
        caption: "A day after the 12th decides the order for the column."),
      Example("Name,Born\nAda,03.02.2001\nBo,05.04.1999\n", caption: "With dots, the day is first."),
    ],
    failing: [
      Example("Name,↓Born\nAda,03/02/2001\nBo,05/04/1999\n"),
      Example(
        "Task,↓Due\n" + (1...8).map { "Roof \($0),0\($0)/0\($0)/2024\n" }.joined() + "Door,06/07/2024\n",
        caption: "Only the last date is another day in the other order."),
      Example("Task,↓Due,Note\nRoof,04/05/2024,soon\nDoor,06/07/2024,later\n"),
    ])

  func check(_ data: AuditedData, into notes: inout Notes) {
    let columns = data.columns.filter { Self.order($0.type) != nil }
    notes.look(columns.count)
    // Where each date is the same day in both orders, nothing is in doubt.
    let open = columns.filter { $0.typed.source.leavesDoubt && !$0.profile.doubtful.first.isEmpty }
    notes.add(open, of: data, together: "dates") { examples in
      "\(open.count) columns have dates that may be two different days, such as \(examples)."
    } _: { column in
      let cell = column.profile.doubtful.example
      let readings = [column.type, Self.otherOrder(column.type)].compactMap {
        data.voice.value(cell.text, of: column.index, type: $0)
      }
      return data.target(column).finding(
        "\(Wording.list([cell.text])) may be \(readings.joined(separator: " or ")); nothing in \(column.called) shows which.",
        advice: data.sheet.map { _ in
          "Enter the dates as dates, which the workbook stores without doubt, not as text."
        },
        heard: Heard(now: data.words(cell, in: column)))
    }
  }

  /// The type with the day first in place of the month, or the other way round.
  private static func otherOrder(_ type: ColumnType) -> ColumnType {
    let other = order(type) == .dayMonthYear ? CalendarDate.Order.monthDayYear : .dayMonthYear
    return if case .date = type { .date(other) } else { .dateTime(other) }
  }

  private static func order(_ type: ColumnType) -> CalendarDate.Order? {
    switch type {
    case .date(let order), .dateTime(let order): order
    default: nil
    }
  }
}
