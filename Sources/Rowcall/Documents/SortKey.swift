import RowcallImport
import RowcallModel
import RowcallNarration
import RowcallText
import RowcallValues

/// What a cell counts for when rows are sorted: numbers, amounts and dates by their size, then texts and codes in the locale's
/// order, in which runs of digits count as numbers, then blanks, in either direction.
///
/// Where all texts name months, or all weekdays, they are in the order of the calendar; words for missing values are blanks there.
struct ColumnOrder {
  private let typing: ColumnTyping
  private let names: [String?]
  private let collator: Collator
  private let locale: LocaleTag
  /// The columns of dates that a database keeps as numbers, which is how they are edited.
  private var storedDates: [DateStorage?] = []

  /// - Parameters:
  ///   - path: the file whose columns are sorted by what they hold.
  ///   - mostBytes: how much of the rows decides that; nil for all.
  init(path: String, options: ImportOptions, locale: LocaleTag, mostBytes: Int? = nil) throws {
    guard let reader = try TableReader.tables(of: path, options: options).first else {
      throw ImportError.emptyInput(path: path)
    }
    let typing = reader.typing(locale: locale) { $0 < mostBytes ?? .max }
    self.init(typing, names: reader.columnNames, locale: locale)
    storedDates = reader.storedDates
  }

  init(_ typing: ColumnTyping, names: [String?] = [], locale: LocaleTag) {
    self.typing = typing
    self.names = names
    self.locale = locale
    collator = ColumnSort.collator(for: locale)
  }

  /// Begins to sort rows by a column, which may have another place in the file as it was saved since.
  ///
  /// - Parameter form: how its texts are compared; nil to find out from all of its cells.
  func sort(
    byColumn column: Int, named name: String? = nil, isAscending: Bool, form: ColumnSort.Form? = nil
  ) -> ColumnSort {
    let index = place(ofColumn: column, named: name)
    return ColumnSort(
      reader: index < typing.columns.count ? typing.reader(for: index) : nil, collator: collator,
      isAscending: isAscending, calendar: locale, form: form)
  }

  /// Whether a text is a value as others of a column are; blanks are, and all texts where nothing is known.
  func fits(_ text: String, column: Int, named name: String?) -> Bool {
    let index = place(ofColumn: column, named: name)
    if index < storedDates.count, storedDates[index] != nil { return text.isEmpty || Double(text) != nil }
    return index >= typing.columns.count || typing.reader(for: index).fits(text)
  }

  /// What reads the cells of a column; nil where nothing is known.
  func reader(ofColumn column: Int, named name: String?) -> CellReader? {
    let index = place(ofColumn: column, named: name)
    return index < typing.columns.count ? typing.reader(for: index) : nil
  }

  private func place(ofColumn column: Int, named name: String?) -> Int {
    let isInPlace = name == nil || column < names.count && names[column] == name
    return isInPlace ? column : names.firstIndex(of: name) ?? names.count
  }
}

/// Sorts rows by a column, whose cells are added one by one; rows whose cells are equal keep the order of their numbers.
struct ColumnSort {
  /// How the texts of a column are compared.
  struct Form: Hashable {
    /// Whether all texts name months, or all weekdays.
    let isOfCalendar: Bool
    /// Whether codes such as NA are blanks.
    let hasBlankCodes: Bool
    /// A value of each currency and unit, of which the numbers alone are compared.
    let units: [Value]
  }

  private let reader: CellReader?
  private let collator: Collator
  private let isAscending: Bool
  private var sized = SortedKeys()
  private var worded: SortedKeys
  private var blank: [UInt32] = []
  /// Codes such as NA, which is a blank among numbers, but Namibia among letters.
  private var doubtful: [(text: String, row: UInt32)] = []
  /// How many codes begin with a digit.
  private var numbered = 0
  /// The keys of texts that are there again and again.
  private var known: [String: [UInt8]] = [:]
  private var calendar: CalendarRows?
  private var units: MixedUnits?
  private let givenForm: Form?

  private static let mostKnown = 1024
  private static let numbers = CellReader(.integer)

  /// The order of texts.
  static func collator(for locale: LocaleTag) -> Collator { Collator(for: locale.orderingDigits) }

  /// - Parameters:
  ///   - calendar: the language whose months and weekdays have an order of their own; nil for none.
  ///   - form: how texts are compared; nil to find out from all cells.
  init(
    reader: CellReader?, collator: Collator, isAscending: Bool, calendar: LocaleTag? = nil, form: Form? = nil
  ) {
    let mayBeCalendar = form?.isOfCalendar ?? true
    self.calendar =
      mayBeCalendar ? calendar.map { CalendarRows(locale: $0, isAscending: isAscending) } : nil
    givenForm = form
    self.reader = reader
    units = MixedUnits(reader)
    self.collator = collator
    self.isAscending = isAscending
    worded = SortedKeys(end: isAscending ? 0 : 0xFF)
  }

  /// Adds the cell of a row.
  mutating func add(_ text: Span<UInt8>, row: UInt32) {
    let value = reader?.value(in: text)
    if let reader, let value, let size = value.place(in: reader.conventions) {
      units?.add(value)
      sized.add(isAscending ? size.orderedBits : ~size.orderedBits, row: row)
    } else if case let words = text.text, value != .empty, !words.allSatisfy(\.isWhitespace) {
      add(words, text, row: row)
    } else {
      blank.append(row)
    }
  }

  private mutating func add(_ words: String, _ bytes: Span<UInt8>, row: UInt32) {
    if reader?.type == .identifier {
      if Self.numbers.value(in: bytes) == .empty { return doubtful.append((words, row)) }
      if let first = words.utf8.first, (0x30...0x39).contains(first) { numbered += 1 }
    }
    addWords(words, row: row)
  }

  private mutating func addWords(_ words: String, row: UInt32) {
    worded.add(key(of: words), row: row)
    if calendar?.add(words, row: row) == false { calendar = nil }
  }

  /// How the texts that were added are compared.
  var form: Form {
    let hasBlankCodes = givenForm?.hasBlankCodes ?? (numbered * 2 > worded.count)
    let hasNames = givenForm?.isOfCalendar ?? calendar?.hasNames ?? false
    let isOfCalendar = hasNames && calendar != nil && (doubtful.isEmpty || hasBlankCodes)
    return Form(isOfCalendar: isOfCalendar, hasBlankCodes: hasBlankCodes, units: units?.found ?? [])
  }

  /// The numbers of the rows in their order; throws where those that were written to a file cannot be read back.
  consuming func rows() throws(ImportError) -> [UInt32] {
    let form = form
    for (text, row) in doubtful {
      if form.hasBlankCodes { blank.append(row) } else { addWords(text, row: row) }
    }
    doubtful = []
    let count = sized.count + worded.count + blank.count
    if form.isOfCalendar, let missing = calendar?.missing { blank += missing }
    blank.sort()
    var rows: [UInt32] = []
    rows.reserveCapacity(count)
    sized.forEach { rows.append($0) }
    sized = SortedKeys()
    if form.isOfCalendar { calendar?.forEach { rows.append($0) } } else { worded.forEach { rows.append($0) } }
    rows += blank
    guard rows.count == count else {
      throw .readFailed(path: "temporary file", reason: "rows that were sorted cannot be read back")
    }
    return rows
  }

  private mutating func key(of text: String) -> [UInt8] {
    if let key = known[text] { return key }
    let key = collator.key(of: SameText.trimmed(text))
    let directed = isAscending ? key : key.map { ~$0 }
    if known.count < Self.mostKnown { known[text] = directed }
    return directed
  }
}

/// Rows by the months, or by the weekdays from Monday on, that their texts name.
private struct CalendarRows {
  let locale: LocaleTag
  let isAscending: Bool
  /// Found for the first text; most columns are given up at that one.
  private var names: CalendarNames?
  private var months: SortedKeys? = SortedKeys()
  private var weekdays: SortedKeys? = SortedKeys()
  /// The rows with a word for a missing value, such as N/A.
  private(set) var missing: [UInt32] = []
  private var missingText: String?
  private(set) var hasNames = false

  init(locale: LocaleTag, isAscending: Bool) { (self.locale, self.isAscending) = (locale, isAscending) }

  /// Adds a row; false if its text ends the hope that all name months, or all weekdays.
  mutating func add(_ text: String, row: UInt32) -> Bool {
    if text == missingText {
      missing.append(row)
      return true
    }
    let names = self.names ?? CalendarNames(for: locale)
    self.names = names
    let (month, day) = (names.month(text).map(key), names.weekday(text).map { key(($0 + 5) % 7) })
    if month == nil, day == nil, names.isMissing(text) {
      missing.append(row)
      missingText = text
      return true
    }
    hasNames = true
    if let month { months?.add(month, row: row) } else { months = nil }
    if let day { weekdays?.add(day, row: row) } else { weekdays = nil }
    return months != nil || weekdays != nil
  }

  private func key(_ number: UInt8) -> UInt64 { isAscending ? UInt64(number) : UInt64(UInt8.max - number) }

  mutating func forEach(_ body: (UInt32) -> Void) {
    if months != nil { months?.forEach(body) } else { weekdays?.forEach(body) }
  }
}

extension Double {
  /// Bits that compare as the numbers do.
  fileprivate var orderedBits: UInt64 {
    let bits = (self == 0 ? 0 : self).bitPattern
    return bits >> 63 == 1 ? ~bits : bits | 1 << 63
  }
}
