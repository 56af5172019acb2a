extension Finnish {
  static let tables: [Phrase] = [
    // Roles
    Phrase(.roleButton, "painike"),
    Phrase(.roleLink, "linkki"),
    Phrase(.roleImage, "kuva"),
    Phrase(.roleHeading, "otsikko"),
    Phrase(.roleSwitch, "kytkin"),
    Phrase(.roleCheckbox, "valintaruutu"),
    Phrase(.roleRadio, "valintanappi"),
    Phrase(.roleSlider, "säädettävä"),
    Phrase(.roleStepper, "askelsäädin"),
    Phrase(.roleTextField, "tekstikenttä"),
    Phrase(.roleSearchField, "hakukenttä"),
    Phrase(.roleComboBox, "pudotusluettelo"),
    Phrase(.roleSegment, "segmentti"),
    Phrase(.roleProgress, "edistyminen"),
    Phrase(.roleCell, "solu"),
    Phrase(.roleColumnHeader, "sarakeotsikko"),
    Phrase(.roleRowHeader, "riviotsikko"),
    Phrase(.roleRow, "rivi"),
    Phrase(.roleCaption, "taulukon otsikko"),
    Phrase(.roleFooter, "alatunniste"),
    Phrase(.roleIndex, "osiohakemisto"),
    Phrase(.indexRow, "rivi {title}", ["title": "あ"], example: "rivi あ"),
    Phrase(.indexOther, "muut"),
    Phrase(.readingDerived, "päätelty"),
    Phrase(.roleTable, "taulukko"),
    Phrase(.roleGrid, "ruudukko"),
    Phrase(.roleTreeGrid, "puuruudukko"),
    Phrase(.roleList, "luettelo"),
    Phrase(.roleSection, "osio"),
    Phrase(.roleNavigationBar, "navigointipalkki"),
    Phrase(.roleForm, "lomake"),
    Phrase(.unlabelled, "nimetön"),
    // States
    Phrase(.stateSelected, "valittu"),
    Phrase(.stateNotSelected, "ei valittu"),
    Phrase(.stateExpanded, "laajennettu"),
    Phrase(.stateCollapsed, "supistettu"),
    Phrase(.stateChecked, "rastitettu"),
    Phrase(.stateNotChecked, "ei rastitettu"),
    Phrase(.stateMixed, "osittain rastitettu"),
    Phrase(.stateOn, "päällä"),
    Phrase(.stateOff, "pois päältä"),
    Phrase(.statePressed, "painettu"),
    Phrase(.stateNotPressed, "ei painettu"),
    Phrase(.stateFilledIn, "täytetty"),
    Phrase(.stateDisabled, "ei käytettävissä"),
    Phrase(.stateReadOnly, "vain luku"),
    Phrase(.stateRequired, "pakollinen"),
    Phrase(.stateInvalid, "virheellinen"),
    Phrase(.stateCurrent, "nykyinen"),
    Phrase(.stateSortedAscending, "nouseva järjestys"),
    Phrase(.stateSortedDescending, "laskeva järjestys"),
    Phrase(.stateSorted, "järjestetty"),
    // Places, spans and counts
    Phrase(.rowPosition, "rivi {row}", ["row": "3"], example: "rivi 3"),
    Phrase(
      .rowPositionOf, "rivi {row} kautta {total}", ["row": "3", "total": "10"], example: "rivi 3 kautta 10"),
    Phrase(.columnPosition, "sarake {column}", ["column": "2"], example: "sarake 2"),
    Phrase(
      .columnPositionOf, "sarake {column} kautta {total}", ["column": "2", "total": "5"],
      example: "sarake 2 kautta 5"),
    Phrase(.setPosition, "{index} kautta {total}", ["index": "3", "total": "10"], example: "3 kautta 10"),
    Phrase(.level, "taso {level}", ["level": "2"], example: "taso 2"),
    Phrase(
      .spansRows, "{count, plural, one {kattaa # rivin} other {kattaa # riviä}}", ["count": "2"],
      example: "kattaa 2 riviä"),
    Phrase(
      .spansColumns, "{count, plural, one {kattaa # sarakkeen} other {kattaa # saraketta}}", ["count": "2"],
      example: "kattaa 2 saraketta"),
    Phrase(.rowCount, "{count, plural, one {# rivi} other {# riviä}}", ["count": "10"], example: "10 riviä"),
    Phrase(
      .columnCount, "{count, plural, one {# sarake} other {# saraketta}}", ["count": "3"],
      example: "3 saraketta"),
    Phrase(
      .sectionCount, "{count, plural, one {# osio} other {# osiota}}", ["count": "2"], example: "2 osiota"),
    // Ways through a table
    Phrase(.tableEnd, "taulukon loppu"),
    Phrase(.listEnd, "luettelon loppu"),
    Phrase(.edgeRowStart, "rivin alku"),
    Phrase(.edgeRowEnd, "rivin loppu"),
    Phrase(.edgeColumnTop, "sarakkeen alku"),
    Phrase(.edgeColumnBottom, "sarakkeen loppu"),
    Phrase(.edgeListStart, "luettelon alku"),
    Phrase(.edgeIndexStart, "hakemiston alku"),
    Phrase(.edgeIndexEnd, "hakemiston loppu"),
    Phrase(.emptyTable, "ei rivejä"),
    Phrase(.emptyIndexSection, "ei kohteita"),
    Phrase(
      .rowsShown, "rivit {first} viiva {last}, yhteensä {total}",
      ["first": "6", "last": "10", "total": "43"], example: "rivit 6 viiva 10, yhteensä 43"),
    Phrase(.backTo, "takaisin: {title}", ["title": "Kaupungit"], example: "takaisin: Kaupungit"),
    // Summaries
    Phrase(
      .summaryRange, "{name} vähintään {low}, enintään {high}",
      ["name": "Hinta", "low": "12 dollaria", "high": "90 dollaria"],
      example: "Hinta vähintään 12 dollaria, enintään 90 dollaria"),
    Phrase(
      .summarySame, "{name} aina {value}", ["name": "Hinta", "value": "12 dollaria"],
      example: "Hinta aina 12 dollaria"),
    Phrase(.summaryMedian, "mediaani {value}", ["value": "34 dollaria"], example: "mediaani 34 dollaria"),
    Phrase(
      .summaryBlank, "{count, plural, one {# tyhjä} other {# tyhjää}}", ["count": "2"], example: "2 tyhjää"),
    Phrase(
      .summaryDistinct, "{count, plural, one {{name}, # arvo} other {{name}, # eri arvoa}}",
      ["name": "Kaupunki", "count": "12"], example: "Kaupunki, 12 eri arvoa"),
    // Actions and hints
    Phrase(.actionMoreInfo, "Lisätietoja"),
    Phrase(.actionDelete, "Poista"),
    Phrase(.actionDeleteItem, "Poista {item}", ["item": "Osta maitoa"], example: "Poista Osta maitoa"),
    Phrase(.actionInsert, "Lisää"),
    Phrase(.actionReorderItem, "Siirrä {item}", ["item": "Osta maitoa"], example: "Siirrä Osta maitoa"),
    Phrase(.actionBack, "Takaisin"),
    Phrase(.actionAdd, "Lisää"),
    Phrase(.actionEdit, "Muokkaa"),
    Phrase(.actionDone, "Valmis"),
    Phrase(.actionSave, "Tallenna"),
    Phrase(.actionCancel, "Peruuta"),
    Phrase(.actionReorder, "Siirrä"),
    Phrase(
      .actionsAvailable, "{count, plural, one {# toiminto} other {# toimintoa}}", ["count": "3"],
      example: "3 toimintoa"),
    Phrase(.hintActivate, "Enter aktivoi"),
    Phrase(.hintOpen, "Enter avaa"),
    Phrase(.hintToggle, "Enter vaihtaa tilan"),
    Phrase(.hintAdjust, "plus ja miinus säätävät"),
    Phrase(.hintEdit, "Enter aloittaa muokkauksen"),
    // Announcements
    Phrase(.announceDeleted, "{item} poistettu", ["item": "Osta maitoa"], example: "Osta maitoa poistettu"),
    Phrase(.announceInserted, "{item} lisätty", ["item": "Osta maitoa"], example: "Osta maitoa lisätty"),
    Phrase(
      .announceRowsDeleted, "{count, plural, one {# rivi poistettu} other {# riviä poistettu}}",
      ["count": "3"], example: "3 riviä poistettu"),
    Phrase(
      .announceRowsInserted, "{count, plural, one {# rivi lisätty} other {# riviä lisätty}}", ["count": "3"],
      example: "3 riviä lisätty"),
    Phrase(
      .announceRowsMoved, "{count, plural, one {# rivi siirretty} other {# riviä siirretty}}", ["count": "3"],
      example: "3 riviä siirretty"),
    Phrase(
      .announceRowsChanged, "{count, plural, one {# rivi muutettu} other {# riviä muutettu}}", ["count": "3"],
      example: "3 riviä muutettu"),
    Phrase(
      .announceSectionDeleted, "osio {title} poistettu", ["title": "Eurooppa"],
      example: "osio Eurooppa poistettu"),
    Phrase(
      .announceSectionInserted, "osio {title} lisätty", ["title": "Eurooppa"],
      example: "osio Eurooppa lisätty"),
    Phrase(
      .announceSectionMoved, "osio {title} siirretty", ["title": "Eurooppa"],
      example: "osio Eurooppa siirretty"),
    Phrase(
      .announceSectionChanged, "osio {title} muutettu", ["title": "Eurooppa"],
      example: "osio Eurooppa muutettu"),
    Phrase(
      .announceSectionsDeleted, "{count, plural, one {# osio poistettu} other {# osiota poistettu}}",
      ["count": "3"],
      example: "3 osiota poistettu"),
    Phrase(
      .announceSectionsInserted, "{count, plural, one {# osio lisätty} other {# osiota lisätty}}",
      ["count": "3"],
      example: "3 osiota lisätty"),
    Phrase(
      .announceSectionsMoved, "{count, plural, one {# osio siirretty} other {# osiota siirretty}}",
      ["count": "3"],
      example: "3 osiota siirretty"),
    Phrase(
      .announceSectionsChanged, "{count, plural, one {# osio muutettu} other {# osiota muutettu}}",
      ["count": "3"],
      example: "3 osiota muutettu"),
    Phrase(
      .announceMovedAbove, "{item} siirretty kohteen {other} yläpuolelle",
      ["item": "Osta munia", "other": "Lue kirja"],
      example: "Osta munia siirretty kohteen Lue kirja yläpuolelle"),
    Phrase(
      .announceMovedBelow, "{item} siirretty kohteen {other} alapuolelle",
      ["item": "Osta munia", "other": "Lue kirja"],
      example: "Osta munia siirretty kohteen Lue kirja alapuolelle"),
    Phrase(
      .placeAbove, "kohteen {other} yläpuolella", ["other": "Lue kirja"],
      example: "kohteen Lue kirja yläpuolella"),
    Phrase(
      .placeBelow, "kohteen {other} alapuolella", ["other": "Lue kirja"],
      example: "kohteen Lue kirja alapuolella"),
    Phrase(
      .announceMoved, "{item} siirretty riville {row}", ["item": "Osta munia", "row": "3"],
      example: "Osta munia siirretty riville 3"),
    Phrase(.announcePickedUp, "{item} poimittu", ["item": "Osta munia"], example: "Osta munia poimittu"),
    Phrase(
      .announcePutBack, "{item} palautettu paikalleen", ["item": "Osta munia"],
      example: "Osta munia palautettu paikalleen"),
    Phrase(.announceEditingOn, "muokkaus päällä"),
    Phrase(.announceEditingOff, "muokkaus pois päältä"),
    Phrase(
      .announceAskDelete, "Poistetaanko {item}?", ["item": "Osta maitoa"],
      example: "Poistetaanko Osta maitoa?"),
    Phrase(.announceKept, "{item} säilytetty", ["item": "Osta maitoa"], example: "Osta maitoa säilytetty"),
    Phrase(
      .announceActions, "toiminnot: {actions}", ["actions": "Arkistoi, Poista"],
      example: "toiminnot: Arkistoi, Poista"),
    Phrase(.announceActionDone, "{action}, valmis", ["action": "Arkistoi"], example: "Arkistoi, valmis"),
    Phrase(
      .announceLoaded, "{count, plural, one {päivitetty, # rivi} other {päivitetty, # riviä}}",
      ["count": "12"], example: "päivitetty, 12 riviä"),
    Phrase(.announceIndexLeads, "johtaa kohtaan {title}", ["title": "T"], example: "johtaa kohtaan T"),
    Phrase(
      .announceNotFound, "mikään ei ala merkeillä {text}", ["text": "ne"],
      example: "mikään ei ala merkeillä ne"),
    Phrase(
      .announceFormSaved, "{title}, tallennettu", ["title": "Uusi kohde"], example: "Uusi kohde, tallennettu"),
    Phrase(
      .announceFormCancelled, "{title}, peruutettu", ["title": "Uusi kohde"],
      example: "Uusi kohde, peruutettu"),
    Phrase(.announceRefused, "ei mahdollista"),
    // Letters and signs
    Phrase(.capitalLetter, "iso {letter}", ["letter": "A"], example: "iso A"),
  ]
}
