import RowcallText

/// Every phrase that Rowcall itself adds to what a table says; the comments are the translators' notes.
///
/// The argument `count` is a whole number in plain digits, and its pattern has a plural for it. All other arguments are
/// finished words ("2 percent", "row 3 of 10") and stand where no language needs them to agree with anything. What is in
/// quotes is English with its arguments filled in.
public enum PhraseKey: CaseIterable, Hashable, Sendable {
  // MARK: Values
  /// An empty cell, a true value and a false one: "blank", "yes", "no".
  case blank, yes, no
  /// A number without its sign: "minus 3", and "plus 44" where a plus sign is heard, as before a telephone code.
  case negative, positive
  /// An amount without its sign that changed: "up 2 percent", "down 2 percent", "unchanged".
  case changeUp, changeDown, changeNone
  /// A number with a decimal mark, in words: "three point two", "point two".
  case decimal, decimalWithoutWhole
  /// A whole number and a fraction: "3 and two quarters".
  case mixedFraction
  /// A number close to zero: "4.2 times 10 to the power of minus 9".
  case powerOfTen
  /// A percentage: "2 percent".
  case percent
  /// The last of several parts: "1 hour 2 minutes and 3 seconds".
  case lastPart
  /// The last of several names of columns that have a value in common: "Weekdays and Sundays".
  case lastName
  /// Money with a minor unit: "648 dollars and 11 cents", in words "twenty dollars fifty cents".
  case moneyParts, moneyPartsInWords
  /// From one value to another: "50 dollars to 100 dollars".
  case range
  /// So much for each unit, which is in the singular and has no article: "20 dollars per month".
  case rate
  /// A date with a time of day: "November 12, 2012, 5 PM".
  case dateTime
  /// A time zone: "UTC plus 2 hours", "UTC minus 2 hours".
  case zoneAhead, zoneBehind
  /// An extension of a telephone number: "extension 1 2".
  case telephoneExtension
  /// Between the parts of a row's label, ", ", and between two announcements of one moment, ". ".
  case listSeparator, sentenceSeparator
  /// A value that means nothing without its header: "Quantity 5", and "5 (Quantity)" with the header as an aside.
  case headerAndValue, valueAndHeader

  // MARK: Roles
  /// What can be pressed, leads elsewhere, shows a picture, and names what follows.
  case roleButton, roleLink, roleImage, roleHeading
  /// What somebody remarked on a cell; its text follows, "comment checked by Ann".
  case roleComment
  /// What is on or off at once, is checked or not, is one of several to choose from, and one of a row of choices.
  case roleSwitch, roleCheckbox, roleRadio, roleSegment
  /// What goes up and down ("adjustable"), does so in steps, and shows how far something is.
  case roleSlider, roleStepper, roleProgress
  /// What takes text, a text that is not shown such as a password, one to search for, and opens a list of choices.
  case roleTextField, roleSecureTextField, roleSearchField, roleComboBox
  /// Rows and columns to be read, to be operated, with rows that open and close; rows alone; some of them under a header.
  case roleTable, roleGrid, roleTreeGrid, roleList, roleSection
  /// A row as one unit, what holds data in it, and what names a column or a row.
  case roleRow, roleCell, roleColumnHeader, roleRowHeader
  /// What names a table, stands below a section, has the title and the way back, and is filled in and saved as one.
  case roleCaption, roleFooter, roleNavigationBar, roleForm
  /// An index as one thing that is moved from title to title, the title of a row of kana in it ("あ row"), and that of all
  /// that begins with no letter of the language ("other").
  case roleIndex, indexRow, indexOther
  /// In place of a name that the author forgot, "unlabelled", and behind a reading that a dictionary gave, "derived".
  case unlabelled, readingDerived

  // MARK: States
  /// Whether it is selected, and whether what belongs to it is shown.
  case stateSelected, stateNotSelected, stateExpanded, stateCollapsed
  /// Of a checkbox: "checked", "not checked", and "partly checked" when that is true of some that it stands for.
  case stateChecked, stateNotChecked, stateMixed
  /// Of a switch, and of a button that stays down.
  case stateOn, stateOff, statePressed, stateNotPressed
  /// A field that holds a text kept to itself, as a password is; one that must be filled in, or was so wrongly.
  case stateFilledIn, stateRequired, stateInvalid
  /// What cannot be operated now, "dimmed", or only be read; and where the listener is in a set.
  case stateDisabled, stateReadOnly, stateCurrent
  /// Of a header, the last for any other order.
  case stateSortedAscending, stateSortedDescending, stateSorted

  // MARK: Places, spans and counts
  /// "row 3", "row 3 of 10", "column 2", "column 2 of 5".
  case rowPosition, rowPositionOf, columnPosition, columnPositionOf
  /// A place among several of any kind, "3 of 10", and how deep a row or a heading lies, "level 2".
  case setPosition, level
  /// So many of all: "4 of 7".
  case share
  /// "spans 2 rows", "spans 2 columns".
  case spansRows, spansColumns
  /// "1 row" and "10 rows", "3 columns", "2 sections".
  case rowCount, columnCount, sectionCount

  // MARK: Ways through a table, and its summary
  /// On the way out of a table or list, also in answer to a step past the last row of a list.
  case tableEnd, listEnd
  /// Between two rows of a table where its file has the row of column headers once more.
  case headersRepeated
  /// There is no cell before, after, above or below this one: "beginning of row", "bottom of column".
  case edgeRowStart, edgeRowEnd, edgeColumnTop, edgeColumnBottom
  /// There is no row above this one, and no title of the index before or after this one leads anywhere.
  case edgeListStart, edgeIndexStart, edgeIndexEnd
  /// "no rows", and "no entries" after a title of the index with nothing under it, which may be a row of kana itself.
  case emptyTable, emptyIndexSection
  /// After a scroll: "rows 6 to 10 of 43".
  case rowsShown
  /// The way back, as a button and once it was taken: "back to Cities".
  case backTo
  /// Of a column: "Price from 12 dollars to 90 dollars", "Price always 12 dollars", "median 340 dollars".
  case summaryRange, summarySame, summaryMedian
  /// A web address in a cell, and a text of which only the beginning is said: "link to example.com", "…, continues".
  case linkTo, textContinues
  /// Of a column that mostly repeats the name of the row, "Label only where it differs from City", and of the cells for
  /// which a row has no time, "and 5 more".
  case summaryRepeats, moreCells
  /// Of a column whose numbers have more decimals than a listener can follow: "Share rounded".
  case summaryRounded
  /// Headers of many words are said whole with the first of their cells, and cut with the others.
  case longHeaders
  /// How many cells of a column are empty, "2 blank", and how many texts differ, "City with 12 different values".
  case summaryBlank, summaryDistinct

  // MARK: Actions and hints
  /// Opens an item's detail; removes, adds and moves a row that has no name.
  case actionMoreInfo, actionDelete, actionInsert, actionReorder
  /// The two buttons of a stepper: "Copies, Decrement, Button".
  case actionDecrement, actionIncrement
  /// The controls of a row: "Delete Buy milk", "Reorder Buy milk".
  case actionDeleteItem, actionReorderItem
  /// The way back to a screen without a title, adding something, and entering and leaving editing mode.
  case actionBack, actionAdd, actionEdit, actionDone
  /// Closes a form and keeps what was entered; closes it without a trace, or answers a question with no.
  case actionSave, actionCancel
  /// "3 actions".
  case actionsAvailable
  /// "press Enter to activate", and for what leads further, is on or off, goes up and down, or takes text.
  case hintActivate, hintOpen, hintToggle, hintAdjust, hintEdit

  // MARK: Announcements
  /// A row went or came: "Buy milk deleted", "Buy milk added".
  case announceDeleted, announceInserted
  /// "3 rows deleted", and the like.
  case announceRowsDeleted, announceRowsInserted, announceRowsMoved, announceRowsChanged
  /// "section Europe deleted", and the like.
  case announceSectionDeleted, announceSectionInserted, announceSectionMoved, announceSectionChanged
  /// "3 sections deleted", and the like.
  case announceSectionsDeleted, announceSectionsInserted, announceSectionsMoved, announceSectionsChanged
  /// "Buy eggs moved above Read a book", and "Buy eggs moved to row 3" beside nothing that has a name.
  case announceMovedAbove, announceMovedBelow, announceMoved
  /// Where a row that is carried would lie: "above Read a book".
  case placeAbove, placeBelow
  /// A row was taken up to be moved, and laid down where it was: "Buy eggs picked up", "Buy eggs put back".
  case announcePickedUp, announcePutBack
  /// "editing on", "editing off".
  case announceEditingOn, announceEditingOff
  /// A question, "Delete Buy milk?", and that it was withdrawn, "Buy milk kept".
  case announceAskDelete, announceKept
  /// The actions behind a row, "actions: Archive, Delete", and that one of the author's ran, "Archive, done".
  case announceActions, announceActionDone
  /// The table was read anew: "updated, 12 rows".
  case announceLoaded
  /// Where the index leads from a title under which there is nothing, after "P, no entries": "leads to T".
  case announceIndexLeads
  /// In answer to letters that were typed to find a row: "nothing begins with ne".
  case announceNotFound
  /// Of a form: "New item, saved", "New item, cancelled".
  case announceFormSaved, announceFormCancelled
  /// What was asked for cannot be done: "not possible".
  case announceRefused

  // MARK: Browsing
  /// In answer to a search: "west not found", and that it went on at the other end of the table, "from the other end".
  case browseNotFound, browseWrapped
  /// Added to "not found" in a long table, whose words were not searched: "searched as written, not as spoken".
  case browseOnlyWritten
  /// There is no other value above or below in the column, "no other value", and no empty cell, "no blank cell".
  case browseNoOtherValue, browseNoBlank
  /// The rows are no longer sorted: "in the order of the file".
  case browseFileOrder
  /// Only some rows are left after a filter: "12 rows of 340"; `total` is a number in plain digits.
  case browseRowsOf
  /// A column was hidden, "Price hidden", and all columns are there again, "all columns shown".
  case browseHidden, browseAllColumns
  /// A bookmark was set, and there is none to go to: "bookmark set", "no bookmark".
  case browseMarked, browseNoMark
  /// A row beside that of the bookmark: "no difference", and "Price 12 dollars, at the bookmark 9 dollars".
  case browseEqual, browseDiffers
  /// Of a column: "sum 340 dollars", "mean 12 dollars", "12 values", "3 different", and
  /// in place of "1 different" "all the same".
  case browseSum, browseMean, browseValues, browseDifferent, browseAllSame
  /// After "3 blank", how often each word for a missing value is among them: "of these NA: 2 times".
  case browseBlankAs
  /// Amounts in several currencies or units were sorted or compared with a number: "compared by number, not converted: US Dollar, Euro".
  case browseMixedUnits
  /// At the end of a list that is cut: "US Dollar, Euro, and others".
  case browseAndOthers
  /// How often a value is in a column: "West 12 times", "West once".
  case browseTimes
  /// A change was taken back, "undone", and what is there again or no longer: "back again: row 1, Oslo" also of a value or of a place,
  /// "gone: row 2"; a change was made once more: "done again: Price 12 dollars".
  case browseUndone, browseBack, browseGone, browseRedone
  /// After a change, of its row, which stays where it is until the listener filters or sorts again: "does not match the filter",
  /// "not in its sorted place"; then "press F, then enter, to filter and sort again", or in a script, where `text` is the command
  /// itself, "filter filters and sorts again".
  case browseNotMatching, browseNotInPlace, browseArrangeAgain
  /// After "row 3 added": the database puts the new row behind all others.
  case browseStoredLast
  /// There is no change to take back, or to make once more.
  case browseNothingToUndo, browseNothingToRedo
  /// The file was saved, "saved"; there was nothing to save, "no changes"; "3 changes are not saved".
  case browseSaved, browseNoChanges, browseUnsaved
  /// A cell or row is on the clipboard: "copied".
  case browseCopied
  /// The voice was turned off and on: "speech off", "speech on"; its speed, "180 words per minute".
  case browseSpeechOff, browseSpeechOn, browseRate
  /// The pitch of the voice, "pitch 60", how much is said, "verbosity 2 of 3", and how much punctuation is named, "punctuation 1 of 4".
  case browsePitch, browseVerbosity, browsePunctuation
  /// After "3 changes are not saved": "q once more ends and keeps them for the next time, ctrl-s saves them", and "R once more
  /// forgets them, any other key keeps them"; after "Delete Oslo?": "y deletes, any other key keeps".
  case browseAskQuit, browseAskRevert, browseAskDelete
  /// How that went: "not ended", "changes kept", "changes forgotten".
  case browseGoesOn, browseChangesKept, browseForgotten
  /// What undo does not take back.
  case browseFinal
  /// Where keys are explained: "key help, escape ends it"; what took long was given up: "stopped before the end".
  case browseKeyHelp, browseStopped
  /// What a blank cell is in JSON and databases: "null", "empty text".
  case browseNull, browseEmptyText
  /// No cell of the column is unusual: "no unusual cell".
  case browseNoOdd
  /// Another program changed or removed the file, "the file has changed; F5 reads it again", "the file is gone"; it was read again,
  /// "file read again".
  case browseFileChanged, browseFileGone, browseReloaded
  /// A key that does nothing, "F9 has no function", what to do then, "? lists the keys", and how to leave: "q ends the program".
  case browseNoFunction, browseKeys, browseEnds
  /// A search found nothing but the cell where it began, "the only match"; nobody wrote anything on the cell, "no comment".
  case browseOnlyOne, browseNoComment
  /// What is to be typed, each before an empty line: "text to find", "condition" which rows have to fulfil, "row number" to go to,
  /// "first letters" of a cell to go to, "template of rows", "column to add up", "file name" of a copy.
  case browseAskText, browseAskCondition, browseAskRow, browseAskLetters, browseAskTemplate, browseAskColumn,
    browseAskFile
  /// Why something cannot be done, with the key that helps in `text`: there is no row, the cursor is in the header, nothing was
  /// searched for, the row of the bookmark is filtered out.
  case browseNoRows, browseOnHeader, browseNoSearch, browseMarkHidden
  /// A column cannot be switched or played, or is the only one that is shown.
  case browseNotYesOrNo, browseNoTones, browseOnlyColumn
  /// The table was not opened from a row, or was, "backspace goes back to customers"; a row has "no related rows".
  case browseNotRelated, browseGoBack, browseNoRelated
  /// The way to another table is closed by changes that are not saved: "still in orders".
  case browseStillIn
  /// After "3 changes are not saved": "ctrl-s saves them, R forgets them"; the format of the file cannot be written.
  case browseSaveFirst, browseCannotEdit
  /// A paste where no text is asked for, one that is longer than "64 KiB", and many keys at once.
  case browsePaste, browsePasteTooLong, browseMany
  /// "nothing is spoken in this session; start without --silent".
  case browseNotSpoken
  /// What was found when the file was opened, each in a sentence of its own: "notes: 2, * reads them", and "no notes".
  case browseNotes, browseNoNotes
  /// After the rows with the greatest values: "and 3 more with 12 dollars"; a row that adds up others is left out, "without Total,
  /// row 6".
  case browseMoreEqual, browseWithout
  /// Of a link: it leads to a place in the same workbook or page, only a part of its address is known, or a program could be run by it.
  case browseLinkInside, browseLinkNotOpened, browseLinkRefused
  /// Why a change cannot be made: "Łódź has a character that ISO-8859-1 does not have", the cell holds a list, or binary data, and "there
  /// is a key Oslo already; choose another one".
  case browseEncoding, browseContainer, browseBinary, browseKeyExists
  /// The format of the file knows no null: "null cannot be kept in this file; e and no text makes the cell blank".
  case browseNoNull
  /// By a cell a database finds its row: "id identifies the row; enter a whole number", "id identifies the row and cannot be blank".
  case browseKeyNumber, browseKeyBlank
  /// A database computes the cells of a column, its rows have no order, or they are those of a view.
  case browseComputed, browseNoOrder, browseView
  /// Rows have their order from a column: "sorted rows cannot be moved; \ puts them in the order of the file".
  case browseSortedRows
  /// The file is protected, or another program is editing or has changed it, or a row of it, in `item`.
  case browseReadOnly, browseInUse, browseChangedMeanwhile, browseRowChanged
  /// A database refuses a row, "not saved: row 3, Oslo, Fare: a blank is not allowed"; and before it is saved, "cannot be saved like
  /// this: a blank is not allowed". The reason in `text` is one of those below.
  case browseRefused, browseUnsavable
  /// The row has no value, the same as another one, or no number.
  case browseNotNull, browseNotUnique, browseWholeNumber
  /// The same of a rule or trigger of the table, in the database's words, of a trigger that leaves the row out, of a row that it
  /// refers to, "name Oslo", and of rows that refer to it, each with what to do.
  case browseCheck, browseTrigger, browseIgnored, browseNoTarget, browseStillUsed
  /// After the name of a table, what a save does in it because a row is deleted or changed: "2 rows go with it when it is saved",
  /// "in 2 rows the reference becomes blank when it is saved", "2 rows change with it when it is saved".
  case browseGoWith, browseBlankWith, browseChangeWith
  /// The same of a row that is deleted, where nobody knows how many they are.
  case browseMayGoWith
  /// A text has a character that the file has no way to write, a row of a dictionary has no key, and a row has invalid bytes.
  case browseNotHeld, browseKeyMissing, browseInvalidBytes
  /// There are unsaved changes of another table of the file, or of another state of it.
  case browseOtherTable, browseForeignChanges
  /// A change cannot be kept for recovery, a file cannot be written, or its name is taken; `value` is the system's reason, in English.
  case browseJournal, browseNotSaved, browseFileExists
  /// A save went wrong in the middle; all rows are in the file `title`.
  case browseSavedInPart, browseCutSave
  /// What was typed names no column, "there is no column Pris; there is Price", with the one that may be meant or all; no row; or no
  /// value of the column; and a copy would have another format: "choose a name that ends in .csv".
  case browseNoColumn, browseNoNumber, browseNoValue, browseSetAnyway, browseCopyFormat
  /// No table of this name belongs to the row: "there is no related table cats; there is 1: customers; 2: items".
  case browseNoTable
  /// A number has one value in the file and another one as the listener hears numbers: "1.250 can be read in two ways; write 1250 or
  /// 1,2500".
  case browseTwoReadings
  /// What was typed lacks something, "expected ) after (Price > 1", or has something else, "expected \"and\", \"or\" in place of xor".
  case browseExpectedAfter, browseExpectedInstead
  /// Months that are not in a year are not before or behind dates: "a year is missing after March, as in March 2024".
  case browseNoYear
  /// Of a condition: "a condition is a column, a sign and a value, such as Price > 100 and Region = West; ? 5 lists the
  /// signs", "a value is missing
  /// after >=", "(a is not a regular expression, character 3".
  case browseConditionForm, browseMissingValue, browseNoPattern
  /// Where a word that joins conditions has none behind it: "a condition is missing after or; put a value with this word in quotes:
  /// \"T1 or T2\"", and what words there are, "words in conditions: and, or".
  case browseNoCondition, browseConditionWords
  /// Of a command: "there is no command sprt; there is sort", with the one that may be meant, and "3 is too much after sum; leave it out".
  case browseNoCommand, browseTooMuch

  // MARK: Letters
  /// A capital letter when text is spelled: "capital A".
  case capitalLetter
}

extension PhraseKey {
  /// The names of the pattern's arguments, the same in every language.
  public var arguments: Set<String> {
    PhrasePattern(English.pattern(self) ?? "", locale: LocaleTag("en")).arguments
  }

  /// The pattern's arguments by name, each as English could fill it; empty where the pattern is the whole phrase.
  package var sample: [String: String] {
    Dictionary(uniqueKeysWithValues: arguments.map { ($0, Self.samples[$0] ?? "{\($0)}") })
  }

  private static let samples = [
    "action": "Archive", "actions": "Archive, Delete", "amount": "2 percent", "base": "10", "column": "2",
    "count": "12", "date": "May 4, 2015", "exponent": "minus 9", "first": "6", "fraction": "two",
    "from": "7 dollars", "header": "Quantity", "high": "90 dollars", "index": "3", "item": "Buy milk",
    "last": "5 minutes", "letter": "A", "level": "2", "low": "12 dollars", "major": "7 dollars",
    "minor": "30 cents", "name": "Price", "number": "3", "offset": "2 hours", "other": "Read a book",
    "rest": "2 hours", "row": "3", "site": "example.com", "text": "ne", "time": "5 PM", "title": "Europe",
    "to": "9 dollars",
    "total": "10", "unit": "month", "value": "12 dollars", "whole": "three",
  ]
}
