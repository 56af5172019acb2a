extension Czech {
  static let tables: [Phrase] = [
    // Roles
    Phrase(.roleButton, "tlačítko"),
    Phrase(.roleLink, "odkaz"),
    Phrase(.roleImage, "obrázek"),
    Phrase(.roleHeading, "nadpis"),
    Phrase(.roleSwitch, "vypínač"),
    Phrase(.roleCheckbox, "zaškrtávací políčko"),
    Phrase(.roleRadio, "přepínač"),
    Phrase(.roleSlider, "nastavitelné"),
    Phrase(.roleStepper, "krokovač"),
    Phrase(.roleTextField, "textové pole"),
    Phrase(.roleSearchField, "vyhledávací pole"),
    Phrase(.roleComboBox, "rozbalovací seznam"),
    Phrase(.roleSegment, "segment"),
    Phrase(.roleProgress, "průběh"),
    Phrase(.roleCell, "buňka"),
    Phrase(.roleColumnHeader, "záhlaví sloupce"),
    Phrase(.roleRowHeader, "záhlaví řádku"),
    Phrase(.roleRow, "řádek"),
    Phrase(.roleCaption, "název tabulky"),
    Phrase(.roleFooter, "zápatí"),
    Phrase(.roleIndex, "rejstřík oddílů"),
    Phrase(.indexRow, "řada {title}", ["title": "あ"], example: "řada あ"),
    Phrase(.indexOther, "ostatní"),
    Phrase(.readingDerived, "odvozeno"),
    Phrase(.roleTable, "tabulka"),
    Phrase(.roleGrid, "mřížka"),
    Phrase(.roleTreeGrid, "stromová mřížka"),
    Phrase(.roleList, "seznam"),
    Phrase(.roleSection, "oddíl"),
    Phrase(.roleNavigationBar, "navigační panel"),
    Phrase(.roleForm, "formulář"),
    Phrase(.unlabelled, "bez popisku"),
    // States
    Phrase(.stateSelected, "vybráno"),
    Phrase(.stateNotSelected, "nevybráno"),
    Phrase(.stateExpanded, "rozbaleno"),
    Phrase(.stateCollapsed, "sbaleno"),
    Phrase(.stateChecked, "zaškrtnuto"),
    Phrase(.stateNotChecked, "nezaškrtnuto"),
    Phrase(.stateMixed, "částečně zaškrtnuto"),
    Phrase(.stateOn, "zapnuto"),
    Phrase(.stateOff, "vypnuto"),
    Phrase(.statePressed, "stisknuto"),
    Phrase(.stateNotPressed, "nestisknuto"),
    Phrase(.stateFilledIn, "vyplněno"),
    Phrase(.stateDisabled, "nedostupné"),
    Phrase(.stateReadOnly, "jen pro čtení"),
    Phrase(.stateRequired, "povinné"),
    Phrase(.stateInvalid, "neplatné"),
    Phrase(.stateCurrent, "aktuální"),
    Phrase(.stateSortedAscending, "řazeno vzestupně"),
    Phrase(.stateSortedDescending, "řazeno sestupně"),
    Phrase(.stateSorted, "seřazeno"),
    // Places, spans and counts
    Phrase(.rowPosition, "řádek {row}", ["row": "3"], example: "řádek 3"),
    Phrase(.rowPositionOf, "řádek {row} z {total}", ["row": "3", "total": "10"], example: "řádek 3 z 10"),
    Phrase(.columnPosition, "sloupec {column}", ["column": "2"], example: "sloupec 2"),
    Phrase(
      .columnPositionOf, "sloupec {column} z {total}", ["column": "2", "total": "5"], example: "sloupec 2 z 5"
    ),
    Phrase(.setPosition, "{index} z {total}", ["index": "3", "total": "10"], example: "3 z 10"),
    Phrase(.level, "úroveň {level}", ["level": "2"], example: "úroveň 2"),
    Phrase(
      .spansRows, "{count, plural, one {přes # řádek} few {přes # řádky} other {přes # řádků}}",
      ["count": "2"], example: "přes 2 řádky"),
    Phrase(
      .spansColumns, "{count, plural, one {přes # sloupec} few {přes # sloupce} other {přes # sloupců}}",
      ["count": "2"], example: "přes 2 sloupce"),
    Phrase(
      .rowCount, "{count, plural, one {# řádek} few {# řádky} other {# řádků}}", ["count": "10"],
      example: "10 řádků"),
    Phrase(
      .columnCount, "{count, plural, one {# sloupec} few {# sloupce} other {# sloupců}}", ["count": "3"],
      example: "3 sloupce"),
    Phrase(
      .sectionCount, "{count, plural, one {# oddíl} few {# oddíly} other {# oddílů}}", ["count": "2"],
      example: "2 oddíly"),
    // Ways through a table
    Phrase(.tableEnd, "konec tabulky"),
    Phrase(.listEnd, "konec seznamu"),
    Phrase(.edgeRowStart, "začátek řádku"),
    Phrase(.edgeRowEnd, "konec řádku"),
    Phrase(.edgeColumnTop, "začátek sloupce"),
    Phrase(.edgeColumnBottom, "konec sloupce"),
    Phrase(.edgeListStart, "začátek seznamu"),
    Phrase(.edgeIndexStart, "začátek rejstříku"),
    Phrase(.edgeIndexEnd, "konec rejstříku"),
    Phrase(.emptyTable, "žádné řádky"),
    Phrase(.emptyIndexSection, "žádné položky"),
    Phrase(
      .rowsShown, "řádky {first} až {last} z {total}", ["first": "6", "last": "10", "total": "43"],
      example: "řádky 6 až 10 z 43"),
    Phrase(.backTo, "zpět: {title}", ["title": "Města"], example: "zpět: Města"),
    // Summaries
    Phrase(
      .summaryRange, "{name} {low} až {high}", ["name": "Cena", "low": "12 dolarů", "high": "90 dolarů"],
      example: "Cena 12 dolarů až 90 dolarů"),
    Phrase(
      .summarySame, "{name} vždy {value}", ["name": "Cena", "value": "12 dolarů"],
      example: "Cena vždy 12 dolarů"),
    Phrase(.summaryMedian, "medián {value}", ["value": "34 dolarů"], example: "medián 34 dolarů"),
    Phrase(
      .summaryBlank, "{count, plural, one {# prázdné} few {# prázdné} other {# prázdných}}", ["count": "2"],
      example: "2 prázdné"),
    Phrase(
      .summaryDistinct,
      "{count, plural, one {{name}, # hodnota} few {{name}, # různé hodnoty} other {{name}, # různých hodnot}}",
      ["name": "Město", "count": "12"], example: "Město, 12 různých hodnot"),
    // Actions and hints
    Phrase(.actionMoreInfo, "Další informace"),
    Phrase(.actionDelete, "Smazat"),
    Phrase(.actionDeleteItem, "Smazat: {item}", ["item": "Koupit mléko"], example: "Smazat: Koupit mléko"),
    Phrase(.actionInsert, "Vložit"),
    Phrase(
      .actionReorderItem, "Přesunout: {item}", ["item": "Koupit mléko"], example: "Přesunout: Koupit mléko"),
    Phrase(.actionBack, "Zpět"),
    Phrase(.actionAdd, "Přidat"),
    Phrase(.actionEdit, "Upravit"),
    Phrase(.actionDone, "Hotovo"),
    Phrase(.actionSave, "Uložit"),
    Phrase(.actionCancel, "Zrušit"),
    Phrase(.actionReorder, "Přesunout"),
    Phrase(
      .actionsAvailable, "{count, plural, one {# akce} few {# akce} other {# akcí}}", ["count": "3"],
      example: "3 akce"),
    Phrase(.hintActivate, "Enterem aktivujete"),
    Phrase(.hintOpen, "Enterem otevřete"),
    Phrase(.hintToggle, "Enterem přepnete"),
    Phrase(.hintAdjust, "plusem nebo minusem nastavíte"),
    Phrase(.hintEdit, "Enterem upravíte"),
    // Announcements
    Phrase(.announceDeleted, "smazáno: {item}", ["item": "Koupit mléko"], example: "smazáno: Koupit mléko"),
    Phrase(.announceInserted, "přidáno: {item}", ["item": "Koupit mléko"], example: "přidáno: Koupit mléko"),
    Phrase(
      .announceRowsDeleted,
      "{count, plural, one {smazán # řádek} few {smazány # řádky} other {smazáno # řádků}}", ["count": "3"],
      example: "smazány 3 řádky"),
    Phrase(
      .announceRowsInserted,
      "{count, plural, one {přidán # řádek} few {přidány # řádky} other {přidáno # řádků}}", ["count": "3"],
      example: "přidány 3 řádky"),
    Phrase(
      .announceRowsMoved,
      "{count, plural, one {přesunut # řádek} few {přesunuty # řádky} other {přesunuto # řádků}}",
      ["count": "3"], example: "přesunuty 3 řádky"),
    Phrase(
      .announceRowsChanged,
      "{count, plural, one {změněn # řádek} few {změněny # řádky} other {změněno # řádků}}", ["count": "3"],
      example: "změněny 3 řádky"),
    Phrase(
      .announceSectionDeleted, "oddíl {title} smazán", ["title": "Evropa"], example: "oddíl Evropa smazán"),
    Phrase(
      .announceSectionInserted, "oddíl {title} přidán", ["title": "Evropa"], example: "oddíl Evropa přidán"),
    Phrase(
      .announceSectionMoved, "oddíl {title} přesunut", ["title": "Evropa"], example: "oddíl Evropa přesunut"),
    Phrase(
      .announceSectionChanged, "oddíl {title} změněn", ["title": "Evropa"], example: "oddíl Evropa změněn"),
    Phrase(
      .announceSectionsDeleted,
      "{count, plural, one {smazán # oddíl} few {smazány # oddíly} other {smazáno # oddílů}}", ["count": "3"],
      example: "smazány 3 oddíly"),
    Phrase(
      .announceSectionsInserted,
      "{count, plural, one {přidán # oddíl} few {přidány # oddíly} other {přidáno # oddílů}}", ["count": "3"],
      example: "přidány 3 oddíly"),
    Phrase(
      .announceSectionsMoved,
      "{count, plural, one {přesunut # oddíl} few {přesunuty # oddíly} other {přesunuto # oddílů}}",
      ["count": "3"],
      example: "přesunuty 3 oddíly"),
    Phrase(
      .announceSectionsChanged,
      "{count, plural, one {změněn # oddíl} few {změněny # oddíly} other {změněno # oddílů}}", ["count": "3"],
      example: "změněny 3 oddíly"),
    Phrase(
      .announceMovedAbove, "{item}, přesunuto nad položku {other}",
      ["item": "Koupit vejce", "other": "Přečíst knihu"],
      example: "Koupit vejce, přesunuto nad položku Přečíst knihu"),
    Phrase(
      .announceMovedBelow, "{item}, přesunuto pod položku {other}",
      ["item": "Koupit vejce", "other": "Přečíst knihu"],
      example: "Koupit vejce, přesunuto pod položku Přečíst knihu"),
    Phrase(
      .placeAbove, "nad položkou {other}", ["other": "Přečíst knihu"], example: "nad položkou Přečíst knihu"),
    Phrase(
      .placeBelow, "pod položkou {other}", ["other": "Přečíst knihu"], example: "pod položkou Přečíst knihu"),
    Phrase(
      .announceMoved, "{item}, přesunuto na řádek {row}", ["item": "Koupit vejce", "row": "3"],
      example: "Koupit vejce, přesunuto na řádek 3"),
    Phrase(
      .announcePickedUp, "uchopeno: {item}", ["item": "Koupit vejce"], example: "uchopeno: Koupit vejce"),
    Phrase(
      .announcePutBack, "vráceno na místo: {item}", ["item": "Koupit vejce"],
      example: "vráceno na místo: Koupit vejce"),
    Phrase(.announceEditingOn, "úpravy zapnuty"),
    Phrase(.announceEditingOff, "úpravy vypnuty"),
    Phrase(.announceAskDelete, "Smazat: {item}?", ["item": "Koupit mléko"], example: "Smazat: Koupit mléko?"),
    Phrase(.announceKept, "ponecháno: {item}", ["item": "Koupit mléko"], example: "ponecháno: Koupit mléko"),
    Phrase(
      .announceActions, "akce: {actions}", ["actions": "Archivovat, Smazat"],
      example: "akce: Archivovat, Smazat"),
    Phrase(.announceActionDone, "{action}, hotovo", ["action": "Archivovat"], example: "Archivovat, hotovo"),
    Phrase(
      .announceLoaded,
      "{count, plural, one {aktualizováno, # řádek} few {aktualizováno, # řádky} other {aktualizováno, # řádků}}",
      ["count": "12"], example: "aktualizováno, 12 řádků"),
    Phrase(.announceIndexLeads, "vede na {title}", ["title": "T"], example: "vede na T"),
    Phrase(.announceNotFound, "nic nezačíná na {text}", ["text": "ne"], example: "nic nezačíná na ne"),
    Phrase(
      .announceFormSaved, "uloženo: {title}", ["title": "Nová položka"], example: "uloženo: Nová položka"),
    Phrase(
      .announceFormCancelled, "zrušeno: {title}", ["title": "Nová položka"], example: "zrušeno: Nová položka"),
    Phrase(.announceRefused, "nelze"),
    // Letters and signs
    Phrase(.capitalLetter, "velké {letter}", ["letter": "A"], example: "velké A"),
  ]
}
