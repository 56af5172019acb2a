extension Italian {
  static let tables: [Phrase] = [
    // Roles
    Phrase(.roleButton, "pulsante"),
    Phrase(.roleLink, "link"),
    Phrase(.roleImage, "immagine"),
    Phrase(.roleHeading, "intestazione"),
    Phrase(.roleSwitch, "interruttore"),
    Phrase(.roleCheckbox, "casella di controllo"),
    Phrase(.roleRadio, "pulsante di opzione"),
    Phrase(.roleSlider, "regolabile"),
    Phrase(.roleStepper, "regolatore a passi"),
    Phrase(.roleTextField, "campo di testo"),
    Phrase(.roleSearchField, "campo di ricerca"),
    Phrase(.roleComboBox, "elenco a discesa"),
    Phrase(.roleSegment, "segmento"),
    Phrase(.roleProgress, "avanzamento"),
    Phrase(.roleCell, "cella"),
    Phrase(.roleColumnHeader, "intestazione di colonna"),
    Phrase(.roleRowHeader, "intestazione di riga"),
    Phrase(.roleRow, "riga"),
    Phrase(.roleCaption, "didascalia"),
    Phrase(.roleFooter, "piè di sezione"),
    Phrase(.roleIndex, "indice delle sezioni"),
    Phrase(.indexRow, "riga {title}", ["title": "あ"], example: "riga あ"),
    Phrase(.indexOther, "altri"),
    Phrase(.readingDerived, "dedotto"),
    Phrase(.roleTable, "tabella"),
    Phrase(.roleGrid, "griglia"),
    Phrase(.roleTreeGrid, "griglia ad albero"),
    Phrase(.roleList, "elenco"),
    Phrase(.roleSection, "sezione"),
    Phrase(.roleNavigationBar, "barra di navigazione"),
    Phrase(.roleForm, "modulo"),
    Phrase(.unlabelled, "senza etichetta"),
    // States
    Phrase(.stateSelected, "selezionato"),
    Phrase(.stateNotSelected, "non selezionato"),
    Phrase(.stateExpanded, "espanso"),
    Phrase(.stateCollapsed, "compresso"),
    Phrase(.stateChecked, "attivato"),
    Phrase(.stateNotChecked, "non attivato"),
    Phrase(.stateMixed, "attivato in parte"),
    Phrase(.stateOn, "acceso"),
    Phrase(.stateOff, "spento"),
    Phrase(.statePressed, "premuto"),
    Phrase(.stateNotPressed, "non premuto"),
    Phrase(.stateFilledIn, "compilato"),
    Phrase(.stateDisabled, "non disponibile"),
    Phrase(.stateReadOnly, "sola lettura"),
    Phrase(.stateRequired, "obbligatorio"),
    Phrase(.stateInvalid, "non valido"),
    Phrase(.stateCurrent, "corrente"),
    Phrase(.stateSortedAscending, "ordine crescente"),
    Phrase(.stateSortedDescending, "ordine decrescente"),
    Phrase(.stateSorted, "in ordine"),
    // Places, spans and counts
    Phrase(.rowPosition, "riga {row}", ["row": "3"], example: "riga 3"),
    Phrase(.rowPositionOf, "riga {row} di {total}", ["row": "3", "total": "10"], example: "riga 3 di 10"),
    Phrase(.columnPosition, "colonna {column}", ["column": "2"], example: "colonna 2"),
    Phrase(
      .columnPositionOf, "colonna {column} di {total}", ["column": "2", "total": "5"],
      example: "colonna 2 di 5"),
    Phrase(.setPosition, "{index} di {total}", ["index": "3", "total": "10"], example: "3 di 10"),
    Phrase(.level, "livello {level}", ["level": "2"], example: "livello 2"),
    Phrase(
      .spansRows, "{count, plural, one {occupa # riga} many {occupa # di righe} other {occupa # righe}}",
      ["count": "2"], example: "occupa 2 righe"),
    Phrase(
      .spansColumns,
      "{count, plural, one {occupa # colonna} many {occupa # di colonne} other {occupa # colonne}}",
      ["count": "2"], example: "occupa 2 colonne"),
    Phrase(
      .rowCount, "{count, plural, one {# riga} many {# di righe} other {# righe}}", ["count": "10"],
      example: "10 righe"),
    Phrase(
      .columnCount, "{count, plural, one {# colonna} many {# di colonne} other {# colonne}}", ["count": "3"],
      example: "3 colonne"),
    Phrase(
      .sectionCount, "{count, plural, one {# sezione} many {# di sezioni} other {# sezioni}}", ["count": "2"],
      example: "2 sezioni"),
    // Ways through a table
    Phrase(.tableEnd, "fine tabella"),
    Phrase(.listEnd, "fine elenco"),
    Phrase(.edgeRowStart, "inizio riga"),
    Phrase(.edgeRowEnd, "fine riga"),
    Phrase(.edgeColumnTop, "inizio colonna"),
    Phrase(.edgeColumnBottom, "fine colonna"),
    Phrase(.edgeListStart, "inizio elenco"),
    Phrase(.edgeIndexStart, "inizio indice"),
    Phrase(.edgeIndexEnd, "fine indice"),
    Phrase(.emptyTable, "nessuna riga"),
    Phrase(.emptyIndexSection, "nessuna voce"),
    Phrase(
      .rowsShown, "righe da {first} a {last} di {total}", ["first": "6", "last": "10", "total": "43"],
      example: "righe da 6 a 10 di 43"),
    Phrase(.backTo, "ritorno a {title}", ["title": "Città"], example: "ritorno a Città"),
    // Summaries
    Phrase(
      .summaryRange, "{name} da {low} a {high}",
      ["name": "Prezzo", "low": "12 dollari", "high": "90 dollari"],
      example: "Prezzo da 12 dollari a 90 dollari"),
    Phrase(
      .summarySame, "{name} sempre {value}", ["name": "Prezzo", "value": "12 dollari"],
      example: "Prezzo sempre 12 dollari"),
    Phrase(.summaryMedian, "mediana {value}", ["value": "34 dollari"], example: "mediana 34 dollari"),
    Phrase(
      .summaryBlank, "{count, plural, one {# vuoto} many {# di vuoti} other {# vuoti}}", ["count": "2"],
      example: "2 vuoti"),
    Phrase(
      .summaryDistinct,
      "{count, plural, one {{name} con # valore} many {{name} con # di valori diversi} other {{name} con # valori diversi}}",
      ["name": "Città", "count": "12"], example: "Città con 12 valori diversi"),
    // Actions and hints
    Phrase(.actionMoreInfo, "Altre informazioni"),
    Phrase(.actionDelete, "Elimina"),
    Phrase(
      .actionDeleteItem, "Elimina {item}", ["item": "Comprare il latte"], example: "Elimina Comprare il latte"
    ),
    Phrase(.actionInsert, "Inserisci"),
    Phrase(
      .actionReorderItem, "Riordina {item}", ["item": "Comprare il latte"],
      example: "Riordina Comprare il latte"),
    Phrase(.actionBack, "Indietro"),
    Phrase(.actionAdd, "Aggiungi"),
    Phrase(.actionEdit, "Modifica"),
    Phrase(.actionDone, "Fine"),
    Phrase(.actionSave, "Salva"),
    Phrase(.actionCancel, "Annulla"),
    Phrase(.actionReorder, "Riordina"),
    Phrase(
      .actionsAvailable, "{count, plural, one {# azione} many {# di azioni} other {# azioni}}",
      ["count": "3"], example: "3 azioni"),
    Phrase(.hintActivate, "Invio per attivare"),
    Phrase(.hintOpen, "Invio per aprire"),
    Phrase(.hintToggle, "Invio per cambiare stato"),
    Phrase(.hintAdjust, "tasti più e meno per regolare"),
    Phrase(.hintEdit, "Invio per modificare"),
    // Announcements
    Phrase(
      .announceDeleted, "eliminato: {item}", ["item": "Comprare il latte"],
      example: "eliminato: Comprare il latte"),
    Phrase(
      .announceInserted, "aggiunto: {item}", ["item": "Comprare il latte"],
      example: "aggiunto: Comprare il latte"),
    Phrase(
      .announceRowsDeleted,
      "{count, plural, one {# riga eliminata} many {# di righe eliminate} other {# righe eliminate}}",
      ["count": "3"], example: "3 righe eliminate"),
    Phrase(
      .announceRowsInserted,
      "{count, plural, one {# riga aggiunta} many {# di righe aggiunte} other {# righe aggiunte}}",
      ["count": "3"], example: "3 righe aggiunte"),
    Phrase(
      .announceRowsMoved,
      "{count, plural, one {# riga spostata} many {# di righe spostate} other {# righe spostate}}",
      ["count": "3"], example: "3 righe spostate"),
    Phrase(
      .announceRowsChanged,
      "{count, plural, one {# riga modificata} many {# di righe modificate} other {# righe modificate}}",
      ["count": "3"], example: "3 righe modificate"),
    Phrase(
      .announceSectionDeleted, "sezione {title} eliminata", ["title": "Europa"],
      example: "sezione Europa eliminata"),
    Phrase(
      .announceSectionInserted, "sezione {title} aggiunta", ["title": "Europa"],
      example: "sezione Europa aggiunta"),
    Phrase(
      .announceSectionMoved, "sezione {title} spostata", ["title": "Europa"],
      example: "sezione Europa spostata"),
    Phrase(
      .announceSectionChanged, "sezione {title} modificata", ["title": "Europa"],
      example: "sezione Europa modificata"),
    Phrase(
      .announceSectionsDeleted,
      "{count, plural, one {# sezione eliminata} many {# di sezioni eliminate} other {# sezioni eliminate}}",
      ["count": "3"],
      example: "3 sezioni eliminate"),
    Phrase(
      .announceSectionsInserted,
      "{count, plural, one {# sezione aggiunta} many {# di sezioni aggiunte} other {# sezioni aggiunte}}",
      ["count": "3"],
      example: "3 sezioni aggiunte"),
    Phrase(
      .announceSectionsMoved,
      "{count, plural, one {# sezione spostata} many {# di sezioni spostate} other {# sezioni spostate}}",
      ["count": "3"],
      example: "3 sezioni spostate"),
    Phrase(
      .announceSectionsChanged,
      "{count, plural, one {# sezione modificata} many {# di sezioni modificate} other {# sezioni modificate}}",
      ["count": "3"],
      example: "3 sezioni modificate"),
    Phrase(
      .announceMovedAbove, "{item}, ora sopra {other}",
      ["item": "Comprare le uova", "other": "Leggere un libro"],
      example: "Comprare le uova, ora sopra Leggere un libro"),
    Phrase(
      .announceMovedBelow, "{item}, ora sotto {other}",
      ["item": "Comprare le uova", "other": "Leggere un libro"],
      example: "Comprare le uova, ora sotto Leggere un libro"),
    Phrase(.placeAbove, "sopra {other}", ["other": "Leggere un libro"], example: "sopra Leggere un libro"),
    Phrase(.placeBelow, "sotto {other}", ["other": "Leggere un libro"], example: "sotto Leggere un libro"),
    Phrase(
      .announceMoved, "{item}, ora alla riga {row}", ["item": "Comprare le uova", "row": "3"],
      example: "Comprare le uova, ora alla riga 3"),
    Phrase(
      .announcePickedUp, "{item}, in spostamento", ["item": "Comprare le uova"],
      example: "Comprare le uova, in spostamento"),
    Phrase(
      .announcePutBack, "{item}, di nuovo al suo posto", ["item": "Comprare le uova"],
      example: "Comprare le uova, di nuovo al suo posto"),
    Phrase(.announceEditingOn, "modifica attivata"),
    Phrase(.announceEditingOff, "modifica disattivata"),
    Phrase(
      .announceAskDelete, "Eliminare {item}?", ["item": "Comprare il latte"],
      example: "Eliminare Comprare il latte?"),
    Phrase(
      .announceKept, "{item}, eliminazione annullata", ["item": "Comprare il latte"],
      example: "Comprare il latte, eliminazione annullata"),
    Phrase(
      .announceActions, "azioni: {actions}", ["actions": "Archivia, Elimina"],
      example: "azioni: Archivia, Elimina"),
    Phrase(.announceActionDone, "{action}, fatto", ["action": "Archivia"], example: "Archivia, fatto"),
    Phrase(
      .announceLoaded,
      "{count, plural, one {dati aggiornati, # riga} many {dati aggiornati, # di righe} other {dati aggiornati, # righe}}",
      ["count": "12"], example: "dati aggiornati, 12 righe"),
    Phrase(.announceIndexLeads, "porta a {title}", ["title": "T"], example: "porta a T"),
    Phrase(.announceNotFound, "niente inizia con {text}", ["text": "ne"], example: "niente inizia con ne"),
    Phrase(
      .announceFormSaved, "{title}, dati salvati", ["title": "Nuovo elemento"],
      example: "Nuovo elemento, dati salvati"),
    Phrase(
      .announceFormCancelled, "{title}, operazione annullata", ["title": "Nuovo elemento"],
      example: "Nuovo elemento, operazione annullata"),
    Phrase(.announceRefused, "non è possibile"),
    // Letters and signs
    Phrase(.capitalLetter, "{letter} maiuscola", ["letter": "A"], example: "A maiuscola"),
  ]
}
