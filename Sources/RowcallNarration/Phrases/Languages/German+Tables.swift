extension German {
  static let tables: [Phrase] = [
    // Roles
    Phrase(.roleButton, "Schaltfläche"),
    Phrase(.roleLink, "Link"),
    Phrase(.roleImage, "Bild"),
    Phrase(.roleHeading, "Überschrift"),
    Phrase(.roleSwitch, "Schalter"),
    Phrase(.roleCheckbox, "Kontrollkästchen"),
    Phrase(.roleRadio, "Optionsfeld"),
    Phrase(.roleSlider, "anpassbar"),
    Phrase(.roleStepper, "Schrittregler"),
    Phrase(.roleTextField, "Textfeld"),
    Phrase(.roleSearchField, "Suchfeld"),
    Phrase(.roleComboBox, "Auswahlliste"),
    Phrase(.roleSegment, "Segment"),
    Phrase(.roleProgress, "Fortschritt"),
    Phrase(.roleCell, "Zelle"),
    Phrase(.roleColumnHeader, "Spaltenüberschrift"),
    Phrase(.roleRowHeader, "Zeilenüberschrift"),
    Phrase(.roleRow, "Zeile"),
    Phrase(.roleCaption, "Tabellentitel"),
    Phrase(.roleFooter, "Fußtext"),
    Phrase(.roleIndex, "Abschnittsindex"),
    Phrase(.indexRow, "{title}-Reihe", ["title": "あ"], example: "あ-Reihe"),
    Phrase(.indexOther, "Andere"),
    Phrase(.readingDerived, "abgeleitet"),
    Phrase(.roleTable, "Tabelle"),
    Phrase(.roleGrid, "Raster"),
    Phrase(.roleTreeGrid, "Baumtabelle"),
    Phrase(.roleList, "Liste"),
    Phrase(.roleSection, "Abschnitt"),
    Phrase(.roleNavigationBar, "Navigationsleiste"),
    Phrase(.roleForm, "Formular"),
    Phrase(.unlabelled, "unbeschriftet"),
    // States
    Phrase(.stateSelected, "ausgewählt"),
    Phrase(.stateNotSelected, "nicht ausgewählt"),
    Phrase(.stateExpanded, "erweitert"),
    Phrase(.stateCollapsed, "reduziert"),
    Phrase(.stateChecked, "aktiviert"),
    Phrase(.stateNotChecked, "nicht aktiviert"),
    Phrase(.stateMixed, "teilweise aktiviert"),
    Phrase(.stateOn, "ein"),
    Phrase(.stateOff, "aus"),
    Phrase(.statePressed, "gedrückt"),
    Phrase(.stateNotPressed, "nicht gedrückt"),
    Phrase(.stateFilledIn, "ausgefüllt"),
    Phrase(.stateDisabled, "nicht verfügbar"),
    Phrase(.stateReadOnly, "schreibgeschützt"),
    Phrase(.stateRequired, "erforderlich"),
    Phrase(.stateInvalid, "ungültig"),
    Phrase(.stateCurrent, "aktuell"),
    Phrase(.stateSortedAscending, "aufsteigend sortiert"),
    Phrase(.stateSortedDescending, "absteigend sortiert"),
    Phrase(.stateSorted, "sortiert"),
    // Places, spans and counts
    Phrase(.rowPosition, "Zeile {row}", ["row": "3"], example: "Zeile 3"),
    Phrase(
      .rowPositionOf, "Zeile {row} von {total}", ["row": "3", "total": "10"], example: "Zeile 3 von 10"),
    Phrase(.columnPosition, "Spalte {column}", ["column": "2"], example: "Spalte 2"),
    Phrase(
      .columnPositionOf, "Spalte {column} von {total}", ["column": "2", "total": "5"],
      example: "Spalte 2 von 5"),
    Phrase(.setPosition, "{index} von {total}", ["index": "3", "total": "10"], example: "3 von 10"),
    Phrase(.level, "Ebene {level}", ["level": "2"], example: "Ebene 2"),
    Phrase(
      .spansRows, "{count, plural, one {über # Zeile} other {über # Zeilen}}", ["count": "2"],
      example: "über 2 Zeilen"),
    Phrase(
      .spansColumns, "{count, plural, one {über # Spalte} other {über # Spalten}}", ["count": "2"],
      example: "über 2 Spalten"),
    Phrase(
      .rowCount, "{count, plural, one {# Zeile} other {# Zeilen}}", ["count": "10"], example: "10 Zeilen"),
    Phrase(
      .columnCount, "{count, plural, one {# Spalte} other {# Spalten}}", ["count": "3"], example: "3 Spalten"),
    Phrase(
      .sectionCount, "{count, plural, one {# Abschnitt} other {# Abschnitte}}", ["count": "3"],
      example: "3 Abschnitte"),
    // Ways through a table, and its summary
    Phrase(.tableEnd, "Ende der Tabelle"),
    Phrase(.listEnd, "Ende der Liste"),
    Phrase(.edgeRowStart, "Zeilenanfang"),
    Phrase(.edgeRowEnd, "Zeilenende"),
    Phrase(.edgeColumnTop, "Spaltenanfang"),
    Phrase(.edgeColumnBottom, "Spaltenende"),
    Phrase(.edgeListStart, "Anfang der Liste"),
    Phrase(.edgeIndexStart, "Anfang des Index"),
    Phrase(.edgeIndexEnd, "Ende des Index"),
    Phrase(.emptyTable, "keine Zeilen"),
    Phrase(.emptyIndexSection, "keine Einträge"),
    Phrase(
      .rowsShown, "Zeilen {first} bis {last} von {total}", ["first": "6", "last": "10", "total": "43"],
      example: "Zeilen 6 bis 10 von 43"),
    Phrase(.backTo, "zurück zu {title}", ["title": "Städte"], example: "zurück zu Städte"),
    Phrase(
      .summaryRange, "{name} von {low} bis {high}",
      ["name": "Preis", "low": "12 Dollar", "high": "90 Dollar"], example: "Preis von 12 Dollar bis 90 Dollar"
    ),
    Phrase(
      .summarySame, "{name} immer {value}", ["name": "Preis", "value": "34 Dollar"],
      example: "Preis immer 34 Dollar"),
    Phrase(.summaryMedian, "Median {value}", ["value": "34 Dollar"], example: "Median 34 Dollar"),
    Phrase(.summaryBlank, "{count, plural, one {# leer} other {# leer}}", ["count": "2"], example: "2 leer"),
    Phrase(
      .summaryDistinct, "{count, plural, one {{name} mit # Wert} other {{name} mit # verschiedenen Werten}}",
      ["count": "12", "name": "Stadt"], example: "Stadt mit 12 verschiedenen Werten"),
    // Actions and hints
    Phrase(.actionMoreInfo, "Weitere Infos"),
    Phrase(.actionDelete, "Löschen"),
    Phrase(.actionDeleteItem, "{item} löschen", ["item": "Milch kaufen"], example: "Milch kaufen löschen"),
    Phrase(.actionInsert, "Einfügen"),
    Phrase(
      .actionReorderItem, "{item} verschieben", ["item": "Milch kaufen"], example: "Milch kaufen verschieben"),
    Phrase(.actionBack, "Zurück"),
    Phrase(.actionAdd, "Hinzufügen"),
    Phrase(.actionEdit, "Bearbeiten"),
    Phrase(.actionDone, "Fertig"),
    Phrase(.actionSave, "Sichern"),
    Phrase(.actionCancel, "Abbrechen"),
    Phrase(.actionReorder, "Verschieben"),
    Phrase(
      .actionsAvailable, "{count, plural, one {# Aktion} other {# Aktionen}}", ["count": "3"],
      example: "3 Aktionen"),
    Phrase(.hintActivate, "Eingabetaste zum Aktivieren"),
    Phrase(.hintOpen, "Eingabetaste zum Öffnen"),
    Phrase(.hintToggle, "Eingabetaste zum Umschalten"),
    Phrase(.hintAdjust, "Plus oder Minus zum Anpassen"),
    Phrase(.hintEdit, "Eingabetaste zum Bearbeiten"),
    // Announcements
    Phrase(.announceDeleted, "{item} gelöscht", ["item": "Milch kaufen"], example: "Milch kaufen gelöscht"),
    Phrase(
      .announceInserted, "{item} hinzugefügt", ["item": "Milch kaufen"], example: "Milch kaufen hinzugefügt"),
    Phrase(
      .announceRowsDeleted, "{count, plural, one {# Zeile gelöscht} other {# Zeilen gelöscht}}",
      ["count": "3"], example: "3 Zeilen gelöscht"),
    Phrase(
      .announceRowsInserted, "{count, plural, one {# Zeile hinzugefügt} other {# Zeilen hinzugefügt}}",
      ["count": "3"], example: "3 Zeilen hinzugefügt"),
    Phrase(
      .announceRowsMoved, "{count, plural, one {# Zeile verschoben} other {# Zeilen verschoben}}",
      ["count": "3"], example: "3 Zeilen verschoben"),
    Phrase(
      .announceRowsChanged, "{count, plural, one {# Zeile geändert} other {# Zeilen geändert}}",
      ["count": "3"], example: "3 Zeilen geändert"),
    Phrase(
      .announceSectionDeleted, "Abschnitt {title} gelöscht", ["title": "Europa"],
      example: "Abschnitt Europa gelöscht"),
    Phrase(
      .announceSectionInserted, "Abschnitt {title} hinzugefügt", ["title": "Europa"],
      example: "Abschnitt Europa hinzugefügt"),
    Phrase(
      .announceSectionMoved, "Abschnitt {title} verschoben", ["title": "Europa"],
      example: "Abschnitt Europa verschoben"),
    Phrase(
      .announceSectionChanged, "Abschnitt {title} geändert", ["title": "Europa"],
      example: "Abschnitt Europa geändert"),
    Phrase(
      .announceSectionsDeleted, "{count, plural, one {# Abschnitt gelöscht} other {# Abschnitte gelöscht}}",
      ["count": "3"],
      example: "3 Abschnitte gelöscht"),
    Phrase(
      .announceSectionsInserted,
      "{count, plural, one {# Abschnitt hinzugefügt} other {# Abschnitte hinzugefügt}}", ["count": "3"],
      example: "3 Abschnitte hinzugefügt"),
    Phrase(
      .announceSectionsMoved, "{count, plural, one {# Abschnitt verschoben} other {# Abschnitte verschoben}}",
      ["count": "3"],
      example: "3 Abschnitte verschoben"),
    Phrase(
      .announceSectionsChanged, "{count, plural, one {# Abschnitt geändert} other {# Abschnitte geändert}}",
      ["count": "3"],
      example: "3 Abschnitte geändert"),
    Phrase(
      .announceMovedAbove, "{item} verschoben über {other}", ["item": "Eier kaufen", "other": "Buch lesen"],
      example: "Eier kaufen verschoben über Buch lesen"),
    Phrase(
      .announceMovedBelow, "{item} verschoben unter {other}", ["item": "Eier kaufen", "other": "Buch lesen"],
      example: "Eier kaufen verschoben unter Buch lesen"),
    Phrase(.placeAbove, "über {other}", ["other": "Buch lesen"], example: "über Buch lesen"),
    Phrase(.placeBelow, "unter {other}", ["other": "Buch lesen"], example: "unter Buch lesen"),
    Phrase(
      .announceMoved, "{item} verschoben in Zeile {row}", ["item": "Eier kaufen", "row": "3"],
      example: "Eier kaufen verschoben in Zeile 3"),
    Phrase(
      .announcePickedUp, "{item} aufgenommen", ["item": "Milch kaufen"], example: "Milch kaufen aufgenommen"),
    Phrase(
      .announcePutBack, "{item} zurückgelegt", ["item": "Milch kaufen"], example: "Milch kaufen zurückgelegt"),
    Phrase(.announceEditingOn, "Bearbeiten ein"),
    Phrase(.announceEditingOff, "Bearbeiten aus"),
    Phrase(.announceAskDelete, "{item} löschen?", ["item": "Milch kaufen"], example: "Milch kaufen löschen?"),
    Phrase(.announceKept, "{item} behalten", ["item": "Milch kaufen"], example: "Milch kaufen behalten"),
    Phrase(
      .announceActions, "Aktionen: {actions}", ["actions": "Archivieren, Löschen"],
      example: "Aktionen: Archivieren, Löschen"),
    Phrase(
      .announceActionDone, "{action}, erledigt", ["action": "Archivieren"], example: "Archivieren, erledigt"),
    Phrase(
      .announceLoaded, "{count, plural, one {aktualisiert, # Zeile} other {aktualisiert, # Zeilen}}",
      ["count": "12"], example: "aktualisiert, 12 Zeilen"),
    Phrase(.announceIndexLeads, "führt zu {title}", ["title": "T"], example: "führt zu T"),
    Phrase(.announceNotFound, "nichts beginnt mit {text}", ["text": "ne"], example: "nichts beginnt mit ne"),
    Phrase(
      .announceFormSaved, "{title}, gesichert", ["title": "Neuer Eintrag"],
      example: "Neuer Eintrag, gesichert"),
    Phrase(
      .announceFormCancelled, "{title}, abgebrochen", ["title": "Neuer Eintrag"],
      example: "Neuer Eintrag, abgebrochen"),
    Phrase(.announceRefused, "nicht möglich"),
    // Letters and signs
    Phrase(.capitalLetter, "groß {letter}", ["letter": "A"], example: "groß A"),
  ]
}
