extension Danish {
  static let tables: [Phrase] = [
    // Roles
    Phrase(.roleButton, "knap"),
    Phrase(.roleLink, "link"),
    Phrase(.roleImage, "billede"),
    Phrase(.roleHeading, "overskrift"),
    Phrase(.roleSwitch, "kontakt"),
    Phrase(.roleCheckbox, "afkrydsningsfelt"),
    Phrase(.roleRadio, "radioknap"),
    Phrase(.roleSlider, "kan justeres"),
    Phrase(.roleStepper, "trinvælger"),
    Phrase(.roleTextField, "tekstfelt"),
    Phrase(.roleSearchField, "søgefelt"),
    Phrase(.roleComboBox, "rulleliste"),
    Phrase(.roleSegment, "segment"),
    Phrase(.roleProgress, "fremdrift"),
    Phrase(.roleCell, "celle"),
    Phrase(.roleColumnHeader, "kolonneoverskrift"),
    Phrase(.roleRowHeader, "rækkeoverskrift"),
    Phrase(.roleRow, "række"),
    Phrase(.roleCaption, "tabeltitel"),
    Phrase(.roleFooter, "fodtekst"),
    Phrase(.roleIndex, "sektionsindeks"),
    Phrase(.indexRow, "rækken {title}", ["title": "あ"], example: "rækken あ"),
    Phrase(.indexOther, "andre"),
    Phrase(.readingDerived, "afledt"),
    Phrase(.roleTable, "tabel"),
    Phrase(.roleGrid, "gitter"),
    Phrase(.roleTreeGrid, "trægitter"),
    Phrase(.roleList, "liste"),
    Phrase(.roleSection, "sektion"),
    Phrase(.roleNavigationBar, "navigationslinje"),
    Phrase(.roleForm, "formular"),
    Phrase(.unlabelled, "uden etiket"),
    // States
    Phrase(.stateSelected, "valgt"),
    Phrase(.stateNotSelected, "ikke valgt"),
    Phrase(.stateExpanded, "foldet ud"),
    Phrase(.stateCollapsed, "foldet sammen"),
    Phrase(.stateChecked, "afkrydset"),
    Phrase(.stateNotChecked, "ikke afkrydset"),
    Phrase(.stateMixed, "delvist afkrydset"),
    Phrase(.stateOn, "slået til"),
    Phrase(.stateOff, "slået fra"),
    Phrase(.statePressed, "trykket ned"),
    Phrase(.stateNotPressed, "ikke trykket ned"),
    Phrase(.stateFilledIn, "udfyldt"),
    Phrase(.stateDisabled, "ikke tilgængelig"),
    Phrase(.stateReadOnly, "skrivebeskyttet"),
    Phrase(.stateRequired, "obligatorisk"),
    Phrase(.stateInvalid, "ugyldig"),
    Phrase(.stateCurrent, "aktuel"),
    Phrase(.stateSortedAscending, "sorteret stigende"),
    Phrase(.stateSortedDescending, "sorteret faldende"),
    Phrase(.stateSorted, "sorteret"),
    // Places, spans and counts
    Phrase(.rowPosition, "række {row}", ["row": "3"], example: "række 3"),
    Phrase(.rowPositionOf, "række {row} af {total}", ["row": "3", "total": "10"], example: "række 3 af 10"),
    Phrase(.columnPosition, "kolonne {column}", ["column": "2"], example: "kolonne 2"),
    Phrase(
      .columnPositionOf, "kolonne {column} af {total}", ["column": "2", "total": "5"],
      example: "kolonne 2 af 5"),
    Phrase(.setPosition, "{index} af {total}", ["index": "3", "total": "10"], example: "3 af 10"),
    Phrase(.level, "niveau {level}", ["level": "2"], example: "niveau 2"),
    Phrase(
      .spansRows, "{count, plural, one {dækker # række} other {dækker # rækker}}", ["count": "2"],
      example: "dækker 2 rækker"),
    Phrase(
      .spansColumns, "{count, plural, one {dækker # kolonne} other {dækker # kolonner}}", ["count": "2"],
      example: "dækker 2 kolonner"),
    Phrase(
      .rowCount, "{count, plural, one {# række} other {# rækker}}", ["count": "10"], example: "10 rækker"),
    Phrase(
      .columnCount, "{count, plural, one {# kolonne} other {# kolonner}}", ["count": "3"],
      example: "3 kolonner"),
    Phrase(
      .sectionCount, "{count, plural, one {# sektion} other {# sektioner}}", ["count": "2"],
      example: "2 sektioner"),
    // Ways through a table
    Phrase(.tableEnd, "slut på tabellen"),
    Phrase(.listEnd, "slut på listen"),
    Phrase(.edgeRowStart, "start på rækken"),
    Phrase(.edgeRowEnd, "slut på rækken"),
    Phrase(.edgeColumnTop, "øverst i kolonnen"),
    Phrase(.edgeColumnBottom, "nederst i kolonnen"),
    Phrase(.edgeListStart, "start på listen"),
    Phrase(.edgeIndexStart, "start på indekset"),
    Phrase(.edgeIndexEnd, "slut på indekset"),
    Phrase(.emptyTable, "ingen rækker"),
    Phrase(.emptyIndexSection, "ingen poster"),
    Phrase(
      .rowsShown, "række {first} til {last} af {total}", ["first": "6", "last": "10", "total": "43"],
      example: "række 6 til 10 af 43"),
    Phrase(.backTo, "tilbage til {title}", ["title": "Byer"], example: "tilbage til Byer"),
    // Summaries
    Phrase(
      .summaryRange, "{name} fra {low} til {high}",
      ["name": "Pris", "low": "12 dollar", "high": "90 dollar"], example: "Pris fra 12 dollar til 90 dollar"),
    Phrase(
      .summarySame, "{name} altid {value}", ["name": "Pris", "value": "12 dollar"],
      example: "Pris altid 12 dollar"),
    Phrase(.summaryMedian, "median {value}", ["value": "34 dollar"], example: "median 34 dollar"),
    Phrase(.summaryBlank, "{count, plural, one {# tom} other {# tomme}}", ["count": "2"], example: "2 tomme"),
    Phrase(
      .summaryDistinct, "{count, plural, one {{name} med # værdi} other {{name} med # forskellige værdier}}",
      ["name": "By", "count": "12"], example: "By med 12 forskellige værdier"),
    // Actions and hints
    Phrase(.actionMoreInfo, "Mere info"),
    Phrase(.actionDelete, "Slet"),
    Phrase(.actionDeleteItem, "Slet {item}", ["item": "Køb mælk"], example: "Slet Køb mælk"),
    Phrase(.actionInsert, "Indsæt"),
    Phrase(.actionReorderItem, "Flyt {item}", ["item": "Køb mælk"], example: "Flyt Køb mælk"),
    Phrase(.actionBack, "Tilbage"),
    Phrase(.actionAdd, "Tilføj"),
    Phrase(.actionEdit, "Rediger"),
    Phrase(.actionDone, "Færdig"),
    Phrase(.actionSave, "Gem"),
    Phrase(.actionCancel, "Annuller"),
    Phrase(.actionReorder, "Flyt"),
    Phrase(
      .actionsAvailable, "{count, plural, one {# handling} other {# handlinger}}", ["count": "3"],
      example: "3 handlinger"),
    Phrase(.hintActivate, "Enter for at aktivere"),
    Phrase(.hintOpen, "Enter for at åbne"),
    Phrase(.hintToggle, "Enter for at skifte"),
    Phrase(.hintAdjust, "plus eller minus for at justere"),
    Phrase(.hintEdit, "Enter for at redigere"),
    // Announcements
    Phrase(.announceDeleted, "{item} slettet", ["item": "Køb mælk"], example: "Køb mælk slettet"),
    Phrase(.announceInserted, "{item} tilføjet", ["item": "Køb mælk"], example: "Køb mælk tilføjet"),
    Phrase(
      .announceRowsDeleted, "{count, plural, one {# række slettet} other {# rækker slettet}}", ["count": "3"],
      example: "3 rækker slettet"),
    Phrase(
      .announceRowsInserted, "{count, plural, one {# række tilføjet} other {# rækker tilføjet}}",
      ["count": "3"], example: "3 rækker tilføjet"),
    Phrase(
      .announceRowsMoved, "{count, plural, one {# række flyttet} other {# rækker flyttet}}", ["count": "3"],
      example: "3 rækker flyttet"),
    Phrase(
      .announceRowsChanged, "{count, plural, one {# række ændret} other {# rækker ændret}}", ["count": "3"],
      example: "3 rækker ændret"),
    Phrase(
      .announceSectionDeleted, "sektionen {title} slettet", ["title": "Europa"],
      example: "sektionen Europa slettet"),
    Phrase(
      .announceSectionInserted, "sektionen {title} tilføjet", ["title": "Europa"],
      example: "sektionen Europa tilføjet"),
    Phrase(
      .announceSectionMoved, "sektionen {title} flyttet", ["title": "Europa"],
      example: "sektionen Europa flyttet"),
    Phrase(
      .announceSectionChanged, "sektionen {title} ændret", ["title": "Europa"],
      example: "sektionen Europa ændret"),
    Phrase(
      .announceSectionsDeleted, "{count, plural, one {# sektion slettet} other {# sektioner slettet}}",
      ["count": "3"],
      example: "3 sektioner slettet"),
    Phrase(
      .announceSectionsInserted, "{count, plural, one {# sektion tilføjet} other {# sektioner tilføjet}}",
      ["count": "3"],
      example: "3 sektioner tilføjet"),
    Phrase(
      .announceSectionsMoved, "{count, plural, one {# sektion flyttet} other {# sektioner flyttet}}",
      ["count": "3"],
      example: "3 sektioner flyttet"),
    Phrase(
      .announceSectionsChanged, "{count, plural, one {# sektion ændret} other {# sektioner ændret}}",
      ["count": "3"],
      example: "3 sektioner ændret"),
    Phrase(
      .announceMovedAbove, "{item} placeret over {other}", ["item": "Køb æg", "other": "Læs en bog"],
      example: "Køb æg placeret over Læs en bog"),
    Phrase(
      .announceMovedBelow, "{item} placeret under {other}", ["item": "Køb æg", "other": "Læs en bog"],
      example: "Køb æg placeret under Læs en bog"),
    Phrase(.placeAbove, "over {other}", ["other": "Læs en bog"], example: "over Læs en bog"),
    Phrase(.placeBelow, "under {other}", ["other": "Læs en bog"], example: "under Læs en bog"),
    Phrase(
      .announceMoved, "{item} flyttet til række {row}", ["item": "Køb æg", "row": "3"],
      example: "Køb æg flyttet til række 3"),
    Phrase(.announcePickedUp, "{item} samlet op", ["item": "Køb æg"], example: "Køb æg samlet op"),
    Phrase(.announcePutBack, "{item} lagt tilbage", ["item": "Køb æg"], example: "Køb æg lagt tilbage"),
    Phrase(.announceEditingOn, "redigering slået til"),
    Phrase(.announceEditingOff, "redigering slået fra"),
    Phrase(.announceAskDelete, "Slet {item}?", ["item": "Køb mælk"], example: "Slet Køb mælk?"),
    Phrase(.announceKept, "{item} beholdt", ["item": "Køb mælk"], example: "Køb mælk beholdt"),
    Phrase(
      .announceActions, "handlinger: {actions}", ["actions": "Arkivér, Slet"],
      example: "handlinger: Arkivér, Slet"),
    Phrase(.announceActionDone, "{action}, udført", ["action": "Arkivér"], example: "Arkivér, udført"),
    Phrase(
      .announceLoaded, "{count, plural, one {opdateret, # række} other {opdateret, # rækker}}",
      ["count": "12"], example: "opdateret, 12 rækker"),
    Phrase(.announceIndexLeads, "fører til {title}", ["title": "T"], example: "fører til T"),
    Phrase(.announceNotFound, "intet begynder med {text}", ["text": "ne"], example: "intet begynder med ne"),
    Phrase(.announceFormSaved, "{title}, gemt", ["title": "Nyt punkt"], example: "Nyt punkt, gemt"),
    Phrase(
      .announceFormCancelled, "{title}, annulleret", ["title": "Nyt punkt"], example: "Nyt punkt, annulleret"),
    Phrase(.announceRefused, "ikke muligt"),
    // Letters and signs
    Phrase(.capitalLetter, "stort {letter}", ["letter": "A"], example: "stort A"),
  ]
}
