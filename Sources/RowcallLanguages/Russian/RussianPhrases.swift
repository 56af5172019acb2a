// What Rowcall says in Russian; the notes for translators are the comments of `PhraseKey` and `Sign`.
extension Russian {
  package static let values: KeyValuePairs<PhraseKey, String> = [
    .blank: "пусто", .yes: "да", .no: "нет",
    .negative: "минус {number}", .positive: "плюс {number}", .changeUp: "плюс {amount}",
    .changeDown: "минус {amount}", .changeNone: "без изменений",
    .decimal: "{whole} запятая {fraction}", .decimalWithoutWhole: "ноль запятая {fraction}",
    .mixedFraction: "{whole} и {fraction}", .powerOfTen: "{number} умножить на {base} в степени {exponent}",
    // The voice declines the sign by the number before it.
    .percent: "{amount} %",
    .lastPart: "{rest} {last}", .lastName: "{rest} и {last}",
    // "От" and "до" would ask for a genitive.
    .range: "{from} тире {to}",
    // The unit is an accusative, as ICU gives it.
    .rate: "{value} в {unit}", .telephoneExtension: "добавочный {number}",
  ]

  package static let tables: KeyValuePairs<PhraseKey, String> = [
    // Roles
    .roleButton: "кнопка", .roleLink: "ссылка", .roleImage: "изображение", .roleHeading: "заголовок",
    .roleComment: "комментарий",
    .roleSwitch: "переключатель", .roleCheckbox: "флажок", .roleRadio: "радиокнопка", .roleSegment: "сегмент",
    .roleSlider: "регулятор", .roleStepper: "счётчик", .roleProgress: "индикатор выполнения",
    .roleSecureTextField: "защищённое текстовое поле",
    .roleTextField: "текстовое поле", .roleSearchField: "поле поиска", .roleComboBox: "раскрывающийся список",
    .roleTable: "таблица", .roleGrid: "сетка", .roleTreeGrid: "древовидная таблица", .roleList: "список",
    .roleSection: "раздел",
    .roleRow: "строка", .roleCell: "ячейка", .roleColumnHeader: "заголовок столбца",
    .roleRowHeader: "заголовок строки",
    .roleCaption: "название таблицы", .roleFooter: "примечание", .roleNavigationBar: "панель навигации",
    .roleForm: "форма",
    .roleIndex: "указатель разделов", .indexRow: "ряд {title}", .indexOther: "другие",
    .unlabelled: "без названия", .readingDerived: "выведено",
    // States
    .stateSelected: "выбрано", .stateNotSelected: "не выбрано", .stateExpanded: "развёрнуто",
    .stateCollapsed: "свёрнуто",
    .stateChecked: "отмечено", .stateNotChecked: "не отмечено", .stateMixed: "частично отмечено",
    .stateOn: "включено", .stateOff: "выключено", .statePressed: "нажато", .stateNotPressed: "не нажато",
    .stateFilledIn: "заполнено", .stateRequired: "обязательно", .stateInvalid: "неверное значение",
    .stateDisabled: "недоступно", .stateReadOnly: "только чтение", .stateCurrent: "текущий элемент",
    .stateSortedAscending: "сортировка по возрастанию", .stateSortedDescending: "сортировка по убыванию",
    .stateSorted: "отсортировано",
    // Places, spans and counts
    .rowPosition: "строка {row}", .columnPosition: "столбец {column}", .setPosition: "{index} из {total}",
    .level: "уровень {level}",
    .spansRows:
      "{count, plural, one {занимает # строку} few {занимает # строки} many {занимает # строк} other {занимает # строки}}",
    .spansColumns:
      "{count, plural, one {занимает # столбец} few {занимает # столбца} many {занимает # столбцов} other {занимает # столбца}}",
    .rowCount: "{count, plural, one {# строка} few {# строки} many {# строк} other {# строки}}",
    .columnCount: "{count, plural, one {# столбец} few {# столбца} many {# столбцов} other {# столбца}}",
    .sectionCount: "{count, plural, one {# раздел} few {# раздела} many {# разделов} other {# раздела}}",
    // Ways through a table
    .headersRepeated: "заголовки повторяются",
    .tableEnd: "конец таблицы", .listEnd: "конец списка",
    .edgeRowStart: "начало строки", .edgeRowEnd: "конец строки", .edgeColumnTop: "верх столбца",
    .edgeColumnBottom: "низ столбца",
    .edgeListStart: "начало списка", .edgeIndexStart: "начало указателя", .edgeIndexEnd: "конец указателя",
    .emptyTable: "нет строк", .emptyIndexSection: "нет записей",
    .rowsShown: "строки с {first} по {last} из {total}", .backTo: "назад: {title}",
    // Summaries
    .summaryRange: "{name}: минимум {low}, максимум {high}", .summarySame: "{name}: всегда {value}",
    .summaryMedian: "медиана {value}",
    .linkTo: "ссылка на {site}", .textContinues: "{text}, далее пропущено",
    .summaryRepeats: "{name}: только если не то же, что {value}", .moreCells: "и ещё {number}",
    .summaryRounded: "{name}: с округлением",
    .longHeaders: "длинные заголовки полностью только один раз",
    .summaryBlank:
      "{count, plural, one {# пустая ячейка} few {# пустые ячейки} many {# пустых ячеек} other {# пустой ячейки}}",
    .summaryDistinct:
      "{count, plural, one {{name}: # уникальное значение} few {{name}: # уникальных значения} many {{name}: # уникальных значений} other {{name}: # уникального значения}}",
    // Actions and hints
    .actionDecrement: "Уменьшить", .actionIncrement: "Увеличить",
    .actionMoreInfo: "Подробнее", .actionDelete: "Удалить", .actionInsert: "Вставить",
    .actionReorder: "Переместить",
    .actionDeleteItem: "Удалить: {item}", .actionReorderItem: "Переместить: {item}",
    .actionBack: "Назад", .actionAdd: "Добавить", .actionEdit: "Изменить", .actionDone: "Готово",
    .actionSave: "Сохранить", .actionCancel: "Отменить",
    .actionsAvailable:
      "{count, plural, one {# действие} few {# действия} many {# действий} other {# действия}}",
    .hintActivate: "нажмите Enter, чтобы активировать", .hintOpen: "нажмите Enter, чтобы открыть",
    .hintToggle: "нажмите Enter, чтобы переключить",
    .hintAdjust: "нажмите плюс или минус, чтобы изменить значение",
    .hintEdit: "нажмите Enter, чтобы редактировать",
    // Announcements
    .announceDeleted: "удалено: {item}", .announceInserted: "добавлено: {item}",
    .announceRowsDeleted:
      "{count, plural, one {удалена # строка} few {удалены # строки} many {удалено # строк} other {удалено # строки}}",
    .announceRowsInserted:
      "{count, plural, one {добавлена # строка} few {добавлены # строки} many {добавлено # строк} other {добавлено # строки}}",
    .announceRowsMoved:
      "{count, plural, one {перемещена # строка} few {перемещены # строки} many {перемещено # строк} other {перемещено # строки}}",
    .announceRowsChanged:
      "{count, plural, one {изменена # строка} few {изменены # строки} many {изменено # строк} other {изменено # строки}}",
    .announceSectionDeleted: "удалён раздел {title}", .announceSectionInserted: "добавлен раздел {title}",
    .announceSectionMoved: "перемещён раздел {title}", .announceSectionChanged: "изменён раздел {title}",
    .announceSectionsDeleted:
      "{count, plural, one {удалён # раздел} few {удалено # раздела} many {удалено # разделов} other {удалено # раздела}}",
    .announceSectionsInserted:
      "{count, plural, one {добавлен # раздел} few {добавлено # раздела} many {добавлено # разделов} other {добавлено # раздела}}",
    .announceSectionsMoved:
      "{count, plural, one {перемещён # раздел} few {перемещено # раздела} many {перемещено # разделов} other {перемещено # раздела}}",
    .announceSectionsChanged:
      "{count, plural, one {изменён # раздел} few {изменено # раздела} many {изменено # разделов} other {изменено # раздела}}",
    .announceMovedAbove: "«{item}» теперь выше, чем «{other}»",
    .announceMovedBelow: "«{item}» теперь ниже, чем «{other}»",
    .placeAbove: "выше, чем «{other}»", .placeBelow: "ниже, чем «{other}»",
    .announceMoved: "«{item}» теперь в строке {row}",
    .announcePickedUp: "взято: {item}", .announcePutBack: "возвращено на место: {item}",
    .announceEditingOn: "редактирование включено", .announceEditingOff: "редактирование выключено",
    .announceAskDelete: "Удалить: {item}?", .announceKept: "оставлено: {item}",
    .announceActions: "действия: {actions}", .announceActionDone: "{action}, готово",
    .announceLoaded:
      "{count, plural, one {обновлено, # строка} few {обновлено, # строки} many {обновлено, # строк} other {обновлено, # строки}}",
    .announceIndexLeads: "переход: {title}", .announceNotFound: "ничто не начинается на {text}",
    .announceFormSaved: "{title}, сохранено", .announceFormCancelled: "{title}, отменено",
    .announceRefused: "невозможно",
    // Letters and signs
    .capitalLetter: "заглавная {letter}",
  ]

  package static let browsing: KeyValuePairs<PhraseKey, String> = [
    .browseNotFound: "не найдено: {text}", .browseWrapped: "с другого конца",
    .browseNoOtherValue: "нет другого значения", .browseNoBlank: "нет пустой ячейки",
    .browseFileOrder: "в порядке файла",
    .browseOnlyWritten: "поиск по написанному, не по произносимому",
    .browseRowsOf:
      "{count, plural, one {# строка из {total}} few {# строки из {total}} many {# строк из {total}} other {# строки из {total}}}",
    .browseHidden: "скрыт столбец {name}", .browseAllColumns: "показаны все столбцы",
    .browseMarked: "закладка установлена", .browseNoMark: "нет закладки",
    .browseEqual: "нет различий", .browseDiffers: "{name} {value}, в закладке {other}",
    .browseSum: "сумма {value}", .browseMean: "среднее {value}",
    .browseValues: "{count, plural, one {# значение} few {# значения} many {# значений} other {# значения}}",
    .browseDifferent:
      "{count, plural, one {# уникальное} few {# уникальных} many {# уникальных} other {# уникального}}",
    .browseTimes:
      "{count, plural, one {{value}: # раз} few {{value}: # раза} many {{value}: # раз} other {{value}: # раза}}",
    .browseUndone: "отменено: {text}", .browseRedone: "повторено: {text}",
    .browseNothingToUndo: "нечего отменять", .browseNothingToRedo: "нечего повторять",
    .browseSaved: "сохранено", .browseNoChanges: "нет изменений",
    .browseUnsaved:
      "{count, plural, one {# несохранённое изменение} few {# несохранённых изменения} many {# несохранённых изменений} other {# несохранённого изменения}}",
    .browseCopied: "скопировано", .browseSpeechOff: "речь выключена", .browseSpeechOn: "речь включена",
    .browseRate: "слов в минуту: {number}", .browseNoFunction: "{text}: нет функции",
    .browsePitch: "высота голоса {value}", .browseVerbosity: "подробность {value}",
    .browsePunctuation: "пунктуация {value}",
    .browseKeyHelp: "справка по клавишам, {text} завершает её",
    .browseNoOdd: "нет необычных ячеек",
    .browseFileChanged: "файл изменился; {text} читает его заново",
    .browseFileGone: "файла больше нет", .browseReloaded: "файл прочитан заново",
    .browseOnlyOne: "единственное совпадение", .browseNoComment: "нет комментария",
    .browseKeys: "{text}: список клавиш", .browseEnds: "{text}: выход из программы",
    .browseAskText: "искомый текст", .browseAskCondition: "условие", .browseAskRow: "номер строки",
    .browseAskLetters: "первые буквы", .browseAskTemplate: "шаблон строк",
    .browseAskColumn: "суммируемый столбец", .browseAskFile: "имя файла",
    .browseAskQuit: "{text} ещё раз: выход, изменения останутся до следующего раза; {other}: сохранить",
    .browseAskRevert: "{text} ещё раз: отбросить изменения, любая другая клавиша: оставить",
    .browseAskDelete: "{text}: удалить, любая другая клавиша: оставить", .browseGoesOn: "выход отменён",
    .browseChangesKept: "изменения оставлены", .browseForgotten: "изменения отброшены",
    .browseFinal: "нельзя отменить",
    .browseStopped: "остановлено до конца", .browseNull: "значение null", .browseEmptyText: "пустой текст",
    .browseNoRows: "нет строк; {text}: добавить строку",
    .browseOnHeader: "это заголовок; сначала спуститесь к строке",
    .browseNoSearch: "ещё ничего не искали; {text}: найти текст",
    .browseMarkHidden: "строка закладки скрыта фильтром; {text}: показать все строки",
    .browseNotYesOrNo: "в столбце {name} нет да и нет; {text}: изменить ячейку",
    .browseNoTones: "в столбце {name} нет чисел или дат для тонов",
    .browseOnlyColumn: "других столбцов не видно; {text}: показать все столбцы",
    .browseNotRelated: "эта таблица открыта не из строки; {text}: открыть связанные строки",
    .browseGoBack: "{text}: назад, {title}", .browseNoRelated: "нет связанных строк",
    .browseSaveFirst: "{text}: сохранить их, {other}: отбросить их",
    .browsePaste: "вставлять можно только там, где нужен текст",
    .browsePasteTooLong: "вставленный текст длиннее {value}; ничего не принято",
    .browseMany: "много клавиш сразу; {text} и всё после пропущено",
    .browseNotSpoken: "в этом сеансе нет речи; запустите без {text}",
    .browseCannotEdit: "этот файл можно читать, но нельзя изменять",
    .browseNotes: "замечания: {number}, {text}: прочитать их",
    .browseNoNotes: "нет замечаний",
    .browseMoreEqual: "и ещё {number} со значением {value}",
    .browseWithout: "не считая: {item}",
    .browseLinkInside: "ведёт к месту в этом файле",
    .browseLinkNotOpened: "неполный адрес, открыть нельзя",
    .browseEncoding: "{name}: есть символ, которого нет в {value}",
    .browseContainer: "в ячейке список или объект; измените её в файле",
    .browseBinary: "в ячейке двоичные данные, текст заменил бы их",
    .browseKeyExists: "ключ {name} уже есть; выберите другой",
    .browseNoNull: "в этом файле нет null; {text} без текста: очистить ячейку",
    .browseKeyNumber: "{name} определяет строку; введите целое число",
    .browseKeyBlank: "{name} определяет строку и не может быть пустым",
    .browseComputed: "{name} вычисляет база данных",
    .browseNoOrder: "у строк базы данных нет своего порядка",
    .browseView: "представление нельзя изменить; измените таблицы его строк",
    .browseSortedRows: "отсортированные строки нельзя переместить; {text}: порядок файла",
    .browseReadOnly: "файл защищён от записи",
    .browseInUse: "файл изменяет другая программа; сначала закройте её",
    .browseChangedMeanwhile:
      "другая программа изменила файл; {text}: сохранить под другим именем, {other}: отбросить изменения",
    .browseRowChanged: "другая программа изменила или удалила: {item}; ничего не сохранено",
    .browseNotNull: "не сохранено: {item}: не может быть пустым",
    .browseNotUnique: "не сохранено: {item}: в другой строке то же самое",
    .browseWholeNumber: "не сохранено: {item}: нужно целое число",
  ]

  package static let signs: KeyValuePairs<Sign, String> = [
    .comma: "запятая", .fullStop: "точка", .ideographicComma: "идеографическая запятая",
    .ideographicFullStop: "идеографическая точка", .colon: "двоеточие", .semicolon: "точка с запятой",
    .questionMark: "вопросительный знак", .exclamationMark: "восклицательный знак",
    .ellipsis: "многоточие", .apostrophe: "апостроф", .quote: "кавычка",
    .hyphen: "дефис", .dash: "тире", .leftParenthesis: "левая скобка",
    .rightParenthesis: "правая скобка", .leftBracket: "левая квадратная скобка",
    .rightBracket: "правая квадратная скобка", .leftBrace: "левая фигурная скобка",
    .rightBrace: "правая фигурная скобка", .slash: "косая черта", .backslash: "обратная косая черта",
    .pipe: "вертикальная черта", .underscore: "подчёркивание", .at: "собака",
    .hash: "решётка", .percent: "процент", .ampersand: "и",
    .star: "звёздочка", .plus: "плюс", .plusMinus: "плюс-минус",
    .times: "умножить", .dividedBy: "разделить", .equals: "равно",
    .less: "меньше", .greater: "больше", .tilde: "тильда",
    .caret: "крышка", .backtick: "обратный апостроф", .degree: "градус",
    .section: "параграф", .bullet: "маркер", .rightArrow: "стрелка вправо",
    .leftArrow: "стрелка влево", .upArrow: "стрелка вверх", .downArrow: "стрелка вниз",
    .checkMark: "галочка", .crossMark: "крестик", .copyright: "знак авторского права",
    .registered: "зарегистрированный знак", .trademark: "товарный знак", .space: "пробел",
  ]
}
