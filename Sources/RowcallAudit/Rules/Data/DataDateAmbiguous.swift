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
    let open = columns.filter { $0.typed.source.leavesDoubt }
    notes.add(open, of: data, together: "dates") { examples in
      "\(open.count) columns have dates that may be two different days, such as \(examples)."
    } _: { column in
      let example = Self.example(column, data)
      let now = example.flatMap { data.voice.value($0.cell.text, of: column.index) }
      let readings =
        example.flatMap { example in now.map { " may be \($0) or \(example.other)" } }
        ?? " may be two different days"
      return data.target(column).finding(
        "\(example.map { Wording.list([$0.cell.text]) } ?? "A date")\(readings); nothing in "
          + "\(column.called) shows which.",
        advice: data.sheet.map { _ in
          "Enter the dates as dates, which the workbook stores without doubt, not as text."
        },
        heard: Heard(now: example.flatMap { data.words($0.cell, in: column) }))
    }
  }

  /// The first cell of all rows that is spoken differently in another order.
  private static func example(
    _ column: AuditedColumn, _ data: AuditedData
  ) -> (cell: NotedCell, other: String)? {
    guard let order = order(column.type) else { return nil }
    for cell in column.profile.doubtful.first + data.firstCells(in: column) {
      let now = data.voice.value(cell.text, of: column.index)
      for other in [CalendarDate.Order.dayMonthYear, .monthDayYear, .yearMonthDay] where other != order {
        let type: ColumnType = if case .date = column.type { .date(other) } else { .dateTime(other) }
        if let heard = data.voice.value(cell.text, of: column.index, type: type), heard != now {
          return (cell, heard)
        }
      }
    }
    return nil
  }

  private static func order(_ type: ColumnType) -> CalendarDate.Order? {
    switch type {
    case .date(let order), .dateTime(let order): order
    default: nil
    }
  }
}
