// What Rowcall says in Hebrew; the notes for translators are the comments of `PhraseKey` and `Sign`.
extension Hebrew {
  package static let values: KeyValuePairs<PhraseKey, String> = [
    .blank: "ריק", .yes: "כן", .no: "לא",
    .negative: "מינוס {number}", .positive: "פלוס {number}", .changeUp: "עלייה של {amount}",
    .changeDown: "ירידה של {amount}", .changeNone: "ללא שינוי",
    .decimal: "{whole} נקודה {fraction}", .decimalWithoutWhole: "אפס נקודה {fraction}",
    .mixedFraction: "{whole} ו{fraction}", .powerOfTen: "{number} כפול {base} בחזקת {exponent}",
    .percent: "{amount} אחוז",
    .lastPart: "{rest} ו{last}",
    // The hyphen parts the prefix from figures; it is not heard.
    .moneyParts: "{major} ו-{minor}", .moneyPartsInWords: "{major} ו{minor}",
    .range: "{from} עד {to}", .rate: "{value} ל{unit}", .telephoneExtension: "שלוחה {number}",
  ]

  package static let tables: KeyValuePairs<PhraseKey, String> = [
    // Roles
    .roleButton: "לחצן", .roleLink: "קישור", .roleImage: "תמונה", .roleHeading: "כותרת",
    .roleComment: "הערה",
    .roleSwitch: "מתג", .roleCheckbox: "תיבת סימון", .roleRadio: "לחצן בחירה", .roleSegment: "אפשרות",
    .roleSlider: "ניתן לכוונון", .roleStepper: "בורר ערכים", .roleProgress: "מד התקדמות",
    .roleSecureTextField: "שדה טקסט מאובטח",
    .roleTextField: "שדה טקסט", .roleSearchField: "שדה חיפוש", .roleComboBox: "רשימה נפתחת",
    .roleTable: "טבלה", .roleGrid: "רשת", .roleTreeGrid: "טבלת עץ", .roleList: "רשימה", .roleSection: "מקטע",
    .roleRow: "שורה", .roleCell: "תא", .roleColumnHeader: "כותרת עמודה", .roleRowHeader: "כותרת שורה",
    .roleCaption: "כותרת הטבלה", .roleFooter: "כותרת תחתונה", .roleNavigationBar: "סרגל ניווט",
    .roleForm: "טופס",
    .roleIndex: "אינדקס מקטעים", .indexRow: "שורת {title}", .indexOther: "אחרים",
    .unlabelled: "ללא תווית", .readingDerived: "משוער",
    // States
    .stateSelected: "נבחר", .stateNotSelected: "לא נבחר", .stateExpanded: "מורחב", .stateCollapsed: "מכווץ",
    .stateChecked: "מסומן", .stateNotChecked: "לא מסומן", .stateMixed: "מסומן חלקית",
    .stateOn: "פועל", .stateOff: "כבוי", .statePressed: "לחוץ", .stateNotPressed: "לא לחוץ",
    .stateFilledIn: "מולא", .stateRequired: "חובה", .stateInvalid: "ערך לא תקין",
    .stateDisabled: "לא זמין", .stateReadOnly: "לקריאה בלבד", .stateCurrent: "הפריט הנוכחי",
    .stateSortedAscending: "מיון עולה", .stateSortedDescending: "מיון יורד", .stateSorted: "ממוין",
    // Places, spans and counts
    .rowPosition: "שורה {row}", .columnPosition: "עמודה {column}", .setPosition: "{index} מתוך {total}",
    .level: "רמה {level}",
    .spansRows: "{count, plural, one {על פני שורה אחת} two {על פני שתי שורות} other {על פני # שורות}}",
    .spansColumns: "{count, plural, one {על פני עמודה אחת} two {על פני שתי עמודות} other {על פני # עמודות}}",
    .rowCount: "{count, plural, one {שורה אחת} two {שתי שורות} other {# שורות}}",
    .columnCount: "{count, plural, one {עמודה אחת} two {שתי עמודות} other {# עמודות}}",
    .sectionCount: "{count, plural, one {מקטע אחד} two {שני מקטעים} other {# מקטעים}}",
    // Ways through a table
    .headersRepeated: "כותרות חוזרות",
    .tableEnd: "סוף הטבלה", .listEnd: "סוף הרשימה",
    .edgeRowStart: "תחילת השורה", .edgeRowEnd: "סוף השורה", .edgeColumnTop: "ראש העמודה",
    .edgeColumnBottom: "תחתית העמודה",
    .edgeListStart: "תחילת הרשימה", .edgeIndexStart: "תחילת האינדקס", .edgeIndexEnd: "סוף האינדקס",
    .emptyTable: "אין שורות", .emptyIndexSection: "אין פריטים",
    .rowsShown: "שורות {first} עד {last} מתוך {total}", .backTo: "חזרה אל {title}",
    // Summaries
    .summaryRange: "{name}: מינימום {low}, מקסימום {high}", .summarySame: "{name}: תמיד {value}",
    .summaryMedian: "חציון {value}",
    .linkTo: "קישור אל {site}", .textContinues: "{text}, ההמשך הושמט",
    .summaryRepeats: "{name}: רק אם אינו כמו {value}", .moreCells: "ועוד {number}",
    .longHeaders: "כותרות ארוכות במלואן רק פעם אחת",
    .summaryBlank: "{count, plural, one {תא ריק אחד} two {שני תאים ריקים} other {# תאים ריקים}}",
    .summaryDistinct:
      "{count, plural, one {{name}: ערך אחד} two {{name}: שני ערכים שונים} other {{name}: # ערכים שונים}}",
    // Actions and hints
    .actionDecrement: "הקטנה", .actionIncrement: "הגדלה",
    .actionMoreInfo: "מידע נוסף", .actionDelete: "מחיקה", .actionInsert: "הוספה", .actionReorder: "שינוי סדר",
    .actionDeleteItem: "מחיקה: {item}", .actionReorderItem: "הזזה: {item}",
    .actionBack: "חזרה", .actionAdd: "הוספה", .actionEdit: "עריכה", .actionDone: "סיום", .actionSave: "שמירה",
    .actionCancel: "ביטול",
    .actionsAvailable: "{count, plural, one {פעולה אחת} two {שתי פעולות} other {# פעולות}}",
    .hintActivate: "מקש Enter להפעלה", .hintOpen: "מקש Enter לפתיחה", .hintToggle: "מקש Enter להחלפת מצב",
    .hintAdjust: "פלוס או מינוס לכוונון", .hintEdit: "מקש Enter לעריכה",
    // Announcements
    .announceDeleted: "נמחק: {item}", .announceInserted: "נוסף: {item}",
    .announceRowsDeleted: "{count, plural, one {נמחקה שורה אחת} two {נמחקו שתי שורות} other {נמחקו # שורות}}",
    .announceRowsInserted:
      "{count, plural, one {נוספה שורה אחת} two {נוספו שתי שורות} other {נוספו # שורות}}",
    .announceRowsMoved: "{count, plural, one {הוזזה שורה אחת} two {הוזזו שתי שורות} other {הוזזו # שורות}}",
    .announceRowsChanged:
      "{count, plural, one {השתנתה שורה אחת} two {השתנו שתי שורות} other {השתנו # שורות}}",
    .announceSectionDeleted: "נמחק המקטע {title}", .announceSectionInserted: "נוסף המקטע {title}",
    .announceSectionMoved: "הוזז המקטע {title}", .announceSectionChanged: "השתנה המקטע {title}",
    .announceSectionsDeleted:
      "{count, plural, one {נמחק מקטע אחד} two {נמחקו שני מקטעים} other {נמחקו # מקטעים}}",
    .announceSectionsInserted:
      "{count, plural, one {נוסף מקטע אחד} two {נוספו שני מקטעים} other {נוספו # מקטעים}}",
    .announceSectionsMoved:
      "{count, plural, one {הוזז מקטע אחד} two {הוזזו שני מקטעים} other {הוזזו # מקטעים}}",
    .announceSectionsChanged:
      "{count, plural, one {השתנה מקטע אחד} two {השתנו שני מקטעים} other {השתנו # מקטעים}}",
    .announceMovedAbove: "“{item}” עכשיו מעל “{other}”",
    .announceMovedBelow: "“{item}” עכשיו מתחת ל“{other}”",
    .placeAbove: "מעל “{other}”", .placeBelow: "מתחת ל“{other}”",
    .announceMoved: "“{item}” עכשיו בשורה {row}",
    .announcePickedUp: "נבחר להזזה: {item}", .announcePutBack: "הוחזר למקום: {item}",
    .announceEditingOn: "מצב עריכה פועל", .announceEditingOff: "מצב עריכה כבוי",
    .announceAskDelete: "למחוק את “{item}”?", .announceKept: "לא נמחק: {item}",
    .announceActions: "פעולות: {actions}", .announceActionDone: "{action}, בוצע",
    .announceLoaded: "{count, plural, one {עודכן, שורה אחת} two {עודכן, שתי שורות} other {עודכן, # שורות}}",
    .announceIndexLeads: "מוביל אל {title}", .announceNotFound: "שום דבר לא מתחיל ב־{text}",
    .announceFormSaved: "{title}, נשמר", .announceFormCancelled: "{title}, בוטל",
    .announceRefused: "לא אפשרי",
    // Letters and signs
    .capitalLetter: "אות גדולה {letter}",
  ]

  package static let browsing: KeyValuePairs<PhraseKey, String> = [
    .browseNotFound: "לא נמצא: {text}", .browseWrapped: "מהקצה השני",
    .browseNoOtherValue: "אין ערך אחר", .browseNoBlank: "אין תא ריק",
    .browseFileOrder: "לפי סדר הקובץ",
    .browseOnlyWritten: "החיפוש היה בטקסט הכתוב, לא במוקרא",
    .browseRowsOf:
      "{count, plural, one {שורה אחת מתוך {total}} two {שתי שורות מתוך {total}} other {# שורות מתוך {total}}}",
    .browseHidden: "הוסתרה העמודה {name}", .browseAllColumns: "כל העמודות מוצגות",
    .browseMarked: "נקבעה סימנייה", .browseNoMark: "אין סימנייה",
    .browseEqual: "אין הבדל", .browseDiffers: "{name} {value}, בסימנייה {other}",
    .browseSum: "סכום {value}", .browseMean: "ממוצע {value}",
    .browseValues: "{count, plural, one {ערך אחד} two {שני ערכים} other {# ערכים}}",
    .browseDifferent: "{count, plural, one {ערך שונה אחד} two {שני ערכים שונים} other {# ערכים שונים}}",
    .browseTimes: "{count, plural, one {{value}: פעם אחת} two {{value}: פעמיים} other {{value}: # פעמים}}",
    .browseUndone: "בוטל: {text}", .browseRedone: "בוצע שוב: {text}",
    .browseNothingToUndo: "אין מה לבטל", .browseNothingToRedo: "אין מה לבצע שוב",
    .browseSaved: "נשמר", .browseNoChanges: "אין שינויים",
    .browseUnsaved:
      "{count, plural, one {שינוי אחד לא נשמר} two {שני שינויים לא נשמרו} other {# שינויים לא נשמרו}}",
    .browseCopied: "הועתק", .browseSpeechOff: "דיבור כבוי", .browseSpeechOn: "דיבור פועל",
    .browseRate: "{number} מילים בדקה", .browseNoFunction: "{text}: אין פעולה",
    .browsePitch: "גובה צליל {value}", .browseVerbosity: "רמת פירוט {value}",
    .browsePunctuation: "סימני פיסוק {value}",
    .browseConfirm: "{text} שוב לאישור", .browseKeyHelp: "עזרת מקשים, {text} מסיים אותה",
    .browseNoOdd: "אין תא חריג",
    .browseFileChanged: "הקובץ השתנה; {text} קורא אותו מחדש",
    .browseFileGone: "הקובץ כבר לא קיים", .browseReloaded: "הקובץ נקרא מחדש",
    .browseOnlyOne: "התוצאה היחידה", .browseNoComment: "אין הערה", .browseKeys: "{text} לרשימת המקשים",
    .browseEnds: "{text} ליציאה מהתוכנית", .browseAskText: "טקסט לחיפוש", .browseAskCondition: "תנאי",
    .browseAskRow: "מספר שורה", .browseAskLetters: "אותיות ראשונות", .browseAskTemplate: "תבנית שורות",
    .browseAskColumn: "עמודה לסיכום", .browseAskFile: "שם קובץ",
  ]

  package static let signs: KeyValuePairs<Sign, String> = [
    .comma: "פסיק", .fullStop: "נקודה", .ideographicComma: "פסיק סיני",
    .ideographicFullStop: "נקודה סינית", .colon: "נקודתיים", .semicolon: "נקודה פסיק",
    .questionMark: "סימן שאלה", .exclamationMark: "סימן קריאה", .ellipsis: "שלוש נקודות",
    .apostrophe: "גרש", .quote: "מירכאות", .hyphen: "מקף",
    .dash: "קו מפריד", .leftParenthesis: "פתיחת סוגריים", .rightParenthesis: "סגירת סוגריים",
    .leftBracket: "פתיחת סוגריים מרובעים", .rightBracket: "סגירת סוגריים מרובעים",
    .leftBrace: "פתיחת סוגריים מסולסלים", .rightBrace: "סגירת סוגריים מסולסלים", .slash: "לוכסן",
    .backslash: "לוכסן הפוך", .pipe: "קו אנכי", .underscore: "קו תחתון",
    .at: "שטרודל", .hash: "סולמית", .percent: "אחוז",
    .ampersand: "וגם", .star: "כוכבית", .plus: "פלוס",
    .plusMinus: "פלוס מינוס", .times: "כפול", .dividedBy: "חלקי",
    .equals: "שווה", .less: "קטן מן", .greater: "גדול מן",
    .tilde: "טילדה", .caret: "גג", .backtick: "גרש הפוך",
    .degree: "מעלות", .section: "סימן סעיף", .bullet: "תבליט",
    .rightArrow: "חץ ימינה", .leftArrow: "חץ שמאלה", .upArrow: "חץ למעלה",
    .downArrow: "חץ למטה", .checkMark: "סימן וי", .crossMark: "סימן איקס",
    .copyright: "זכויות יוצרים", .registered: "סימן רשום", .trademark: "סימן מסחרי",
    .space: "רווח",
  ]
}
