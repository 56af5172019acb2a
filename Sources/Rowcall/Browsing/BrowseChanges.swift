import RowcallAccessibility
import RowcallImport
import RowcallLanguages
import RowcallModel
import RowcallNarration
import RowcallText
import RowcallValues

/// Changes of the file.
extension BrowseSession {
  /// Performs a command that changes the table, or saves it.
  func change(_ command: BrowseCommand) throws -> [BrowseLine] {
    if case .moveRow = command {} else { seats = (nil, [:]) }
    relatedPlaces = nil
    return switch command {
    case .set(let content): try set(content)
    case .insert: try insert()
    case .delete: try delete()
    case .moveRow(let count): try moveRow(count)
    case .toggle: try toggle()
    case .undo: try takeBack()
    case .redo: try takeBack(isRedo: true)
    case .save: try noting { try save() }
    case .saveCopy(let copy): try noting { try saveCopy(to: copy) }
    case .revert: try revert()
    default: []
    }
  }

  /// Saves, and notes why that failed.
  private func noting(_ save: () throws -> [BrowseLine]) throws -> [BrowseLine] {
    do {
      let lines = try save()
      saveFailure = nil
      return lines
    } catch {
      saveFailure = error
      throw error
    }
  }

  /// Opens the file for changes at the first one.
  func editable() throws -> TableDocument {
    if let document {
      // Changes of rows that are not in the file any more could not be saved.
      if browsed.databaseFile == nil, !document.hasChanges, isOutdated {
        throw EditError.changedMeanwhile(path: path)
      }
      return document
    }
    // What was heard may not be what is in the file now.
    guard browsed.currentVersion == browsed.version else { throw EditError.changedMeanwhile(path: path) }
    // Reading to the end lets go of the file.
    if case .file(let index) = rows.origin, browsed.databaseFile != nil { _ = index.readAll() }
    // A correction of one cell is no reason to count the row that adds up the others.
    _ = try totalRow()
    let document = try TableDocument(path: path, options: file.options.reading)
    rows.origin = .document(document)
    return document
  }

  /// Whether the file has other rows than those that are browsed, apart from changes.
  private var isOutdated: Bool {
    browsed.version != nil && browsed.currentVersion != browsed.version && document?.isFileAsKnown != true
  }

  func set(_ content: EditedCell) throws -> [BrowseLine] {
    let column = rows.columns[try cell().column]
    var content = answer(content, column: column)
    guard let place = rows.place(of: try row()) else { throw BrowseRefusal.noRows }
    if column < rows.storedDates.count, rows.storedDates[column] != nil, !content.text.isEmpty,
      Double(content.text) == nil
    {
      throw WrongUsage("\(title(of: column)) keeps dates as numbers in the database; enter such a number")
    }
    let document = try editable()
    if case .text(let text) = content {
      let (reader, mark) = (
        column < opened.readers.count ? opened.readers[column] : nil, DecimalMark(heardIn: opened.locale)
      )
      // Stored as the file has it, it would be another number than the one that was meant.
      if let error = reader.flatMap({ WrongUsage(twoReadingsOf: text, $0, heardWith: mark) }) { throw error }
      let written = reader?.written(text, heardWith: mark) ?? text
      content = .text(
        document.plain(written, insteadOf: try self.text(), row: place, column: column, by: reader))
    }
    try document.set(content, row: place, column: column)
    let text = content.text
    let blank = text.isEmpty ? try document.blank(row: place, column: column) : nil
    let said = value(of: blank ?? content, column: column)
    let words = { (value: String) in
      let named = self.view.phrases.text(
        .headerAndValue, ["header": self.title(of: column), "value": BrowseLine.beginning(of: value)])
      guard column < self.opened.readers.count, !self.opened.readers[column].fits(text) else { return named }
      let name = self.title(of: column)
      return self.list([
        named,
        self.view.phrases.text(.browseSetAnyway, ["name": name]),
      ])
    }
    return try [BrowseLine(words(said.shown), spoken: view.sentence(words(said.spoken)))]
      + lines(
        for: document.forecast(ofRow: place, changedIn: column), column: document.columnNames[column])
      + strayNotes(at: place)
  }

  /// A word for yes or no as the column writes it: 1 for yes; anything else as it is.
  private func answer(_ content: EditedCell, column: Int) -> EditedCell {
    guard column < opened.readers.count, case .boolean = opened.readers[column].type,
      opened.readers[column].value(in: content.text) == nil,
      let isYes = YesNo.meaning(of: content.text)
    else { return content }
    let words = opened.readers[column].conventions.yesNo
    return .text(isYes ? words.yes : words.no)
  }

  /// What a cell was given, as it is shown and spoken.
  private func value(of content: EditedCell, column: Int) -> (shown: String, spoken: String) {
    guard let phrase = content.phrase else { return value(content.text, column: column) }
    let words = view.phrases.text(phrase)
    return (words, view.sentence(words))
  }

  func toggle() throws -> [BrowseLine] {
    let column = rows.columns[try cell().column]
    guard column < opened.readers.count, case .boolean = opened.table.columns[column].type else {
      throw BrowseRefusal.notYesOrNo(title(of: column))
    }
    let text = try text()
    let words = opened.readers[column].conventions.yesNo
    let other = text.lowercased() == words.yes ? words.no : words.yes
    // As the others are written: YES, Yes or yes.
    let isUpper = text.count > 1 && text == text.uppercased() && text != text.lowercased()
    let isCapital = text.first?.isUppercase ?? false
    return try set(
      .text(
        isUpper || isCapital && text.count == 1
          ? other.uppercased() : isCapital ? other.prefix(1).uppercased() + other.dropFirst() : other))
  }

  func insert() throws -> [BrowseLine] {
    let cell = (try? cell()) ?? (row: -1, column: 0)
    let document = try editable()
    let place = cell.row < 0 ? 0 : (rows.place(of: cell.row) ?? 0) + 1
    let given = origin?.cells ?? [:]
    let cells = given.isEmpty ? [] : (0...(given.keys.max() ?? 0)).map { given[$0] ?? "" }
    try document.insertRow(cells, at: place)
    shiftMarks(insertedAt: place)
    // Among the selected rows it is one of them.
    if showsSelected { selected.insert(place) }
    rows.insert(place, at: cell.row + 1)
    let item = view.phrases.text(.rowPosition, ["row": String(cell.row + 2)])
    var words = [view.phrases.text(.announceInserted, ["item": item])]
    // What is saved and read again has it there, unless somebody gives it a number.
    if opened.reader.schema?.numbersRowsItself == true, place < document.rowCount - 1 {
      words.append(view.phrases.text(.browseStoredLast))
    }
    return try [line(list(words))] + strayNotes(at: place) + go(toRow: cell.row + 1)
  }

  func delete() throws -> [BrowseLine] {
    let row = try row()
    let item = view.name(of: try rows.batch(ofRow: row), row: row)
    let document = try editable()
    guard let place = rows.place(of: row) else { throw BrowseRefusal.noRows }
    let forecast = document.forecast(deletingRow: place)
    try document.removeRow(at: place)
    let gone = shiftMarks(removedAt: place)
    if let (_, number) = document.nextStep(isRedo: false) { goneMarks[number] = gone }
    rows.remove(place)
    return try [line(.announceDeleted, ["item": item])] + lines(for: forecast) + goToNearest(row)
  }

  /// Moves the row down among those that are browsed, or up, as far as there are rows.
  func moveRow(_ count: Int) throws -> [BrowseLine] {
    let row = try row()
    guard sorts.isEmpty else { throw BrowseRefusal.sorted }
    let other = try place(count, below: row)
    guard other != row, let place = rows.place(of: row), let otherPlace = rows.place(of: other) else {
      return [line(count > 0 ? .edgeColumnBottom : .edgeColumnTop, cue: .edge)]
    }
    let names = [row, other].map { view.name(of: try? rows.batch(ofRow: $0), row: $0) }
    // Among rows that are left out it goes back to where it was.
    if seats.row != row { seats = (row, [row: place]) }
    let seat = seats.places[other] ?? otherPlace
    try editable().moveRow(from: place, to: seat)
    seats.row = other
    seats.places[other] = seat
    shiftMarks(movedFrom: place, to: seat)
    follow(movedFrom: place, to: seat)
    let column = try cell().column
    walk = TableWalk()
    let moved = self.row(at: seat) ?? other
    _ = try go(toRow: moved, column: column)
    let position = view.phrases.text(.rowPosition, ["row": String(moved + 1)])
    let words = view.phrases.text(
      count > 0 ? .announceMovedBelow : .announceMovedAbove, ["item": names[0], "other": names[1]])
    return [line(list([words, position]))]
  }

  func takeBack(isRedo: Bool = false) throws -> [BrowseLine] {
    guard let document, let (step, number) = document.nextStep(isRedo: isRedo) else {
      return [line(isRedo ? .browseNothingToRedo : .browseNothingToUndo, cue: .edge)]
    }
    // A row that goes has its place among the others before, and one that comes has it afterwards.
    let before = step.removesRows(isRedo: isRedo) ? words(for: step, isRedo: isRedo) : nil
    let goneRow = before?.row.flatMap { self.row(at: $0) }
    _ = try isRedo ? document.redo() : document.undo()
    shiftMarks(after: step, number, isRedo: isRedo)
    try follow(step, isRedo: isRedo)
    let words = before ?? words(for: step, isRedo: isRedo)
    let said =
      isRedo
      ? line(.browseRedone, ["text": words.text])
      : line(list([view.phrases.text(.browseUndone), words.text]))
    let notes = try before == nil ? words.row.map(strayNotes) ?? [] : []
    // Without changes nothing keeps the rows that another program wrote since from being read.
    let isUnread = !document.hasChanges && isOutdated
    let lines = [said] + notes + (isUnread ? [changedFile] : [])
    let changedRow = words.row.flatMap { self.row(at: $0) }
    let row = goneRow ?? changedRow ?? (try? cell().row) ?? 0
    // A row that the filter leaves out is nowhere; another one must not be said in its place.
    if goneRow == nil, words.row != nil, changedRow == nil {
      _ = try goToNearest(row)
      return lines + [filteredCount]
    }
    return try lines + goToNearest(row, column: words.column.flatMap { rows.columns.firstIndex(of: $0) })
  }

  /// Goes to a row, or to the last one; where none is left, the cursor is nowhere.
  func goToNearest(_ row: Int, column: Int? = nil) throws -> [BrowseLine] {
    let column = column ?? (try? cell().column) ?? 0
    walk = TableWalk()
    // Of a file that was opened just now, no row may be known yet.
    try rows.readOn(to: max(row, 0))
    guard rows.count.known > 0 else { return [line(.emptyTable)] }
    return try go(toRow: min(max(row, 0), rows.count.known - 1), column: column)
  }

  /// What is there after a change was undone or made again, and where: "back again: row 1, Oslo", "row 1, Oslo deleted".
  ///
  /// Asked for before the change where it removes rows.
  private func words(for step: EditStep, isRedo: Bool) -> (text: String, row: Int?, column: Int?) {
    let phrases = view.phrases
    let item = { (text: String, done: PhraseKey, undone: PhraseKey) in
      phrases.text(isRedo ? done : undone, ["item": text])
    }
    switch step {
    case .set(let row, let column, _):
      let text =
        (try? rows.batch(at: row)).flatMap { $0?.batch.text(row: $0?.place ?? 0, column: column) } ?? ""
      let blank = text.isEmpty ? (try? document?.blank(row: row, column: column)) ?? nil : nil
      let words = phrases.text(
        .headerAndValue,
        ["header": title(of: column), "value": value(of: blank ?? .text(text), column: column).shown])
      return (isRedo ? words : phrases.text(.browseBack, ["item": words]), row, column)
    case .insert(let row, _):
      return (item(words(forRowAt: row), .announceInserted, .browseGone), row, nil)
    case .remove(let row): return (item(words(forRowAt: row), .announceDeleted, .browseBack), row, nil)
    case .removeEach(let places):
      let count = phrases.text(.rowCount, ["count": String(places.count)])
      return (item(count, .announceDeleted, .browseBack), places.first, nil)
    case .move(let row, let place):
      guard isRedo else { return (phrases.text(.browseBack, ["item": words(forRowAt: row)]), row, nil) }
      let name = view.name(of: (try? rows.batch(at: place)) ?? nil, row: row)
      let number = String((self.row(at: place) ?? place) + 1)
      return (phrases.text(.announceMoved, ["item": name, "row": number]), place, nil)
    case .reorder(let order):
      let moved = phrases.text(.announceRowsMoved, ["count": String(order.count)])
      return (isRedo ? phrases.text(.stateSorted) : moved, nil, nil)
    case .addColumn(let name): return (item(name, .announceInserted, .browseGone), nil, nil)
    case .removeColumn(let name): return (item(name, .announceDeleted, .browseBack), nil, nil)
    }
  }

  func save() throws -> [BrowseLine] {
    if let openingProblem { throw openingProblem }
    guard let document, document.hasChanges else { return [line(.browseNoChanges)] }
    let count = document.rowCount
    // What another program changed in a database besides is not read by that.
    let isUnread = browsed.databaseFile != nil && isOutdated
    var saved = [line(list([view.phrases.text(.browseSaved), SafeText.string(fileName)]))]
    if isUnread { saved.append(line(.browseFileChanged, ["text": key("reload")], cue: .error)) }
    let before = browsed.version
    try keepingMarks {
      try document.save()
      acceptFile()
      otherMarks.follow(from: before, to: browsed.version, rowsStay: document.touchedTables.isEmpty)
      // With them the database deleted others, which come back together.
      if document.rowCount != count { try rearrange() }
    }
    let elsewhere = document.touchedTables.flatMap { lines(of: $0) }
    guard document.rowCount != count else { return saved + elsewhere }
    // The database deleted rows with others.
    let more = view.phrases.text(.rowCount, ["count": String(count - document.rowCount)])
    return try saved + [line(.announceDeleted, ["item": more])] + elsewhere
      + goToNearest((try? cell().row) ?? 0)
  }

  /// What a save did in another table, which undo does not take back.
  private func lines(of table: TouchedTable) -> [BrowseLine] {
    [(table.deleted, .announceRowsDeleted), (table.changed, .announceRowsChanged)]
      .filter { (count: Int, _: PhraseKey) in count > 0 }
      .map { count, phrase in
        line(
          list([
            SafeText.string(table.name), view.phrases.text(phrase, ["count": String(count)]),
            view.phrases.text(.browseFinal),
          ]))
      }
  }

  func saveCopy(to copy: String) throws -> [BrowseLine] {
    let formats = [copy, browsed.filePath].map(Self.format)
    if let wanted = formats[0], let own = formats[1], wanted != own {
      throw WrongUsage(
        "\(copy): a copy has the format of its original; choose a name that ends in .\(own)",
        .browseCopyFormat,
        ["value": own])
    }
    if isCopiedAsItIs {
      guard FileVersion(path: copy) == nil else { throw EditError.fileExists(path: copy) }
      let original = try RawFile(path: browsed.filePath)
      try SafeSave(path: copy, journal: nil).write([.kept(0..<original.size)], of: original)
      return [line(list([view.phrases.text(.browseSaved), copy]))]
    }
    // What cannot be made again in the file as it is now can be in a copy.
    let document =
      openingProblem == nil
      ? try editable()
      : try TableDocument(path: path, options: file.options.reading, unsaved: .recoverInConflict)
    try document.saveCopy(to: copy)
    let count = view.phrases.text(.rowCount, ["count": String(document.rowCount)])
    return [line(list([view.phrases.text(.browseSaved), copy, count]))]
  }

  /// Whether a copy has the bytes of the file, such as a workbook's, which cannot be changed.
  private var isCopiedAsItIs: Bool {
    guard path != "-", file.options.reading.query == nil else { return false }
    do { _ = try editable() } catch EditError.format { return true } catch {}
    return false
  }

  /// Why no copy can be saved; nil where one can be.
  package var refusalToCopy: [BrowseLine]? { isCopiedAsItIs ? nil : refusalToEdit(inRow: false) }

  /// The format that a name stands for, by its usual ending; nil for an unknown one.
  private static func format(of path: String) -> String? {
    let formats = [
      ["csv"], ["tsv", "tab"], ["json"], ["jsonl", "ndjson"], ["plist"], ["xlsx"], ["ods"], ["html", "htm"],
      ["db", "sqlite", "sqlite3"],
    ]
    let ending = path.split(separator: ".").last?.lowercased() ?? ""
    return formats.first { $0.contains(ending) }?[0]
  }

  func revert() throws -> [BrowseLine] {
    if openingProblem != nil {
      rows.origin = .document(
        try TableDocument(path: path, options: file.options.reading, unsaved: .discard))
      openingProblem = nil
      return [line(.browseForgotten)]
    }
    guard let document, document.hasChanges else { return [line(.browseNoChanges)] }
    try document.discardChanges()
    forgetMarks()
    try rearrange()
    return try [line(.browseForgotten)] + (isOutdated ? [changedFile] : [])
      + goToNearest((try? cell().row) ?? 0)
  }
}
