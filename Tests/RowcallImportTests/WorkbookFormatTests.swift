import RowcallModel
import RowcallText
import RowcallValues
import Testing

@testable import RowcallImport

/// What number formats make of cells beyond their texts: values of a type, and values that nobody sees.
@Suite struct WorkbookFormatTests {
  /// A sheet of one column: its cells below a header, each with a style and its text or number.
  private func column(
    _ cells: [(style: Int, text: String)], formats: [String], header: String = "Value", tail: String = ""
  ) -> [UInt8] {
    let rows = cells.enumerated().map { index, cell in
      let isNumber = Double(cell.text) != nil
      let value =
        isNumber ? "<v>\(cell.text)</v>" : "<is><t>\(cell.text)</t></is>"
      return "<row r=\"\(index + 2)\"><c r=\"A\(index + 2)\" t=\"inlineStr\"><is><t>row \(index)</t></is></c>"
        + "<c r=\"B\(index + 2)\" s=\"\(cell.style)\"\(isNumber ? "" : " t=\"inlineStr\"")>\(value)</c></row>"
    }
    let head =
      "<row r=\"1\"><c r=\"A1\" t=\"inlineStr\"><is><t>Name</t></is></c><c r=\"B1\" t=\"inlineStr\"><is><t>\(header)</t></is></c></row>"
    return office(
      sheets: [
        ("S", "visible", "<worksheet><sheetData>\(head)\(rows.joined())</sheetData>\(tail)</worksheet>")
      ], formats: formats)
  }

  /// The type of the second column, and what its cells hold.
  private func typed(_ bytes: [UInt8]) throws -> (type: ColumnType, values: [Value?]) {
    let reader = try #require(try tables(bytes).first)
    let column = reader.typing(locale: LocaleTag("en")).columns[1]
    return (column.column.type, try rows(reader).map { column.reader.value(in: $0[1]) })
  }

  private func problems(_ bytes: [UInt8]) throws -> [String] {
    try tables(bytes).flatMap { $0.problems.map(\.description) }
  }

  @Test func fractionsAreNumbers() throws {
    let cells = ["1.25", "0.75", "3", "-0.5", "2.6666666667"].map { (1, $0) }
    for format in ["# ?/?", "# ??/??", "?/?"] {
      let found = try typed(column(cells, formats: [format]))
      #expect(found.type == .decimal)
      #expect(
        found.values == [
          .fraction(Fraction(whole: 1, numerator: 1, denominator: 4)),
          .fraction(Fraction(numerator: 3, denominator: 4)), .number(Number(significand: 3)),
          .fraction(Fraction(isNegative: true, numerator: 1, denominator: 2)),
          .fraction(Fraction(whole: 2, numerator: 2, denominator: 3)),
        ])
    }
  }

  @Test func whatOnlyLooksLikeFractionsStaysText() throws {
    let cells = ["1/4", "3/4", "1/2", "2/2", "5/6"].map { (0, $0) }
    #expect(try typed(column(cells, formats: ["# ?/?"])).type == .text)
  }

  @Test func yearsAloneAreYearsWhateverTheirHeader() throws {
    // 2019-03-05, 2020-01-01, 1899-12-31 in the calendar of Excel.
    let found = try typed(column([(1, "43529"), (1, "43831"), (1, "1")], formats: ["yyyy"], header: "Count"))
    #expect(found.type == .year)
    #expect(
      found.values == [2019, 2020, 1900].map { .date(CalendarDate(year: $0)) })
    // A number among them makes the column one of numbers.
    let mixed = try typed(
      column([(1, "43529"), (0, "12.5"), (0, "7.5"), (0, "3.5")], formats: ["yyyy"], header: "Count"))
    #expect(mixed.type == .decimal)
  }

  @Test func yearsAndMonthsAmongDatesAreDates() throws {
    let cells = [(1, "43529"), (2, "43831"), (3, "43900"), (2, "44000"), (2, "44100")]
    let found = try typed(column(cells, formats: ["d/m/yyyy", "yyyy", "mmm yyyy"], header: "Due"))
    #expect(found.type == .date(.yearMonthDay))
    #expect(
      found.values == [
        .date(CalendarDate(year: 2019, month: 3, day: 5)), .date(CalendarDate(year: 2020)),
        .date(CalendarDate(year: 2020, month: 3)), .date(CalendarDate(year: 2020)),
        .date(CalendarDate(year: 2020)),
      ])
  }

  @Test func hoursAndMinutesAreNoMinutesAndSeconds() throws {
    let cells = [(1, "1.26"), (1, "0.25"), (2, "0.1"), (1, "0.5")]
    let found = try typed(column(cells, formats: ["[h]:mm", "[h]:mm:ss"], header: "Song"))
    #expect(found.type == .duration)
    #expect(
      found.values == [
        .duration(TimeSpan(hours: 30, minutes: 14)), .duration(TimeSpan(hours: 6)),
        .duration(TimeSpan(hours: 2, minutes: 24)), .duration(TimeSpan(hours: 12)),
      ])
  }

  @Test func valuesThatTheirFormatHidesAreLeftOutAndCounted() throws {
    let cells = [(1, "11"), (0, "12"), (2, "0"), (2, "7"), (1, "secret"), (3, "words")]
    let book = column(cells, formats: [";;;", "0;-0;;@", "0;-0;0;"])
    let reader = try #require(try tables(book).first)
    #expect(try rows(reader).map { $0[1] } == ["", "12", "", "7", "", ""])
    #expect(
      reader.problems.map(\.description) == [
        "left out: 4 hidden values (the format of their cells shows nothing; the first is in B2)"
      ])
    #expect(
      try problems(column([(1, "11"), (0, "12")], formats: [";;;"])) == [
        "left out: 1 hidden value (the format of its cell shows nothing; in B2)"
      ])
    // What `#` shows of zero.
    #expect(
      try rows(try #require(try tables(column([(1, "0"), (1, "1200")], formats: ["#,###"])).first)).map {
        $0[1]
      } == ["", "1,200"])
    #expect(
      ImportProblem.hiddenValues(nil, first: "").description
        == "left out: hidden values (their cells have a format that shows nothing)")
  }

  @Test func aSheetOfHiddenValuesSaysSo() {
    let cell = "<c r=\"A1\" s=\"1\"><v>5</v></c>"
    #expect(
      failure(
        office(
          sheets: [
            ("S", "visible", "<worksheet><sheetData><row r=\"1\">\(cell)</row></sheetData></worksheet>")
          ],
          formats: [";;;"]))
        == "book.xlsx: no cells to read; left out: 1 sheet with only hidden cells (\"S\"); a table needs at least one row "
        + "that is shown")
  }

  @Test func valuesThatTheirFormatHidesAreLeftOutOfAnOpenDocument() throws {
    func cell(_ style: String, _ value: String) -> String {
      "<table:table-cell office:value-type=\"float\" office:value=\"\(value)\" table:style-name=\"\(style)\"/>"
    }
    func row(_ cells: String) -> String { "<table:table-row>\(cells)</table:table-row>" }
    let text = "<table:table-cell office:value-type=\"string\"><text:p>Town</text:p></table:table-cell>"
    let secret =
      "<table:table-cell office:value-type=\"string\" office:string-value=\"secret\" table:style-name=\"c\"><text:p/></table:table-cell>"
    let parts = ["P0", "P1", "P2"].map {
      "<number:number-style style:name=\"\($0)\"><number:text/></number:number-style>"
    }
    let maps = [("&gt;0", "P0"), ("&lt;0", "P1"), ("=0", "P2")].map {
      "<style:map style:condition=\"value()\($0)\" style:apply-style-name=\"\($1)\"/>"
    }
    let book = openDocument(
      "<table:table table:name=\"A\">\(row(text + text))\(row(cell("c", "5") + cell("d", "0")))\(row(secret + cell("d", "7")))"
        + "\(row(text + cell("d", "8")))</table:table>",
      styles:
        "\(parts.joined())<number:text-style style:name=\"N\"><number:text/>\(maps.joined())</number:text-style>"
        + "<number:number-style style:name=\"Z\"><number:number number:decimal-places=\"0\" number:min-integer-digits=\"1\"/>"
        + "<style:map style:condition=\"value()=0\" style:apply-style-name=\"P2\"/></number:number-style>"
        + "<style:style style:name=\"c\" style:family=\"table-cell\" style:data-style-name=\"N\"/>"
        + "<style:style style:name=\"d\" style:family=\"table-cell\" style:data-style-name=\"Z\"/>")
    let reader = try #require(try tables(book, ImportOptions(header: .row)).first)
    #expect(try rows(reader) == [["", "7"], ["Town", "8"]])
    #expect(
      reader.problems.map(\.description).contains(
        "left out: 3 hidden values (the format of their cells shows nothing; the first is in A2)"),
      "\(reader.problems)")
  }

  @Test func rowsAndColumnsWithoutSizeAreHidden() throws {
    let cells = sheet([["Boat", "Length"], ["Petrel", "12"], ["Gannet", "8"]]).replacing(
      "<row r=\"2\">", with: "<row r=\"2\" ht=\"0\" customHeight=\"1\">")
    let book = office(sheets: [("S", "visible", cells)])
    var reader = try #require(try tables(book, ImportOptions(header: .row)).first)
    while try reader.nextBatch() != nil {}
    #expect(reader.problems.map(\.description) == ["1 row; left out: 1 hidden row"])

    func cell(_ text: String) -> String {
      "<table:table-cell office:value-type=\"string\"><text:p>\(text)</text:p></table:table-cell>"
    }
    func row(_ style: String, _ texts: String...) -> String {
      "<table:table-row table:style-name=\"\(style)\">\(texts.map(cell).joined())</table:table-row>"
    }
    let columns = ["co1", "co2", "co1"].map { "<table:table-column table:style-name=\"\($0)\"/>" }.joined()
    let rows =
      row("ro1", "Boat", "Secret", "Home") + row("ro2", "Petrel", "x", "Ulm") + row("ro1", "Tern", "y", "Rye")
    let sizes = [("co1", "2cm"), ("co2", "0cm")].map {
      "<style:style style:name=\"\($0)\" style:family=\"table-column\"><style:table-column-properties style:column-width=\"\($1)\"/></style:style>"
    }
    let heights = [("ro1", "0.45cm"), ("ro2", "0cm")].map {
      "<style:style style:name=\"\($0)\" style:family=\"table-row\"><style:table-row-properties style:row-height=\"\($1)\"/></style:style>"
    }
    var document = try #require(
      try tables(
        openDocument(
          "<table:table table:name=\"A\">\(columns)\(rows)</table:table>", styles: (sizes + heights).joined()),
        ImportOptions(header: .row)
      ).first)
    #expect(document.columnNames == ["Boat", "Home"])
    while try document.nextBatch() != nil {}
    #expect(
      document.problems.map(\.description) == [
        "left out: 1 hidden column (B)", "1 row; left out: 1 hidden row",
      ])
  }
}
