import RowcallImport
import RowcallLanguages
import RowcallModel
import RowcallNarration

/// A step of somebody who browses a table.
public enum BrowseCommand: Hashable, Sendable {
  /// To another cell, as in a walk.
  case move(TableMove)
  /// So many rows down; a negative number leads up.
  case rows(Int)
  /// To a row by its one-based number.
  case go(row: Int)
  /// So many columns on, or back.
  case columns(Int)
  /// To a column by its name.
  case goToColumn(String)
  /// Reads the row, the header of the column, what was said last, the cell letter by letter, and what is attached to it.
  case row, header, again, spell, comments
  /// Reads what was found when the table was opened.
  case notes
  /// To the next or previous cell of the column with another value, and without any.
  case other(isForward: Bool)
  case blank(isForward: Bool)
  /// To the next or previous cell of the column that is far from the others, or of another type.
  case odd(isForward: Bool)
  /// To the next cell with a text, on from here; goes on with the same text, or back.
  case find(String)
  case findNext(isForward: Bool)
  /// To the next row whose cell in this column begins with a text.
  case begin(String)
  /// Sets a bookmark, goes to it, compares the row with that of the bookmark; each has a name, which may be empty.
  case mark(String)
  case goToMark(String)
  case compare(String)
  /// Lists the bookmarks.
  case marks
  /// Selects the row, or unselects it; selects all rows that are browsed, or none.
  case select
  case selectAll(Bool)
  /// Leaves only the selected rows.
  case selectedRows
  /// Hides the column, shows all columns again.
  case hideColumn, showColumns
  /// Exchanges the column with the next or previous one, in what is browsed and not in the file.
  case moveColumn(isForward: Bool)
  /// Sorts the rows by the column, in what is browsed and not in the file; takes that back.
  case sort(isAscending: Bool)
  case fileOrder
  /// Leaves only rows with the value of this cell, or for which a condition holds: `Price > 100 and Region = West`; takes
  /// that back.
  case filterValue
  case filter(String)
  case allRows
  /// Reads what is in the column, in the table, and how often each value of the column is there with the sums of another one.
  case summary, tableSummary, totals(String)
  /// The rows with the greatest or the least values of the column: so many.
  case extremes(isGreatest: Bool, count: Int)
  /// Says the least and the greatest value of the column, and plays its values as tones.
  case sonify
  /// Changes the cell, adds a row below, deletes the row.
  case set(EditedCell)
  case insert, delete
  /// Moves the row so many rows down; a negative number leads up.
  case moveRow(Int)
  /// Makes a yes of a no, and the other way round.
  case toggle
  case undo, redo
  /// Saves the changes, in another file, or forgets them.
  case save
  case saveCopy(String)
  case revert
  /// Opens the rows of another table that belong to the row, by its number in the list or its name, and goes back.
  case open(String)
  case back
  /// To the next or previous table of the file.
  case table(isForward: Bool)
  /// To the cell of the workbook to which a link leads: `#Sheet2!B3`.
  case follow(String)
  /// Reads the file again.
  case reload
  /// Says more, or less; names more punctuation, or less.
  case verbosity(isMore: Bool)
  case punctuation(isMore: Bool)
  /// Which headers are said: both, of the row, of the column, or none; whether they or the cells come first.
  case headers, order
  /// Reads rows by a template: `{Town}, {Fare}`; by none, as usual.
  case template(String)

  /// A command of another column than that of the cursor, by its name.
  indirect case on(column: String, BrowseCommand)

  /// Whether it reads rows and changes none, so that it may be given up.
  var changesNothing: Bool {
    switch self {
    case .on(_, let command): command.changesNothing
    case .other, .blank, .odd, .find, .findNext, .begin, .sort, .fileOrder, .filterValue, .filter, .allRows,
      .selectAll, .selectedRows, .summary, .tableSummary, .totals, .extremes, .sonify:
      true
    default: false
    }
  }

  /// Whether all rows have a say in it, so that nothing is lost by waiting for what the whole file says about its columns.
  var needsWholeFile: Bool {
    switch self {
    case .on(_, let command): command.needsWholeFile
    case .sort, .filterValue, .filter, .summary, .tableSummary, .totals, .extremes, .sonify, .odd, .set,
      .toggle:
      true
    default: false
    }
  }
}

extension BrowseCommand {
  /// A command as it is written and explained.
  package struct Entry: Sendable {
    package let name: String
    /// What follows the name; nil for nothing.
    package var argument: String?
    package let help: String
    /// Makes the command; nil for a step of the session that is no command of the table.
    var make: (@Sendable (String) throws -> BrowseCommand)?
    package fileprivate(set) var topic = BrowseTopic.speech
  }

  /// All commands, in the order in which they are listed.
  package static let entries: [Entry] = [
    (BrowseTopic.moving, moves), (.reading, readings), (.finding, searches), (.bookmarks, selections),
    (.sorting, arrangements), (.sums, sums), (.editing, changes), (.tables, tables), (.speech, tunes),
  ].flatMap { topic, entries in
    entries.map { entry in
      var entry = entry
      entry.topic = topic
      return entry
    }
  }

  private static let moves: [Entry] =
    [
      (TableMove.right, "to the next cell of the row"), (.left, "to the cell before"),
      (.down, "to the cell below"), (.up, "to the cell above"), (.home, "to the first cell of the row"),
      (.end, "to the last cell of the row"), (.top, "to the first cell of the column"),
      (.bottom, "to the last cell of the column"), (.first, "to the first cell of the table"),
      (.last, "to the last cell of the table"),
    ].map { move, help in Entry(move.rawValue, help) { _ in .move(move) } } + [
      Entry("page-down", "20 rows down") { _ in .rows(20) },
      Entry("page-up", "20 rows up") { _ in .rows(-20) },
      Entry("go", "PLACE", "to a row by its number, or to a column by its name") { place in
        place.isEmpty || Int(place) != nil ? .go(row: try number(place)) : .goToColumn(place)
      },
    ]

  private static let readings: [Entry] = [
    Entry("row", "reads the row; once more, the cells after the first 100") { _ in .row },
    Entry("column", "reads the column from here; once more, the cells after the first 100") { _ in
      .move(.column)
    },
    Entry("header", "reads the header of the column") { _ in .header },
    Entry("where", "reads where this is") { _ in .move(.where) },
    Entry("again", "says the last words again") { _ in .again },
    Entry("spell", "reads the cell letter by letter; once more, with a word for each letter") { _ in .spell
    },
    Entry("comments", "reads the comments and links on the cell of a workbook") { _ in .comments },
    Entry("notes", "reads what was found when the file was opened, such as columns left out") { _ in .notes
    },
  ]

  private static let searches: [Entry] = [
    Entry("next-other", "to the next different value in the column") { _ in .other(isForward: true) },
    Entry("previous-other", "to the previous different value in the column") { _ in .other(isForward: false)
    },
    Entry("next-blank", "to the next blank cell of the column") { _ in .blank(isForward: true) },
    Entry("previous-blank", "to the previous blank cell of the column") { _ in .blank(isForward: false) },
    Entry("next-odd", "to the next unusual cell of the column: far from the others, or of another type") {
      _ in
      .odd(isForward: true)
    },
    Entry("previous-odd", "to the previous unusual cell of the column") { _ in .odd(isForward: false) },
    Entry("find", "TEXT", "to the next cell with a text or regular expression, as written or as spoken") {
      .find($0)
    },
    Entry("find-next", "finds the same text again") { _ in .findNext(isForward: true) },
    Entry("find-previous", "finds the same text before") { _ in .findNext(isForward: false) },
    Entry("begin", "TEXT", "to the next row whose cell here begins with what is typed") { .begin($0) },
  ]

  private static let selections: [Entry] = [
    Entry("mark", "NAME", "sets a bookmark") { .mark($0) },
    Entry("go-mark", "NAME", "to a bookmark") { .goToMark($0) },
    Entry("compare", "NAME", "reads what differs from the row of the bookmark") { .compare($0) },
    Entry("marks", "lists the bookmarks") { _ in .marks },
    Entry("select", "selects the row, or unselects it") { _ in .select },
    Entry("select-all", "selects all rows that are browsed") { _ in .selectAll(true) },
    Entry("select-none", "unselects all rows") { _ in .selectAll(false) },
    Entry("selected-rows", "only the selected rows, for their sums and summary") { _ in .selectedRows },
  ]

  private static let arrangements: [Entry] = [
    Entry("sort", "sorts by the column, the least first") { _ in .sort(isAscending: true) },
    Entry("sort-descending", "sorts by the column, the greatest first") { _ in .sort(isAscending: false) },
    Entry("file-order", "in the order of the file again") { _ in .fileOrder },
    Entry("filter-value", "only rows with the value of this cell") { _ in .filterValue },
    Entry(
      "filter", "CONDITION",
      "only rows for which a condition holds: Price > 100 and Region = West; without one, filters and sorts again"
    ) {
      .filter($0)
    },
    Entry("all-rows", "all rows again") { _ in .allRows },
    Entry("hide", "hides the column") { _ in .hideColumn },
    Entry("show-all", "shows all columns") { _ in .showColumns },
    Entry("column-left", "moves the column to the left") { _ in .moveColumn(isForward: false) },
    Entry("column-right", "moves the column to the right") { _ in .moveColumn(isForward: true) },
  ]

  private static let sums: [Entry] = [
    Entry("sum", "reads what is in the column: count, range, sum, mean, frequent values") { _ in .summary },
    Entry("summary", "reads what is in the table; once more, the columns after the first 100") { _ in
      .tableSummary
    },
    Entry(
      "totals", "SUMMED-COLUMN",
      "counts the rows for each value of this column, and adds up another column; at most 50 values"
    ) {
      .totals($0)
    },
    Entry("greatest", "COUNT", "reads the rows with the greatest values of the column, 5 without a number") {
      .extremes(isGreatest: true, count: try $0.isEmpty ? usualCount : number($0))
    },
    Entry("least", "COUNT", "reads the rows with the least values of the column, 5 without a number") {
      .extremes(isGreatest: false, count: try $0.isEmpty ? usualCount : number($0))
    },
    Entry("sonify", "plays the column: a tone for each row, the greater the higher") { _ in .sonify },
  ]

  private static let changes: [Entry] = [
    Entry("set", "TEXT", "changes the cell") { .set(.text($0)) },
    Entry("null", "makes the cell null, in JSON and databases") { _ in .set(.null) },
    Entry("empty", "makes the cell an empty text, in JSON and databases") { _ in .set(.emptyText) },
    Entry("insert", "adds a row below") { _ in .insert },
    Entry("delete", "deletes the row") { _ in .delete },
    Entry("row-down", "moves the row below the next one") { _ in .moveRow(1) },
    Entry("row-up", "moves the row above the one before") { _ in .moveRow(-1) },
    Entry("toggle", "switches between yes and no") { _ in .toggle },
    Entry("undo", "undoes the last change") { _ in .undo },
    Entry("redo", "does the undone change again") { _ in .redo },
    Entry("save", "saves the changes") { _ in .save },
    Entry("save-copy", "FILE", "saves the table in another file") { .saveCopy($0) },
    Entry("revert", "forgets changes that are not saved") { _ in .revert },
  ]

  private static let tables: [Entry] = [
    Entry("open", "TABLE", "opens the rows of a database that belong to the row; elsewhere reads the row") {
      .open($0)
    },
    Entry("back", "back to the row from which these were opened") { _ in .back },
    Entry("next-table", "to the next table or sheet of the file") { _ in .table(isForward: true) },
    Entry("previous-table", "to the previous table or sheet of the file") { _ in .table(isForward: false) },
    Entry("reload", "reads the file again") { _ in .reload },
  ]

  private static let tunes: [Entry] = [
    Entry(
      "template", "TEMPLATE", "reads rows by a template, as in {Town}, {Fare}; by an empty one as before"
    ) {
      .template($0)
    },
    Entry("more", "says more of each cell and row") { _ in .verbosity(isMore: true) },
    Entry("less", "says less of each cell and row") { _ in .verbosity(isMore: false) },
    Entry("headers", "says headers of rows and columns, of rows, of columns, or none") { _ in .headers },
    Entry("order", "says the header before the cell, or the cell first again") { _ in .order },
    Entry("more-punctuation", "names more punctuation") { _ in .punctuation(isMore: true) },
    Entry("less-punctuation", "names less punctuation") { _ in .punctuation(isMore: false) },
  ]

  /// So many rows are read by `greatest` and `least` without a number.
  private static let usualCount = 5

  private static func number(_ text: String) throws -> Int {
    if let number = Int(text), number > 0 { return number }
    throw WrongUsage("\"\(text)\": expected a number from 1", .browseNoNumber, ["name": text])
  }

  /// Reads a line such as `down` or `find West`; throws ``WrongUsage`` for what is no command.
  package init(_ line: String) throws {
    let name = line.prefix { !$0.isWhitespace }.lowercased()
    let argument = String(line.dropFirst(name.count)[...].trimmingSpaces)
    guard let entry = (Self.entries + BrowseKeys.steps).first(where: { $0.name == name }) else {
      throw WrongUsage(noCommand: name)
    }
    if let wanted = entry.argument, argument.isEmpty, !entry.mayLackArgument {
      throw WrongUsage(
        "\(name): expected \(wanted), as in: \(name) \(wanted)", .browseExpectedAfter,
        ["text": wanted, "name": name])
    }
    guard entry.argument != nil || argument.isEmpty || entry.takesColumn else {
      throw WrongUsage(tooMuch: argument, after: name)
    }
    guard let make = entry.make else { throw WrongUsage(noCommand: name) }
    let command = try make(argument)
    self = entry.takesColumn && !argument.isEmpty ? .on(column: argument, command) : command
  }
}

extension WrongUsage {
  /// That no command, or step of the session, has a name, with the one that may be meant.
  ///
  /// - Parameter others: what else could be meant.
  package init(noCommand name: String, or others: [String] = []) {
    let names = (BrowseCommand.entries + BrowseKeys.steps).map(\.name)
    // A step of the session has a name, too, and so has a topic of help.
    let near =
      BrowseTopic(rawValue: name) != nil
      ? "help \(name)" : NearName.closest(to: name, in: (others + names).filter { $0 != name })
    self.init(
      "there is no command \"\(name)\"; " + (near.map { "did you mean \"\($0)\"?" } ?? "help lists them"),
      .browseNoCommand, ["name": name, "text": near ?? "help"])
  }

  init(tooMuch text: String, after name: String) {
    self.init(
      "\(name): \"\(text)\" is too much; leave it out", .browseTooMuch, ["name": name, "text": text])
  }
}

extension BrowseCommand.Entry {
  /// Whether the command means something without its argument: `set` makes a cell blank.
  package var mayLackArgument: Bool { Self.lackingArgument.contains(name) }

  private static let lackingArgument: Set<String> = [
    "set", "open", "totals", "mark", "go-mark", "compare", "template", "greatest", "least", "filter",
  ]

  /// What is asked for by a command that needs a text; a cell is asked for by the header of its column.
  package var question: PhraseKey? {
    switch name {
    case "go": .browseAskRow
    case "find": .browseAskText
    case "begin": .browseAskLetters
    case "filter": .browseAskCondition
    case "totals": .browseAskColumn
    case "template": .browseAskTemplate
    case "save-copy": .browseAskFile
    default: nil
    }
  }

  /// Whether the name of a column may follow, in place of that of the cursor.
  package var takesColumn: Bool { ["sort", "sort-descending", "sum", "sonify", "hide"].contains(name) }

  /// Whether a number that was typed before its key is its argument; without one the argument is empty.
  package var takesNumber: Bool {
    ["go", "open", "mark", "go-mark", "compare", "greatest", "least"].contains(name)
  }

  fileprivate init(
    _ name: String, _ help: String, _ make: @escaping @Sendable (String) throws -> BrowseCommand
  ) {
    self.init(name: name, argument: nil, help: help, make: make)
  }

  /// A step of the session.
  init(step name: String, _ topic: BrowseTopic, _ help: String) {
    self.init(name: name, argument: nil, help: help, make: nil, topic: topic)
  }

  fileprivate init(
    _ name: String, _ argument: String, _ help: String,
    _ make: @escaping @Sendable (String) throws -> BrowseCommand
  ) {
    self.init(name: name, argument: argument, help: help, make: make)
  }
}
