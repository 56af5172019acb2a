extension Norwegian {
  static let tables: [Phrase] = [
    // Roles
    Phrase(.roleButton, "knapp"),
    Phrase(.roleLink, "lenke"),
    Phrase(.roleImage, "bilde"),
    Phrase(.roleHeading, "overskrift"),
    Phrase(.roleSwitch, "bryter"),
    Phrase(.roleCheckbox, "avmerkingsboks"),
    Phrase(.roleRadio, "radioknapp"),
    Phrase(.roleSlider, "justerbar"),
    Phrase(.roleStepper, "trinnvelger"),
    Phrase(.roleTextField, "tekstfelt"),
    Phrase(.roleSearchField, "søkefelt"),
    Phrase(.roleComboBox, "nedtrekksliste"),
    Phrase(.roleSegment, "segment"),
    Phrase(.roleProgress, "framdrift"),
    Phrase(.roleCell, "celle"),
    Phrase(.roleColumnHeader, "kolonneoverskrift"),
    Phrase(.roleRowHeader, "radoverskrift"),
    Phrase(.roleRow, "rad"),
    Phrase(.roleCaption, "tabelltittel"),
    Phrase(.roleFooter, "bunntekst"),
    Phrase(.roleIndex, "seksjonsindeks"),
    Phrase(.indexRow, "raden {title}", ["title": "あ"], example: "raden あ"),
    Phrase(.indexOther, "andre"),
    Phrase(.readingDerived, "avledet"),
    Phrase(.roleTable, "tabell"),
    Phrase(.roleGrid, "rutenett"),
    Phrase(.roleTreeGrid, "trerutenett"),
    Phrase(.roleList, "liste"),
    Phrase(.roleSection, "seksjon"),
    Phrase(.roleNavigationBar, "navigasjonslinje"),
    Phrase(.roleForm, "skjema"),
    Phrase(.unlabelled, "uten etikett"),
    // States
    Phrase(.stateSelected, "valgt"),
    Phrase(.stateNotSelected, "ikke valgt"),
    Phrase(.stateExpanded, "foldet ut"),
    Phrase(.stateCollapsed, "foldet sammen"),
    Phrase(.stateChecked, "avmerket"),
    Phrase(.stateNotChecked, "ikke avmerket"),
    Phrase(.stateMixed, "delvis avmerket"),
    Phrase(.stateOn, "på"),
    Phrase(.stateOff, "av"),
    Phrase(.statePressed, "trykket inn"),
    Phrase(.stateNotPressed, "ikke trykket inn"),
    Phrase(.stateFilledIn, "utfylt"),
    Phrase(.stateDisabled, "utilgjengelig"),
    Phrase(.stateReadOnly, "skrivebeskyttet"),
    Phrase(.stateRequired, "obligatorisk"),
    Phrase(.stateInvalid, "ugyldig"),
    Phrase(.stateCurrent, "gjeldende"),
    Phrase(.stateSortedAscending, "sortert stigende"),
    Phrase(.stateSortedDescending, "sortert synkende"),
    Phrase(.stateSorted, "sortert"),
    // Places, spans and counts
    Phrase(.rowPosition, "rad {row}", ["row": "3"], example: "rad 3"),
    Phrase(.rowPositionOf, "rad {row} av {total}", ["row": "3", "total": "10"], example: "rad 3 av 10"),
    Phrase(.columnPosition, "kolonne {column}", ["column": "2"], example: "kolonne 2"),
    Phrase(
      .columnPositionOf, "kolonne {column} av {total}", ["column": "2", "total": "5"],
      example: "kolonne 2 av 5"),
    Phrase(.setPosition, "{index} av {total}", ["index": "3", "total": "10"], example: "3 av 10"),
    Phrase(.level, "nivå {level}", ["level": "2"], example: "nivå 2"),
    Phrase(
      .spansRows, "{count, plural, one {går over # rad} other {går over # rader}}", ["count": "2"],
      example: "går over 2 rader"),
    Phrase(
      .spansColumns, "{count, plural, one {går over # kolonne} other {går over # kolonner}}", ["count": "2"],
      example: "går over 2 kolonner"),
    Phrase(.rowCount, "{count, plural, one {# rad} other {# rader}}", ["count": "10"], example: "10 rader"),
    Phrase(
      .columnCount, "{count, plural, one {# kolonne} other {# kolonner}}", ["count": "3"],
      example: "3 kolonner"),
    Phrase(
      .sectionCount, "{count, plural, one {# seksjon} other {# seksjoner}}", ["count": "2"],
      example: "2 seksjoner"),
    // Ways through a table
    Phrase(.tableEnd, "slutt på tabellen"),
    Phrase(.listEnd, "slutt på listen"),
    Phrase(.edgeRowStart, "start på raden"),
    Phrase(.edgeRowEnd, "slutt på raden"),
    Phrase(.edgeColumnTop, "øverst i kolonnen"),
    Phrase(.edgeColumnBottom, "nederst i kolonnen"),
    Phrase(.edgeListStart, "start på listen"),
    Phrase(.edgeIndexStart, "start på indeksen"),
    Phrase(.edgeIndexEnd, "slutt på indeksen"),
    Phrase(.emptyTable, "ingen rader"),
    Phrase(.emptyIndexSection, "ingen oppføringer"),
    Phrase(
      .rowsShown, "rad {first} til {last} av {total}", ["first": "6", "last": "10", "total": "43"],
      example: "rad 6 til 10 av 43"),
    Phrase(.backTo, "tilbake til {title}", ["title": "Byer"], example: "tilbake til Byer"),
    // Summaries
    Phrase(
      .summaryRange, "{name} fra {low} til {high}",
      ["name": "Pris", "low": "12 dollar", "high": "90 dollar"], example: "Pris fra 12 dollar til 90 dollar"),
    Phrase(
      .summarySame, "{name} alltid {value}", ["name": "Pris", "value": "12 dollar"],
      example: "Pris alltid 12 dollar"),
    Phrase(.summaryMedian, "median {value}", ["value": "34 dollar"], example: "median 34 dollar"),
    Phrase(.summaryBlank, "{count, plural, one {# tom} other {# tomme}}", ["count": "2"], example: "2 tomme"),
    Phrase(
      .summaryDistinct, "{count, plural, one {{name} med # verdi} other {{name} med # ulike verdier}}",
      ["name": "By", "count": "12"], example: "By med 12 ulike verdier"),
    // Actions and hints
    Phrase(.actionMoreInfo, "Mer info"),
    Phrase(.actionDelete, "Slett"),
    Phrase(.actionDeleteItem, "Slett {item}", ["item": "Kjøp melk"], example: "Slett Kjøp melk"),
    Phrase(.actionInsert, "Sett inn"),
    Phrase(.actionReorderItem, "Flytt {item}", ["item": "Kjøp melk"], example: "Flytt Kjøp melk"),
    Phrase(.actionBack, "Tilbake"),
    Phrase(.actionAdd, "Legg til"),
    Phrase(.actionEdit, "Rediger"),
    Phrase(.actionDone, "Ferdig"),
    Phrase(.actionSave, "Lagre"),
    Phrase(.actionCancel, "Avbryt"),
    Phrase(.actionReorder, "Flytt"),
    Phrase(
      .actionsAvailable, "{count, plural, one {# handling} other {# handlinger}}", ["count": "3"],
      example: "3 handlinger"),
    Phrase(.hintActivate, "Enter for å aktivere"),
    Phrase(.hintOpen, "Enter for å åpne"),
    Phrase(.hintToggle, "Enter for å veksle"),
    Phrase(.hintAdjust, "pluss eller minus for å justere"),
    Phrase(.hintEdit, "Enter for å redigere"),
    // Announcements
    Phrase(.announceDeleted, "{item} slettet", ["item": "Kjøp melk"], example: "Kjøp melk slettet"),
    Phrase(.announceInserted, "{item} lagt til", ["item": "Kjøp melk"], example: "Kjøp melk lagt til"),
    Phrase(
      .announceRowsDeleted, "{count, plural, one {# rad slettet} other {# rader slettet}}", ["count": "3"],
      example: "3 rader slettet"),
    Phrase(
      .announceRowsInserted, "{count, plural, one {# rad lagt til} other {# rader lagt til}}", ["count": "3"],
      example: "3 rader lagt til"),
    Phrase(
      .announceRowsMoved, "{count, plural, one {# rad flyttet} other {# rader flyttet}}", ["count": "3"],
      example: "3 rader flyttet"),
    Phrase(
      .announceRowsChanged, "{count, plural, one {# rad endret} other {# rader endret}}", ["count": "3"],
      example: "3 rader endret"),
    Phrase(
      .announceSectionDeleted, "seksjonen {title} slettet", ["title": "Europa"],
      example: "seksjonen Europa slettet"),
    Phrase(
      .announceSectionInserted, "seksjonen {title} lagt til", ["title": "Europa"],
      example: "seksjonen Europa lagt til"),
    Phrase(
      .announceSectionMoved, "seksjonen {title} flyttet", ["title": "Europa"],
      example: "seksjonen Europa flyttet"),
    Phrase(
      .announceSectionChanged, "seksjonen {title} endret", ["title": "Europa"],
      example: "seksjonen Europa endret"),
    Phrase(
      .announceSectionsDeleted, "{count, plural, one {# seksjon slettet} other {# seksjoner slettet}}",
      ["count": "3"],
      example: "3 seksjoner slettet"),
    Phrase(
      .announceSectionsInserted, "{count, plural, one {# seksjon lagt til} other {# seksjoner lagt til}}",
      ["count": "3"],
      example: "3 seksjoner lagt til"),
    Phrase(
      .announceSectionsMoved, "{count, plural, one {# seksjon flyttet} other {# seksjoner flyttet}}",
      ["count": "3"],
      example: "3 seksjoner flyttet"),
    Phrase(
      .announceSectionsChanged, "{count, plural, one {# seksjon endret} other {# seksjoner endret}}",
      ["count": "3"],
      example: "3 seksjoner endret"),
    Phrase(
      .announceMovedAbove, "{item} plassert over {other}", ["item": "Kjøp egg", "other": "Les en bok"],
      example: "Kjøp egg plassert over Les en bok"),
    Phrase(
      .announceMovedBelow, "{item} plassert under {other}", ["item": "Kjøp egg", "other": "Les en bok"],
      example: "Kjøp egg plassert under Les en bok"),
    Phrase(.placeAbove, "over {other}", ["other": "Les en bok"], example: "over Les en bok"),
    Phrase(.placeBelow, "under {other}", ["other": "Les en bok"], example: "under Les en bok"),
    Phrase(
      .announceMoved, "{item} flyttet til rad {row}", ["item": "Kjøp egg", "row": "3"],
      example: "Kjøp egg flyttet til rad 3"),
    Phrase(.announcePickedUp, "{item} plukket opp", ["item": "Kjøp egg"], example: "Kjøp egg plukket opp"),
    Phrase(.announcePutBack, "{item} lagt tilbake", ["item": "Kjøp egg"], example: "Kjøp egg lagt tilbake"),
    Phrase(.announceEditingOn, "redigering på"),
    Phrase(.announceEditingOff, "redigering av"),
    Phrase(.announceAskDelete, "Slette {item}?", ["item": "Kjøp melk"], example: "Slette Kjøp melk?"),
    Phrase(.announceKept, "{item} beholdt", ["item": "Kjøp melk"], example: "Kjøp melk beholdt"),
    Phrase(
      .announceActions, "handlinger: {actions}", ["actions": "Arkiver, Slett"],
      example: "handlinger: Arkiver, Slett"),
    Phrase(.announceActionDone, "{action}, utført", ["action": "Arkiver"], example: "Arkiver, utført"),
    Phrase(
      .announceLoaded, "{count, plural, one {oppdatert, # rad} other {oppdatert, # rader}}", ["count": "12"],
      example: "oppdatert, 12 rader"),
    Phrase(.announceIndexLeads, "fører til {title}", ["title": "T"], example: "fører til T"),
    Phrase(
      .announceNotFound, "ingenting begynner med {text}", ["text": "ne"], example: "ingenting begynner med ne"
    ),
    Phrase(.announceFormSaved, "{title}, lagret", ["title": "Nytt punkt"], example: "Nytt punkt, lagret"),
    Phrase(
      .announceFormCancelled, "{title}, avbrutt", ["title": "Nytt punkt"], example: "Nytt punkt, avbrutt"),
    Phrase(.announceRefused, "ikke mulig"),
    // Letters and signs
    Phrase(.capitalLetter, "stor {letter}", ["letter": "A"], example: "stor A"),
  ]
}
