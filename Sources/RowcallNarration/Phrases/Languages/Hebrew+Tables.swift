extension Hebrew {
  static let tables: [Phrase] = [
    // Roles
    Phrase(.roleButton, "לחצן"),
    Phrase(.roleLink, "קישור"),
    Phrase(.roleImage, "תמונה"),
    Phrase(.roleHeading, "כותרת"),
    Phrase(.roleSwitch, "מתג"),
    Phrase(.roleCheckbox, "תיבת סימון"),
    Phrase(.roleRadio, "לחצן בחירה"),
    Phrase(.roleSlider, "ניתן לכוונון"),
    Phrase(.roleStepper, "בורר ערכים"),
    Phrase(.roleTextField, "שדה טקסט"),
    Phrase(.roleSearchField, "שדה חיפוש"),
    Phrase(.roleComboBox, "רשימה נפתחת"),
    Phrase(.roleSegment, "אפשרות"),
    Phrase(.roleProgress, "מד התקדמות"),
    Phrase(.roleCell, "תא"),
    Phrase(.roleColumnHeader, "כותרת עמודה"),
    Phrase(.roleRowHeader, "כותרת שורה"),
    Phrase(.roleRow, "שורה"),
    Phrase(.roleCaption, "כותרת הטבלה"),
    Phrase(.roleFooter, "כותרת תחתונה"),
    Phrase(.roleIndex, "אינדקס מקטעים"),
    Phrase(.indexRow, "שורת {title}", ["title": "あ"], example: "שורת あ"),
    Phrase(.indexOther, "אחרים"),
    Phrase(.readingDerived, "משוער"),
    Phrase(.roleTable, "טבלה"),
    Phrase(.roleGrid, "רשת"),
    Phrase(.roleTreeGrid, "טבלת עץ"),
    Phrase(.roleList, "רשימה"),
    Phrase(.roleSection, "מקטע"),
    Phrase(.roleNavigationBar, "סרגל ניווט"),
    Phrase(.roleForm, "טופס"),
    Phrase(.unlabelled, "ללא תווית"),
    // States
    Phrase(.stateSelected, "נבחר"),
    Phrase(.stateNotSelected, "לא נבחר"),
    Phrase(.stateExpanded, "מורחב"),
    Phrase(.stateCollapsed, "מכווץ"),
    Phrase(.stateChecked, "מסומן"),
    Phrase(.stateNotChecked, "לא מסומן"),
    Phrase(.stateMixed, "מסומן חלקית"),
    Phrase(.stateOn, "פועל"),
    Phrase(.stateOff, "כבוי"),
    Phrase(.statePressed, "לחוץ"),
    Phrase(.stateNotPressed, "לא לחוץ"),
    Phrase(.stateFilledIn, "מולא"),
    Phrase(.stateDisabled, "לא זמין"),
    Phrase(.stateReadOnly, "לקריאה בלבד"),
    Phrase(.stateRequired, "חובה"),
    Phrase(.stateInvalid, "ערך לא תקין"),
    Phrase(.stateCurrent, "הפריט הנוכחי"),
    Phrase(.stateSortedAscending, "מיון עולה"),
    Phrase(.stateSortedDescending, "מיון יורד"),
    Phrase(.stateSorted, "ממוין"),
    // Places, spans and counts
    Phrase(.rowPosition, "שורה {row}", ["row": "3"], example: "שורה 3"),
    Phrase(
      .rowPositionOf, "שורה {row} מתוך {total}", ["row": "3", "total": "10"], example: "שורה 3 מתוך 10"),
    Phrase(.columnPosition, "עמודה {column}", ["column": "2"], example: "עמודה 2"),
    Phrase(
      .columnPositionOf, "עמודה {column} מתוך {total}", ["column": "2", "total": "5"],
      example: "עמודה 2 מתוך 5"),
    Phrase(.setPosition, "{index} מתוך {total}", ["index": "3", "total": "10"], example: "3 מתוך 10"),
    Phrase(.level, "רמה {level}", ["level": "2"], example: "רמה 2"),
    Phrase(
      .spansRows, "{count, plural, one {על פני שורה אחת} two {על פני שתי שורות} other {על פני # שורות}}",
      ["count": "2"], example: "על פני שתי שורות"),
    Phrase(
      .spansColumns,
      "{count, plural, one {על פני עמודה אחת} two {על פני שתי עמודות} other {על פני # עמודות}}",
      ["count": "2"], example: "על פני שתי עמודות"),
    Phrase(
      .rowCount, "{count, plural, one {שורה אחת} two {שתי שורות} other {# שורות}}", ["count": "10"],
      example: "10 שורות"),
    Phrase(
      .columnCount, "{count, plural, one {עמודה אחת} two {שתי עמודות} other {# עמודות}}", ["count": "3"],
      example: "3 עמודות"),
    Phrase(
      .sectionCount, "{count, plural, one {מקטע אחד} two {שני מקטעים} other {# מקטעים}}", ["count": "2"],
      example: "שני מקטעים"),
    // Ways through a table
    Phrase(.tableEnd, "סוף הטבלה"),
    Phrase(.listEnd, "סוף הרשימה"),
    Phrase(.edgeRowStart, "תחילת השורה"),
    Phrase(.edgeRowEnd, "סוף השורה"),
    Phrase(.edgeColumnTop, "ראש העמודה"),
    Phrase(.edgeColumnBottom, "תחתית העמודה"),
    Phrase(.edgeListStart, "תחילת הרשימה"),
    Phrase(.edgeIndexStart, "תחילת האינדקס"),
    Phrase(.edgeIndexEnd, "סוף האינדקס"),
    Phrase(.emptyTable, "אין שורות"),
    Phrase(.emptyIndexSection, "אין פריטים"),
    Phrase(
      .rowsShown, "שורות {first} עד {last} מתוך {total}", ["first": "6", "last": "10", "total": "43"],
      example: "שורות 6 עד 10 מתוך 43"),
    Phrase(.backTo, "חזרה אל {title}", ["title": "ערים"], example: "חזרה אל ערים"),
    // Summaries
    Phrase(
      .summaryRange, "{name}: מינימום {low}, מקסימום {high}",
      ["name": "מחיר", "low": "12 שקלים", "high": "90 שקלים"],
      example: "מחיר: מינימום 12 שקלים, מקסימום 90 שקלים"),
    Phrase(
      .summarySame, "{name}: תמיד {value}", ["name": "מחיר", "value": "12 שקלים"],
      example: "מחיר: תמיד 12 שקלים"),
    Phrase(.summaryMedian, "חציון {value}", ["value": "34 שקלים"], example: "חציון 34 שקלים"),
    Phrase(
      .summaryBlank, "{count, plural, one {תא ריק אחד} two {שני תאים ריקים} other {# תאים ריקים}}",
      ["count": "2"], example: "שני תאים ריקים"),
    Phrase(
      .summaryDistinct,
      "{count, plural, one {{name}: ערך אחד} two {{name}: שני ערכים שונים} other {{name}: # ערכים שונים}}",
      ["name": "עיר", "count": "12"], example: "עיר: 12 ערכים שונים"),
    // Actions and hints
    Phrase(.actionMoreInfo, "מידע נוסף"),
    Phrase(.actionDelete, "מחיקה"),
    Phrase(.actionDeleteItem, "מחיקה: {item}", ["item": "לקנות חלב"], example: "מחיקה: לקנות חלב"),
    Phrase(.actionInsert, "הוספה"),
    Phrase(.actionReorderItem, "הזזה: {item}", ["item": "לקנות חלב"], example: "הזזה: לקנות חלב"),
    Phrase(.actionBack, "חזרה"),
    Phrase(.actionAdd, "הוספה"),
    Phrase(.actionEdit, "עריכה"),
    Phrase(.actionDone, "סיום"),
    Phrase(.actionSave, "שמירה"),
    Phrase(.actionCancel, "ביטול"),
    Phrase(.actionReorder, "שינוי סדר"),
    Phrase(
      .actionsAvailable, "{count, plural, one {פעולה אחת} two {שתי פעולות} other {# פעולות}}", ["count": "3"],
      example: "3 פעולות"),
    Phrase(.hintActivate, "מקש Enter להפעלה"),
    Phrase(.hintOpen, "מקש Enter לפתיחה"),
    Phrase(.hintToggle, "מקש Enter להחלפת מצב"),
    Phrase(.hintAdjust, "פלוס או מינוס לכוונון"),
    Phrase(.hintEdit, "מקש Enter לעריכה"),
    // Announcements
    Phrase(.announceDeleted, "נמחק: {item}", ["item": "לקנות חלב"], example: "נמחק: לקנות חלב"),
    Phrase(.announceInserted, "נוסף: {item}", ["item": "לקנות חלב"], example: "נוסף: לקנות חלב"),
    Phrase(
      .announceRowsDeleted,
      "{count, plural, one {נמחקה שורה אחת} two {נמחקו שתי שורות} other {נמחקו # שורות}}", ["count": "3"],
      example: "נמחקו 3 שורות"),
    Phrase(
      .announceRowsInserted,
      "{count, plural, one {נוספה שורה אחת} two {נוספו שתי שורות} other {נוספו # שורות}}", ["count": "3"],
      example: "נוספו 3 שורות"),
    Phrase(
      .announceRowsMoved, "{count, plural, one {הוזזה שורה אחת} two {הוזזו שתי שורות} other {הוזזו # שורות}}",
      ["count": "3"], example: "הוזזו 3 שורות"),
    Phrase(
      .announceRowsChanged,
      "{count, plural, one {השתנתה שורה אחת} two {השתנו שתי שורות} other {השתנו # שורות}}", ["count": "3"],
      example: "השתנו 3 שורות"),
    Phrase(.announceSectionDeleted, "נמחק המקטע {title}", ["title": "אירופה"], example: "נמחק המקטע אירופה"),
    Phrase(.announceSectionInserted, "נוסף המקטע {title}", ["title": "אירופה"], example: "נוסף המקטע אירופה"),
    Phrase(.announceSectionMoved, "הוזז המקטע {title}", ["title": "אירופה"], example: "הוזז המקטע אירופה"),
    Phrase(
      .announceSectionChanged, "השתנה המקטע {title}", ["title": "אירופה"], example: "השתנה המקטע אירופה"),
    Phrase(
      .announceSectionsDeleted,
      "{count, plural, one {נמחק מקטע אחד} two {נמחקו שני מקטעים} other {נמחקו # מקטעים}}", ["count": "3"],
      example: "נמחקו 3 מקטעים"),
    Phrase(
      .announceSectionsInserted,
      "{count, plural, one {נוסף מקטע אחד} two {נוספו שני מקטעים} other {נוספו # מקטעים}}", ["count": "3"],
      example: "נוספו 3 מקטעים"),
    Phrase(
      .announceSectionsMoved,
      "{count, plural, one {הוזז מקטע אחד} two {הוזזו שני מקטעים} other {הוזזו # מקטעים}}", ["count": "3"],
      example: "הוזזו 3 מקטעים"),
    Phrase(
      .announceSectionsChanged,
      "{count, plural, one {השתנה מקטע אחד} two {השתנו שני מקטעים} other {השתנו # מקטעים}}", ["count": "3"],
      example: "השתנו 3 מקטעים"),
    Phrase(
      .announceMovedAbove, "“{item}” עכשיו מעל “{other}”", ["item": "לקנות ביצים", "other": "לקרוא ספר"],
      example: "“לקנות ביצים” עכשיו מעל “לקרוא ספר”"),
    Phrase(
      .announceMovedBelow, "“{item}” עכשיו מתחת ל“{other}”", ["item": "לקנות ביצים", "other": "לקרוא ספר"],
      example: "“לקנות ביצים” עכשיו מתחת ל“לקרוא ספר”"),
    Phrase(.placeAbove, "מעל “{other}”", ["other": "לקרוא ספר"], example: "מעל “לקרוא ספר”"),
    Phrase(.placeBelow, "מתחת ל“{other}”", ["other": "לקרוא ספר"], example: "מתחת ל“לקרוא ספר”"),
    Phrase(
      .announceMoved, "“{item}” עכשיו בשורה {row}", ["item": "לקנות ביצים", "row": "3"],
      example: "“לקנות ביצים” עכשיו בשורה 3"),
    Phrase(
      .announcePickedUp, "נבחר להזזה: {item}", ["item": "לקנות ביצים"], example: "נבחר להזזה: לקנות ביצים"),
    Phrase(
      .announcePutBack, "הוחזר למקום: {item}", ["item": "לקנות ביצים"], example: "הוחזר למקום: לקנות ביצים"),
    Phrase(.announceEditingOn, "מצב עריכה פועל"),
    Phrase(.announceEditingOff, "מצב עריכה כבוי"),
    Phrase(.announceAskDelete, "למחוק את “{item}”?", ["item": "לקנות חלב"], example: "למחוק את “לקנות חלב”?"),
    Phrase(.announceKept, "לא נמחק: {item}", ["item": "לקנות חלב"], example: "לא נמחק: לקנות חלב"),
    Phrase(
      .announceActions, "פעולות: {actions}", ["actions": "העברה לארכיון, מחיקה"],
      example: "פעולות: העברה לארכיון, מחיקה"),
    Phrase(
      .announceActionDone, "{action}, בוצע", ["action": "העברה לארכיון"], example: "העברה לארכיון, בוצע"),
    Phrase(
      .announceLoaded, "{count, plural, one {עודכן, שורה אחת} two {עודכן, שתי שורות} other {עודכן, # שורות}}",
      ["count": "12"], example: "עודכן, 12 שורות"),
    Phrase(.announceIndexLeads, "מוביל אל {title}", ["title": "ת"], example: "מוביל אל ת"),
    Phrase(.announceNotFound, "שום דבר לא מתחיל ב־{text}", ["text": "נב"], example: "שום דבר לא מתחיל ב־נב"),
    Phrase(.announceFormSaved, "{title}, נשמר", ["title": "פריט חדש"], example: "פריט חדש, נשמר"),
    Phrase(.announceFormCancelled, "{title}, בוטל", ["title": "פריט חדש"], example: "פריט חדש, בוטל"),
    Phrase(.announceRefused, "לא אפשרי"),
    // Letters and signs
    Phrase(.capitalLetter, "אות גדולה {letter}", ["letter": "A"], example: "אות גדולה A"),
  ]
}
