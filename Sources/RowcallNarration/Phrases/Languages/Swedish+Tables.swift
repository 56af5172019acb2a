extension Swedish {
  static let tables: [Phrase] = [
    // Roles
    Phrase(.roleButton, "knapp"),
    Phrase(.roleLink, "länk"),
    Phrase(.roleImage, "bild"),
    Phrase(.roleHeading, "rubrik"),
    Phrase(.roleSwitch, "omkopplare"),
    Phrase(.roleCheckbox, "kryssruta"),
    Phrase(.roleRadio, "radioknapp"),
    Phrase(.roleSlider, "justerbar"),
    Phrase(.roleStepper, "stegreglage"),
    Phrase(.roleTextField, "textfält"),
    Phrase(.roleSearchField, "sökfält"),
    Phrase(.roleComboBox, "rullgardinslista"),
    Phrase(.roleSegment, "segment"),
    Phrase(.roleProgress, "förlopp"),
    Phrase(.roleCell, "cell"),
    Phrase(.roleColumnHeader, "kolumnrubrik"),
    Phrase(.roleRowHeader, "radrubrik"),
    Phrase(.roleRow, "rad"),
    Phrase(.roleCaption, "tabelltitel"),
    Phrase(.roleFooter, "sidfot"),
    Phrase(.roleIndex, "avsnittsindex"),
    Phrase(.indexRow, "raden {title}", ["title": "あ"], example: "raden あ"),
    Phrase(.indexOther, "övriga"),
    Phrase(.readingDerived, "härledd"),
    Phrase(.roleTable, "tabell"),
    Phrase(.roleGrid, "rutnät"),
    Phrase(.roleTreeGrid, "trädtabell"),
    Phrase(.roleList, "lista"),
    Phrase(.roleSection, "avsnitt"),
    Phrase(.roleNavigationBar, "navigeringsfält"),
    Phrase(.roleForm, "formulär"),
    Phrase(.unlabelled, "utan etikett"),
    // States
    Phrase(.stateSelected, "markerad"),
    Phrase(.stateNotSelected, "inte markerad"),
    Phrase(.stateExpanded, "utfälld"),
    Phrase(.stateCollapsed, "hopfälld"),
    Phrase(.stateChecked, "ikryssad"),
    Phrase(.stateNotChecked, "inte ikryssad"),
    Phrase(.stateMixed, "delvis ikryssad"),
    Phrase(.stateOn, "på"),
    Phrase(.stateOff, "av"),
    Phrase(.statePressed, "intryckt"),
    Phrase(.stateNotPressed, "inte intryckt"),
    Phrase(.stateFilledIn, "ifyllt"),
    Phrase(.stateDisabled, "inte tillgänglig"),
    Phrase(.stateReadOnly, "skrivskyddad"),
    Phrase(.stateRequired, "obligatorisk"),
    Phrase(.stateInvalid, "ogiltig"),
    Phrase(.stateCurrent, "aktuell"),
    Phrase(.stateSortedAscending, "stigande ordning"),
    Phrase(.stateSortedDescending, "fallande ordning"),
    Phrase(.stateSorted, "sorterad"),
    // Places, spans and counts
    Phrase(.rowPosition, "rad {row}", ["row": "3"], example: "rad 3"),
    Phrase(.rowPositionOf, "rad {row} av {total}", ["row": "3", "total": "10"], example: "rad 3 av 10"),
    Phrase(.columnPosition, "kolumn {column}", ["column": "2"], example: "kolumn 2"),
    Phrase(
      .columnPositionOf, "kolumn {column} av {total}", ["column": "2", "total": "5"], example: "kolumn 2 av 5"
    ),
    Phrase(.setPosition, "{index} av {total}", ["index": "3", "total": "10"], example: "3 av 10"),
    Phrase(.level, "nivå {level}", ["level": "2"], example: "nivå 2"),
    Phrase(
      .spansRows, "{count, plural, one {över # rad} other {över # rader}}", ["count": "2"],
      example: "över 2 rader"),
    Phrase(
      .spansColumns, "{count, plural, one {över # kolumn} other {över # kolumner}}", ["count": "2"],
      example: "över 2 kolumner"),
    Phrase(.rowCount, "{count, plural, one {# rad} other {# rader}}", ["count": "10"], example: "10 rader"),
    Phrase(
      .columnCount, "{count, plural, one {# kolumn} other {# kolumner}}", ["count": "3"],
      example: "3 kolumner"),
    Phrase(
      .sectionCount, "{count, plural, one {# avsnitt} other {# avsnitt}}", ["count": "2"],
      example: "2 avsnitt"),
    // Ways through a table
    Phrase(.tableEnd, "slut på tabellen"),
    Phrase(.listEnd, "slut på listan"),
    Phrase(.edgeRowStart, "början av raden"),
    Phrase(.edgeRowEnd, "slutet av raden"),
    Phrase(.edgeColumnTop, "överst i kolumnen"),
    Phrase(.edgeColumnBottom, "nederst i kolumnen"),
    Phrase(.edgeListStart, "början av listan"),
    Phrase(.edgeIndexStart, "början av indexet"),
    Phrase(.edgeIndexEnd, "slut på indexet"),
    Phrase(.emptyTable, "inga rader"),
    Phrase(.emptyIndexSection, "inga poster"),
    Phrase(
      .rowsShown, "rad {first} till {last} av {total}", ["first": "6", "last": "10", "total": "43"],
      example: "rad 6 till 10 av 43"),
    Phrase(.backTo, "tillbaka till {title}", ["title": "Städer"], example: "tillbaka till Städer"),
    // Summaries
    Phrase(
      .summaryRange, "{name} från {low} till {high}",
      ["name": "Pris", "low": "12 dollar", "high": "90 dollar"], example: "Pris från 12 dollar till 90 dollar"
    ),
    Phrase(
      .summarySame, "{name} alltid {value}", ["name": "Pris", "value": "12 dollar"],
      example: "Pris alltid 12 dollar"),
    Phrase(.summaryMedian, "median {value}", ["value": "34 dollar"], example: "median 34 dollar"),
    Phrase(.summaryBlank, "{count, plural, one {# tom} other {# tomma}}", ["count": "2"], example: "2 tomma"),
    Phrase(
      .summaryDistinct, "{count, plural, one {{name} med # värde} other {{name} med # olika värden}}",
      ["name": "Stad", "count": "12"], example: "Stad med 12 olika värden"),
    // Actions and hints
    Phrase(.actionMoreInfo, "Mer info"),
    Phrase(.actionDelete, "Ta bort"),
    Phrase(.actionDeleteItem, "Ta bort {item}", ["item": "Köp mjölk"], example: "Ta bort Köp mjölk"),
    Phrase(.actionInsert, "Infoga"),
    Phrase(.actionReorderItem, "Flytta {item}", ["item": "Köp mjölk"], example: "Flytta Köp mjölk"),
    Phrase(.actionBack, "Tillbaka"),
    Phrase(.actionAdd, "Lägg till"),
    Phrase(.actionEdit, "Redigera"),
    Phrase(.actionDone, "Klar"),
    Phrase(.actionSave, "Spara"),
    Phrase(.actionCancel, "Avbryt"),
    Phrase(.actionReorder, "Flytta"),
    Phrase(
      .actionsAvailable, "{count, plural, one {# åtgärd} other {# åtgärder}}", ["count": "3"],
      example: "3 åtgärder"),
    Phrase(.hintActivate, "Enter för att aktivera"),
    Phrase(.hintOpen, "Enter för att öppna"),
    Phrase(.hintToggle, "Enter för att växla"),
    Phrase(.hintAdjust, "plus eller minus för att justera"),
    Phrase(.hintEdit, "Enter för att redigera"),
    // Announcements
    Phrase(.announceDeleted, "{item} togs bort", ["item": "Köp mjölk"], example: "Köp mjölk togs bort"),
    Phrase(.announceInserted, "{item} lades till", ["item": "Köp mjölk"], example: "Köp mjölk lades till"),
    Phrase(
      .announceRowsDeleted, "{count, plural, one {# rad togs bort} other {# rader togs bort}}",
      ["count": "3"], example: "3 rader togs bort"),
    Phrase(
      .announceRowsInserted, "{count, plural, one {# rad lades till} other {# rader lades till}}",
      ["count": "3"], example: "3 rader lades till"),
    Phrase(
      .announceRowsMoved, "{count, plural, one {# rad flyttades} other {# rader flyttades}}", ["count": "3"],
      example: "3 rader flyttades"),
    Phrase(
      .announceRowsChanged, "{count, plural, one {# rad ändrades} other {# rader ändrades}}", ["count": "3"],
      example: "3 rader ändrades"),
    Phrase(
      .announceSectionDeleted, "avsnittet {title} togs bort", ["title": "Europa"],
      example: "avsnittet Europa togs bort"),
    Phrase(
      .announceSectionInserted, "avsnittet {title} lades till", ["title": "Europa"],
      example: "avsnittet Europa lades till"),
    Phrase(
      .announceSectionMoved, "avsnittet {title} flyttades", ["title": "Europa"],
      example: "avsnittet Europa flyttades"),
    Phrase(
      .announceSectionChanged, "avsnittet {title} ändrades", ["title": "Europa"],
      example: "avsnittet Europa ändrades"),
    Phrase(
      .announceSectionsDeleted, "{count, plural, one {# avsnitt togs bort} other {# avsnitt togs bort}}",
      ["count": "3"],
      example: "3 avsnitt togs bort"),
    Phrase(
      .announceSectionsInserted, "{count, plural, one {# avsnitt lades till} other {# avsnitt lades till}}",
      ["count": "3"],
      example: "3 avsnitt lades till"),
    Phrase(
      .announceSectionsMoved, "{count, plural, one {# avsnitt flyttades} other {# avsnitt flyttades}}",
      ["count": "3"],
      example: "3 avsnitt flyttades"),
    Phrase(
      .announceSectionsChanged, "{count, plural, one {# avsnitt ändrades} other {# avsnitt ändrades}}",
      ["count": "3"],
      example: "3 avsnitt ändrades"),
    Phrase(
      .announceMovedAbove, "{item} flyttades ovanför {other}", ["item": "Köp ägg", "other": "Läs en bok"],
      example: "Köp ägg flyttades ovanför Läs en bok"),
    Phrase(
      .announceMovedBelow, "{item} flyttades nedanför {other}", ["item": "Köp ägg", "other": "Läs en bok"],
      example: "Köp ägg flyttades nedanför Läs en bok"),
    Phrase(.placeAbove, "ovanför {other}", ["other": "Läs en bok"], example: "ovanför Läs en bok"),
    Phrase(.placeBelow, "nedanför {other}", ["other": "Läs en bok"], example: "nedanför Läs en bok"),
    Phrase(
      .announceMoved, "{item} flyttades till rad {row}", ["item": "Köp ägg", "row": "3"],
      example: "Köp ägg flyttades till rad 3"),
    Phrase(.announcePickedUp, "{item} lyftes upp", ["item": "Köp ägg"], example: "Köp ägg lyftes upp"),
    Phrase(.announcePutBack, "{item} lades tillbaka", ["item": "Köp ägg"], example: "Köp ägg lades tillbaka"),
    Phrase(.announceEditingOn, "redigering på"),
    Phrase(.announceEditingOff, "redigering av"),
    Phrase(.announceAskDelete, "Ta bort {item}?", ["item": "Köp mjölk"], example: "Ta bort Köp mjölk?"),
    Phrase(.announceKept, "{item} behölls", ["item": "Köp mjölk"], example: "Köp mjölk behölls"),
    Phrase(
      .announceActions, "åtgärder: {actions}", ["actions": "Arkivera, Ta bort"],
      example: "åtgärder: Arkivera, Ta bort"),
    Phrase(.announceActionDone, "{action}, klart", ["action": "Arkivera"], example: "Arkivera, klart"),
    Phrase(
      .announceLoaded, "{count, plural, one {uppdaterat, # rad} other {uppdaterat, # rader}}",
      ["count": "12"], example: "uppdaterat, 12 rader"),
    Phrase(.announceIndexLeads, "leder till {title}", ["title": "T"], example: "leder till T"),
    Phrase(.announceNotFound, "inget börjar på {text}", ["text": "ne"], example: "inget börjar på ne"),
    Phrase(.announceFormSaved, "{title} sparades", ["title": "Nytt objekt"], example: "Nytt objekt sparades"),
    Phrase(
      .announceFormCancelled, "{title} avbröts", ["title": "Nytt objekt"], example: "Nytt objekt avbröts"),
    Phrase(.announceRefused, "inte möjligt"),
    // Letters and signs
    Phrase(.capitalLetter, "stort {letter}", ["letter": "A"], example: "stort A"),
  ]
}
