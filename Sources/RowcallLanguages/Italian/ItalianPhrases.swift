// What Rowcall says in Italian; the notes for translators are the comments of `PhraseKey` and `Sign`.
extension Italian {
  package static let values: KeyValuePairs<PhraseKey, String> = [
    .blank: "vuoto", .yes: "sì", .no: "no",
    .negative: "meno {number}", .positive: "più {number}", .changeUp: "più {amount}",
    .changeDown: "meno {amount}", .changeNone: "invariato",
    .decimal: "{whole} virgola {fraction}", .decimalWithoutWhole: "zero virgola {fraction}",
    .mixedFraction: "{whole} e {fraction}", .powerOfTen: "{number} per {base} alla {exponent}",
    .percent: "{amount} percento",
    .lastPart: "{rest} e {last}",
    .range: "da {from} a {to}", .rate: "{value} per {unit}", .telephoneExtension: "interno {number}",
  ]

  package static let tables: KeyValuePairs<PhraseKey, String> = [
    // Roles
    .roleButton: "pulsante", .roleLink: "link", .roleImage: "immagine", .roleHeading: "intestazione",
    .roleComment: "commento",
    .roleSwitch: "interruttore", .roleCheckbox: "casella di controllo", .roleRadio: "pulsante di opzione",
    .roleSegment: "segmento",
    .roleSlider: "regolabile", .roleStepper: "regolatore a passi", .roleProgress: "avanzamento",
    .roleSecureTextField: "campo di testo protetto",
    .roleTextField: "campo di testo", .roleSearchField: "campo di ricerca", .roleComboBox: "elenco a discesa",
    .roleTable: "tabella", .roleGrid: "griglia", .roleTreeGrid: "griglia ad albero", .roleList: "elenco",
    .roleSection: "sezione",
    .roleRow: "riga", .roleCell: "cella", .roleColumnHeader: "intestazione di colonna",
    .roleRowHeader: "intestazione di riga",
    .roleCaption: "didascalia", .roleFooter: "piè di sezione", .roleNavigationBar: "barra di navigazione",
    .roleForm: "modulo",
    .roleIndex: "indice delle sezioni", .indexRow: "riga {title}", .indexOther: "altri",
    .unlabelled: "senza etichetta", .readingDerived: "dedotto",
    // States
    .stateSelected: "selezionato", .stateNotSelected: "non selezionato", .stateExpanded: "espanso",
    .stateCollapsed: "compresso",
    .stateChecked: "attivato", .stateNotChecked: "non attivato", .stateMixed: "attivato in parte",
    .stateOn: "acceso", .stateOff: "spento", .statePressed: "premuto", .stateNotPressed: "non premuto",
    .stateFilledIn: "compilato", .stateRequired: "obbligatorio", .stateInvalid: "non valido",
    .stateDisabled: "non disponibile", .stateReadOnly: "sola lettura", .stateCurrent: "corrente",
    .stateSortedAscending: "ordine crescente", .stateSortedDescending: "ordine decrescente",
    .stateSorted: "in ordine",
    // Places, spans and counts
    .rowPosition: "riga {row}", .columnPosition: "colonna {column}", .setPosition: "{index} di {total}",
    .level: "livello {level}",
    .spansRows: "{count, plural, one {occupa # riga} many {occupa # di righe} other {occupa # righe}}",
    .spansColumns:
      "{count, plural, one {occupa # colonna} many {occupa # di colonne} other {occupa # colonne}}",
    .rowCount: "{count, plural, one {# riga} many {# di righe} other {# righe}}",
    .columnCount: "{count, plural, one {# colonna} many {# di colonne} other {# colonne}}",
    .sectionCount: "{count, plural, one {# sezione} many {# di sezioni} other {# sezioni}}",
    // Ways through a table
    .headersRepeated: "intestazioni ripetute",
    .tableEnd: "fine tabella", .listEnd: "fine elenco",
    .edgeRowStart: "inizio riga", .edgeRowEnd: "fine riga", .edgeColumnTop: "inizio colonna",
    .edgeColumnBottom: "fine colonna",
    .edgeListStart: "inizio elenco", .edgeIndexStart: "inizio indice", .edgeIndexEnd: "fine indice",
    .emptyTable: "nessuna riga", .emptyIndexSection: "nessuna voce",
    .rowsShown: "righe da {first} a {last} di {total}", .backTo: "ritorno a {title}",
    // Summaries
    .summaryRange: "{name} da {low} a {high}", .summarySame: "{name} sempre {value}",
    .summaryMedian: "mediana {value}",
    .linkTo: "link a {site}", .textContinues: "{text}, continua",
    .summaryRepeats: "{name} solo se diverso da {value}", .moreCells: "e ancora {number}",
    .longHeaders: "intestazioni lunghe per intero solo una volta",
    .summaryBlank: "{count, plural, one {# vuoto} many {# di vuoti} other {# vuoti}}",
    .summaryDistinct:
      "{count, plural, one {{name} con # valore} many {{name} con # di valori diversi} other {{name} con # valori diversi}}",
    // Actions and hints
    .actionDecrement: "Diminuisci", .actionIncrement: "Aumenta",
    .actionMoreInfo: "Altre informazioni", .actionDelete: "Elimina", .actionInsert: "Inserisci",
    .actionReorder: "Riordina",
    .actionDeleteItem: "Elimina {item}", .actionReorderItem: "Riordina {item}",
    .actionBack: "Indietro", .actionAdd: "Aggiungi", .actionEdit: "Modifica", .actionDone: "Fine",
    .actionSave: "Salva", .actionCancel: "Annulla",
    .actionsAvailable: "{count, plural, one {# azione} many {# di azioni} other {# azioni}}",
    .hintActivate: "Invio per attivare", .hintOpen: "Invio per aprire",
    .hintToggle: "Invio per cambiare stato", .hintAdjust: "tasti più e meno per regolare",
    .hintEdit: "Invio per modificare",
    // Announcements
    .announceDeleted: "eliminato: {item}", .announceInserted: "aggiunto: {item}",
    .announceRowsDeleted:
      "{count, plural, one {# riga eliminata} many {# di righe eliminate} other {# righe eliminate}}",
    .announceRowsInserted:
      "{count, plural, one {# riga aggiunta} many {# di righe aggiunte} other {# righe aggiunte}}",
    .announceRowsMoved:
      "{count, plural, one {# riga spostata} many {# di righe spostate} other {# righe spostate}}",
    .announceRowsChanged:
      "{count, plural, one {# riga modificata} many {# di righe modificate} other {# righe modificate}}",
    .announceSectionDeleted: "sezione {title} eliminata",
    .announceSectionInserted: "sezione {title} aggiunta", .announceSectionMoved: "sezione {title} spostata",
    .announceSectionChanged: "sezione {title} modificata",
    .announceSectionsDeleted:
      "{count, plural, one {# sezione eliminata} many {# di sezioni eliminate} other {# sezioni eliminate}}",
    .announceSectionsInserted:
      "{count, plural, one {# sezione aggiunta} many {# di sezioni aggiunte} other {# sezioni aggiunte}}",
    .announceSectionsMoved:
      "{count, plural, one {# sezione spostata} many {# di sezioni spostate} other {# sezioni spostate}}",
    .announceSectionsChanged:
      "{count, plural, one {# sezione modificata} many {# di sezioni modificate} other {# sezioni modificate}}",
    .announceMovedAbove: "{item}, ora sopra {other}", .announceMovedBelow: "{item}, ora sotto {other}",
    .placeAbove: "sopra {other}", .placeBelow: "sotto {other}", .announceMoved: "{item}, ora alla riga {row}",
    .announcePickedUp: "{item}, in spostamento", .announcePutBack: "{item}, di nuovo al suo posto",
    .announceEditingOn: "modifica attivata", .announceEditingOff: "modifica disattivata",
    .announceAskDelete: "Eliminare {item}?", .announceKept: "{item}, eliminazione annullata",
    .announceActions: "azioni: {actions}", .announceActionDone: "{action}, fatto",
    .announceLoaded:
      "{count, plural, one {dati aggiornati, # riga} many {dati aggiornati, # di righe} other {dati aggiornati, # righe}}",
    .announceIndexLeads: "porta a {title}", .announceNotFound: "niente inizia con {text}",
    .announceFormSaved: "{title}, dati salvati", .announceFormCancelled: "{title}, operazione annullata",
    .announceRefused: "non è possibile",
    // Letters and signs
    .capitalLetter: "{letter} maiuscola",
  ]

  package static let browsing: KeyValuePairs<PhraseKey, String> = [
    .browseNotFound: "non trovato: {text}", .browseWrapped: "dall’altra estremità",
    .browseNoOtherValue: "nessun altro valore", .browseNoBlank: "nessuna cella vuota",
    .browseFileOrder: "nell’ordine del file",
    .browseOnlyWritten: "cercato come è scritto, non come si pronuncia",
    .browseRowsOf:
      "{count, plural, one {# riga di {total}} many {# di righe di {total}} other {# righe di {total}}}",
    .browseHidden: "colonna {name} nascosta", .browseAllColumns: "tutte le colonne visibili",
    .browseMarked: "segnalibro impostato", .browseNoMark: "nessun segnalibro",
    .browseEqual: "nessuna differenza", .browseDiffers: "{name} {value}, al segnalibro {other}",
    .browseSum: "somma {value}", .browseMean: "media {value}",
    .browseValues: "{count, plural, one {# valore} many {# di valori} other {# valori}}",
    .browseDifferent: "{count, plural, one {# diverso} many {# di diversi} other {# diversi}}",
    .browseTimes:
      "{count, plural, one {{value}: una volta} many {{value}: # di volte} other {{value}: # volte}}",
    .browseUndone: "annullato: {text}", .browseRedone: "ripetuto: {text}",
    .browseNothingToUndo: "niente da annullare", .browseNothingToRedo: "niente da ripetere",
    .browseSaved: "salvato", .browseNoChanges: "nessuna modifica",
    .browseUnsaved:
      "{count, plural, one {# modifica non salvata} many {# di modifiche non salvate} other {# modifiche non salvate}}",
    .browseCopied: "copiata", .browseSpeechOff: "voce disattivata", .browseSpeechOn: "voce attivata",
    .browseRate: "{number} parole al minuto", .browseNoFunction: "{text} non ha funzione",
    .browsePitch: "tono {value}", .browseVerbosity: "livello di dettaglio {value}",
    .browsePunctuation: "punteggiatura {value}",
    .browseConfirm: "ancora {text} per confermare", .browseKeyHelp: "aiuto tasti, {text} lo termina",
    .browseNoOdd: "nessuna cella insolita",
    .browseFileChanged: "il file è cambiato; {text} lo rilegge",
    .browseFileGone: "il file non c’è più", .browseReloaded: "file riletto",
    .browseOnlyOne: "l’unico risultato", .browseNoComment: "nessun commento",
    .browseKeys: "{text} elenca i tasti", .browseEnds: "{text} chiude il programma",
    .browseAskText: "testo da cercare", .browseAskCondition: "condizione", .browseAskRow: "numero di riga",
    .browseAskLetters: "prime lettere", .browseAskTemplate: "modello delle righe",
    .browseAskColumn: "colonna da sommare", .browseAskFile: "nome del file",
  ]

  package static let signs: KeyValuePairs<Sign, String> = [
    .comma: "virgola", .fullStop: "punto", .ideographicComma: "virgola ideografica",
    .ideographicFullStop: "punto ideografico", .colon: "due punti", .semicolon: "punto e virgola",
    .questionMark: "punto interrogativo", .exclamationMark: "punto esclamativo",
    .ellipsis: "puntini di sospensione", .apostrophe: "apostrofo", .quote: "virgolette",
    .hyphen: "trattino", .dash: "lineetta", .leftParenthesis: "parentesi aperta",
    .rightParenthesis: "parentesi chiusa", .leftBracket: "parentesi quadra aperta",
    .rightBracket: "parentesi quadra chiusa", .leftBrace: "parentesi graffa aperta",
    .rightBrace: "parentesi graffa chiusa", .slash: "barra", .backslash: "barra inversa",
    .pipe: "barra verticale", .underscore: "trattino basso", .at: "chiocciola",
    .hash: "cancelletto", .percent: "percento", .ampersand: "e commerciale",
    .star: "asterisco", .plus: "più", .plusMinus: "più o meno",
    .times: "per", .dividedBy: "diviso", .equals: "uguale",
    .less: "minore di", .greater: "maggiore di", .tilde: "tilde",
    .caret: "accento circonflesso", .backtick: "accento grave", .degree: "gradi",
    .section: "paragrafo", .bullet: "punto elenco", .rightArrow: "freccia destra",
    .leftArrow: "freccia sinistra", .upArrow: "freccia su", .downArrow: "freccia giù",
    .checkMark: "segno di spunta", .crossMark: "crocetta", .copyright: "copyright",
    .registered: "marchio registrato", .trademark: "marchio", .space: "spazio",
  ]
}
