import Synchronization

/// The rows of a table, read from its file while they are iterated.
///
/// A file that fails in the middle ends the iteration; ``error`` then says why, and ``check()`` throws it. Programs that
/// prefer an error at once call ``Iterator/nextRow()``.
public struct TableRows: Sequence, Sendable {
  /// One row of a table, in words.
  public struct Row: Sendable {
    /// Its number in the table, counted from one.
    public let number: Int
    fileprivate let place: Int
    fileprivate let batch: RowBatch
    fileprivate let voice: RowVoice

    /// What a sighted reader sees: `Apple Inc., $648.11, up 1.85%`.
    public var label: String { voice.label(of: place, in: batch) }

    /// What is said: `Apple Inc., 648 dollars and 11 cents, up 1.85 percent`.
    public var spoken: String { voice.spoken(of: place, in: batch) }

    /// The cell of a zero-based column as it is written in the file; nil where the row is too short.
    public subscript(column: Int) -> String? { batch.text(row: place, column: column) }
  }

  private let table: ReadableTable

  init(_ table: ReadableTable) { self.table = table }

  /// Starts reading at the first row.
  public func makeIterator() -> Iterator { Iterator(table) }

  /// Why the last iteration ended before the last row; nil when it did not.
  public var error: (any Error)? { table.failure.error }

  /// Throws ``error`` if there is one.
  public func check() throws { if let error { throw error } }

  /// One of the wanted rows, counted from zero; reads the file up to it.
  ///
  /// The row must exist, as with arrays.
  public subscript(index: Int) -> Row {
    var iterator = makeIterator()
    var row = iterator.next()
    for _ in 0..<index { row = iterator.next() }
    guard let row else {
      preconditionFailure("\(table.source.path): no row \(index); \(error.map { "\($0)" } ?? "")")
    }
    return row
  }
}

extension TableRows {
  /// Reads rows one after the other.
  public struct Iterator: IteratorProtocol {
    private let table: ReadableTable
    private var reading: Reading?
    private var hasFailed = false

    private struct Reading {
      var reader: TableReader
      let voice: RowVoice
      var batch: RowBatch?
      var nextRow = 0
    }

    fileprivate init(_ table: ReadableTable) {
      self.table = table
      table.failure.error = nil
    }

    /// The next row; nil after the last, and where reading fails.
    public mutating func next() -> Row? {
      if hasFailed { return nil }
      do { return try nextRow() } catch {
        hasFailed = true
        table.failure.error = error
        return nil
      }
    }

    /// The next row; nil after the last.
    ///
    /// Throws what reading throws.
    public mutating func nextRow() throws -> Row? {
      if reading == nil { reading = try start() }
      let rows = table.options.rows
      while var current = reading {
        if let last = rows.lastRow, current.nextRow > last { return nil }
        guard let batch = current.batch, current.nextRow < batch.firstRow + batch.rowCount else {
          current.batch = try current.reader.nextBatch()
          if let batch = current.batch { current.nextRow = Swift.max(current.nextRow, batch.firstRow) }
          reading = current
          if current.batch == nil { return nil }
          continue
        }
        let row = current.nextRow
        reading?.nextRow += 1
        if rows.contains(row) {
          return Row(number: row + 1, place: row - batch.firstRow, batch: batch, voice: current.voice)
        }
      }
      return nil
    }

    private func start() throws -> Reading {
      let file = try table.reopened()
      let opened = try file.table(0)
      return Reading(reader: opened.reader, voice: try RowVoice(file, opened, table.options))
    }
  }
}

/// Words the rows of a table, for as many threads as ask.
private final class RowVoice: Sendable {
  private let label: Mutex<RowLabel>
  private let speech: Mutex<SpokenRow?>
  private let makeSpeech: @Sendable () -> SpokenRow

  init(_ file: TableFile, _ table: OpenTable, _ options: NarrationOptions) throws {
    let plan = try table.plan(options)
    let heard = table.heard(options.rows)
    let count = options.verbosity.position == .always ? file.rowCount(of: table) : nil
    label = Mutex(
      RowLabel(
        plan, table: table.table, readers: table.typing.readers, locale: table.locale,
        verbosity: options.verbosity, rowCount: count, heard: heard, furigana: table.furigana))
    speech = Mutex(nil)
    makeSpeech = {
      SpokenRow(
        plan, table: table.table, readers: table.typing.readers, speech: table.speech(options.numbers),
        verbosity: options.verbosity, rowCount: count, languages: table.languages, heard: heard,
        names: table.chosenNames)
    }
  }

  func label(of row: Int, in batch: RowBatch) -> String {
    label.withLock { $0.text(row: row, of: batch) }
  }

  func spoken(of row: Int, in batch: RowBatch) -> String {
    speech.withLock { speech in
      if speech == nil { speech = makeSpeech() }
      return speech?.nextText(row: row, of: batch) ?? ""
    }
  }
}

/// Where an iteration over rows leaves its error.
final class ReadingFailure: Sendable {
  private let state = Mutex<(any Error)?>(nil)

  var error: (any Error)? {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
