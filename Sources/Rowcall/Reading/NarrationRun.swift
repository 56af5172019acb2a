import RowcallNarration
import RowcallSpeech

/// One narration of the chosen rows to one destination.
package struct NarrationRun {
  /// A progress event of a narration.
  package enum Step {
    /// The number of new samples.
    case samples(Int)
    /// The number of spoken rows or lines; `share` of all is done, from 0 to 1, nil if unknown.
    case spoken(count: Int, RowFeed.Position.Unit, share: Double?)
  }

  /// How much of a file is spoken, as far as that is known before.
  package struct Extent {
    /// The rows of the only table.
    var rowCount: Int?
    /// Whether there may be more: of long tables of databases the rows are not counted, and workbooks are packed.
    var isLeast = false
    /// Whether bytes of the file say how much is spoken; a database has other tables.
    var isOfFile = true

    package init() {}

    package init(_ tables: TableFile) {
      guard let first = tables.readers.first else { return }
      let format = first.decisions.format.choice
      isOfFile = [.delimited, .textTable, .json, .workbook].contains(format)
      isLeast = format == .workbook || !tables.isSeries && first.leastRowCount != nil
      rowCount =
        tables.isSeries ? nil : first.place?.rowCount ?? first.knownRowCount ?? first.leastRowCount
    }
  }

  private let feed: RowFeed
  private let path: String
  /// The last row that is spoken, one-based; nil if unknown.
  private let lastRow: Int?
  /// Whether there may be more than is known.
  package let isLeast: Bool
  /// The size of the file; nil for a pipe, and for a file most of which is not spoken.
  private let bytes: Int?
  private let keepsGoing: Bool
  private let output: Output
  /// The texts that could not be spoken.
  private var leftOut = 0

  /// - Parameters:
  ///   - path: the file.
  ///   - rows: the chosen rows.
  ///   - extent: how much there is to speak.
  ///   - keepsGoing: whether to skip texts that cannot be spoken instead of ending the narration.
  ///   - output: receives a note for each skipped text.
  package init(
    _ source: any SpokenSource, of path: String, rows: RowSelection = .all, extent: Extent = Extent(),
    keepsGoing: Bool = false,
    output: Output
  ) {
    feed = RowFeed(source)
    self.path = path
    let chosen = rows.lastRow.map { $0 + 1 }
    lastRow = [chosen, extent.rowCount].compactMap(\.self).min()
    isLeast = extent.isLeast && (chosen == nil || lastRow != chosen)
    let isOfSize = path != "-" && extent.isOfFile
    bytes = isOfSize ? FileIdentity(path: path).flatMap { $0.isRegular ? $0.byteCount : nil } : nil
    self.keepsGoing = keepsGoing
    self.output = output
  }

  /// Whether nothing has been spoken.
  package var isSilent: Bool { feed.position.count == 0 }

  /// Speaks everything.
  ///
  /// A cancelled narration stops at once, throws `SpeechError.cancelled` and leaves no partial file.
  ///
  /// - Parameter isFile: whether the sound goes to a file, which is written completely or not at all.
  package mutating func speak(
    with backend: EspeakBackend, prosody: Prosody = Prosody(), into place: some SoundSink, isFile: Bool,
    cancellation: SpeechCancellation? = nil, progress: (Step) -> Void = { _ in }
  ) throws {
    var sink = place
    do {
      try backend.speak({ [feed] in try feed.next() }, prosody: prosody, cancellation: cancellation) {
        try take($0, into: &sink, progress)
      }
      // Without any row there is no sound, and no file.
      if !isSilent { try sink.finish() }
    } catch  where cancellation?.isCancelled == true {
      // Other errors result from the cancellation.
      throw SpeechError.cancelled
    } catch {
      // Rows before an error are played to their end, but a file must be complete.
      if !isFile { try? sink.finish() }
      throw error
    }
  }

  /// Reports problems of the file; throws if texts were skipped.
  package func finish(to notes: Output) throws {
    feed.reportProblems(to: notes)
    if leftOut > 0 { throw UnspeakableText.leftOut(path: path, count: leftOut) }
  }

  private mutating func take(
    _ piece: SpeechPiece, into sink: inout some SoundSink, _ progress: (Step) -> Void
  ) throws {
    switch piece {
    case .samples(let samples):
      progress(.samples(samples.count))
      try sink.write(samples)
    case .warning(let warning):
      guard keepsGoing else { throw UnspeakableText.table(path: path, warning) }
      leftOut += 1
      output.note("\(path): \(warning)")
    case .finished:
      let position = feed.position
      progress(.spoken(count: position.count, position.unit, share: share(of: position)))
    case .mark: break
    }
  }

  /// The share that is done at a position, from 0 to 1; nil if unknown.
  private func share(of position: RowFeed.Position) -> Double? {
    let shares = [
      lastRow.map { Double(position.nextRow) / Double($0) },
      bytes.map { Double(position.spokenBytes) / Double(max($0, 1)) },
    ]
    // The chosen rows may exceed the file.
    return shares.compactMap { $0 }.max().map { min($0, 1) }
  }
}
