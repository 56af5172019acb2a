// What Rowcall says in Czech; the notes for translators are the comments of `PhraseKey` and `Sign`.
extension Czech {
  package static let values: KeyValuePairs<PhraseKey, String> = [
    .blank: "prázdné", .yes: "ano", .no: "ne",
    .negative: "minus {number}", .positive: "plus {number}", .changeUp: "plus {amount}",
    .changeDown: "minus {amount}", .changeNone: "beze změny",
    .decimal: "{whole} čárka {fraction}", .decimalWithoutWhole: "nula čárka {fraction}",
    .mixedFraction: "{whole} a {fraction}", .powerOfTen: "{number} krát {base} na {exponent}",
    .percent: "{amount} procent",
    .lastPart: "{rest} a {last}",
    .range: "{from} až {to}", .rate: "{value} za {unit}", .telephoneExtension: "linka {number}",
  ]

  package static let tables: KeyValuePairs<PhraseKey, String> = [
    // Roles
    .roleButton: "tlačítko", .roleLink: "odkaz", .roleImage: "obrázek", .roleHeading: "nadpis",
    .roleComment: "komentář",
    .roleSwitch: "vypínač", .roleCheckbox: "zaškrtávací políčko", .roleRadio: "přepínač",
    .roleSegment: "segment",
    .roleSlider: "nastavitelné", .roleStepper: "krokovač", .roleProgress: "průběh",
    .roleSecureTextField: "zabezpečené textové pole",
    .roleTextField: "textové pole", .roleSearchField: "vyhledávací pole", .roleComboBox: "rozbalovací seznam",
    .roleTable: "tabulka", .roleGrid: "mřížka", .roleTreeGrid: "stromová mřížka", .roleList: "seznam",
    .roleSection: "oddíl",
    .roleRow: "řádek", .roleCell: "buňka", .roleColumnHeader: "záhlaví sloupce",
    .roleRowHeader: "záhlaví řádku",
    .roleCaption: "název tabulky", .roleFooter: "zápatí", .roleNavigationBar: "navigační panel",
    .roleForm: "formulář",
    .roleIndex: "rejstřík oddílů", .indexRow: "řada {title}", .indexOther: "ostatní",
    .unlabelled: "bez popisku", .readingDerived: "odvozeno",
    // States
    .stateSelected: "vybráno", .stateNotSelected: "nevybráno", .stateExpanded: "rozbaleno",
    .stateCollapsed: "sbaleno",
    .stateChecked: "zaškrtnuto", .stateNotChecked: "nezaškrtnuto", .stateMixed: "částečně zaškrtnuto",
    .stateOn: "zapnuto", .stateOff: "vypnuto", .statePressed: "stisknuto", .stateNotPressed: "nestisknuto",
    .stateFilledIn: "vyplněno", .stateRequired: "povinné", .stateInvalid: "neplatné",
    .stateDisabled: "nedostupné", .stateReadOnly: "jen pro čtení", .stateCurrent: "aktuální",
    .stateSortedAscending: "řazeno vzestupně", .stateSortedDescending: "řazeno sestupně",
    .stateSorted: "seřazeno",
    // Places, spans and counts
    .rowPosition: "řádek {row}", .columnPosition: "sloupec {column}", .setPosition: "{index} z {total}",
    .level: "úroveň {level}",
    .spansRows: "{count, plural, one {přes # řádek} few {přes # řádky} other {přes # řádků}}",
    .spansColumns: "{count, plural, one {přes # sloupec} few {přes # sloupce} other {přes # sloupců}}",
    .rowCount: "{count, plural, one {# řádek} few {# řádky} other {# řádků}}",
    .columnCount: "{count, plural, one {# sloupec} few {# sloupce} other {# sloupců}}",
    .sectionCount: "{count, plural, one {# oddíl} few {# oddíly} other {# oddílů}}",
    // Ways through a table
    .headersRepeated: "opakované záhlaví",
    .tableEnd: "konec tabulky", .listEnd: "konec seznamu",
    .edgeRowStart: "začátek řádku", .edgeRowEnd: "konec řádku", .edgeColumnTop: "začátek sloupce",
    .edgeColumnBottom: "konec sloupce",
    .edgeListStart: "začátek seznamu", .edgeIndexStart: "začátek rejstříku", .edgeIndexEnd: "konec rejstříku",
    .emptyTable: "žádné řádky", .emptyIndexSection: "žádné položky",
    .rowsShown: "řádky {first} až {last} z {total}", .backTo: "zpět: {title}",
    // Summaries
    .summaryRange: "{name} {low} až {high}", .summarySame: "{name} vždy {value}",
    .summaryMedian: "medián {value}",
    .linkTo: "odkaz na {site}", .textContinues: "{text}, pokračuje",
    .summaryRepeats: "{name}: jen když je jiné než {value}", .moreCells: "a ještě {number}",
    .longHeaders: "dlouhá záhlaví celá jen jednou",
    .summaryBlank: "{count, plural, one {# prázdné} few {# prázdné} other {# prázdných}}",
    .summaryDistinct:
      "{count, plural, one {{name}, # hodnota} few {{name}, # různé hodnoty} other {{name}, # různých hodnot}}",
    // Actions and hints
    .actionDecrement: "Snížit", .actionIncrement: "Zvýšit",
    .actionMoreInfo: "Další informace", .actionDelete: "Smazat", .actionInsert: "Vložit",
    .actionReorder: "Přesunout",
    .actionDeleteItem: "Smazat: {item}", .actionReorderItem: "Přesunout: {item}",
    .actionBack: "Zpět", .actionAdd: "Přidat", .actionEdit: "Upravit", .actionDone: "Hotovo",
    .actionSave: "Uložit", .actionCancel: "Zrušit",
    .actionsAvailable: "{count, plural, one {# akce} few {# akce} other {# akcí}}",
    .hintActivate: "Enterem aktivujete", .hintOpen: "Enterem otevřete", .hintToggle: "Enterem přepnete",
    .hintAdjust: "plusem nebo minusem nastavíte", .hintEdit: "Enterem upravíte",
    // Announcements
    .announceDeleted: "smazáno: {item}", .announceInserted: "přidáno: {item}",
    .announceRowsDeleted:
      "{count, plural, one {smazán # řádek} few {smazány # řádky} other {smazáno # řádků}}",
    .announceRowsInserted:
      "{count, plural, one {přidán # řádek} few {přidány # řádky} other {přidáno # řádků}}",
    .announceRowsMoved:
      "{count, plural, one {přesunut # řádek} few {přesunuty # řádky} other {přesunuto # řádků}}",
    .announceRowsChanged:
      "{count, plural, one {změněn # řádek} few {změněny # řádky} other {změněno # řádků}}",
    .announceSectionDeleted: "oddíl {title} smazán", .announceSectionInserted: "oddíl {title} přidán",
    .announceSectionMoved: "oddíl {title} přesunut", .announceSectionChanged: "oddíl {title} změněn",
    .announceSectionsDeleted:
      "{count, plural, one {smazán # oddíl} few {smazány # oddíly} other {smazáno # oddílů}}",
    .announceSectionsInserted:
      "{count, plural, one {přidán # oddíl} few {přidány # oddíly} other {přidáno # oddílů}}",
    .announceSectionsMoved:
      "{count, plural, one {přesunut # oddíl} few {přesunuty # oddíly} other {přesunuto # oddílů}}",
    .announceSectionsChanged:
      "{count, plural, one {změněn # oddíl} few {změněny # oddíly} other {změněno # oddílů}}",
    .announceMovedAbove: "{item}, přesunuto nad položku {other}",
    .announceMovedBelow: "{item}, přesunuto pod položku {other}",
    .placeAbove: "nad položkou {other}", .placeBelow: "pod položkou {other}",
    .announceMoved: "{item}, přesunuto na řádek {row}",
    .announcePickedUp: "uchopeno: {item}", .announcePutBack: "vráceno na místo: {item}",
    .announceEditingOn: "úpravy zapnuty", .announceEditingOff: "úpravy vypnuty",
    .announceAskDelete: "Smazat: {item}?", .announceKept: "ponecháno: {item}",
    .announceActions: "akce: {actions}", .announceActionDone: "{action}, hotovo",
    .announceLoaded:
      "{count, plural, one {aktualizováno, # řádek} few {aktualizováno, # řádky} other {aktualizováno, # řádků}}",
    .announceIndexLeads: "vede na {title}", .announceNotFound: "nic nezačíná na {text}",
    .announceFormSaved: "uloženo: {title}", .announceFormCancelled: "zrušeno: {title}",
    .announceRefused: "nelze",
    // Letters and signs
    .capitalLetter: "velké {letter}",
  ]

  package static let browsing: KeyValuePairs<PhraseKey, String> = [
    .browseNotFound: "nenalezeno: {text}", .browseWrapped: "z druhého konce",
    .browseNoOtherValue: "žádná jiná hodnota", .browseNoBlank: "žádná prázdná buňka",
    .browseFileOrder: "v pořadí podle souboru",
    .browseOnlyWritten: "hledáno v zápisu, ne ve vyslovené podobě",
    .browseRowsOf:
      "{count, plural, one {# řádek z {total}} few {# řádky z {total}} other {# řádků z {total}}}",
    .browseHidden: "sloupec {name} skryt", .browseAllColumns: "zobrazeny všechny sloupce",
    .browseMarked: "záložka nastavena", .browseNoMark: "žádná záložka",
    .browseEqual: "žádný rozdíl", .browseDiffers: "{name} {value}, u záložky {other}",
    .browseSum: "součet {value}", .browseMean: "průměr {value}",
    .browseValues: "{count, plural, one {# hodnota} few {# hodnoty} other {# hodnot}}",
    .browseDifferent: "{count, plural, one {# různá} few {# různé} other {# různých}}",
    .browseTimes: "{count, plural, one {{value}: jednou} few {{value}: #krát} other {{value}: #krát}}",
    .browseUndone: "vzato zpět: {text}", .browseRedone: "provedeno znovu: {text}",
    .browseNothingToUndo: "není co vzít zpět", .browseNothingToRedo: "není co provést znovu",
    .browseSaved: "uloženo", .browseNoChanges: "žádné změny",
    .browseUnsaved:
      "{count, plural, one {# neuložená změna} few {# neuložené změny} other {# neuložených změn}}",
    .browseCopied: "zkopírováno", .browseSpeechOff: "řeč vypnuta", .browseSpeechOn: "řeč zapnuta",
    .browseRate: "{number} slov za minutu", .browseNoFunction: "{text} nemá žádnou funkci",
    .browsePitch: "výška hlasu {value}", .browseVerbosity: "podrobnost {value}",
    .browsePunctuation: "interpunkce {value}",
    .browseConfirm: "{text} ještě jednou pro potvrzení",
    .browseKeyHelp: "nápověda ke klávesám, {text} ji ukončí",
    .browseNoOdd: "žádná neobvyklá buňka",
    .browseFileChanged: "soubor se změnil; {text} ho načte znovu",
    .browseFileGone: "soubor už neexistuje", .browseReloaded: "soubor načten znovu",
    .browseOnlyOne: "jediná shoda", .browseNoComment: "žádný komentář", .browseKeys: "{text} vypíše klávesy",
    .browseEnds: "{text} ukončí program", .browseAskText: "hledaný text", .browseAskCondition: "podmínka",
    .browseAskRow: "číslo řádku", .browseAskLetters: "první písmena", .browseAskTemplate: "šablona řádků",
    .browseAskColumn: "sloupec k sečtení", .browseAskFile: "název souboru",
  ]

  package static let signs: KeyValuePairs<Sign, String> = [
    .comma: "čárka", .fullStop: "tečka", .ideographicComma: "ideografická čárka",
    .ideographicFullStop: "ideografická tečka", .colon: "dvojtečka", .semicolon: "středník",
    .questionMark: "otazník", .exclamationMark: "vykřičník", .ellipsis: "tři tečky",
    .apostrophe: "apostrof", .quote: "uvozovky", .hyphen: "spojovník",
    .dash: "pomlčka", .leftParenthesis: "levá závorka", .rightParenthesis: "pravá závorka",
    .leftBracket: "levá hranatá závorka", .rightBracket: "pravá hranatá závorka",
    .leftBrace: "levá složená závorka", .rightBrace: "pravá složená závorka", .slash: "lomítko",
    .backslash: "zpětné lomítko", .pipe: "svislá čára", .underscore: "podtržítko",
    .at: "zavináč", .hash: "mřížka", .percent: "procent",
    .ampersand: "ampersand", .star: "hvězdička", .plus: "plus",
    .plusMinus: "plus minus", .times: "krát", .dividedBy: "děleno",
    .equals: "rovná se", .less: "menší než", .greater: "větší než",
    .tilde: "vlnovka", .caret: "stříška", .backtick: "zpětný apostrof",
    .degree: "stupňů", .section: "paragraf", .bullet: "odrážka",
    .rightArrow: "šipka vpravo", .leftArrow: "šipka vlevo", .upArrow: "šipka nahoru",
    .downArrow: "šipka dolů", .checkMark: "fajfka", .crossMark: "křížek",
    .copyright: "copyright", .registered: "registrovaná ochranná známka", .trademark: "ochranná známka",
    .space: "mezera",
  ]
}
