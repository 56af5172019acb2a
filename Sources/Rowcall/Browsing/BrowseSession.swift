import RowcallAccessibility
import RowcallImport
import RowcallLanguages
import RowcallModel
import RowcallNarration
import RowcallSpeech
import RowcallText
import RowcallValues

/// A place to work in a table by ear: a cursor in its cells, and commands that each give the lines that are spoken.
///
/// ```swift
/// let session = try BrowseSession(path: "stocks.csv")
/// for line in session.open() { print(line.text) }
/// for line in session.perform(.move(.down)) { print(line.text) }
/// ```
///
/// Rows are read when they are needed, whatever the size of the file; sorting and filtering read it once and change nothing in
/// it. The first change opens the file as a ``TableDocument``. A class, because it owns that document.
public final class BrowseSession {
  /// The path of the file as given.
  public var path: String { browsed.file.path }
  /// What a listener does for a command, for sentences that say what to do: its key, or its name in scripts.
  package var key: (String) -> String = { $0 }
  /// Whether the listener no longer waits for what a command reads.
  package var isInterrupted: () -> Bool = { false }
  /// Whether what was found when a table was opened is said.
  package var saysNotes = false
  var options: NarrationOptions
  var browsed: BrowsedTable
  var rows: BrowsedRows
  var walk = TableWalk()
  var view: BrowsedView
  private(set) var lastLines: [BrowseLine] = []
  /// The command that left something for the next time that it is given, and where that begins.
  var rest: (command: BrowseCommand, start: Int)?
  /// The file as it was last reported; nil if it was gone.
  private var knownVersion: FileVersion?
  /// Why changes that an earlier program left could not be made again.
  var openingProblem: (any Error)?
  /// Why the last save failed; nil for one that did not.
  package var saveFailure: (any Error)?
  /// The word of the row that added up the others when they were read; nil for none.
  var totalWord: String?
  /// The rows that were opened from the row of the cursor.
  var detail: BrowseSession?
  /// Relations between tables of a database beside its foreign keys, such as `orders.customer=customers.id`.
  let givenRelations: [String]
  /// The table from whose row these rows were opened, what a new one has in common with them, the texts of columns, and which rows
  /// these are.
  var origin: (title: String, cells: [Int: String], condition: RowCondition)?
  /// What was searched for last, and whether it was found only in what is spoken.
  var search: (pattern: TextPattern, isHeard: Bool)?
  /// The bookmarks by their names: the place of each row, and its zero-based column.
  var marks: [String: Bookmark] = [:]
  /// The places of the selected rows in the file or document, and whether only these are browsed.
  var selected: Set<Int> = [] { didSet { if selected.isEmpty { showsSelected = false } } }
  var showsSelected = false
  /// The bookmarks and selected rows of the tables that are not browsed now.
  var otherMarks = KeptMarks()
  /// What rows had that were deleted, or whose insertion was undone, for when they come back; by the numbers of the changes.
  var goneMarks: [Int: RowMarks] = [:]
  /// The rows that were changed and stay where they are, though the filter or the order has no such place for them; by their places
  /// in the document.
  var strays: (unmatched: Set<Int>, unsorted: Set<Int>) = ([], [])
  /// The browsed row that was moved last, and the places in the document at which it was, by its places among the browsed rows.
  var seats: (row: Int?, places: [Int: Int]) = (nil, [:])
  /// The places of the rows that belong to the row from which these were opened, while they are known.
  var relatedPlaces: Set<Int>?
  var filter: RowCondition?
  /// Columns by which rows are sorted, the first one first; later ones count more.
  var sorts: [(column: Int, isAscending: Bool)] = []
  /// How the texts of these columns were compared.
  var sortForms: [Int: ColumnSort.Form] = [:]

  /// Whether a save that an earlier program began was completed when the session began.
  private let hasCompletedSave: Bool

  /// Opens the first table of a file; nothing is spoken yet.
  ///
  /// - Parameters:
  ///   - path: a file, or `-` for standard input.
  ///   - options: options that override detection.
  ///   - narration: how much is spoken and how.
  ///   - relations: relations between tables of a database, beside its foreign keys: `orders.customer=customers.id`.
  ///
  /// Throws `ImportError` if the file cannot be read as a table.
  public init(
    path: String, options: TableOptions = TableOptions(), narration: NarrationOptions = NarrationOptions(),
    relations: [String] = []
  ) throws {
    givenRelations = relations
    self.options = narration
    // Before it is read: the file is a mixture until then. What cannot be done is reported below.
    if let place = try? DatabasePlace(path, options: options.reading) {
      place.takeBackPartialWrite(at: OutputFile.resolve(place.file))
    }
    hasCompletedSave =
      EditJournal.isThere(for: OutputFile.resolve(path))
      && (try? TableDocument(path: path, options: options.reading))?.hasCompletedSave == true
    browsed = try BrowsedTable(path: path, options: options)
    rows = browsed.rows
    view = try BrowsedView(browsed.file, browsed.opened, columns: rows.columns, narration)
    knownVersion = browsed.version
    makeUnsavedChangesAgain()
  }

  /// Makes the changes that an earlier program left.
  private func makeUnsavedChangesAgain() {
    let journal =
      browsed.databaseFile == nil
      ? browsed.filePath
      : DatabaseStore.journalName(of: opened.reader.schema?.name ?? "", in: browsed.filePath)
    guard EditJournal.isThere(for: journal) else { return }
    do { rows.origin = .document(try TableDocument(path: path, options: file.options.reading)) } catch {
      openingProblem = error
    }
  }

  /// Browses another table in place of this one: a part of the file, or what is in the file now.
  func take(_ table: BrowsedTable) throws {
    let view = try BrowsedView(table.file, table.opened, columns: table.columns, options)
    (browsed, rows, self.view, walk) = (table, table.rows, view, TableWalk())
    (filter, sorts, openingProblem, totalWord) = (nil, [], nil, nil)
    (showsSelected, seats, relatedPlaces) = (false, (nil, [:]), nil)
    forgetMarks()
    knownVersion = table.version
    makeUnsavedChangesAgain()
  }

  var opened: OpenTable { browsed.opened }

  /// The name of the file without its folders.
  var fileName: String { browsed.filePath.split(separator: "/").last.map(String.init) ?? path }

  /// What was found when the table was opened: hidden columns, a guessed encoding.
  package var notes: [String] {
    (hasCompletedSave ? [TableDocument.completion] : []) + [browsed.all.leftOutNote].compactMap(\.self)
      + opened.reader.problems.map { "\($0)" }
  }
  var file: TableFile { browsed.file }

  /// Says things in the way of the present options and columns.
  func renewView() throws { view = try BrowsedView(file, opened, columns: rows.columns, options) }

  /// Whether there are changes that are not saved.
  public var hasChanges: Bool { (document?.hasChanges ?? false) || (detail?.hasChanges ?? false) }

  /// Whether there are changes of another state of the file, which cannot be made again.
  package var hasForeignChanges: Bool { openingProblem != nil }

  /// Whether another program changed the file below the changes, which can be saved in another file only.
  package var isInConflict: Bool {
    hasForeignChanges
      || hasChanges && browsed.databaseFile == nil && browsed.currentVersion != browsed.version
        && document?.isFileAsKnown == false
  }

  /// How many changes are not saved, those of rows that were opened from here included.
  var unsavedSteps: Int { (document?.unsavedSteps ?? 0) + (detail?.unsavedSteps ?? 0) }

  var document: TableDocument? { if case .document(let document) = rows.origin { document } else { nil } }

  /// What is said on entering the table: its name, its size and the first cell of its first row.
  public func open() -> [BrowseLine] { speak { try enter() } }

  /// The same on the way to another row, -1 for the header, and a column.
  func enter(atRow row: Int = 0, column: Int? = nil) throws -> [BrowseLine] {
    // All rows were read for the types of the columns.
    if !opened.typing.isCut { try rows.readOn(to: .max) }
    let outline = table().outline
    var entry = BrowseLine.pairs(view.written.entry(of: outline), view.voiced.entry(of: outline), cue: nil)
    if origin == nil, case let place = browsed.place, place.count > 1 { entry.append(line(for: place)) }
    if saysNotes, let note = notes.first {
      let count = ["number": String(notes.count), "text": key("notes")]
      entry += (notes.count > 1 ? [line(.browseNotes, count)] : []) + [BrowseLine(english: note)]
    }
    if let openingProblem {
      let lost = (openingProblem as? EditError)?.lostChanges
      entry += [refusal(openingProblem)] + (lost.map { [BrowseLine(english: $0)] } ?? [])
    }
    return try entry + (hasChanges ? [unsaved] : []) + go(toRow: row, column: column)
  }

  /// Performs a command, and gives what is said about it; an error is said, too.
  public func perform(_ command: BrowseCommand) -> [BrowseLine] {
    if let detail, command != .back || detail.detail != nil {
      (detail.isInterrupted, detail.key) = (isInterrupted, key)
      return detail.perform(command)
    }
    rows.isInterrupted = command.changesNothing ? isInterrupted : { false }
    if command != rest?.command, command != .again { rest = nil }
    let change = detail == nil ? fileChange() : []
    let said = speak {
      if try browsed.settle(waits: command.needsWholeFile, isInterrupted: rows.isInterrupted) {
        try renewView()
      }
      do { return try lines(for: command) } catch EditError.rowChanged where command.changesNothing {
        // Only a save would not have been done.
        return [line(.browseFileChanged, ["text": key("reload")], cue: .error)]
      }
    }
    if !said.contains(where: change.contains) { lastLines = change + said }
    return lastLines
  }

  /// Performs a command as it is written, `find West`; why it is none is said, too.
  package func perform(line: String) -> [BrowseLine] {
    do { return perform(try BrowseCommand(line)) } catch { return [refusal(error)] }
  }

  /// That the file is another one than was read, or gone; said once for each change.
  private func fileChange() -> [BrowseLine] {
    guard browsed.version != nil, case let now = browsed.currentVersion, now != knownVersion else {
      return []
    }
    knownVersion = now
    return now == browsed.version || document?.isFileAsKnown ?? false ? [] : [changedFile]
  }

  /// That the file is another one, or gone.
  var changedFile: BrowseLine {
    let isGone = browsed.currentVersion == nil
    // Reading it again would lose the changes; in a database they can be saved beside those of others.
    if hasChanges, !isGone, browsed.databaseFile == nil {
      return refusal(EditError.changedMeanwhile(path: path))
    }
    return line(isGone ? .browseFileGone : .browseFileChanged, ["text": key("reload")], cue: .error)
  }

  /// Takes the file as it is now for the one that was read, as after saving.
  func acceptFile() {
    browsed.version = browsed.currentVersion
    knownVersion = browsed.version
  }

  func speak(_ body: () throws -> [BrowseLine]) -> [BrowseLine] {
    do { lastLines = try body() } catch EditError.changedMeanwhile {
      lastLines = [changedFile]
    } catch BrowseRefusal.interrupted {
      lastLines = [line(.browseStopped)]
    } catch { lastLines = [refusal(error)] }
    return lastLines
  }

  private func lines(for command: BrowseCommand) throws -> [BrowseLine] {
    switch command {
    case .move(.column): try readColumn()
    case .move(.where): try whereabouts()
    case .move(let move): try self.move(move)
    case .rows(let count): try go(down: count)
    case .columns(let count): try go(right: count)
    case .go(let row): try go(toNumber: row)
    case .goToColumn(let name): try go(toColumn: name)
    case .on(let column, let command): try lines(for: command, onColumn: column)
    case .row: try readRow()
    case .comments: try readComments()
    case .notes: notes.isEmpty ? [line(.browseNoNotes)] : notes.map { BrowseLine(english: $0) }
    case .header: [line(title(of: rows.columns[try cell().column]))]
    case .again: lastLines
    case .spell: try spell()
    case .other, .blank, .odd, .find, .findNext, .begin: try find(command)
    case .mark(let name): try setMark(name)
    case .goToMark(let name): try goToMark(name)
    case .compare(let name): try compare(with: name)
    case .select, .selectAll, .selectedRows: try select(command)
    case .marks: try listMarks()
    case .hideColumn, .showColumns, .moveColumn, .sort, .fileOrder, .filterValue, .filter, .allRows:
      try arrange(command)
    case .summary: try summarizeColumn()
    case .tableSummary: try summarizeTable()
    case .totals(let name): try totals(of: name)
    case .extremes(let isGreatest, let count): try readExtremes(count, isGreatest: isGreatest)
    case .sonify: try sonify()
    case .set, .insert, .delete, .moveRow, .toggle, .undo, .redo, .save, .saveCopy, .revert:
      try change(command)
    case .open(let name): try open(name)
    case .back: try back()
    case .table(let isForward): try goToTable(isForward)
    case .follow(let link): try follow(link)
    case .reload: try reload()
    case .verbosity, .punctuation, .headers, .order, .template: try tune(command)
    }
  }

  private func lines(for command: BrowseCommand, onColumn name: String) throws -> [BrowseLine] {
    let isShown = try rows.columns.contains(lookup.place(of: name, option: ""))
    let place = try go(toColumn: name)
    return isShown ? try lines(for: command) : place
  }
}

// MARK: - Words

extension BrowseSession {
  var names: [String?] { opened.table.columns.map(\.name) }

  package func line(_ text: String, cue: BrowseCue? = nil) -> BrowseLine {
    BrowseLine(text, spoken: view.sentence(text), cue: cue)
  }

  package func line(
    _ key: PhraseKey, _ arguments: [String: String] = [:], cue: BrowseCue? = nil
  ) -> BrowseLine {
    let spoken = key.namesKeys ? KeyNames(for: opened.locale).spoken(arguments) : arguments
    return BrowseLine(
      view.phrases.text(key, arguments), spoken: view.sentence(view.phrases.text(key, spoken)), cue: cue)
  }

  /// Finds columns by what people call them.
  var lookup: ColumnLookup { ColumnLookup(opened.table) }

  /// Parts of one line.
  func list(_ parts: [String]) -> String { parts.joined(separator: view.phrases.text(.listSeparator)) }

  /// What a column is called: its header, or its number.
  func title(of column: Int) -> String {
    (column < names.count
      ? HeaderText.text(of: opened.table.columns[column], opened.readers[column]) : nil)
      ?? view.phrases.text(.columnPosition, ["column": String(column + 1)])
  }

  /// A text of a column as the column's values are shown and spoken.
  func value(_ text: String, column: Int) -> (shown: String, spoken: String) {
    view.value(text, column: column)
  }
}
