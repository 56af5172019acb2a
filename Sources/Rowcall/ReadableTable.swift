import Synchronization

/// A table that can be read, spoken, walked through and sorted.
///
/// Rows are read from the file each time that they are asked for, so memory does not grow with the file; what needs all
/// rows at once (``walk(_:)``, ``index(by:)``) says so.
public struct ReadableTable: Sendable {
  /// What is spoken of it, and how; may be changed before rows are read.
  public var options: NarrationOptions
  let source: TableSource
  /// Why the last iteration over ``rows`` ended early.
  let failure = ReadingFailure()
  /// The table as it was opened first; a pipe cannot be opened again.
  private let first: FirstReading
  /// What is known of its columns.
  let opened: OpenTable

  init(_ source: TableSource, _ file: TableFile, number: Int) throws {
    // Of several tables only this one is opened again.
    let file = try file.choosing(number)
    var source = source
    source.options = file.options
    self.source = source
    options = NarrationOptions()
    opened = try file.table(0)
    first = FirstReading(file, isKept: !source.canBeReadAgain)
  }

  /// What the table is called: its caption, or the name of its file; nil for one without a name.
  public var title: String? { opened.table.title }

  /// The columns, with their names and what they hold.
  public var columns: [Column] { opened.table.columns }

  /// The zero-based column that names the rows; nil for none.
  public var namingColumn: Int? { opened.namingColumn }

  /// The rows, read as they are asked for.
  public var rows: TableRows { TableRows(self) }

  /// Where sentences about the file go; nobody asks for lines here.
  var notes: Output { Output({ _ in }, note: source.options.onNote) }

  /// The file, opened once more for another reading.
  func reopened() throws -> TableFile {
    if let file = first.take() { return file }
    guard source.canBeReadAgain else {
      throw WrongUsage(
        "\(source.path): can be read only once, and it was; keep its rows, or read from a file")
    }
    return try source.open()
  }
}

extension ReadableTable {
  /// Speaks the table aloud through the machine's player, from the first row to the last.
  ///
  /// Throws `SpeechError`, what reading throws, and an error when a text cannot be spoken.
  public func speak(prosody: Prosody = Prosody()) throws {
    try speak(into: try Player(), isFile: false, prosody)
  }

  /// Speaks the table into a WAV file (16 bits, one channel, 22,050 Hz), which appears whole or not at all.
  ///
  /// - Parameters:
  ///   - path: the file; an existing one is replaced when everything is spoken.
  ///   - prosody: speed, pitch and volume.
  /// - Throws: what ``speak(prosody:)`` throws.
  public func speak(to path: String, prosody: Prosody = Prosody()) throws {
    try speak(into: try WAVWriter(path: path), isFile: true, prosody)
  }

  private func speak(into sink: some SoundSink, isFile: Bool, _ prosody: Prosody) throws {
    let file = try reopened()
    let backend = try EspeakBackend(jobs: options.jobs)
    let source: any SpokenSource =
      options.dialect.id == Dialect.rowcall.id
      ? try SpokenTables(file, options)
      : try DialectRun(nil, options, isSpoken: true, to: notes).spoken(nil, of: file)
    var run = NarrationRun(source, of: file.path, output: notes)
    try run.speak(with: backend, prosody: prosody, into: sink, isFile: isFile)
    try run.finish(to: notes)
    if run.isSilent { throw file.nothingToSay(isSelection: options.rows != .all) }
  }

  /// A way through the table cell by cell, as a screen reader goes; all rows are read into memory at the first move.
  ///
  /// The rest of ``options`` that a walk cannot keep to (rows, columns, label) must not be set.
  ///
  /// - Parameter dialect: whose order and words are used; nil for that of ``options``.
  public func walk(_ dialect: Dialect? = nil) -> TableJourney {
    var options = options
    if let dialect { options.dialect = dialect }
    return TableJourney { [self, options] in
      let run = DialectRun(nil, options, isSpoken: false, to: notes)
      return try run.page(of: try reopened())
    }
  }

  /// The rows in the sections of an alphabetical index; the whole table is read into memory.
  ///
  /// - Parameter column: the column of the names, by name or by number counted from one.
  /// - Throws: what reading throws, and an error for a column that the table does not have.
  public func index(by column: String) throws -> TableIndex {
    let file = try reopened().indexed(by: column)
    let table = try file.tableToIndex()
    var reader = table.reader
    let rows = try file.indexedRows(of: &reader, in: table)
    file.reportProblems(of: reader, to: notes)
    return TableIndex(
      rows, locale: table.locale.identifier, words: IndexTitleWords(for: table.locale, labels: file.list))
  }
}

/// A file that was opened, and is handed out once.
private final class FirstReading: Sendable {
  private let file: Mutex<TableFile?>

  init(_ file: TableFile, isKept: Bool) { self.file = Mutex(isKept ? file : nil) }

  func take() -> TableFile? { file.withLock { $0.take() } }
}

/// A listener's way through a table, move by move.
public struct TableJourney: Sendable {
  private let open: @Sendable () throws -> NarratedPage
  private var walk: PageWalk?
  private var failure: (any Error)?

  init(_ open: @escaping @Sendable () throws -> NarratedPage) { self.open = open }

  /// Makes a move and returns what a listener hears; any first move enters the table.
  ///
  /// What fails while the table is read is what the listener hears, with the error beside it.
  public mutating func move(_ move: TableMove) -> SpokenMove {
    do {
      if let failure { throw failure }
      var walk = try self.walk ?? begin()
      let lines = try walk.move(move)
      self.walk = walk
      return SpokenMove(lines: lines, error: nil)
    } catch {
      return SpokenMove(lines: [SpokenLine("\(error)")], error: error)
    }
  }

  /// Opens the table; what fails then fails for good.
  private mutating func begin() throws -> PageWalk {
    do { return PageWalk(try open()) } catch {
      failure = error
      throw error
    }
  }
}

/// What a listener hears at a move.
public struct SpokenMove: Sendable, CustomStringConvertible {
  /// What is said, in order.
  public let lines: [SpokenLine]
  /// What went wrong; nil for nothing.
  public let error: (any Error)?

  /// The lines as text, with a line break between them.
  public var description: String { lines.map(\.text).joined(separator: "\n") }
}
