import RowcallModel
import RowcallText
import RowcallValues
import Testing

@testable import RowcallNarration

/// What each option makes of the same three rows.
@Suite struct RowVerbosityTests {
  static let shop = SampleTable(
    [("Item", .text), ("Price (USD)", .money(currency: "USD")), ("In stock", .integer), ("Note", .text)],
    rows: [
      ["Tea (green)", "4.50", "12", "new: 50% off"], ["Mug", "", "7", ""], ["", "", "", ""],
    ])

  /// One way to read the rows.
  struct Reading: CustomTestStringConvertible {
    let name: String
    let verbosity: Verbosity
    let written: [String]
    let spoken: [String]
    var testDescription: String { name }

    init(
      _ name: String, _ preset: Verbosity.Preset = .medium, written: [String], spoken: [String],
      _ change: (inout Verbosity) -> Void = { _ in }
    ) {
      self.name = name
      self.written = written
      self.spoken = spoken
      var verbosity = Verbosity(preset)
      change(&verbosity)
      self.verbosity = verbosity
    }
  }

  static let readings = [
    Reading(
      "medium",
      written: [
        "Tea (green), $4.50, In stock 12, Note new: 50% off", "Mug, In stock 7", "blank",
      ],
      spoken: [
        "Tea (green), 4 dollars and 50 cents, In stock 12, Note new: 50 percent off",
        "Mug, In stock 7", "blank",
      ]),
    Reading(
      "terse", .terse,
      written: ["Tea (green), $4.50, In stock 12, Note new: 50% off", "Mug, In stock 7", "blank"],
      spoken: [
        "Tea (green), 4 dollars and 50 cents, In stock 12, Note new: 50 percent off", "Mug, In stock 7",
        "blank",
      ]),
    Reading(
      "verbose", .verbose,
      written: [
        "Item Tea (green), Price $4.50, In stock 12, Note new: 50% off, row 1",
        "Item Mug, Price blank, In stock 7, Note blank, row 2", "blank, row 3",
      ],
      spoken: [
        "Item Tea (green), Price 4 dollars and 50 cents, In stock 12, Note new: 50 percent off, row 1",
        "Item Mug, Price blank, In stock 7, Note blank, row 2", "blank, row 3",
      ]),
    Reading(
      "no headers",
      written: ["Tea (green), $4.50, 12, new: 50% off", "Mug, 7", "blank"],
      spoken: [
        "Tea (green), 4 dollars and 50 cents, 12, new: 50 percent off", "Mug, 7", "blank",
      ]
    ) { $0.headers = [.row] },
    Reading(
      "content first",
      written: [
        "Tea (green), $4.50, 12 (In stock), new: 50% off (Note)", "Mug, 7 (In stock)",
        "blank",
      ],
      spoken: [
        "Tea (green), 4 dollars and 50 cents, 12 (In stock), new: 50 percent off (Note)",
        "Mug, 7 (In stock)", "blank",
      ]
    ) { $0.order = .contentFirst },
    Reading(
      "headers again every two rows",
      written: [
        "Item Tea (green), Price $4.50, In stock 12, Note new: 50% off",
        "Mug, In stock 7", "blank",
      ],
      spoken: [
        "Item Tea (green), Price 4 dollars and 50 cents, In stock 12, Note new: 50 percent off",
        "Mug, In stock 7", "blank",
      ]
    ) { $0.headerRepeat = 2 },
    Reading(
      "headers of five characters at most",
      written: [
        "Tea (green), $4.50, In… 12, Note new: 50% off", "Mug, In… 7", "blank",
      ],
      spoken: [
        "Tea (green), 4 dollars and 50 cents, In… 12, Note new: 50 percent off",
        "Mug, In… 7", "blank",
      ]
    ) { $0.headerLimit = 5 },
    Reading(
      "some signs",
      written: [
        "Tea (green), $4.50, In stock 12, Note new: 50 percent off", "Mug, In stock 7",
        "blank",
      ],
      spoken: [
        "Tea (green), 4 dollars and 50 cents, In stock 12, Note new: 50 percent off",
        "Mug, In stock 7", "blank",
      ]
    ) { $0.punctuation = .some },
    Reading(
      "most signs",
      written: [
        "Tea left parenthesis green right parenthesis, $4.50, In stock 12, Note new colon 50 percent off",
        "Mug, In stock 7", "blank",
      ],
      spoken: [
        "Tea left parenthesis green right parenthesis, 4 dollars and 50 cents, In stock 12, Note new colon 50 percent off",
        "Mug, In stock 7", "blank",
      ]
    ) { $0.punctuation = .most },
    Reading(
      "letter by letter, capitals named",
      written: [
        "capital T e a left parenthesis g r e e n right parenthesis, 4 full stop 5 0, In stock 1 2, Note n e w colon 5 0 percent o f f",
        "capital M u g, In stock 7", "blank",
      ],
      spoken: [
        "capital T e a left parenthesis g r e e n right parenthesis, 4 full stop 5 0, In stock 1 2, Note n e w colon 5 0 percent o f f",
        "capital M u g, In stock 7", "blank",
      ]
    ) {
      $0.spelling.isOn = true
      $0.spelling.capitals = .spell
    },
  ]

  @Test func surplusCellsAreSpelledAsTheyAreWritten() {
    let fares = SampleTable([("Port", .text)], rows: [["Ems", "$4"]])
    var verbosity = Verbosity()
    verbosity.spelling.isOn = true
    #expect(Self.spoken(fares, verbosity) == ["E m s, column 2: $ 4"])
  }

  @Test("The sign of a number is spelled as minus", arguments: ["-4", "\u{2212}4"])
  func spelledMinus(cell: String) {
    let tides = SampleTable([("Port", .text), ("Tide", .integer)], rows: [["A-1", cell]])
    var verbosity = Verbosity()
    verbosity.spelling.isOn = true
    #expect(Self.spoken(tides, verbosity) == ["A hyphen 1, Tide minus 4"])
  }

  @Test func theMarkInANumberIsNoSignToBeNamed() {
    let tides = SampleTable(
      [("Port", .text), ("Change", .change(.percent)), ("Note", .text)],
      rows: [["St. Ives", "+1.85%", "1,204.5 m, at 6:30, in 3 h."]])
    var verbosity = Verbosity()
    verbosity.punctuation = .all
    #expect(
      Self.spoken(tides, verbosity) == [
        "St full stop Ives, up 1.85 percent, Note 1204.5 meters comma at 6:30 comma in 3 hours full stop"
      ])
    #expect(
      Self.written(tides, verbosity) == [
        "St full stop Ives, up 1.85 percent, Note 1,204.5 m comma at 6:30 comma in 3 h full stop"
      ])
  }

  @Test func symbolsThatWereNotWrittenAreNotNamed() {
    let ferries = SampleTable(
      [("Captain", .text), ("Time", .time), ("Pilot", .telephone), ("Note", .text)],
      rows: [["O'Hara", "14:00", "+45 3312", "calls at 9:00, o'clock or not"]])
    var verbosity = Verbosity()
    verbosity.punctuation = .all
    #expect(
      Self.spoken(ferries, verbosity) == [
        "O apostrophe Hara, 14 o'clock, plus 4 5, 3 3 1 2, Note calls at 9 o apostrophe clock comma o apostrophe clock or not"
      ])
    #expect(
      LetterReading(verbosity, names: SignNames(for: LocaleTag("uk")), minus: "", capital: { $0 }).words(
        "п'ять", written: "5") == "п'ять")
  }

  @Test func labelsAreSpelledAsTheyAreWritten() {
    let shares = SampleTable([("Share", .text), ("Change", .change(.percent))], rows: [["Ems", "+2%"]])
    var verbosity = Verbosity()
    verbosity.spelling.isOn = true
    #expect(Self.written(shares, verbosity) == ["E m s, plus 2 percent"])
    #expect(Self.spoken(shares, verbosity) == ["E m s, plus 2 percent"])
  }

  @Test func theValueOfABlankCellIsThatOfItsRow() {
    #expect(values(Verbosity()) == ["", ""])
    #expect(values(Verbosity(.verbose)) == ["blank", "blank"])
  }

  /// What is shown and spoken for the blank price.
  private func values(_ verbosity: Verbosity) -> [String] {
    let (shop, batch) = (Self.shop, Self.shop.batch)
    let plan = RowPlan(table: shop.table, naming: [0])
    var label = RowLabel(
      plan, table: shop.table, readers: shop.readers, locale: LocaleTag("en"), verbosity: verbosity)
    var row = SpokenRow(
      plan, table: shop.table, readers: shop.readers, speech: SpokenText(LocaleTag("en")),
      verbosity: verbosity)
    var display = ByteBuffer()
    var spoken = ByteBuffer()
    label.append(valueOfCell: 1, row: 1, of: batch, to: &display)
    row.append(valueOfCell: 1, row: 1, of: batch, to: &spoken)
    return [display.text(), spoken.text()]
  }

  @Test(arguments: readings) func rowsObeyTheOption(reading: Reading) {
    #expect(Self.written(Self.shop, reading.verbosity) == reading.written)
    #expect(Self.spoken(Self.shop, reading.verbosity) == reading.spoken)
  }

  @Test(arguments: [
    ("en", "Mug, In stock 7, row 2 of 3"),
    ("de", "Mug, In stock 7, Zeile 2 von 3"),
    ("ja", "Mug、In stock 7、3行中2行目"),
    ("pl", "Mug, In stock 7, wiersz 2 z 3"),
  ])
  func theNumberOfARowIsThatOfTheTable(locale: String, text: String) {
    var verbosity = Verbosity()
    verbosity.position = .always
    #expect(Self.written(Self.shop, verbosity, locale: locale, rowCount: 3)[1] == text)
    #expect(Self.spoken(Self.shop, verbosity, locale: locale, rowCount: 3)[1] == text)
  }

  @Test func theNumberOfARowIsWrittenInTheDigitsOfItsLanguage() {
    var verbosity = Verbosity()
    verbosity.position = .always
    #expect(
      Self.written(Self.shop, verbosity, locale: "ar", rowCount: 1200)[1]
        == "Mug، In stock ٧، الصف ٢ من ١٢٠٠")
  }

  @Test func theNumberOfARowIsAWordWhereNumbersAre() {
    var verbosity = Verbosity()
    verbosity.position = .always
    let rows = Self.spoken(Self.shop, verbosity, form: .words, rowCount: 3)
    #expect(rows[1] == "Mug, In stock seven, row two of three")
  }

  @Test func whatATemplateSaysStands() throws {
    let shop = Self.shop
    let plan = try RowPlan(template: LabelTemplate("{Item} at {Price}, {In stock:header}"), table: shop.table)
    var verbosity = Verbosity(.verbose)
    verbosity.order = .contentFirst
    verbosity.blanks = .skippedInSayAll
    verbosity.headerRepeat = 1
    #expect(Self.written(shop, verbosity, plan: plan)[1] == "Mug at blank, In stock 7, row 2")
    #expect(Self.spoken(shop, verbosity, plan: plan)[1] == "Mug at blank, In stock 7, row 2")
  }

  @Test func theNumberOfARowIsSaidBehindAPause() {
    var verbosity = Verbosity()
    verbosity.position = .always
    let speech = SpokenText(LocaleTag("en"))
    let rows = SpokenRow(
      RowPlan(table: Self.shop.table, columns: [0], naming: [0]), table: Self.shop.table,
      readers: Self.shop.readers,
      speech: speech, verbosity: verbosity)
    #expect(
      rows.utterance(row: 1, of: Self.shop.batch).segments == [
        .mark("r2c1"), .text("Mug", language: nil), .pause(milliseconds: 200),
        .text("row 2", language: nil), .pause(milliseconds: 500),
      ])
  }

  @Test func surplusCellsAreReadWithTheSameSigns() {
    let table = SampleTable([("Name", .text)], rows: [["Cy", "(late)"]])
    var verbosity = Verbosity()
    verbosity.punctuation = .most
    let row = "Cy, column 2 left parenthesis late right parenthesis"
    #expect(Self.written(table, verbosity) == [row])
    #expect(Self.spoken(table, verbosity) == [row.replacing("column 2", with: "column 2:")])
  }

  private static func written(
    _ sample: SampleTable, _ verbosity: Verbosity, plan: RowPlan? = nil, locale: String = "en",
    rowCount: Int? = nil
  ) -> [String] {
    var label = RowLabel(
      plan ?? RowPlan(table: sample.table, naming: [0]), table: sample.table, readers: sample.readers,
      locale: LocaleTag(locale), verbosity: verbosity, rowCount: rowCount)
    let batch = sample.batch
    return sample.rows.indices.map { label.text(row: $0, of: batch) }
  }

  private static func spoken(
    _ sample: SampleTable, _ verbosity: Verbosity, plan: RowPlan? = nil, locale: String = "en",
    form: NumberForm = .digits, rowCount: Int? = nil
  ) -> [String] {
    let row = SpokenRow(
      plan ?? RowPlan(table: sample.table, naming: [0]), table: sample.table, readers: sample.readers,
      speech: SpokenText(LocaleTag(locale), form: form), verbosity: verbosity, rowCount: rowCount)
    let batch = sample.batch
    return sample.rows.indices.map { row.text(row: $0, of: batch) }
  }
}
