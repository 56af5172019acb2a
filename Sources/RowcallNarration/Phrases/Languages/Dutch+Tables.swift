extension Dutch {
  static let tables: [Phrase] = [
    // Roles
    Phrase(.roleButton, "knop"),
    Phrase(.roleLink, "link"),
    Phrase(.roleImage, "afbeelding"),
    Phrase(.roleHeading, "kop"),
    Phrase(.roleSwitch, "schakelaar"),
    Phrase(.roleCheckbox, "selectievakje"),
    Phrase(.roleRadio, "keuzerondje"),
    Phrase(.roleSlider, "aanpasbaar"),
    Phrase(.roleStepper, "stapregelaar"),
    Phrase(.roleTextField, "tekstveld"),
    Phrase(.roleSearchField, "zoekveld"),
    Phrase(.roleComboBox, "keuzelijst"),
    Phrase(.roleSegment, "segment"),
    Phrase(.roleProgress, "voortgang"),
    Phrase(.roleCell, "cel"),
    Phrase(.roleColumnHeader, "kolomkop"),
    Phrase(.roleRowHeader, "rijkop"),
    Phrase(.roleRow, "rij"),
    Phrase(.roleCaption, "bijschrift"),
    Phrase(.roleFooter, "voettekst"),
    Phrase(.roleIndex, "sectie-index"),
    Phrase(.indexRow, "rij {title}", ["title": "あ"], example: "rij あ"),
    Phrase(.indexOther, "overige"),
    Phrase(.readingDerived, "afgeleid"),
    Phrase(.roleTable, "tabel"),
    Phrase(.roleGrid, "raster"),
    Phrase(.roleTreeGrid, "boomraster"),
    Phrase(.roleList, "lijst"),
    Phrase(.roleSection, "sectie"),
    Phrase(.roleNavigationBar, "navigatiebalk"),
    Phrase(.roleForm, "formulier"),
    Phrase(.unlabelled, "zonder label"),
    // States
    Phrase(.stateSelected, "geselecteerd"),
    Phrase(.stateNotSelected, "niet geselecteerd"),
    Phrase(.stateExpanded, "uitgevouwen"),
    Phrase(.stateCollapsed, "samengevouwen"),
    Phrase(.stateChecked, "aangevinkt"),
    Phrase(.stateNotChecked, "niet aangevinkt"),
    Phrase(.stateMixed, "gedeeltelijk aangevinkt"),
    Phrase(.stateOn, "aan"),
    Phrase(.stateOff, "uit"),
    Phrase(.statePressed, "ingedrukt"),
    Phrase(.stateNotPressed, "niet ingedrukt"),
    Phrase(.stateFilledIn, "ingevuld"),
    Phrase(.stateDisabled, "niet beschikbaar"),
    Phrase(.stateReadOnly, "alleen-lezen"),
    Phrase(.stateRequired, "verplicht"),
    Phrase(.stateInvalid, "ongeldig"),
    Phrase(.stateCurrent, "huidig"),
    Phrase(.stateSortedAscending, "oplopend gesorteerd"),
    Phrase(.stateSortedDescending, "aflopend gesorteerd"),
    Phrase(.stateSorted, "gesorteerd"),
    // Places, spans and counts
    Phrase(.rowPosition, "rij {row}", ["row": "3"], example: "rij 3"),
    Phrase(.rowPositionOf, "rij {row} van {total}", ["row": "3", "total": "10"], example: "rij 3 van 10"),
    Phrase(.columnPosition, "kolom {column}", ["column": "2"], example: "kolom 2"),
    Phrase(
      .columnPositionOf, "kolom {column} van {total}", ["column": "2", "total": "5"], example: "kolom 2 van 5"
    ),
    Phrase(.setPosition, "{index} van {total}", ["index": "3", "total": "10"], example: "3 van 10"),
    Phrase(.level, "niveau {level}", ["level": "2"], example: "niveau 2"),
    Phrase(
      .spansRows, "{count, plural, one {beslaat # rij} other {beslaat # rijen}}", ["count": "2"],
      example: "beslaat 2 rijen"),
    Phrase(
      .spansColumns, "{count, plural, one {beslaat # kolom} other {beslaat # kolommen}}", ["count": "2"],
      example: "beslaat 2 kolommen"),
    Phrase(.rowCount, "{count, plural, one {# rij} other {# rijen}}", ["count": "10"], example: "10 rijen"),
    Phrase(
      .columnCount, "{count, plural, one {# kolom} other {# kolommen}}", ["count": "3"], example: "3 kolommen"
    ),
    Phrase(
      .sectionCount, "{count, plural, one {# sectie} other {# secties}}", ["count": "2"], example: "2 secties"
    ),
    // Ways through a table
    Phrase(.tableEnd, "einde van tabel"),
    Phrase(.listEnd, "einde van lijst"),
    Phrase(.edgeRowStart, "begin van rij"),
    Phrase(.edgeRowEnd, "einde van rij"),
    Phrase(.edgeColumnTop, "begin van kolom"),
    Phrase(.edgeColumnBottom, "einde van kolom"),
    Phrase(.edgeListStart, "begin van lijst"),
    Phrase(.edgeIndexStart, "begin van index"),
    Phrase(.edgeIndexEnd, "einde van index"),
    Phrase(.emptyTable, "geen rijen"),
    Phrase(.emptyIndexSection, "geen items"),
    Phrase(
      .rowsShown, "rij {first} tot en met {last} van {total}", ["first": "6", "last": "10", "total": "43"],
      example: "rij 6 tot en met 10 van 43"),
    Phrase(.backTo, "terug naar {title}", ["title": "Steden"], example: "terug naar Steden"),
    // Summaries
    Phrase(
      .summaryRange, "{name} van {low} tot {high}",
      ["name": "Prijs", "low": "12 dollar", "high": "90 dollar"], example: "Prijs van 12 dollar tot 90 dollar"
    ),
    Phrase(
      .summarySame, "{name} altijd {value}", ["name": "Prijs", "value": "12 dollar"],
      example: "Prijs altijd 12 dollar"),
    Phrase(.summaryMedian, "mediaan {value}", ["value": "34 dollar"], example: "mediaan 34 dollar"),
    Phrase(.summaryBlank, "{count, plural, one {# leeg} other {# leeg}}", ["count": "2"], example: "2 leeg"),
    Phrase(
      .summaryDistinct,
      "{count, plural, one {{name} met # waarde} other {{name} met # verschillende waarden}}",
      ["name": "Stad", "count": "12"], example: "Stad met 12 verschillende waarden"),
    // Actions and hints
    Phrase(.actionMoreInfo, "Meer info"),
    Phrase(.actionDelete, "Verwijderen"),
    Phrase(.actionDeleteItem, "Verwijder {item}", ["item": "Melk kopen"], example: "Verwijder Melk kopen"),
    Phrase(.actionInsert, "Invoegen"),
    Phrase(.actionReorderItem, "Verplaats {item}", ["item": "Melk kopen"], example: "Verplaats Melk kopen"),
    Phrase(.actionBack, "Terug"),
    Phrase(.actionAdd, "Voeg toe"),
    Phrase(.actionEdit, "Wijzig"),
    Phrase(.actionDone, "Gereed"),
    Phrase(.actionSave, "Bewaar"),
    Phrase(.actionCancel, "Annuleer"),
    Phrase(.actionReorder, "Verplaats"),
    Phrase(
      .actionsAvailable, "{count, plural, one {# actie} other {# acties}}", ["count": "3"],
      example: "3 acties"),
    Phrase(.hintActivate, "Enter om te activeren"),
    Phrase(.hintOpen, "Enter om te openen"),
    Phrase(.hintToggle, "Enter om te wisselen"),
    Phrase(.hintAdjust, "plus of min om aan te passen"),
    Phrase(.hintEdit, "Enter om te bewerken"),
    // Announcements
    Phrase(.announceDeleted, "{item} verwijderd", ["item": "Melk kopen"], example: "Melk kopen verwijderd"),
    Phrase(.announceInserted, "{item} toegevoegd", ["item": "Melk kopen"], example: "Melk kopen toegevoegd"),
    Phrase(
      .announceRowsDeleted, "{count, plural, one {# rij verwijderd} other {# rijen verwijderd}}",
      ["count": "3"], example: "3 rijen verwijderd"),
    Phrase(
      .announceRowsInserted, "{count, plural, one {# rij toegevoegd} other {# rijen toegevoegd}}",
      ["count": "3"], example: "3 rijen toegevoegd"),
    Phrase(
      .announceRowsMoved, "{count, plural, one {# rij verplaatst} other {# rijen verplaatst}}",
      ["count": "3"], example: "3 rijen verplaatst"),
    Phrase(
      .announceRowsChanged, "{count, plural, one {# rij gewijzigd} other {# rijen gewijzigd}}",
      ["count": "3"], example: "3 rijen gewijzigd"),
    Phrase(
      .announceSectionDeleted, "sectie {title} verwijderd", ["title": "Europa"],
      example: "sectie Europa verwijderd"),
    Phrase(
      .announceSectionInserted, "sectie {title} toegevoegd", ["title": "Europa"],
      example: "sectie Europa toegevoegd"),
    Phrase(
      .announceSectionMoved, "sectie {title} verplaatst", ["title": "Europa"],
      example: "sectie Europa verplaatst"),
    Phrase(
      .announceSectionChanged, "sectie {title} gewijzigd", ["title": "Europa"],
      example: "sectie Europa gewijzigd"),
    Phrase(
      .announceSectionsDeleted, "{count, plural, one {# sectie verwijderd} other {# secties verwijderd}}",
      ["count": "3"],
      example: "3 secties verwijderd"),
    Phrase(
      .announceSectionsInserted, "{count, plural, one {# sectie toegevoegd} other {# secties toegevoegd}}",
      ["count": "3"],
      example: "3 secties toegevoegd"),
    Phrase(
      .announceSectionsMoved, "{count, plural, one {# sectie verplaatst} other {# secties verplaatst}}",
      ["count": "3"],
      example: "3 secties verplaatst"),
    Phrase(
      .announceSectionsChanged, "{count, plural, one {# sectie gewijzigd} other {# secties gewijzigd}}",
      ["count": "3"],
      example: "3 secties gewijzigd"),
    Phrase(
      .announceMovedAbove, "{item} geplaatst boven {other}", ["item": "Eieren kopen", "other": "Boek lezen"],
      example: "Eieren kopen geplaatst boven Boek lezen"),
    Phrase(
      .announceMovedBelow, "{item} geplaatst onder {other}", ["item": "Eieren kopen", "other": "Boek lezen"],
      example: "Eieren kopen geplaatst onder Boek lezen"),
    Phrase(.placeAbove, "boven {other}", ["other": "Boek lezen"], example: "boven Boek lezen"),
    Phrase(.placeBelow, "onder {other}", ["other": "Boek lezen"], example: "onder Boek lezen"),
    Phrase(
      .announceMoved, "{item} verplaatst naar rij {row}", ["item": "Eieren kopen", "row": "3"],
      example: "Eieren kopen verplaatst naar rij 3"),
    Phrase(.announcePickedUp, "{item} opgepakt", ["item": "Eieren kopen"], example: "Eieren kopen opgepakt"),
    Phrase(
      .announcePutBack, "{item} teruggezet", ["item": "Eieren kopen"], example: "Eieren kopen teruggezet"),
    Phrase(.announceEditingOn, "bewerken aan"),
    Phrase(.announceEditingOff, "bewerken uit"),
    Phrase(
      .announceAskDelete, "{item} verwijderen?", ["item": "Melk kopen"], example: "Melk kopen verwijderen?"),
    Phrase(.announceKept, "{item} behouden", ["item": "Melk kopen"], example: "Melk kopen behouden"),
    Phrase(
      .announceActions, "acties: {actions}", ["actions": "Archiveren, Verwijderen"],
      example: "acties: Archiveren, Verwijderen"),
    Phrase(.announceActionDone, "{action}, klaar", ["action": "Archiveren"], example: "Archiveren, klaar"),
    Phrase(
      .announceLoaded, "{count, plural, one {bijgewerkt, # rij} other {bijgewerkt, # rijen}}",
      ["count": "12"], example: "bijgewerkt, 12 rijen"),
    Phrase(.announceIndexLeads, "leidt naar {title}", ["title": "T"], example: "leidt naar T"),
    Phrase(.announceNotFound, "niets begint met {text}", ["text": "ne"], example: "niets begint met ne"),
    Phrase(
      .announceFormSaved, "{title}, opgeslagen", ["title": "Nieuw onderdeel"],
      example: "Nieuw onderdeel, opgeslagen"),
    Phrase(
      .announceFormCancelled, "{title}, geannuleerd", ["title": "Nieuw onderdeel"],
      example: "Nieuw onderdeel, geannuleerd"),
    Phrase(.announceRefused, "niet mogelijk"),
    // Letters and signs
    Phrase(.capitalLetter, "hoofdletter {letter}", ["letter": "A"], example: "hoofdletter A"),
  ]
}
