/// Every phrase that Rowcall itself adds to what a table says; the comments are the translators' notes.
///
/// The argument `count` is a whole number in plain digits, and its pattern has a plural for it. All other arguments are
/// finished words ("2 percent", "row 3 of 10") and stand where no language needs them to agree with anything.
public enum PhraseKey: String, CaseIterable, Hashable, Codable, Sendable {
  // MARK: Cells and labels
  /// An empty cell: "blank".
  case blank
  /// Between the parts of a row's label: ", ".
  case listSeparator = "list.separator"
  /// Between two announcements of one moment: ". ".
  case sentenceSeparator = "sentence.separator"
  /// A value that means nothing without its header: "Quantity 5". Arguments: header, value.
  case headerAndValue = "header.value"
  /// The same where the value comes first, the header as an aside: "5 (Quantity)". Arguments: header, value.
  case valueAndHeader = "value.header"
  /// A true value: "yes".
  case yes
  /// A false value: "no".
  case no

  // MARK: Values
  /// A number below zero: "minus 3". Argument: number, without its sign.
  case negative = "number.negative"
  /// A plus sign that is heard, as before a country's telephone code: "plus 44". Argument: number.
  case positive = "number.positive"
  /// A change above zero: "up 2 percent". Argument: amount, without its sign.
  case changeUp = "change.up"
  /// A change below zero: "down 2 percent". Argument: amount, without its sign.
  case changeDown = "change.down"
  /// A change of zero: "unchanged".
  case changeNone = "change.none"
  /// A number with a decimal mark, in words: "three point two". Arguments: whole, fraction.
  case decimal = "number.decimal"
  /// A decimal number written without its whole part, in words: "point two". Argument: fraction.
  case decimalWithoutWhole = "number.decimal.bare"
  /// A whole number and a fraction: "3 and two quarters". Arguments: whole, fraction.
  case mixedFraction = "fraction.mixed"
  /// A number close to zero: "4.2 times 10 to the power of minus 9". Arguments: number, base, exponent.
  case powerOfTen = "number.power"
  /// A percentage: "2 percent". Argument: amount.
  case percent
  /// Money with a minor unit, numbers as digits: "648 dollars and 11 cents". Arguments: major, minor.
  case moneyParts = "money.parts"
  /// Money with a minor unit, numbers in words: "twenty dollars fifty cents". Arguments: major, minor.
  case moneyPartsInWords = "money.parts.words"
  /// From one value to another: "50 dollars to 100 dollars". Arguments: from, to.
  case range
  /// So much for each unit: "20 dollars per month". Arguments: value, unit (in the singular, without an article).
  case rate
  /// A date with a time of day: "November 12, 2012, 5 PM". Arguments: date, time.
  case dateTime = "date.time"
  /// A time zone ahead of UTC: "UTC plus 2 hours". Argument: offset.
  case zoneAhead = "zone.ahead"
  /// A time zone behind UTC: "UTC minus 2 hours". Argument: offset.
  case zoneBehind = "zone.behind"
  /// The last of several parts: "1 hour 2 minutes and 3 seconds". Arguments: rest, last.
  case lastPart = "list.last"
  /// The last of several names of columns that have a value in common: "Weekdays and Sundays". Arguments: rest, last.
  case lastName = "list.lastName"
  /// An extension of a telephone number: "extension 1 2". Argument: number.
  case telephoneExtension = "telephone.extension"

  // MARK: Roles
  /// Can be pressed: "button".
  case roleButton = "role.button"
  /// Leads elsewhere: "link".
  case roleLink = "role.link"
  /// Shows a picture: "image".
  case roleImage = "role.image"
  /// Names what follows: "heading".
  case roleHeading = "role.heading"
  /// Is on or off at once: "switch".
  case roleSwitch = "role.switch"
  /// Is checked or not: "checkbox".
  case roleCheckbox = "role.checkbox"
  /// Is one of several to choose from: "radio button".
  case roleRadio = "role.radio"
  /// Has a value that goes up and down: "adjustable".
  case roleSlider = "role.slider"
  /// Has a value that goes up and down in steps: "stepper".
  case roleStepper = "role.stepper"
  /// Takes text: "text field".
  case roleTextField = "role.textField"
  /// Takes a text to search for: "search field".
  case roleSearchField = "role.searchField"
  /// Opens a list of choices: "pop-up list".
  case roleComboBox = "role.comboBox"
  /// Is one part of a row of choices: "segment".
  case roleSegment = "role.segment"
  /// Shows how far something is: "progress".
  case roleProgress = "role.progress"
  /// Holds data in a table: "cell".
  case roleCell = "role.cell"
  /// Names a column: "column header".
  case roleColumnHeader = "role.columnHeader"
  /// Names a row: "row header".
  case roleRowHeader = "role.rowHeader"
  /// A row as one unit: "row".
  case roleRow = "role.row"
  /// Names a table: "caption".
  case roleCaption = "role.caption"
  /// Stands below a section: "footer".
  case roleFooter = "role.footer"
  /// One thing that is moved from title to title, and the table with it: "section index".
  case roleIndex = "role.index"
  /// The title of a row of kana in an index: "あ row". Arguments: title.
  case indexRow = "index.row"
  /// The title in an index of all that begins with no letter of the language: "other".
  case indexOther = "index.other"
  /// How a name is read, where nobody said it and a dictionary did: "derived".
  case readingDerived = "reading.derived"
  /// Rows and columns to be read: "table".
  case roleTable = "role.table"
  /// Rows and columns to be operated: "grid".
  case roleGrid = "role.grid"
  /// A grid whose rows open and close: "tree grid".
  case roleTreeGrid = "role.treeGrid"
  /// Rows one below the other: "list".
  case roleList = "role.list"
  /// Some rows under a header: "section".
  case roleSection = "role.section"
  /// The bar with the title and the way back: "navigation bar".
  case roleNavigationBar = "role.navigationBar"
  /// Fields that are filled in and saved together: "form".
  case roleForm = "role.form"
  /// Stands in place of a name that the author forgot: "unlabelled".
  case unlabelled = "role.unlabelled"

  // MARK: States
  /// "selected".
  case stateSelected = "state.selected"
  /// "not selected".
  case stateNotSelected = "state.notSelected"
  /// What belongs to it is shown: "expanded".
  case stateExpanded = "state.expanded"
  /// What belongs to it is hidden: "collapsed".
  case stateCollapsed = "state.collapsed"
  /// "checked".
  case stateChecked = "state.checked"
  /// "not checked".
  case stateNotChecked = "state.notChecked"
  /// Some of what a checkbox stands for is checked: "partly checked".
  case stateMixed = "state.mixed"
  /// A switch: "on".
  case stateOn = "state.on"
  /// A switch: "off".
  case stateOff = "state.off"
  /// A button that stays down: "pressed".
  case statePressed = "state.pressed"
  /// "not pressed".
  case stateNotPressed = "state.notPressed"
  /// A field whose text is kept to itself, as a password is, holds something: "filled in".
  case stateFilledIn = "state.filledIn"
  /// Cannot be operated now: "dimmed".
  case stateDisabled = "state.disabled"
  /// Can be read only: "read-only".
  case stateReadOnly = "state.readOnly"
  /// Must be filled in: "required".
  case stateRequired = "state.required"
  /// Was filled in wrongly: "invalid".
  case stateInvalid = "state.invalid"
  /// Is where the listener is in a set: "current".
  case stateCurrent = "state.current"
  /// A header: "sorted ascending".
  case stateSortedAscending = "state.sorted.ascending"
  /// A header: "sorted descending".
  case stateSortedDescending = "state.sorted.descending"
  /// A header, in another order: "sorted".
  case stateSorted = "state.sorted"

  // MARK: Places, spans and counts
  /// "row 3". Argument: row.
  case rowPosition = "position.row"
  /// "row 3 of 10". Arguments: row, total.
  case rowPositionOf = "position.row.of"
  /// "column 2". Argument: column.
  case columnPosition = "position.column"
  /// "column 2 of 5". Arguments: column, total.
  case columnPositionOf = "position.column.of"
  /// A place among several of any kind: "3 of 10". Arguments: index, total.
  case setPosition = "position.set"
  /// How deep a row or a heading lies: "level 2". Argument: level.
  case level = "position.level"
  /// "spans 2 rows". Argument: count.
  case spansRows = "span.rows"
  /// "spans 2 columns". Argument: count.
  case spansColumns = "span.columns"
  /// "1 row", "10 rows". Argument: count.
  case rowCount = "count.rows"
  /// "1 column", "3 columns". Argument: count.
  case columnCount = "count.columns"
  /// "2 sections". Argument: count.
  case sectionCount = "count.sections"

  // MARK: Ways through a table, and its summary
  /// Said once when a table is left: "end of table".
  case tableEnd = "table.end"
  /// Said when a list is left, and in answer to a step past its last row: "end of list".
  case listEnd = "list.end"
  /// There is no cell before this one: "beginning of row".
  case edgeRowStart = "edge.row.start"
  /// There is no cell after this one: "end of row".
  case edgeRowEnd = "edge.row.end"
  /// There is no cell above this one: "top of column".
  case edgeColumnTop = "edge.column.top"
  /// There is no cell below this one: "bottom of column".
  case edgeColumnBottom = "edge.column.bottom"
  /// There is no row above this one: "beginning of list".
  case edgeListStart = "edge.list.start"
  /// No title of the index before this one leads anywhere: "beginning of index".
  case edgeIndexStart = "edge.index.start"
  /// No title of the index after this one leads anywhere: "end of index".
  case edgeIndexEnd = "edge.index.end"
  /// "no rows".
  case emptyTable = "table.empty"
  /// A title of the index has nothing under it: "no entries", after the title, which may be a row of kana itself.
  case emptyIndexSection = "index.empty"
  /// After a scroll: "rows 6 to 10 of 43". Arguments: first, last, total.
  case rowsShown = "table.rows"

  /// The way back, as a button and once it was taken: "back to Cities". Argument: title.
  case backTo = "back"
  /// A column's least and greatest value: "Price from 12 dollars to 90 dollars". Arguments: name, low, high.
  case summaryRange = "summary.range"
  /// A column that holds one value only: "Price always 12 dollars". Arguments: name, value.
  case summarySame = "summary.same"
  /// "median 340 dollars". Argument: value.
  case summaryMedian = "summary.median"
  /// "2 blank". Argument: count.
  case summaryBlank = "summary.blank"
  /// How many different texts a column has: "City with 12 different values". Arguments: name, count.
  case summaryDistinct = "summary.distinct"

  // MARK: Actions and hints
  /// The button that opens an item's detail: "More info".
  case actionMoreInfo = "action.moreInfo"
  /// "Delete".
  case actionDelete = "action.delete"
  /// The delete control of a row: "Delete Buy milk". Argument: item.
  case actionDeleteItem = "action.delete.item"
  /// "Insert".
  case actionInsert = "action.insert"
  /// The control that moves a row: "Reorder Buy milk". Argument: item.
  case actionReorderItem = "action.reorder.item"
  /// The way back to a screen without a title: "Back".
  case actionBack = "action.back"
  /// Adds something: "Add".
  case actionAdd = "action.add"
  /// Enters editing mode: "Edit".
  case actionEdit = "action.edit"
  /// Leaves editing mode: "Done".
  case actionDone = "action.done"
  /// Closes a form and keeps what was entered: "Save".
  case actionSave = "action.save"
  /// Closes a form without a trace, or answers a question with no: "Cancel".
  case actionCancel = "action.cancel"
  /// Moves a row that has no name: "Reorder".
  case actionReorder = "action.reorder"
  /// "3 actions". Argument: count.
  case actionsAvailable = "action.available"
  /// "press Enter to activate".
  case hintActivate = "hint.activate"
  /// A row that leads further: "press Enter to open".
  case hintOpen = "hint.open"
  /// "press Enter to toggle".
  case hintToggle = "hint.toggle"
  /// "press plus or minus to adjust".
  case hintAdjust = "hint.adjust"
  /// "press Enter to edit".
  case hintEdit = "hint.edit"

  // MARK: Announcements
  /// A row went: "Buy milk deleted". Argument: item.
  case announceDeleted = "announce.deleted"
  /// A row came: "Buy milk added". Argument: item.
  case announceInserted = "announce.inserted"
  /// "3 rows deleted". Argument: count.
  case announceRowsDeleted = "announce.rows.deleted"
  /// "3 rows added". Argument: count.
  case announceRowsInserted = "announce.rows.inserted"
  /// "3 rows moved". Argument: count.
  case announceRowsMoved = "announce.rows.moved"
  /// "3 rows changed". Argument: count.
  case announceRowsChanged = "announce.rows.changed"
  /// "section Europe deleted". Argument: title.
  case announceSectionDeleted = "announce.section.deleted"
  /// "section Europe added". Argument: title.
  case announceSectionInserted = "announce.section.inserted"
  /// "section Europe moved". Argument: title.
  case announceSectionMoved = "announce.section.moved"
  /// "section Europe changed". Argument: title.
  case announceSectionChanged = "announce.section.changed"
  /// "3 sections deleted". Argument: count.
  case announceSectionsDeleted = "announce.sections.deleted"
  /// "3 sections added". Argument: count.
  case announceSectionsInserted = "announce.sections.inserted"
  /// "3 sections moved". Argument: count.
  case announceSectionsMoved = "announce.sections.moved"
  /// "3 sections changed". Argument: count.
  case announceSectionsChanged = "announce.sections.changed"
  /// "Buy eggs moved above Read a book". Arguments: item, other.
  case announceMovedAbove = "announce.moved.above"
  /// "Buy eggs moved below Read a book". Arguments: item, other.
  case announceMovedBelow = "announce.moved.below"
  /// Where a row that is carried would lie: "above Read a book". Argument: other.
  case placeAbove = "place.above"
  /// "below Read a book". Argument: other.
  case placeBelow = "place.below"
  /// A move to a place beside nothing that has a name: "Buy eggs moved to row 3". Arguments: item, row.
  case announceMoved = "announce.moved"
  /// A row was taken up to be moved: "Buy eggs picked up". Argument: item.
  case announcePickedUp = "announce.pickedUp"
  /// "Buy eggs put back". Argument: item.
  case announcePutBack = "announce.putBack"
  /// "Editing on".
  case announceEditingOn = "announce.editing.on"
  /// "Editing off".
  case announceEditingOff = "announce.editing.off"
  /// A question: "Delete Buy milk?" Argument: item.
  case announceAskDelete = "announce.delete.ask"
  /// The question was withdrawn: "Buy milk kept". Argument: item.
  case announceKept = "announce.delete.kept"
  /// The actions behind a row: "Actions: Archive, Delete". Argument: actions.
  case announceActions = "announce.actions"
  /// An action of the author's ran: "Archive, done". Argument: action.
  case announceActionDone = "announce.action.done"
  /// The table was read anew. "updated, 12 rows". Argument: count.
  case announceLoaded = "announce.loaded"
  /// Where the index leads from a title under which there is nothing, after "P, no entries": "leads to T". Argument: title.
  case announceIndexLeads = "announce.index.leads"
  /// In answer to letters that were typed to find a row: "nothing begins with ne". Argument: text.
  case announceNotFound = "announce.notFound"
  /// "New item, saved". Argument: title.
  case announceFormSaved = "announce.form.saved"
  /// "New item, cancelled". Argument: title.
  case announceFormCancelled = "announce.form.cancelled"
  /// What was asked for cannot be done: "not possible".
  case announceRefused = "announce.refused"

  // MARK: Letters and signs
  /// A capital letter when text is spelled: "capital A". Argument: letter.
  case capitalLetter = "spelling.capital"
}

extension PhraseKey {
  /// The names of the pattern's arguments, the same in every language.
  public var arguments: Set<String> { Set(sample.keys) }

  /// The pattern's arguments by name, each as English could fill it; empty where the pattern is the whole phrase.
  package var sample: [String: String] {
    switch self {
    case .headerAndValue, .valueAndHeader: ["header": "Quantity", "value": "5"]
    case .negative: ["number": "3"]
    case .positive: ["number": "44"]
    case .changeUp, .changeDown: ["amount": "2 percent"]
    case .decimal: ["whole": "three", "fraction": "two"]
    case .decimalWithoutWhole: ["fraction": "two"]
    case .mixedFraction: ["whole": "3", "fraction": "two quarters"]
    case .powerOfTen: ["number": "4.2", "base": "10", "exponent": "minus 9"]
    case .percent: ["amount": "2"]
    case .moneyParts: ["major": "7 dollars", "minor": "30 cents"]
    case .moneyPartsInWords: ["major": "seven dollars", "minor": "thirty cents"]
    case .range: ["from": "7 dollars", "to": "9 dollars"]
    case .rate: ["value": "7 dollars", "unit": "month"]
    case .dateTime: ["date": "May 4, 2015", "time": "5 PM"]
    case .zoneAhead, .zoneBehind: ["offset": "2 hours"]
    case .lastPart: ["rest": "2 hours", "last": "5 minutes"]
    case .lastName: ["rest": "Morning", "last": "Evening"]
    case .telephoneExtension: ["number": "1 2"]
    case .indexRow: ["title": "あ"]
    case .rowPosition: ["row": "3"]
    case .rowPositionOf: ["row": "3", "total": "10"]
    case .columnPosition: ["column": "2"]
    case .columnPositionOf: ["column": "2", "total": "5"]
    case .setPosition: ["index": "3", "total": "10"]
    case .level: ["level": "2"]
    case .spansRows, .spansColumns, .sectionCount, .summaryBlank: ["count": "2"]
    case .rowCount: ["count": "10"]
    case .columnCount, .actionsAvailable, .announceRowsDeleted, .announceRowsInserted, .announceRowsMoved,
      .announceRowsChanged, .announceSectionsDeleted, .announceSectionsInserted, .announceSectionsMoved,
      .announceSectionsChanged:
      ["count": "3"]
    case .rowsShown: ["first": "6", "last": "10", "total": "43"]
    case .backTo: ["title": "Cities"]
    case .summaryRange: ["name": "Price", "low": "12 dollars", "high": "90 dollars"]
    case .summarySame: ["name": "Price", "value": "12 dollars"]
    case .summaryMedian: ["value": "34 dollars"]
    case .summaryDistinct: ["name": "City", "count": "12"]
    case .actionDeleteItem, .actionReorderItem, .announceDeleted, .announceInserted, .announceAskDelete,
      .announceKept:
      ["item": "Buy milk"]
    case .announceSectionDeleted, .announceSectionInserted, .announceSectionMoved, .announceSectionChanged:
      ["title": "Europe"]
    case .announceMovedAbove, .announceMovedBelow: ["item": "Buy eggs", "other": "Read a book"]
    case .placeAbove, .placeBelow: ["other": "Read a book"]
    case .announceMoved: ["item": "Buy eggs", "row": "3"]
    case .announcePickedUp, .announcePutBack: ["item": "Buy eggs"]
    case .announceActions: ["actions": "Archive, Delete"]
    case .announceActionDone: ["action": "Archive"]
    case .announceLoaded: ["count": "12"]
    case .announceIndexLeads: ["title": "T"]
    case .announceNotFound: ["text": "ne"]
    case .announceFormSaved, .announceFormCancelled: ["title": "New item"]
    case .capitalLetter: ["letter": "A"]
    default: [:]
    }
  }
}
