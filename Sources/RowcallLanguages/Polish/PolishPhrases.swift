// What Rowcall says in Polish; the notes for translators are the comments of `PhraseKey` and `Sign`.
extension Polish {
  package static let values: KeyValuePairs<PhraseKey, String> = [
    .blank: "puste", .yes: "tak", .no: "nie",
    .negative: "minus {number}", .positive: "plus {number}", .changeUp: "plus {amount}",
    .changeDown: "minus {amount}", .changeNone: "bez zmian",
    .decimal: "{whole} przecinek {fraction}", .decimalWithoutWhole: "zero przecinek {fraction}",
    .mixedFraction: "{whole} i {fraction}", .powerOfTen: "{number} razy {base} do potęgi {exponent}",
    .percent: "{amount} procent",
    .lastPart: "{rest} i {last}",
    .range: "{from} do {to}", .rate: "{value} na {unit}", .telephoneExtension: "wewnętrzny {number}",
  ]

  package static let tables: KeyValuePairs<PhraseKey, String> = [
    // Roles
    .roleButton: "przycisk", .roleLink: "link", .roleImage: "obraz", .roleHeading: "nagłówek",
    .roleComment: "komentarz",
    .roleSwitch: "przełącznik", .roleCheckbox: "pole wyboru", .roleRadio: "przycisk opcji",
    .roleSegment: "segment",
    .roleSlider: "regulowane", .roleStepper: "regulator krokowy", .roleProgress: "postęp",
    .roleSecureTextField: "bezpieczne pole tekstowe",
    .roleTextField: "pole tekstowe", .roleSearchField: "pole wyszukiwania", .roleComboBox: "lista rozwijana",
    .roleTable: "tabela", .roleGrid: "siatka", .roleTreeGrid: "siatka drzewiasta", .roleList: "lista",
    .roleSection: "sekcja",
    .roleRow: "wiersz", .roleCell: "komórka", .roleColumnHeader: "nagłówek kolumny",
    .roleRowHeader: "nagłówek wiersza",
    .roleCaption: "tytuł tabeli", .roleFooter: "stopka", .roleNavigationBar: "pasek nawigacji",
    .roleForm: "formularz",
    .roleIndex: "indeks sekcji", .indexRow: "rząd {title}", .indexOther: "inne",
    .unlabelled: "bez etykiety", .readingDerived: "wywnioskowane",
    // States
    .stateSelected: "wybrane", .stateNotSelected: "niewybrane", .stateExpanded: "rozwinięte",
    .stateCollapsed: "zwinięte",
    .stateChecked: "zaznaczone", .stateNotChecked: "niezaznaczone", .stateMixed: "częściowo zaznaczone",
    .stateOn: "włączone", .stateOff: "wyłączone", .statePressed: "wciśnięte",
    .stateNotPressed: "niewciśnięte",
    .stateFilledIn: "wypełnione", .stateRequired: "wymagane", .stateInvalid: "nieprawidłowe",
    .stateDisabled: "niedostępne", .stateReadOnly: "tylko do odczytu", .stateCurrent: "bieżące",
    .stateSortedAscending: "sortowanie rosnące", .stateSortedDescending: "sortowanie malejące",
    .stateSorted: "posortowane",
    // Places, spans and counts
    .rowPosition: "wiersz {row}", .columnPosition: "kolumna {column}", .setPosition: "{index} z {total}",
    .level: "poziom {level}",
    .spansRows:
      "{count, plural, one {obejmuje # wiersz} few {obejmuje # wiersze} many {obejmuje # wierszy} other {obejmuje # wiersza}}",
    .spansColumns:
      "{count, plural, one {obejmuje # kolumnę} few {obejmuje # kolumny} many {obejmuje # kolumn} other {obejmuje # kolumny}}",
    .rowCount: "{count, plural, one {# wiersz} few {# wiersze} many {# wierszy} other {# wiersza}}",
    .columnCount: "{count, plural, one {# kolumna} few {# kolumny} many {# kolumn} other {# kolumny}}",
    .sectionCount: "{count, plural, one {# sekcja} few {# sekcje} many {# sekcji} other {# sekcji}}",
    // Ways through a table
    .headersRepeated: "powtórzone nagłówki",
    .tableEnd: "koniec tabeli", .listEnd: "koniec listy",
    .edgeRowStart: "początek wiersza", .edgeRowEnd: "koniec wiersza", .edgeColumnTop: "początek kolumny",
    .edgeColumnBottom: "koniec kolumny",
    .edgeListStart: "początek listy", .edgeIndexStart: "początek indeksu", .edgeIndexEnd: "koniec indeksu",
    .emptyTable: "brak wierszy", .emptyIndexSection: "brak pozycji",
    .rowsShown: "wiersze od {first} do {last} z {total}", .backTo: "powrót: {title}",
    // Summaries
    .summaryRange: "{name} minimum {low}, maksimum {high}", .summarySame: "{name} zawsze {value}",
    .summaryMedian: "mediana {value}",
    .linkTo: "link do {site}", .textContinues: "{text}, ciąg dalszy pominięty",
    .summaryRepeats: "{name}: tylko gdy inne niż {value}", .moreCells: "i jeszcze {number}",
    .longHeaders: "długie nagłówki w całości tylko raz",
    .summaryBlank: "{count, plural, one {# puste} few {# puste} many {# pustych} other {# pustego}}",
    .summaryDistinct:
      "{count, plural, one {{name}, # wartość} few {{name}, # różne wartości} many {{name}, # różnych wartości} other {{name}, # różnej wartości}}",
    // Actions and hints
    .actionDecrement: "Zmniejsz", .actionIncrement: "Zwiększ",
    .actionMoreInfo: "Więcej informacji", .actionDelete: "Usuń", .actionInsert: "Wstaw",
    .actionReorder: "Przenieś",
    .actionDeleteItem: "Usuń: {item}", .actionReorderItem: "Przenieś: {item}",
    .actionBack: "Wstecz", .actionAdd: "Dodaj", .actionEdit: "Edytuj", .actionDone: "Gotowe",
    .actionSave: "Zapisz", .actionCancel: "Anuluj",
    .actionsAvailable: "{count, plural, one {# akcja} few {# akcje} many {# akcji} other {# akcji}}",
    .hintActivate: "Enter, aby aktywować", .hintOpen: "Enter, aby otworzyć",
    .hintToggle: "Enter, aby przełączyć", .hintAdjust: "plus lub minus, aby regulować",
    .hintEdit: "Enter, aby edytować",
    // Announcements
    .announceDeleted: "usunięto: {item}", .announceInserted: "dodano: {item}",
    .announceRowsDeleted:
      "{count, plural, one {usunięto # wiersz} few {usunięto # wiersze} many {usunięto # wierszy} other {usunięto # wiersza}}",
    .announceRowsInserted:
      "{count, plural, one {dodano # wiersz} few {dodano # wiersze} many {dodano # wierszy} other {dodano # wiersza}}",
    .announceRowsMoved:
      "{count, plural, one {przeniesiono # wiersz} few {przeniesiono # wiersze} many {przeniesiono # wierszy} other {przeniesiono # wiersza}}",
    .announceRowsChanged:
      "{count, plural, one {zmieniono # wiersz} few {zmieniono # wiersze} many {zmieniono # wierszy} other {zmieniono # wiersza}}",
    .announceSectionDeleted: "usunięto sekcję {title}", .announceSectionInserted: "dodano sekcję {title}",
    .announceSectionMoved: "przeniesiono sekcję {title}", .announceSectionChanged: "zmieniono sekcję {title}",
    .announceSectionsDeleted:
      "{count, plural, one {usunięto # sekcję} few {usunięto # sekcje} many {usunięto # sekcji} other {usunięto # sekcji}}",
    .announceSectionsInserted:
      "{count, plural, one {dodano # sekcję} few {dodano # sekcje} many {dodano # sekcji} other {dodano # sekcji}}",
    .announceSectionsMoved:
      "{count, plural, one {przeniesiono # sekcję} few {przeniesiono # sekcje} many {przeniesiono # sekcji} other {przeniesiono # sekcji}}",
    .announceSectionsChanged:
      "{count, plural, one {zmieniono # sekcję} few {zmieniono # sekcje} many {zmieniono # sekcji} other {zmieniono # sekcji}}",
    .announceMovedAbove: "{item}, przeniesiono nad pozycję {other}",
    .announceMovedBelow: "{item}, przeniesiono pod pozycję {other}",
    .placeAbove: "nad pozycją {other}", .placeBelow: "pod pozycją {other}",
    .announceMoved: "{item}, przeniesiono do wiersza {row}",
    .announcePickedUp: "podniesiono: {item}", .announcePutBack: "odłożono na miejsce: {item}",
    .announceEditingOn: "edycja włączona", .announceEditingOff: "edycja wyłączona",
    .announceAskDelete: "Usunąć: {item}?", .announceKept: "pozostawiono: {item}",
    .announceActions: "akcje: {actions}", .announceActionDone: "{action}, gotowe",
    .announceLoaded:
      "{count, plural, one {odświeżono, # wiersz} few {odświeżono, # wiersze} many {odświeżono, # wierszy} other {odświeżono, # wiersza}}",
    .announceIndexLeads: "prowadzi do: {title}", .announceNotFound: "nic nie zaczyna się od: {text}",
    .announceFormSaved: "zapisano: {title}", .announceFormCancelled: "anulowano: {title}",
    .announceRefused: "niemożliwe",
    // Letters and signs
    .capitalLetter: "duże {letter}",
  ]

  package static let browsing: KeyValuePairs<PhraseKey, String> = [
    .browseNotFound: "nie znaleziono: {text}", .browseWrapped: "od drugiego końca",
    .browseNoOtherValue: "brak innej wartości", .browseNoBlank: "brak pustej komórki",
    .browseFileOrder: "w kolejności z pliku",
    .browseOnlyWritten: "szukano w zapisie, nie w formie mówionej",
    .browseRowsOf:
      "{count, plural, one {# wiersz z {total}} few {# wiersze z {total}} many {# wierszy z {total}} other {# wiersza z {total}}}",
    .browseHidden: "ukryto kolumnę {name}", .browseAllColumns: "pokazano wszystkie kolumny",
    .browseMarked: "ustawiono zakładkę", .browseNoMark: "brak zakładki",
    .browseEqual: "brak różnic", .browseDiffers: "{name} {value}, przy zakładce {other}",
    .browseSum: "suma {value}", .browseMean: "średnia {value}",
    .browseValues: "{count, plural, one {# wartość} few {# wartości} many {# wartości} other {# wartości}}",
    .browseDifferent: "{count, plural, one {# różna} few {# różne} many {# różnych} other {# różnej}}",
    .browseTimes:
      "{count, plural, one {{value}: raz} few {{value}: # razy} many {{value}: # razy} other {{value}: # razu}}",
    .browseUndone: "cofnięto: {text}", .browseRedone: "ponowiono: {text}",
    .browseNothingToUndo: "nie ma nic do cofnięcia", .browseNothingToRedo: "nie ma nic do ponowienia",
    .browseSaved: "zapisano", .browseNoChanges: "brak zmian",
    .browseUnsaved:
      "{count, plural, one {# niezapisana zmiana} few {# niezapisane zmiany} many {# niezapisanych zmian} other {# niezapisanej zmiany}}",
    .browseCopied: "skopiowano", .browseSpeechOff: "mowa wyłączona", .browseSpeechOn: "mowa włączona",
    .browseRate: "słów na minutę: {number}", .browseNoFunction: "{text}: brak funkcji",
    .browsePitch: "wysokość głosu {value}", .browseVerbosity: "szczegółowość {value}",
    .browsePunctuation: "interpunkcja {value}",
    .browseConfirm: "{text} jeszcze raz, aby potwierdzić", .browseKeyHelp: "pomoc klawiszy, {text} ją kończy",
    .browseNoOdd: "brak nietypowej komórki",
    .browseFileChanged: "plik się zmienił; {text} wczytuje go ponownie",
    .browseFileGone: "pliku już nie ma", .browseReloaded: "plik wczytany ponownie",
    .browseOnlyOne: "jedyny wynik", .browseNoComment: "brak komentarza",
    .browseKeys: "{text} podaje listę klawiszy", .browseEnds: "{text} kończy program",
    .browseAskText: "szukany tekst", .browseAskCondition: "warunek", .browseAskRow: "numer wiersza",
    .browseAskLetters: "pierwsze litery", .browseAskTemplate: "szablon wierszy",
    .browseAskColumn: "kolumna do zsumowania", .browseAskFile: "nazwa pliku",
  ]

  package static let signs: KeyValuePairs<Sign, String> = [
    .comma: "przecinek", .fullStop: "kropka", .ideographicComma: "przecinek ideograficzny",
    .ideographicFullStop: "kropka ideograficzna", .colon: "dwukropek", .semicolon: "średnik",
    .questionMark: "znak zapytania", .exclamationMark: "wykrzyknik", .ellipsis: "wielokropek",
    .apostrophe: "apostrof", .quote: "cudzysłów", .hyphen: "łącznik",
    .dash: "myślnik", .leftParenthesis: "lewy nawias", .rightParenthesis: "prawy nawias",
    .leftBracket: "lewy nawias kwadratowy", .rightBracket: "prawy nawias kwadratowy",
    .leftBrace: "lewy nawias klamrowy", .rightBrace: "prawy nawias klamrowy", .slash: "ukośnik",
    .backslash: "ukośnik wsteczny", .pipe: "kreska pionowa", .underscore: "podkreślnik",
    .at: "małpa", .hash: "kratka", .percent: "procent",
    .ampersand: "ampersand", .star: "gwiazdka", .plus: "plus",
    .plusMinus: "plus minus", .times: "razy", .dividedBy: "podzielić przez",
    .equals: "równa się", .less: "mniejsze niż", .greater: "większe niż",
    .tilde: "tylda", .caret: "daszek", .backtick: "grawis",
    .degree: "stopni", .section: "paragraf", .bullet: "punktor",
    .rightArrow: "strzałka w prawo", .leftArrow: "strzałka w lewo", .upArrow: "strzałka w górę",
    .downArrow: "strzałka w dół", .checkMark: "ptaszek", .crossMark: "krzyżyk",
    .copyright: "prawa autorskie", .registered: "zastrzeżony znak towarowy",
    .trademark: "znak towarowy", .space: "spacja",
  ]
}
