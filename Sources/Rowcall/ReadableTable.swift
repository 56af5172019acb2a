import Synchronization

/// A table to read, speak, navigate and sort.
///
/// Rows are read from the file each time, so memory does not grow with the file, except for ``walk(_:)`` and
/// ``index(by:)``.
public struct ReadableTable: Sendable {
  /// What is spoken and how; may be changed before rows are read.
  public var options: NarrationOptions
  let source: TableSource
  /// Why the last iteration over ``rows`` ended early.
  let failure = SharedValue<any Error>(nil)
  /// The first opened table; a pipe cannot be opened again.
  private let first: SharedValue<TableFile>
  /// Facts about its columns.
  let opened: OpenTable

  init(_ source: TableSource, _ file: TableFile, number: Int) throws {
    // Only this table is opened again.
    let file = try file.choosing(number)
    var source = source
    source.options = file.options
    self.source = source
    options = NarrationOptions()
    opened = try file.table(0)
    first = SharedValue(source.canBeReadAgain ? nil : file)
  }

  /// The caption or the file name; nil without one.
  public var title: String? { opened.table.title }

  /// The columns with their names and types.
  public var columns: [Column] { opened.table.columns }

  /// The zero-based columns that name the rows: one, or two together, such as first and last name; empty if none does.
  public var namingColumns: [Int] { opened.namingColumns }

  /// What a listener hears once before the rows: columns that are blank or the same in every row, and the beginnings that
  /// headers share; empty for nothing of the kind.
  ///
  /// Throws for columns or labels in ``options`` that the table does not have.
  public func opening() throws -> [String] {
    try TableOpening(opened.group(try opened.plan(options), options), options).lines(.label).map(\.text)
  }

  /// The rows, read on demand; their labels leave out what ``opening()`` says.
  public var rows: TableRows { TableRows(self) }

  /// The receiver of notes about the file.
  var notes: Output { Output({ _ in }, note: source.options.onNote) }

  /// Opens the file again.
  func reopened() throws -> TableFile {
    if let file = first.take() { return file }
    guard source.canBeReadAgain else {
      throw WrongUsage(
        "\(source.path): it can be read only once; keep its rows, or read from a file")
    }
    return try source.open()
  }
}

extension ReadableTable {
  /// Speaks the table aloud with the system's player.
  ///
  /// Throws `SpeechError`, reading errors, and an error if a text cannot be spoken.
  public func speak(prosody: Prosody = Prosody()) throws {
    try speak(into: try Player(), isFile: false, prosody)
  }

  /// Speaks the table into a WAV file (16 bits, one channel, 22,050 Hz), written completely or not at all.
  ///
  /// - Parameters:
  ///   - path: the file; an existing one is replaced at the end.
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

  /// Navigates the table cell by cell like a screen reader; the first move reads all rows into memory.
  ///
  /// ``options`` may choose columns of a data file, but no rows and no label.
  ///
  /// - Parameter dialect: the dialect; nil for that of ``options``.
  public func walk(_ dialect: Dialect? = nil) -> TableJourney {
    var options = options
    if let dialect { options.dialect = dialect }
    return TableJourney { [self, options] in
      let run = DialectRun(nil, options, isSpoken: false, to: notes)
      return try run.page(of: try reopened())
    }
  }

  /// All rows in the sections of an alphabetical index, whatever ``options`` choose; reads them into memory.
  ///
  /// - Parameter column: the column of the names, by name or one-based number.
  /// - Throws: reading errors, and an error for a missing column.
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

/// A value that all copies of a table share, on any thread.
final class SharedValue<Value: Sendable>: Sendable {
  private let state: Mutex<Value?>

  init(_ value: Value?) { state = Mutex(value) }

  var value: Value? {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }

  /// Hands the value out once.
  func take() -> Value? { state.withLock { $0.take() } }
}

/// Navigates a table move by move.
public struct TableJourney: Sendable {
  private let open: @Sendable () throws -> NarratedPage
  private var walk: PageWalk?
  private var failure: (any Error)?

  init(_ open: @escaping @Sendable () throws -> NarratedPage) { self.open = open }

  /// Makes a move and returns what is spoken; the first move enters the table.
  ///
  /// If reading fails, the error is spoken and returned.
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

  /// Opens the table; an error is permanent.
  private mutating func begin() throws -> PageWalk {
    do { return PageWalk(try open()) } catch {
      failure = error
      throw error
    }
  }
}

/// What is spoken at a move.
public struct SpokenMove: Sendable, CustomStringConvertible {
  /// The spoken lines in order.
  public let lines: [SpokenLine]
  /// The error; nil for none.
  public let error: (any Error)?

  /// The lines as text, with a line break between them.
  public var description: String { lines.map(\.text).joined(separator: "\n") }
}
