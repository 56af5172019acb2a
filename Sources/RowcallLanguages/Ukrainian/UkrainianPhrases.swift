// What Rowcall says in Ukrainian; the notes for translators are the comments of `PhraseKey` and `Sign`.
extension Ukrainian {
  package static let values: KeyValuePairs<PhraseKey, String> = [
    .blank: "порожньо", .yes: "так", .no: "ні",
    .negative: "мінус {number}", .positive: "плюс {number}", .changeUp: "плюс {amount}",
    .changeDown: "мінус {amount}", .changeNone: "без змін",
    .decimal: "{whole} кома {fraction}", .decimalWithoutWhole: "нуль кома {fraction}",
    .mixedFraction: "{whole} і {fraction}", .powerOfTen: "{number} помножити на {base} у степені {exponent}",
    // The voice declines the sign by the number before it.
    .percent: "{amount} %",
    .lastPart: "{rest} {last}", .lastName: "{rest} і {last}",
    // "Від" and "до" would ask for a genitive.
    .range: "{from} тире {to}",
    // The unit is an accusative, as ICU gives it.
    .rate: "{value} на {unit}", .telephoneExtension: "внутрішній номер {number}",
  ]

  package static let tables: KeyValuePairs<PhraseKey, String> = [
    // Roles
    .roleButton: "кнопка", .roleLink: "посилання", .roleImage: "зображення", .roleHeading: "заголовок",
    .roleComment: "коментар",
    .roleSwitch: "перемикач", .roleCheckbox: "прапорець", .roleRadio: "радіокнопка", .roleSegment: "сегмент",
    .roleSlider: "регулятор", .roleStepper: "лічильник", .roleProgress: "індикатор виконання",
    .roleSecureTextField: "захищене текстове поле",
    .roleTextField: "текстове поле", .roleSearchField: "поле пошуку", .roleComboBox: "розкривний список",
    .roleTable: "таблиця", .roleGrid: "сітка", .roleTreeGrid: "деревоподібна таблиця", .roleList: "список",
    .roleSection: "розділ",
    .roleRow: "рядок", .roleCell: "комірка", .roleColumnHeader: "заголовок стовпця",
    .roleRowHeader: "заголовок рядка",
    .roleCaption: "назва таблиці", .roleFooter: "примітка", .roleNavigationBar: "панель навігації",
    .roleForm: "форма",
    .roleIndex: "покажчик розділів", .indexRow: "ряд {title}", .indexOther: "інші",
    .unlabelled: "без назви", .readingDerived: "виведено",
    // States
    .stateSelected: "вибрано", .stateNotSelected: "не вибрано", .stateExpanded: "розгорнуто",
    .stateCollapsed: "згорнуто",
    .stateChecked: "позначено", .stateNotChecked: "не позначено", .stateMixed: "частково позначено",
    .stateOn: "увімкнено", .stateOff: "вимкнено", .statePressed: "натиснуто",
    .stateNotPressed: "не натиснуто",
    .stateFilledIn: "заповнено", .stateRequired: "обов’язково", .stateInvalid: "хибне значення",
    .stateDisabled: "недоступно", .stateReadOnly: "лише читання", .stateCurrent: "поточний елемент",
    .stateSortedAscending: "сортування за зростанням", .stateSortedDescending: "сортування за спаданням",
    .stateSorted: "відсортовано",
    // Places, spans and counts
    .rowPosition: "рядок {row}", .columnPosition: "стовпець {column}", .setPosition: "{index} із {total}",
    .level: "рівень {level}",
    .spansRows:
      "{count, plural, one {займає # рядок} few {займає # рядки} many {займає # рядків} other {займає # рядка}}",
    .spansColumns:
      "{count, plural, one {займає # стовпець} few {займає # стовпці} many {займає # стовпців} other {займає # стовпця}}",
    .rowCount: "{count, plural, one {# рядок} few {# рядки} many {# рядків} other {# рядка}}",
    .columnCount: "{count, plural, one {# стовпець} few {# стовпці} many {# стовпців} other {# стовпця}}",
    .sectionCount: "{count, plural, one {# розділ} few {# розділи} many {# розділів} other {# розділу}}",
    // Ways through a table
    .headersRepeated: "заголовки повторюються",
    .tableEnd: "кінець таблиці", .listEnd: "кінець списку",
    .edgeRowStart: "початок рядка", .edgeRowEnd: "кінець рядка", .edgeColumnTop: "верх стовпця",
    .edgeColumnBottom: "низ стовпця",
    .edgeListStart: "початок списку", .edgeIndexStart: "початок покажчика", .edgeIndexEnd: "кінець покажчика",
    .emptyTable: "немає рядків", .emptyIndexSection: "немає записів",
    .rowsShown: "рядки з {first} по {last} із {total}", .backTo: "назад: {title}",
    // Summaries
    .summaryRange: "{name}: мінімум {low}, максимум {high}", .summarySame: "{name}: завжди {value}",
    .summaryMedian: "медіана {value}",
    .linkTo: "посилання на {site}", .textContinues: "{text}, далі пропущено",
    .summaryRepeats: "{name}: лише якщо не те саме, що {value}", .moreCells: "і ще {number}",
    .summaryRounded: "{name}: із заокругленням",
    .longHeaders: "довгі заголовки повністю лише один раз",
    .summaryBlank:
      "{count, plural, one {# порожня комірка} few {# порожні комірки} many {# порожніх комірок} other {# порожньої комірки}}",
    .summaryDistinct:
      "{count, plural, one {{name}: # унікальне значення} few {{name}: # унікальні значення} many {{name}: # унікальних значень} other {{name}: # унікального значення}}",
    // Actions and hints
    .actionDecrement: "Зменшити", .actionIncrement: "Збільшити",
    .actionMoreInfo: "Докладніше", .actionDelete: "Видалити", .actionInsert: "Вставити",
    .actionReorder: "Перемістити",
    .actionDeleteItem: "Видалити: {item}", .actionReorderItem: "Перемістити: {item}",
    .actionBack: "Назад", .actionAdd: "Додати", .actionEdit: "Змінити", .actionDone: "Готово",
    .actionSave: "Зберегти", .actionCancel: "Скасувати",
    .actionsAvailable: "{count, plural, one {# дія} few {# дії} many {# дій} other {# дії}}",
    .hintActivate: "натисніть Enter, щоб активувати", .hintOpen: "натисніть Enter, щоб відкрити",
    .hintToggle: "натисніть Enter, щоб перемкнути",
    .hintAdjust: "натисніть плюс або мінус, щоб змінити значення",
    .hintEdit: "натисніть Enter, щоб редагувати",
    // Announcements
    .announceDeleted: "видалено: {item}", .announceInserted: "додано: {item}",
    .announceRowsDeleted:
      "{count, plural, one {видалено # рядок} few {видалено # рядки} many {видалено # рядків} other {видалено # рядка}}",
    .announceRowsInserted:
      "{count, plural, one {додано # рядок} few {додано # рядки} many {додано # рядків} other {додано # рядка}}",
    .announceRowsMoved:
      "{count, plural, one {переміщено # рядок} few {переміщено # рядки} many {переміщено # рядків} other {переміщено # рядка}}",
    .announceRowsChanged:
      "{count, plural, one {змінено # рядок} few {змінено # рядки} many {змінено # рядків} other {змінено # рядка}}",
    .announceSectionDeleted: "видалено розділ {title}", .announceSectionInserted: "додано розділ {title}",
    .announceSectionMoved: "переміщено розділ {title}", .announceSectionChanged: "змінено розділ {title}",
    .announceSectionsDeleted:
      "{count, plural, one {видалено # розділ} few {видалено # розділи} many {видалено # розділів} other {видалено # розділу}}",
    .announceSectionsInserted:
      "{count, plural, one {додано # розділ} few {додано # розділи} many {додано # розділів} other {додано # розділу}}",
    .announceSectionsMoved:
      "{count, plural, one {переміщено # розділ} few {переміщено # розділи} many {переміщено # розділів} other {переміщено # розділу}}",
    .announceSectionsChanged:
      "{count, plural, one {змінено # розділ} few {змінено # розділи} many {змінено # розділів} other {змінено # розділу}}",
    .announceMovedAbove: "«{item}» тепер вище, ніж «{other}»",
    .announceMovedBelow: "«{item}» тепер нижче, ніж «{other}»",
    .placeAbove: "вище, ніж «{other}»", .placeBelow: "нижче, ніж «{other}»",
    .announceMoved: "«{item}» тепер у рядку {row}",
    .announcePickedUp: "взято: {item}", .announcePutBack: "повернуто на місце: {item}",
    .announceEditingOn: "редагування увімкнено", .announceEditingOff: "редагування вимкнено",
    .announceAskDelete: "Видалити: {item}?", .announceKept: "залишено: {item}",
    .announceActions: "дії: {actions}", .announceActionDone: "{action}, готово",
    .announceLoaded:
      "{count, plural, one {оновлено, # рядок} few {оновлено, # рядки} many {оновлено, # рядків} other {оновлено, # рядка}}",
    .announceIndexLeads: "перехід: {title}", .announceNotFound: "ніщо не починається на {text}",
    .announceFormSaved: "{title}, збережено", .announceFormCancelled: "{title}, скасовано",
    .announceRefused: "неможливо",
    // Letters and signs
    .capitalLetter: "велика {letter}",
  ]

  package static let browsing: KeyValuePairs<PhraseKey, String> = [
    .browseNotFound: "не знайдено: {text}", .browseWrapped: "з іншого кінця",
    .browseNoOtherValue: "немає іншого значення", .browseNoBlank: "немає порожньої комірки",
    .browseFileOrder: "у порядку файлу",
    .browseOnlyWritten: "пошук за написаним, не за вимовленим",
    .browseRowsOf:
      "{count, plural, one {# рядок із {total}} few {# рядки із {total}} many {# рядків із {total}} other {# рядка із {total}}}",
    .browseHidden: "приховано стовпець {name}", .browseAllColumns: "показано всі стовпці",
    .browseMarked: "закладку встановлено", .browseNoMark: "немає закладки",
    .browseEqual: "немає відмінностей", .browseDiffers: "{name} {value}, у закладці {other}",
    .browseSum: "сума {value}", .browseMean: "середнє {value}",
    .browseValues: "{count, plural, one {# значення} few {# значення} many {# значень} other {# значення}}",
    .browseDifferent:
      "{count, plural, one {# унікальне} few {# унікальні} many {# унікальних} other {# унікального}}",
    .browseTimes:
      "{count, plural, one {{value}: # раз} few {{value}: # рази} many {{value}: # разів} other {{value}: # разу}}",
    .browseUndone: "скасовано: {text}", .browseRedone: "повторено: {text}",
    .browseNothingToUndo: "немає чого скасовувати", .browseNothingToRedo: "немає чого повторювати",
    .browseSaved: "збережено", .browseNoChanges: "немає змін",
    .browseUnsaved:
      "{count, plural, one {# незбережена зміна} few {# незбережені зміни} many {# незбережених змін} other {# незбереженої зміни}}",
    .browseCopied: "скопійовано", .browseSpeechOff: "мовлення вимкнено",
    .browseSpeechOn: "мовлення увімкнено",
    .browseRate: "слів за хвилину: {number}", .browseNoFunction: "{text}: немає функції",
    .browsePitch: "висота голосу {value}", .browseVerbosity: "докладність {value}",
    .browsePunctuation: "пунктуація {value}", .browseKeyHelp: "довідка з клавіш, {text} завершує її",
    .browseNoOdd: "немає незвичних клітинок",
    .browseFileChanged: "файл змінився; {text} читає його знову",
    .browseFileGone: "файлу більше немає", .browseReloaded: "файл прочитано знову",
    .browseOnlyOne: "єдиний збіг", .browseNoComment: "немає коментаря", .browseKeys: "{text}: список клавіш",
    .browseEnds: "{text}: вихід із програми", .browseAskText: "шуканий текст", .browseAskCondition: "умова",
    .browseAskRow: "номер рядка", .browseAskLetters: "перші літери", .browseAskTemplate: "шаблон рядків",
    .browseAskColumn: "стовпець для підсумку", .browseAskFile: "назва файлу",
    .browseAskQuit: "{text} ще раз: вихід, зміни залишаться до наступного разу; {other}: зберегти",
    .browseAskRevert: "{text} ще раз: відкинути зміни, будь-яка інша клавіша: залишити",
    .browseAskDelete: "{text}: видалити, будь-яка інша клавіша: залишити", .browseGoesOn: "вихід скасовано",
    .browseChangesKept: "зміни залишено", .browseForgotten: "зміни відкинуто",
    .browseFinal: "не можна скасувати",
    .browseStopped: "зупинено до кінця", .browseNull: "значення null", .browseEmptyText: "порожній текст",
    .browseNoRows: "немає рядків; {text}: додати рядок",
    .browseOnHeader: "це заголовок; спочатку спустіться до рядка",
    .browseNoSearch: "ще нічого не шукали; {text}: знайти текст",
    .browseMarkHidden: "рядок закладки приховано фільтром; {text}: показати всі рядки",
    .browseNotYesOrNo: "у стовпці {name} немає так і ні; {text}: змінити клітинку",
    .browseNoTones: "у стовпці {name} немає сум чи дат для тонів",
    .browseOnlyColumn: "інших стовпців не видно; {text}: показати всі стовпці",
    .browseNotRelated: "цю таблицю відкрито не з рядка; {text}: відкрити пов’язані рядки",
    .browseGoBack: "{text}: назад, {title}", .browseNoRelated: "немає пов’язаних рядків",
    .browseSaveFirst: "{text}: зберегти їх, {other}: відкинути їх",
    .browsePaste: "вставляти можна лише там, де потрібен текст",
    .browsePasteTooLong: "вставлений текст довший за {value}; нічого не прийнято",
    .browseMany: "багато клавіш одразу; {text} і все після пропущено",
    .browseNotSpoken: "у цьому сеансі немає мовлення; запустіть без {text}",
    .browseCannotEdit: "цей файл можна читати, але не можна змінювати",
  ]

  package static let signs: KeyValuePairs<Sign, String> = [
    .comma: "кома", .fullStop: "крапка", .ideographicComma: "ідеографічна кома",
    .ideographicFullStop: "ідеографічна крапка", .colon: "двокрапка", .semicolon: "крапка з комою",
    .questionMark: "знак питання", .exclamationMark: "знак оклику", .ellipsis: "три крапки",
    .apostrophe: "апостроф", .quote: "лапки", .hyphen: "дефіс",
    .dash: "тире", .leftParenthesis: "ліва дужка", .rightParenthesis: "права дужка",
    .leftBracket: "ліва квадратна дужка", .rightBracket: "права квадратна дужка",
    .leftBrace: "ліва фігурна дужка", .rightBrace: "права фігурна дужка", .slash: "скісна риска",
    .backslash: "зворотна скісна риска", .pipe: "вертикальна риска", .underscore: "підкреслення",
    .at: "собачка", .hash: "решітка", .percent: "відсоток",
    .ampersand: "і", .star: "зірочка", .plus: "плюс",
    .plusMinus: "плюс-мінус", .times: "помножити", .dividedBy: "поділити",
    .equals: "дорівнює", .less: "менше", .greater: "більше",
    .tilde: "тильда", .caret: "дашок", .backtick: "зворотний апостроф",
    .degree: "градус", .section: "параграф", .bullet: "маркер",
    .rightArrow: "стрілка праворуч", .leftArrow: "стрілка ліворуч", .upArrow: "стрілка вгору",
    .downArrow: "стрілка вниз", .checkMark: "галочка", .crossMark: "хрестик",
    .copyright: "знак авторського права", .registered: "зареєстрований знак",
    .trademark: "торговельна марка", .space: "пробіл",
  ]
}
