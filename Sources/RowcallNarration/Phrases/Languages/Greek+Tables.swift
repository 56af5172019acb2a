extension Greek {
  static let tables: [Phrase] = [
    // Roles
    Phrase(.roleButton, "κουμπί"),
    Phrase(.roleLink, "σύνδεσμος"),
    Phrase(.roleImage, "εικόνα"),
    Phrase(.roleHeading, "επικεφαλίδα"),
    Phrase(.roleSwitch, "διακόπτης"),
    Phrase(.roleCheckbox, "πλαίσιο ελέγχου"),
    Phrase(.roleRadio, "κουμπί επιλογής"),
    Phrase(.roleSlider, "ρυθμιζόμενο"),
    Phrase(.roleStepper, "ρυθμιστής βήματος"),
    Phrase(.roleTextField, "πεδίο κειμένου"),
    Phrase(.roleSearchField, "πεδίο αναζήτησης"),
    Phrase(.roleComboBox, "αναδυόμενη λίστα"),
    Phrase(.roleSegment, "τμήμα"),
    Phrase(.roleProgress, "ένδειξη προόδου"),
    Phrase(.roleCell, "κελί"),
    Phrase(.roleColumnHeader, "κεφαλίδα στήλης"),
    Phrase(.roleRowHeader, "κεφαλίδα γραμμής"),
    Phrase(.roleRow, "γραμμή"),
    Phrase(.roleCaption, "λεζάντα"),
    Phrase(.roleFooter, "υποσέλιδο"),
    Phrase(.roleIndex, "ευρετήριο ενοτήτων"),
    Phrase(.indexRow, "σειρά {title}", ["title": "あ"], example: "σειρά あ"),
    Phrase(.indexOther, "άλλα"),
    Phrase(.readingDerived, "συναγόμενο"),
    Phrase(.roleTable, "πίνακας"),
    Phrase(.roleGrid, "πλέγμα"),
    Phrase(.roleTreeGrid, "δενδρικό πλέγμα"),
    Phrase(.roleList, "λίστα"),
    Phrase(.roleSection, "ενότητα"),
    Phrase(.roleNavigationBar, "γραμμή πλοήγησης"),
    Phrase(.roleForm, "φόρμα"),
    Phrase(.unlabelled, "χωρίς ετικέτα"),
    // States
    Phrase(.stateSelected, "επιλεγμένο"),
    Phrase(.stateNotSelected, "μη επιλεγμένο"),
    Phrase(.stateExpanded, "ανεπτυγμένο"),
    Phrase(.stateCollapsed, "συμπτυγμένο"),
    Phrase(.stateChecked, "τσεκαρισμένο"),
    Phrase(.stateNotChecked, "μη τσεκαρισμένο"),
    Phrase(.stateMixed, "μερικώς τσεκαρισμένο"),
    Phrase(.stateOn, "ενεργό"),
    Phrase(.stateOff, "ανενεργό"),
    Phrase(.statePressed, "πατημένο"),
    Phrase(.stateNotPressed, "μη πατημένο"),
    Phrase(.stateFilledIn, "συμπληρωμένο"),
    Phrase(.stateDisabled, "μη διαθέσιμο"),
    Phrase(.stateReadOnly, "μόνο για ανάγνωση"),
    Phrase(.stateRequired, "υποχρεωτικό"),
    Phrase(.stateInvalid, "μη έγκυρο"),
    Phrase(.stateCurrent, "τρέχον"),
    Phrase(.stateSortedAscending, "αύξουσα ταξινόμηση"),
    Phrase(.stateSortedDescending, "φθίνουσα ταξινόμηση"),
    Phrase(.stateSorted, "ταξινομημένο"),
    // Places, spans and counts
    Phrase(.rowPosition, "γραμμή {row}", ["row": "3"], example: "γραμμή 3"),
    Phrase(
      .rowPositionOf, "γραμμή {row} από {total}", ["row": "3", "total": "10"], example: "γραμμή 3 από 10"),
    Phrase(.columnPosition, "στήλη {column}", ["column": "2"], example: "στήλη 2"),
    Phrase(
      .columnPositionOf, "στήλη {column} από {total}", ["column": "2", "total": "5"], example: "στήλη 2 από 5"
    ),
    Phrase(.setPosition, "{index} από {total}", ["index": "3", "total": "10"], example: "3 από 10"),
    Phrase(.level, "επίπεδο {level}", ["level": "2"], example: "επίπεδο 2"),
    Phrase(
      .spansRows, "{count, plural, one {εκτείνεται σε # γραμμή} other {εκτείνεται σε # γραμμές}}",
      ["count": "2"], example: "εκτείνεται σε 2 γραμμές"),
    Phrase(
      .spansColumns, "{count, plural, one {εκτείνεται σε # στήλη} other {εκτείνεται σε # στήλες}}",
      ["count": "2"], example: "εκτείνεται σε 2 στήλες"),
    Phrase(
      .rowCount, "{count, plural, one {# γραμμή} other {# γραμμές}}", ["count": "10"], example: "10 γραμμές"),
    Phrase(
      .columnCount, "{count, plural, one {# στήλη} other {# στήλες}}", ["count": "3"], example: "3 στήλες"),
    Phrase(
      .sectionCount, "{count, plural, one {# ενότητα} other {# ενότητες}}", ["count": "2"],
      example: "2 ενότητες"),
    // Ways through a table
    Phrase(.tableEnd, "τέλος πίνακα"),
    Phrase(.listEnd, "τέλος λίστας"),
    Phrase(.edgeRowStart, "αρχή γραμμής"),
    Phrase(.edgeRowEnd, "τέλος γραμμής"),
    Phrase(.edgeColumnTop, "αρχή στήλης"),
    Phrase(.edgeColumnBottom, "τέλος στήλης"),
    Phrase(.edgeListStart, "αρχή λίστας"),
    Phrase(.edgeIndexStart, "αρχή ευρετηρίου"),
    Phrase(.edgeIndexEnd, "τέλος ευρετηρίου"),
    Phrase(.emptyTable, "καμία γραμμή"),
    Phrase(.emptyIndexSection, "καμία καταχώριση"),
    Phrase(
      .rowsShown, "γραμμές {first} έως {last} από {total}", ["first": "6", "last": "10", "total": "43"],
      example: "γραμμές 6 έως 10 από 43"),
    Phrase(.backTo, "πίσω: {title}", ["title": "Πόλεις"], example: "πίσω: Πόλεις"),
    // Summaries
    Phrase(
      .summaryRange, "{name}: ελάχιστο {low}, μέγιστο {high}",
      ["name": "Τιμή", "low": "12 ευρώ", "high": "90 ευρώ"],
      example: "Τιμή: ελάχιστο 12 ευρώ, μέγιστο 90 ευρώ"),
    Phrase(
      .summarySame, "{name}: πάντα {value}", ["name": "Τιμή", "value": "12 ευρώ"],
      example: "Τιμή: πάντα 12 ευρώ"),
    Phrase(.summaryMedian, "διάμεσος {value}", ["value": "34 ευρώ"], example: "διάμεσος 34 ευρώ"),
    Phrase(.summaryBlank, "{count, plural, one {# κενό} other {# κενά}}", ["count": "2"], example: "2 κενά"),
    Phrase(
      .summaryDistinct, "{count, plural, one {{name}: # τιμή} other {{name}: # διαφορετικές τιμές}}",
      ["name": "Πόλη", "count": "12"], example: "Πόλη: 12 διαφορετικές τιμές"),
    // Actions and hints
    Phrase(.actionMoreInfo, "Περισσότερες πληροφορίες"),
    Phrase(.actionDelete, "Διαγραφή"),
    Phrase(
      .actionDeleteItem, "Διαγραφή: {item}", ["item": "Αγορά γάλακτος"], example: "Διαγραφή: Αγορά γάλακτος"),
    Phrase(.actionInsert, "Εισαγωγή"),
    Phrase(
      .actionReorderItem, "Μετακίνηση: {item}", ["item": "Αγορά γάλακτος"],
      example: "Μετακίνηση: Αγορά γάλακτος"),
    Phrase(.actionBack, "Πίσω"),
    Phrase(.actionAdd, "Προσθήκη"),
    Phrase(.actionEdit, "Επεξεργασία"),
    Phrase(.actionDone, "Τέλος"),
    Phrase(.actionSave, "Αποθήκευση"),
    Phrase(.actionCancel, "Ακύρωση"),
    Phrase(.actionReorder, "Μετακίνηση"),
    Phrase(
      .actionsAvailable, "{count, plural, one {# ενέργεια} other {# ενέργειες}}", ["count": "3"],
      example: "3 ενέργειες"),
    Phrase(.hintActivate, "πατήστε Enter για ενεργοποίηση"),
    Phrase(.hintOpen, "πατήστε Enter για άνοιγμα"),
    Phrase(.hintToggle, "πατήστε Enter για εναλλαγή"),
    Phrase(.hintAdjust, "πατήστε συν ή πλην για προσαρμογή"),
    Phrase(.hintEdit, "πατήστε Enter για επεξεργασία"),
    // Announcements
    Phrase(
      .announceDeleted, "διαγράφηκε: {item}", ["item": "Αγορά γάλακτος"],
      example: "διαγράφηκε: Αγορά γάλακτος"),
    Phrase(
      .announceInserted, "προστέθηκε: {item}", ["item": "Αγορά γάλακτος"],
      example: "προστέθηκε: Αγορά γάλακτος"),
    Phrase(
      .announceRowsDeleted, "{count, plural, one {διαγράφηκε # γραμμή} other {διαγράφηκαν # γραμμές}}",
      ["count": "3"], example: "διαγράφηκαν 3 γραμμές"),
    Phrase(
      .announceRowsInserted, "{count, plural, one {προστέθηκε # γραμμή} other {προστέθηκαν # γραμμές}}",
      ["count": "3"], example: "προστέθηκαν 3 γραμμές"),
    Phrase(
      .announceRowsMoved, "{count, plural, one {μετακινήθηκε # γραμμή} other {μετακινήθηκαν # γραμμές}}",
      ["count": "3"], example: "μετακινήθηκαν 3 γραμμές"),
    Phrase(
      .announceRowsChanged, "{count, plural, one {άλλαξε # γραμμή} other {άλλαξαν # γραμμές}}",
      ["count": "3"], example: "άλλαξαν 3 γραμμές"),
    Phrase(
      .announceSectionDeleted, "διαγράφηκε η ενότητα {title}", ["title": "Ευρώπη"],
      example: "διαγράφηκε η ενότητα Ευρώπη"),
    Phrase(
      .announceSectionInserted, "προστέθηκε η ενότητα {title}", ["title": "Ευρώπη"],
      example: "προστέθηκε η ενότητα Ευρώπη"),
    Phrase(
      .announceSectionMoved, "μετακινήθηκε η ενότητα {title}", ["title": "Ευρώπη"],
      example: "μετακινήθηκε η ενότητα Ευρώπη"),
    Phrase(
      .announceSectionChanged, "άλλαξε η ενότητα {title}", ["title": "Ευρώπη"],
      example: "άλλαξε η ενότητα Ευρώπη"),
    Phrase(
      .announceSectionsDeleted, "{count, plural, one {διαγράφηκε # ενότητα} other {διαγράφηκαν # ενότητες}}",
      ["count": "3"],
      example: "διαγράφηκαν 3 ενότητες"),
    Phrase(
      .announceSectionsInserted, "{count, plural, one {προστέθηκε # ενότητα} other {προστέθηκαν # ενότητες}}",
      ["count": "3"],
      example: "προστέθηκαν 3 ενότητες"),
    Phrase(
      .announceSectionsMoved,
      "{count, plural, one {μετακινήθηκε # ενότητα} other {μετακινήθηκαν # ενότητες}}", ["count": "3"],
      example: "μετακινήθηκαν 3 ενότητες"),
    Phrase(
      .announceSectionsChanged, "{count, plural, one {άλλαξε # ενότητα} other {άλλαξαν # ενότητες}}",
      ["count": "3"],
      example: "άλλαξαν 3 ενότητες"),
    Phrase(
      .announceMovedAbove, "«{item}» μετακινήθηκε πάνω από το στοιχείο «{other}»",
      ["item": "Αγορά αυγών", "other": "Ανάγνωση βιβλίου"],
      example: "«Αγορά αυγών» μετακινήθηκε πάνω από το στοιχείο «Ανάγνωση βιβλίου»"),
    Phrase(
      .announceMovedBelow, "«{item}» μετακινήθηκε κάτω από το στοιχείο «{other}»",
      ["item": "Αγορά αυγών", "other": "Ανάγνωση βιβλίου"],
      example: "«Αγορά αυγών» μετακινήθηκε κάτω από το στοιχείο «Ανάγνωση βιβλίου»"),
    Phrase(
      .placeAbove, "πάνω από το στοιχείο «{other}»", ["other": "Ανάγνωση βιβλίου"],
      example: "πάνω από το στοιχείο «Ανάγνωση βιβλίου»"),
    Phrase(
      .placeBelow, "κάτω από το στοιχείο «{other}»", ["other": "Ανάγνωση βιβλίου"],
      example: "κάτω από το στοιχείο «Ανάγνωση βιβλίου»"),
    Phrase(
      .announceMoved, "«{item}» μετακινήθηκε στη γραμμή {row}", ["item": "Αγορά αυγών", "row": "3"],
      example: "«Αγορά αυγών» μετακινήθηκε στη γραμμή 3"),
    Phrase(
      .announcePickedUp, "σε μετακίνηση: {item}", ["item": "Αγορά αυγών"],
      example: "σε μετακίνηση: Αγορά αυγών"),
    Phrase(
      .announcePutBack, "επέστρεψε στη θέση: {item}", ["item": "Αγορά αυγών"],
      example: "επέστρεψε στη θέση: Αγορά αυγών"),
    Phrase(.announceEditingOn, "επεξεργασία ενεργή"),
    Phrase(.announceEditingOff, "επεξεργασία ανενεργή"),
    Phrase(
      .announceAskDelete, "Διαγραφή: {item};", ["item": "Αγορά γάλακτος"],
      example: "Διαγραφή: Αγορά γάλακτος;"),
    Phrase(
      .announceKept, "διατηρήθηκε: {item}", ["item": "Αγορά γάλακτος"], example: "διατηρήθηκε: Αγορά γάλακτος"
    ),
    Phrase(
      .announceActions, "ενέργειες: {actions}", ["actions": "Αρχειοθέτηση, Διαγραφή"],
      example: "ενέργειες: Αρχειοθέτηση, Διαγραφή"),
    Phrase(
      .announceActionDone, "{action}, ολοκληρώθηκε", ["action": "Αρχειοθέτηση"],
      example: "Αρχειοθέτηση, ολοκληρώθηκε"),
    Phrase(
      .announceLoaded, "{count, plural, one {ενημερώθηκε, # γραμμή} other {ενημερώθηκε, # γραμμές}}",
      ["count": "12"], example: "ενημερώθηκε, 12 γραμμές"),
    Phrase(.announceIndexLeads, "οδηγεί σε: {title}", ["title": "Τ"], example: "οδηγεί σε: Τ"),
    Phrase(
      .announceNotFound, "τίποτα δεν αρχίζει από {text}", ["text": "νε"], example: "τίποτα δεν αρχίζει από νε"
    ),
    Phrase(
      .announceFormSaved, "{title}, αποθηκεύτηκε", ["title": "Νέο στοιχείο"],
      example: "Νέο στοιχείο, αποθηκεύτηκε"),
    Phrase(
      .announceFormCancelled, "{title}, ακυρώθηκε", ["title": "Νέο στοιχείο"],
      example: "Νέο στοιχείο, ακυρώθηκε"),
    Phrase(.announceRefused, "δεν είναι δυνατό"),
    // Letters and signs
    Phrase(.capitalLetter, "κεφαλαίο {letter}", ["letter": "Α"], example: "κεφαλαίο Α"),
  ]
}
