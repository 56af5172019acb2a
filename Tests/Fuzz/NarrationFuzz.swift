import RowcallAccessibility
import RowcallImport
import RowcallModel
import RowcallNarration
import RowcallReadings
import RowcallText
import RowcallValues
import Synchronization

/// Whatever a table holds, each of its rows and each move through it is spoken in every language and dialect.
enum NarrationFuzz {
  /// Rows as labels, in speech and as JSON.
  static func rows(_ input: [UInt8]) {
    var choices = Choices(input)
    let language = Language.chosen(&choices)
    let verbosity = verbosity(&choices)
    let isCounted = choices.flag()
    guard let tables = try? TableReader.tables(inMemory: Array(choices.rest)) else { return }
    for reader in tables {
      guard let rows = try? BatchRows.all(of: reader) else { continue }
      let open = OpenedForFuzz(reader, language)
      let plan = RowPlan(table: open.table, naming: open.typing.namingColumns)
      let heard = reader.place.map {
        HeardCells($0.headers.grid, rows: $0.rows, readers: open.typing.readers)
      }
      let languages = reader.place.map {
        CellLanguages($0.headers.grid, rows: $0.rows, listener: language.locale)
      }
      let count = isCounted ? rows.extent.rowCount : nil
      let label = RowLabel(
        plan, table: open.table, readers: open.typing.readers, locale: language.locale, verbosity: verbosity,
        rowCount: count, heard: heard)
      let spoken = SpokenRow(
        plan, table: open.table, readers: open.typing.readers, speech: language.speech, verbosity: verbosity,
        rowCount: count, languages: languages, heard: heard)
      let written = lines(RowWriter(label), rows)
      require(
        written.count == rows.extent.rowCount, "\(written.count) labels of \(rows.extent.rowCount) rows")
      for line in written { require(line.unsafeScalar() == nil, "a safe label: \(line.debugDescription)") }
      let said = lines(RowWriter(spoken), rows)
      require(said.count == rows.extent.rowCount, "\(said.count) rows said of \(rows.extent.rowCount)")
      for line in said { require(line.unsafeScalar() == nil, "safe speech: \(line.debugDescription)") }
      let objects = lines(RowWriter(json: label, spoken, plan: plan, table: open.table), rows)
      require(objects.count == rows.extent.rowCount, "an object for each row")
      for object in objects { require((try? JSONDocument(Array(object.utf8))) != nil, "JSON: \(object)") }
    }
  }

  /// Moves through a table as its author marked it, or through rows of data.
  static func walk(_ input: [UInt8]) {
    var choices = Choices(input)
    let language = Language.chosen(&choices)
    let dialect = choices.pick(Dialect.all)
    let verbosity = verbosity(&choices)
    let isSpoken = choices.flag()
    let moves = (0..<12).map { _ in choices.pick(TableMove.allCases) }
    let bytes = Array(choices.rest)
    guard let pages = try? pages(of: bytes, language, dialect, verbosity, isSpoken: isSpoken) else { return }
    for page in pages {
      var text = ""
      do {
        try MovesTranscript([.enter] + moves, on: PageWalk(page)).write { text += $0 }
      } catch {
        require(false, "a table in memory does not fail: \(error)")
      }
      require(text.unsafeScalar(lineBreaks: true) == nil, "safe words: \(text.debugDescription)")
      for move in moves { require(text.utf8.contains("[\(move.rawValue)]\n".utf8), "an answer to \(move)") }
    }
  }

  private static func verbosity(_ choices: inout Choices) -> Verbosity {
    var verbosity = Verbosity(choices.pick(Verbosity.Preset.allCases))
    let first = choices.byte()
    let second = choices.byte()
    if first & 1 == 1 { verbosity.order = .contentFirst }
    if first & 2 == 2 { verbosity.headerLimit = 3 }
    if first & 4 == 4 { verbosity.headerRepeat = 2 }
    if first & 8 == 8 { verbosity.headers = [.row] }
    if first & 16 == 16 { verbosity.spelling.isOn = true }
    if first & 32 == 32 { verbosity.hints = true }
    if first & 64 == 64 { verbosity.position = .always }
    verbosity.punctuation =
      PunctuationLevel.allCases[Int(second) % PunctuationLevel.allCases.count]
    verbosity.spelling.capitals =
      Spelling.Capitals.allCases[Int(second >> 4) % Spelling.Capitals.allCases.count]
    return verbosity
  }

  private static func lines(_ writer: RowWriter, _ rows: BatchRows) -> [String] {
    let text = Mutex([UInt8]())
    var source = RepeatedRows(rows)
    _ = try? Transcript(writer).write(&source) { bytes in
      text.withLock { text in bytes.withUnsafeBufferPointer { text += $0 } }
    }
    let whole = text.withLock { String(decoding: $0, as: UTF8.self) }
    return whole.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map {
      String($0)
    }
  }

  private static func pages(
    of bytes: [UInt8], _ language: Language, _ dialect: Dialect, _ verbosity: Verbosity, isSpoken: Bool
  ) throws -> [NarratedPage] {
    if bytes.first == UInt8(ascii: "<") {
      let plain: any CellVoice = isSpoken ? SpokenVoice(language.speech) : WrittenVoice()
      let narrator = Narrator(dialect, locale: language.locale, verbosity: verbosity, voice: plain)
      let tables = try HTMLTables(bytes: bytes).tables.map {
        MarkedTable($0, dialect: dialect, headerRows: $0.headerRowCount)
      }
      return [NarratedPage(tables) { _ in narrator }]
    }
    return try TableReader.tables(inMemory: bytes).map { reader in
      let open = OpenedForFuzz(reader, language)
      let table = RecordTable(
        open.table, rows: try BatchRows.all(of: reader), namingColumn: open.typing.namingColumns.first)
      let voice: any CellVoice =
        isSpoken
        ? SpokenVoice(language.speech, table: open.table, readers: open.typing.readers)
        : DisplayVoice(table: open.table, readers: open.typing.readers, locale: language.locale)
      let narrator = Narrator(dialect, locale: language.locale, verbosity: verbosity, voice: voice)
      return NarratedPage([table]) { _ in narrator }
    }
  }
}

/// A language with what is slow to make.
private struct Language: Sendable {
  let locale: LocaleTag
  let speech: SpokenText
  let vocabulary: CellVocabulary

  private init(_ tag: String, _ form: NumberForm) {
    locale = LocaleTag(tag)
    speech = SpokenText(locale, form: form, readings: Readings(for: locale))
    vocabulary = CellVocabulary(for: locale)
  }

  static func chosen(_ choices: inout Choices) -> Language {
    let tag = choices.pick(tags)
    let form = choices.pick([NumberForm.digits, .words])
    return made.withLock { made in
      let key = "\(tag) \(form)"
      let language = made[key] ?? Language(tag, form)
      made[key] = language
      return language
    }
  }

  private static let made = Mutex<[String: Language]>([:])

  /// All languages with a grammar of their own, and some without.
  private static let tags = [
    "en", "de", "ar", "cs", "da", "el", "es", "fi", "fr", "he", "hi", "it", "ja", "ko", "nb", "nl", "pl",
    "pt", "ru", "sv", "tr", "uk", "zh", "zh-Hant", "de-CH", "en-GB", "th", "fa", "sw", "xx",
  ]
}

/// A table whose columns are understood, as the command does it.
private struct OpenedForFuzz {
  let typing: ColumnTyping
  let table: Table

  init(_ reader: TableReader, _ language: Language) {
    typing = reader.typing(locale: language.locale, vocabulary: language.vocabulary)
    table = Table(title: reader.place?.headers.grid.title, columns: typing.columns.map(\.column))
  }
}

extension BatchRows {
  fileprivate static func all(of reader: TableReader) throws -> BatchRows {
    var reader = reader
    return try BatchRows(&reader)
  }
}
