extension English {
  static let tables: [Phrase] = [
    // Roles
    Phrase(.roleButton, "button"),
    Phrase(.roleLink, "link"),
    Phrase(.roleImage, "image"),
    Phrase(.roleHeading, "heading"),
    Phrase(.roleSwitch, "switch"),
    Phrase(.roleCheckbox, "checkbox"),
    Phrase(.roleRadio, "radio button"),
    Phrase(.roleSlider, "adjustable"),
    Phrase(.roleStepper, "stepper"),
    Phrase(.roleTextField, "text field"),
    Phrase(.roleSearchField, "search field"),
    Phrase(.roleComboBox, "pop-up list"),
    Phrase(.roleSegment, "segment"),
    Phrase(.roleProgress, "progress"),
    Phrase(.roleCell, "cell"),
    Phrase(.roleColumnHeader, "column header"),
    Phrase(.roleRowHeader, "row header"),
    Phrase(.roleRow, "row"),
    Phrase(.roleCaption, "caption"),
    Phrase(.roleFooter, "footer"),
    Phrase(.roleIndex, "section index"),
    Phrase(.indexRow, "{title} row", ["title": "あ"], example: "あ row"),
    Phrase(.indexOther, "other"),
    Phrase(.readingDerived, "derived"),
    Phrase(.roleTable, "table"),
    Phrase(.roleGrid, "grid"),
    Phrase(.roleTreeGrid, "tree grid"),
    Phrase(.roleList, "list"),
    Phrase(.roleSection, "section"),
    Phrase(.roleNavigationBar, "navigation bar"),
    Phrase(.roleForm, "form"),
    Phrase(.unlabelled, "unlabelled"),
    // States
    Phrase(.stateSelected, "selected"),
    Phrase(.stateNotSelected, "not selected"),
    Phrase(.stateExpanded, "expanded"),
    Phrase(.stateCollapsed, "collapsed"),
    Phrase(.stateChecked, "checked"),
    Phrase(.stateNotChecked, "not checked"),
    Phrase(.stateMixed, "partly checked"),
    Phrase(.stateOn, "on"),
    Phrase(.stateOff, "off"),
    Phrase(.statePressed, "pressed"),
    Phrase(.stateNotPressed, "not pressed"),
    Phrase(.stateFilledIn, "filled in"),
    Phrase(.stateDisabled, "dimmed"),
    Phrase(.stateReadOnly, "read-only"),
    Phrase(.stateRequired, "required"),
    Phrase(.stateInvalid, "invalid"),
    Phrase(.stateCurrent, "current"),
    Phrase(.stateSortedAscending, "sorted ascending"),
    Phrase(.stateSortedDescending, "sorted descending"),
    Phrase(.stateSorted, "sorted"),
    // Places, spans and counts
    Phrase(.rowPosition, "row {row}", ["row": "3"], example: "row 3"),
    Phrase(.rowPositionOf, "row {row} of {total}", ["row": "3", "total": "10"], example: "row 3 of 10"),
    Phrase(.columnPosition, "column {column}", ["column": "2"], example: "column 2"),
    Phrase(
      .columnPositionOf, "column {column} of {total}", ["column": "2", "total": "5"], example: "column 2 of 5"
    ),
    Phrase(.setPosition, "{index} of {total}", ["index": "3", "total": "10"], example: "3 of 10"),
    Phrase(.level, "level {level}", ["level": "2"], example: "level 2"),
    Phrase(
      .spansRows, "{count, plural, one {spans # row} other {spans # rows}}", ["count": "2"],
      example: "spans 2 rows"),
    Phrase(
      .spansColumns, "{count, plural, one {spans # column} other {spans # columns}}", ["count": "2"],
      example: "spans 2 columns"),
    Phrase(.rowCount, "{count, plural, one {# row} other {# rows}}", ["count": "10"], example: "10 rows"),
    Phrase(
      .columnCount, "{count, plural, one {# column} other {# columns}}", ["count": "3"], example: "3 columns"),
    Phrase(
      .sectionCount, "{count, plural, one {# section} other {# sections}}", ["count": "2"],
      example: "2 sections"),
    // Ways through a table
    Phrase(.tableEnd, "end of table"),
    Phrase(.listEnd, "end of list"),
    Phrase(.edgeRowStart, "beginning of row"),
    Phrase(.edgeRowEnd, "end of row"),
    Phrase(.edgeColumnTop, "top of column"),
    Phrase(.edgeColumnBottom, "bottom of column"),
    Phrase(.edgeListStart, "beginning of list"),
    Phrase(.edgeIndexStart, "beginning of index"),
    Phrase(.edgeIndexEnd, "end of index"),
    Phrase(.emptyTable, "no rows"),
    Phrase(.emptyIndexSection, "no entries"),
    Phrase(
      .rowsShown, "rows {first} to {last} of {total}", ["first": "6", "last": "10", "total": "43"],
      example: "rows 6 to 10 of 43"),
    Phrase(.backTo, "back to {title}", ["title": "Cities"], example: "back to Cities"),
    // Summaries
    Phrase(
      .summaryRange, "{name} from {low} to {high}",
      ["name": "Price", "low": "12 dollars", "high": "90 dollars"],
      example: "Price from 12 dollars to 90 dollars"),
    Phrase(
      .summarySame, "{name} always {value}", ["name": "Price", "value": "12 dollars"],
      example: "Price always 12 dollars"),
    Phrase(.summaryMedian, "median {value}", ["value": "34 dollars"], example: "median 34 dollars"),
    Phrase(
      .summaryBlank, "{count, plural, one {# blank} other {# blank}}", ["count": "2"], example: "2 blank"),
    Phrase(
      .summaryDistinct, "{count, plural, one {{name} with # value} other {{name} with # different values}}",
      ["name": "City", "count": "12"], example: "City with 12 different values"),
    // Actions and hints
    Phrase(.actionMoreInfo, "More info"),
    Phrase(.actionDelete, "Delete"),
    Phrase(.actionDeleteItem, "Delete {item}", ["item": "Buy milk"], example: "Delete Buy milk"),
    Phrase(.actionInsert, "Insert"),
    Phrase(.actionReorderItem, "Reorder {item}", ["item": "Buy milk"], example: "Reorder Buy milk"),
    Phrase(.actionBack, "Back"),
    Phrase(.actionAdd, "Add"),
    Phrase(.actionEdit, "Edit"),
    Phrase(.actionDone, "Done"),
    Phrase(.actionSave, "Save"),
    Phrase(.actionCancel, "Cancel"),
    Phrase(.actionReorder, "Reorder"),
    Phrase(
      .actionsAvailable, "{count, plural, one {# action} other {# actions}}", ["count": "3"],
      example: "3 actions"),
    Phrase(.hintActivate, "press Enter to activate"),
    Phrase(.hintOpen, "press Enter to open"),
    Phrase(.hintToggle, "press Enter to toggle"),
    Phrase(.hintAdjust, "press plus or minus to adjust"),
    Phrase(.hintEdit, "press Enter to edit"),
    // Announcements
    Phrase(.announceDeleted, "{item} deleted", ["item": "Buy milk"], example: "Buy milk deleted"),
    Phrase(.announceInserted, "{item} added", ["item": "Buy milk"], example: "Buy milk added"),
    Phrase(
      .announceRowsDeleted, "{count, plural, one {# row deleted} other {# rows deleted}}", ["count": "3"],
      example: "3 rows deleted"),
    Phrase(
      .announceRowsInserted, "{count, plural, one {# row added} other {# rows added}}", ["count": "3"],
      example: "3 rows added"),
    Phrase(
      .announceRowsMoved, "{count, plural, one {# row moved} other {# rows moved}}", ["count": "3"],
      example: "3 rows moved"),
    Phrase(
      .announceRowsChanged, "{count, plural, one {# row changed} other {# rows changed}}", ["count": "3"],
      example: "3 rows changed"),
    Phrase(
      .announceSectionDeleted, "section {title} deleted", ["title": "Europe"],
      example: "section Europe deleted"),
    Phrase(
      .announceSectionInserted, "section {title} added", ["title": "Europe"], example: "section Europe added"),
    Phrase(
      .announceSectionMoved, "section {title} moved", ["title": "Europe"], example: "section Europe moved"),
    Phrase(
      .announceSectionChanged, "section {title} changed", ["title": "Europe"],
      example: "section Europe changed"),
    Phrase(
      .announceSectionsDeleted, "{count, plural, one {# section deleted} other {# sections deleted}}",
      ["count": "3"],
      example: "3 sections deleted"),
    Phrase(
      .announceSectionsInserted, "{count, plural, one {# section added} other {# sections added}}",
      ["count": "3"],
      example: "3 sections added"),
    Phrase(
      .announceSectionsMoved, "{count, plural, one {# section moved} other {# sections moved}}",
      ["count": "3"],
      example: "3 sections moved"),
    Phrase(
      .announceSectionsChanged, "{count, plural, one {# section changed} other {# sections changed}}",
      ["count": "3"],
      example: "3 sections changed"),
    Phrase(
      .announceMovedAbove, "{item} moved above {other}", ["item": "Buy eggs", "other": "Read a book"],
      example: "Buy eggs moved above Read a book"),
    Phrase(
      .announceMovedBelow, "{item} moved below {other}", ["item": "Buy eggs", "other": "Read a book"],
      example: "Buy eggs moved below Read a book"),
    Phrase(.placeAbove, "above {other}", ["other": "Read a book"], example: "above Read a book"),
    Phrase(.placeBelow, "below {other}", ["other": "Read a book"], example: "below Read a book"),
    Phrase(
      .announceMoved, "{item} moved to row {row}", ["item": "Buy eggs", "row": "3"],
      example: "Buy eggs moved to row 3"),
    Phrase(.announcePickedUp, "{item} picked up", ["item": "Buy eggs"], example: "Buy eggs picked up"),
    Phrase(.announcePutBack, "{item} put back", ["item": "Buy eggs"], example: "Buy eggs put back"),
    Phrase(.announceEditingOn, "editing on"),
    Phrase(.announceEditingOff, "editing off"),
    Phrase(.announceAskDelete, "Delete {item}?", ["item": "Buy milk"], example: "Delete Buy milk?"),
    Phrase(.announceKept, "{item} kept", ["item": "Buy milk"], example: "Buy milk kept"),
    Phrase(
      .announceActions, "actions: {actions}", ["actions": "Archive, Delete"],
      example: "actions: Archive, Delete"),
    Phrase(.announceActionDone, "{action}, done", ["action": "Archive"], example: "Archive, done"),
    Phrase(
      .announceLoaded, "{count, plural, one {updated, # row} other {updated, # rows}}", ["count": "12"],
      example: "updated, 12 rows"),
    Phrase(.announceIndexLeads, "leads to {title}", ["title": "T"], example: "leads to T"),
    Phrase(
      .announceNotFound, "nothing begins with {text}", ["text": "ne"], example: "nothing begins with ne"),
    Phrase(.announceFormSaved, "{title}, saved", ["title": "New item"], example: "New item, saved"),
    Phrase(
      .announceFormCancelled, "{title}, cancelled", ["title": "New item"], example: "New item, cancelled"),
    Phrase(.announceRefused, "not possible"),
    // Letters and signs
    Phrase(.capitalLetter, "capital {letter}", ["letter": "A"], example: "capital A"),
  ]
}
