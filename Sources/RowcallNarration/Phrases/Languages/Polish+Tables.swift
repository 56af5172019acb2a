extension Polish {
  static let tables: [Phrase] = [
    // Roles
    Phrase(.roleButton, "przycisk"),
    Phrase(.roleLink, "link"),
    Phrase(.roleImage, "obraz"),
    Phrase(.roleHeading, "nagłówek"),
    Phrase(.roleSwitch, "przełącznik"),
    Phrase(.roleCheckbox, "pole wyboru"),
    Phrase(.roleRadio, "przycisk opcji"),
    Phrase(.roleSlider, "regulowane"),
    Phrase(.roleStepper, "regulator krokowy"),
    Phrase(.roleTextField, "pole tekstowe"),
    Phrase(.roleSearchField, "pole wyszukiwania"),
    Phrase(.roleComboBox, "lista rozwijana"),
    Phrase(.roleSegment, "segment"),
    Phrase(.roleProgress, "postęp"),
    Phrase(.roleCell, "komórka"),
    Phrase(.roleColumnHeader, "nagłówek kolumny"),
    Phrase(.roleRowHeader, "nagłówek wiersza"),
    Phrase(.roleRow, "wiersz"),
    Phrase(.roleCaption, "tytuł tabeli"),
    Phrase(.roleFooter, "stopka"),
    Phrase(.roleIndex, "indeks sekcji"),
    Phrase(.indexRow, "rząd {title}", ["title": "あ"], example: "rząd あ"),
    Phrase(.indexOther, "inne"),
    Phrase(.readingDerived, "wywnioskowane"),
    Phrase(.roleTable, "tabela"),
    Phrase(.roleGrid, "siatka"),
    Phrase(.roleTreeGrid, "siatka drzewiasta"),
    Phrase(.roleList, "lista"),
    Phrase(.roleSection, "sekcja"),
    Phrase(.roleNavigationBar, "pasek nawigacji"),
    Phrase(.roleForm, "formularz"),
    Phrase(.unlabelled, "bez etykiety"),
    // States
    Phrase(.stateSelected, "wybrane"),
    Phrase(.stateNotSelected, "niewybrane"),
    Phrase(.stateExpanded, "rozwinięte"),
    Phrase(.stateCollapsed, "zwinięte"),
    Phrase(.stateChecked, "zaznaczone"),
    Phrase(.stateNotChecked, "niezaznaczone"),
    Phrase(.stateMixed, "częściowo zaznaczone"),
    Phrase(.stateOn, "włączone"),
    Phrase(.stateOff, "wyłączone"),
    Phrase(.statePressed, "wciśnięte"),
    Phrase(.stateNotPressed, "niewciśnięte"),
    Phrase(.stateFilledIn, "wypełnione"),
    Phrase(.stateDisabled, "niedostępne"),
    Phrase(.stateReadOnly, "tylko do odczytu"),
    Phrase(.stateRequired, "wymagane"),
    Phrase(.stateInvalid, "nieprawidłowe"),
    Phrase(.stateCurrent, "bieżące"),
    Phrase(.stateSortedAscending, "sortowanie rosnące"),
    Phrase(.stateSortedDescending, "sortowanie malejące"),
    Phrase(.stateSorted, "posortowane"),
    // Places, spans and counts
    Phrase(.rowPosition, "wiersz {row}", ["row": "3"], example: "wiersz 3"),
    Phrase(.rowPositionOf, "wiersz {row} z {total}", ["row": "3", "total": "10"], example: "wiersz 3 z 10"),
    Phrase(.columnPosition, "kolumna {column}", ["column": "2"], example: "kolumna 2"),
    Phrase(
      .columnPositionOf, "kolumna {column} z {total}", ["column": "2", "total": "5"], example: "kolumna 2 z 5"
    ),
    Phrase(.setPosition, "{index} z {total}", ["index": "3", "total": "10"], example: "3 z 10"),
    Phrase(.level, "poziom {level}", ["level": "2"], example: "poziom 2"),
    Phrase(
      .spansRows,
      "{count, plural, one {obejmuje # wiersz} few {obejmuje # wiersze} many {obejmuje # wierszy} other {obejmuje # wiersza}}",
      ["count": "2"], example: "obejmuje 2 wiersze"),
    Phrase(
      .spansColumns,
      "{count, plural, one {obejmuje # kolumnę} few {obejmuje # kolumny} many {obejmuje # kolumn} other {obejmuje # kolumny}}",
      ["count": "2"], example: "obejmuje 2 kolumny"),
    Phrase(
      .rowCount, "{count, plural, one {# wiersz} few {# wiersze} many {# wierszy} other {# wiersza}}",
      ["count": "10"], example: "10 wierszy"),
    Phrase(
      .columnCount, "{count, plural, one {# kolumna} few {# kolumny} many {# kolumn} other {# kolumny}}",
      ["count": "3"], example: "3 kolumny"),
    Phrase(
      .sectionCount, "{count, plural, one {# sekcja} few {# sekcje} many {# sekcji} other {# sekcji}}",
      ["count": "2"], example: "2 sekcje"),
    // Ways through a table
    Phrase(.tableEnd, "koniec tabeli"),
    Phrase(.listEnd, "koniec listy"),
    Phrase(.edgeRowStart, "początek wiersza"),
    Phrase(.edgeRowEnd, "koniec wiersza"),
    Phrase(.edgeColumnTop, "początek kolumny"),
    Phrase(.edgeColumnBottom, "koniec kolumny"),
    Phrase(.edgeListStart, "początek listy"),
    Phrase(.edgeIndexStart, "początek indeksu"),
    Phrase(.edgeIndexEnd, "koniec indeksu"),
    Phrase(.emptyTable, "brak wierszy"),
    Phrase(.emptyIndexSection, "brak pozycji"),
    Phrase(
      .rowsShown, "wiersze od {first} do {last} z {total}", ["first": "6", "last": "10", "total": "43"],
      example: "wiersze od 6 do 10 z 43"),
    Phrase(.backTo, "powrót: {title}", ["title": "Miasta"], example: "powrót: Miasta"),
    // Summaries
    Phrase(
      .summaryRange, "{name} minimum {low}, maksimum {high}",
      ["name": "Cena", "low": "12 dolarów", "high": "90 dolarów"],
      example: "Cena minimum 12 dolarów, maksimum 90 dolarów"),
    Phrase(
      .summarySame, "{name} zawsze {value}", ["name": "Cena", "value": "12 dolarów"],
      example: "Cena zawsze 12 dolarów"),
    Phrase(.summaryMedian, "mediana {value}", ["value": "34 dolary"], example: "mediana 34 dolary"),
    Phrase(
      .summaryBlank, "{count, plural, one {# puste} few {# puste} many {# pustych} other {# pustego}}",
      ["count": "2"], example: "2 puste"),
    Phrase(
      .summaryDistinct,
      "{count, plural, one {{name}, # wartość} few {{name}, # różne wartości} many {{name}, # różnych wartości} other {{name}, # różnej wartości}}",
      ["name": "Miasto", "count": "12"], example: "Miasto, 12 różnych wartości"),
    // Actions and hints
    Phrase(.actionMoreInfo, "Więcej informacji"),
    Phrase(.actionDelete, "Usuń"),
    Phrase(.actionDeleteItem, "Usuń: {item}", ["item": "Kup mleko"], example: "Usuń: Kup mleko"),
    Phrase(.actionInsert, "Wstaw"),
    Phrase(.actionReorderItem, "Przenieś: {item}", ["item": "Kup mleko"], example: "Przenieś: Kup mleko"),
    Phrase(.actionBack, "Wstecz"),
    Phrase(.actionAdd, "Dodaj"),
    Phrase(.actionEdit, "Edytuj"),
    Phrase(.actionDone, "Gotowe"),
    Phrase(.actionSave, "Zapisz"),
    Phrase(.actionCancel, "Anuluj"),
    Phrase(.actionReorder, "Przenieś"),
    Phrase(
      .actionsAvailable, "{count, plural, one {# akcja} few {# akcje} many {# akcji} other {# akcji}}",
      ["count": "3"], example: "3 akcje"),
    Phrase(.hintActivate, "Enter, aby aktywować"),
    Phrase(.hintOpen, "Enter, aby otworzyć"),
    Phrase(.hintToggle, "Enter, aby przełączyć"),
    Phrase(.hintAdjust, "plus lub minus, aby regulować"),
    Phrase(.hintEdit, "Enter, aby edytować"),
    // Announcements
    Phrase(.announceDeleted, "usunięto: {item}", ["item": "Kup mleko"], example: "usunięto: Kup mleko"),
    Phrase(.announceInserted, "dodano: {item}", ["item": "Kup mleko"], example: "dodano: Kup mleko"),
    Phrase(
      .announceRowsDeleted,
      "{count, plural, one {usunięto # wiersz} few {usunięto # wiersze} many {usunięto # wierszy} other {usunięto # wiersza}}",
      ["count": "3"], example: "usunięto 3 wiersze"),
    Phrase(
      .announceRowsInserted,
      "{count, plural, one {dodano # wiersz} few {dodano # wiersze} many {dodano # wierszy} other {dodano # wiersza}}",
      ["count": "3"], example: "dodano 3 wiersze"),
    Phrase(
      .announceRowsMoved,
      "{count, plural, one {przeniesiono # wiersz} few {przeniesiono # wiersze} many {przeniesiono # wierszy} other {przeniesiono # wiersza}}",
      ["count": "3"], example: "przeniesiono 3 wiersze"),
    Phrase(
      .announceRowsChanged,
      "{count, plural, one {zmieniono # wiersz} few {zmieniono # wiersze} many {zmieniono # wierszy} other {zmieniono # wiersza}}",
      ["count": "3"], example: "zmieniono 3 wiersze"),
    Phrase(
      .announceSectionDeleted, "usunięto sekcję {title}", ["title": "Europa"],
      example: "usunięto sekcję Europa"),
    Phrase(
      .announceSectionInserted, "dodano sekcję {title}", ["title": "Europa"], example: "dodano sekcję Europa"),
    Phrase(
      .announceSectionMoved, "przeniesiono sekcję {title}", ["title": "Europa"],
      example: "przeniesiono sekcję Europa"),
    Phrase(
      .announceSectionChanged, "zmieniono sekcję {title}", ["title": "Europa"],
      example: "zmieniono sekcję Europa"),
    Phrase(
      .announceSectionsDeleted,
      "{count, plural, one {usunięto # sekcję} few {usunięto # sekcje} many {usunięto # sekcji} other {usunięto # sekcji}}",
      ["count": "3"],
      example: "usunięto 3 sekcje"),
    Phrase(
      .announceSectionsInserted,
      "{count, plural, one {dodano # sekcję} few {dodano # sekcje} many {dodano # sekcji} other {dodano # sekcji}}",
      ["count": "3"],
      example: "dodano 3 sekcje"),
    Phrase(
      .announceSectionsMoved,
      "{count, plural, one {przeniesiono # sekcję} few {przeniesiono # sekcje} many {przeniesiono # sekcji} other {przeniesiono # sekcji}}",
      ["count": "3"],
      example: "przeniesiono 3 sekcje"),
    Phrase(
      .announceSectionsChanged,
      "{count, plural, one {zmieniono # sekcję} few {zmieniono # sekcje} many {zmieniono # sekcji} other {zmieniono # sekcji}}",
      ["count": "3"],
      example: "zmieniono 3 sekcje"),
    Phrase(
      .announceMovedAbove, "{item}, przeniesiono nad pozycję {other}",
      ["item": "Kup jajka", "other": "Przeczytaj książkę"],
      example: "Kup jajka, przeniesiono nad pozycję Przeczytaj książkę"),
    Phrase(
      .announceMovedBelow, "{item}, przeniesiono pod pozycję {other}",
      ["item": "Kup jajka", "other": "Przeczytaj książkę"],
      example: "Kup jajka, przeniesiono pod pozycję Przeczytaj książkę"),
    Phrase(
      .placeAbove, "nad pozycją {other}", ["other": "Przeczytaj książkę"],
      example: "nad pozycją Przeczytaj książkę"),
    Phrase(
      .placeBelow, "pod pozycją {other}", ["other": "Przeczytaj książkę"],
      example: "pod pozycją Przeczytaj książkę"),
    Phrase(
      .announceMoved, "{item}, przeniesiono do wiersza {row}", ["item": "Kup jajka", "row": "3"],
      example: "Kup jajka, przeniesiono do wiersza 3"),
    Phrase(
      .announcePickedUp, "podniesiono: {item}", ["item": "Kup jajka"], example: "podniesiono: Kup jajka"),
    Phrase(
      .announcePutBack, "odłożono na miejsce: {item}", ["item": "Kup jajka"],
      example: "odłożono na miejsce: Kup jajka"),
    Phrase(.announceEditingOn, "edycja włączona"),
    Phrase(.announceEditingOff, "edycja wyłączona"),
    Phrase(.announceAskDelete, "Usunąć: {item}?", ["item": "Kup mleko"], example: "Usunąć: Kup mleko?"),
    Phrase(.announceKept, "pozostawiono: {item}", ["item": "Kup mleko"], example: "pozostawiono: Kup mleko"),
    Phrase(
      .announceActions, "akcje: {actions}", ["actions": "Archiwizuj, Usuń"],
      example: "akcje: Archiwizuj, Usuń"),
    Phrase(.announceActionDone, "{action}, gotowe", ["action": "Archiwizuj"], example: "Archiwizuj, gotowe"),
    Phrase(
      .announceLoaded,
      "{count, plural, one {odświeżono, # wiersz} few {odświeżono, # wiersze} many {odświeżono, # wierszy} other {odświeżono, # wiersza}}",
      ["count": "12"], example: "odświeżono, 12 wierszy"),
    Phrase(.announceIndexLeads, "prowadzi do: {title}", ["title": "T"], example: "prowadzi do: T"),
    Phrase(
      .announceNotFound, "nic nie zaczyna się od: {text}", ["text": "ne"],
      example: "nic nie zaczyna się od: ne"),
    Phrase(
      .announceFormSaved, "zapisano: {title}", ["title": "Nowy element"], example: "zapisano: Nowy element"),
    Phrase(
      .announceFormCancelled, "anulowano: {title}", ["title": "Nowy element"],
      example: "anulowano: Nowy element"),
    Phrase(.announceRefused, "niemożliwe"),
    // Letters and signs
    Phrase(.capitalLetter, "duże {letter}", ["letter": "A"], example: "duże A"),
  ]
}
