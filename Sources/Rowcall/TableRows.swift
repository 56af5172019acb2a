import Synchronization

/// The rows of a table, read during iteration.
///
/// An error ends the iteration; ``error`` then has it and ``check()`` throws it. ``Iterator/nextRow()`` throws at once.
public struct TableRows: Sequence, Sendable {
  /// One row of a table as text.
  public struct Row: Sendable {
    /// Its one-based number in the table.
    public var number: Int { (findNumber?() ?? batch.number(ofRow: place)) + 1 }
    private let place: Int
    private let batch: RowBatch
    private let voice: RowVoice
    /// Finds the zero-based number of a row that was looked up by its key; nil where the batch says it.
    private let findNumber: (@Sendable () -> Int)?

    init(
      _ place: Int, in batch: RowBatch, _ voice: RowVoice, findNumber: (@Sendable () -> Int)? = nil
    ) {
      self.place = place
      self.batch = batch
      self.voice = voice
      self.findNumber = findNumber
    }

    /// What a sighted reader sees: `Apple Inc., $648.11, up 1.85%`.
    public var label: String { voice.label(of: place, in: batch) }

    /// The spoken text: `Apple Inc., 648 dollars and 11 cents, up 1.85 percent`.
    public var spoken: String { voice.spoken(of: place, in: batch) }

    /// The cell of a zero-based column as written in the file; nil if the row is too short.
    public subscript(column: Int) -> String? { batch.text(row: place, column: column) }
  }

  private let table: ReadableTable

  init(_ table: ReadableTable) { self.table = table }

  /// Starts reading at the first row.
  public func makeIterator() -> Iterator { Iterator(table) }

  /// Why the last iteration ended before the last row; nil if it did not.
  public var error: (any Error)? { table.failure.value }

  /// Throws ``error`` if there is one.
  public func check() throws { if let error { throw error } }

  /// One of the chosen rows, zero-based; reads the file up to it.
  ///
  /// The row must exist, as in arrays; iterate if the file may be short or damaged.
  public subscript(index: Int) -> Row {
    var iterator = makeIterator()
    var row = iterator.next()
    for _ in 0..<index { row = iterator.next() }
    // A wrong index is a programming error, as in arrays.
    guard let row else {
      preconditionFailure("\(table.source.path): \(error.map { "\($0)" } ?? "no row \(index)")")
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
    private var isAtEnd = false

    private struct Reading {
      let file: TableFile
      var rows: SelectedRows
      let voice: RowVoice
      var batch = RowBatch()
      /// Zero-based within the batch.
      var nextRow = 0
    }

    fileprivate init(_ table: ReadableTable) {
      self.table = table
      table.failure.value = nil
    }

    /// The next row; nil after the last one and on errors.
    public mutating func next() -> Row? {
      if hasFailed { return nil }
      do { return try nextRow() } catch {
        hasFailed = true
        table.failure.value = error
        return nil
      }
    }

    /// The next row; nil after the last.
    ///
    /// Throws reading errors.
    public mutating func nextRow() throws -> Row? {
      var current = try reading ?? start()
      // A local reference avoids copies of the buffer.
      reading = nil
      defer { reading = current }
      while current.nextRow == current.batch.rowCount {
        guard let batch = try current.rows.nextBatch() else {
          if !isAtEnd { current.file.reportProblems(of: current.rows.reader, to: table.notes) }
          isAtEnd = true
          return nil
        }
        current.batch = batch
        current.nextRow = 0
      }
      defer { current.nextRow += 1 }
      return Row(current.nextRow, in: current.batch, current.voice)
    }

    private func start() throws -> Reading {
      let file = try table.reopened()
      let opened = try file.table(0, typing: table.opened.typing)
      return Reading(
        file: file, rows: SelectedRows(opened.reader, table.options.rows),
        voice: try RowVoice(file, opened, table.options))
    }
  }
}

/// Creates the text of rows on any number of threads.
final class RowVoice: Sendable {
  private let label: Mutex<RowLabel>
  private let speech: Mutex<SpokenRow?>
  private let makeSpeech: @Sendable () -> SpokenRow
  /// Whether rows have numbers beside what they are called.
  let hasNumbers: Bool

  /// - Parameter saysNumbers: whether the numbers are said, which are those of the file.
  init(_ file: TableFile, _ table: OpenTable, _ options: NarrationOptions, saysNumbers: Bool = true) throws {
    var options = options
    var plan = try table.plan(options)
    hasNumbers = plan.isNumbered || options.verbosity.position == .always
    if !saysNumbers { (plan.isNumbered, options.verbosity.position) = (false, .off) }
    var group = file.group(table, plan, options)
    // Rows may be asked for in any order, so that none is the first with a placeholder.
    group.plan.saysPlaceholders = false
    label = Mutex(group.label(options))
    speech = Mutex(nil)
    makeSpeech = { [group, options] in group.spoken(options) }
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

  /// Some of the cells that a row says, and the one with which the rest begins; nil for no rest.
  func label(of row: Int, in batch: RowBatch, cells: Range<Int>) -> (text: String, rest: Int?) {
    label.withLock { $0.text(row: row, of: batch, cells: cells) }
  }

  /// The same as it is spoken.
  func spoken(of row: Int, in batch: RowBatch, cells: Range<Int>) -> String {
    speech.withLock { speech in
      if speech == nil { speech = makeSpeech() }
      return speech?.text(row: row, of: batch, cells: cells).text ?? ""
    }
  }
}
