extension Russian {
  static let tables: [Phrase] = [
    // Roles
    Phrase(.roleButton, "кнопка"),
    Phrase(.roleLink, "ссылка"),
    Phrase(.roleImage, "изображение"),
    Phrase(.roleHeading, "заголовок"),
    Phrase(.roleSwitch, "переключатель"),
    Phrase(.roleCheckbox, "флажок"),
    Phrase(.roleRadio, "радиокнопка"),
    Phrase(.roleSlider, "регулятор"),
    Phrase(.roleStepper, "счётчик"),
    Phrase(.roleTextField, "текстовое поле"),
    Phrase(.roleSearchField, "поле поиска"),
    Phrase(.roleComboBox, "раскрывающийся список"),
    Phrase(.roleSegment, "сегмент"),
    Phrase(.roleProgress, "индикатор выполнения"),
    Phrase(.roleCell, "ячейка"),
    Phrase(.roleColumnHeader, "заголовок столбца"),
    Phrase(.roleRowHeader, "заголовок строки"),
    Phrase(.roleRow, "строка"),
    Phrase(.roleCaption, "название таблицы"),
    Phrase(.roleFooter, "примечание"),
    Phrase(.roleIndex, "указатель разделов"),
    Phrase(.indexRow, "ряд {title}", ["title": "あ"], example: "ряд あ"),
    Phrase(.indexOther, "другие"),
    Phrase(.readingDerived, "выведено"),
    Phrase(.roleTable, "таблица"),
    Phrase(.roleGrid, "сетка"),
    Phrase(.roleTreeGrid, "древовидная таблица"),
    Phrase(.roleList, "список"),
    Phrase(.roleSection, "раздел"),
    Phrase(.roleNavigationBar, "панель навигации"),
    Phrase(.roleForm, "форма"),
    Phrase(.unlabelled, "без названия"),
    // States
    Phrase(.stateSelected, "выбрано"),
    Phrase(.stateNotSelected, "не выбрано"),
    Phrase(.stateExpanded, "развёрнуто"),
    Phrase(.stateCollapsed, "свёрнуто"),
    Phrase(.stateChecked, "отмечено"),
    Phrase(.stateNotChecked, "не отмечено"),
    Phrase(.stateMixed, "частично отмечено"),
    Phrase(.stateOn, "включено"),
    Phrase(.stateOff, "выключено"),
    Phrase(.statePressed, "нажато"),
    Phrase(.stateNotPressed, "не нажато"),
    Phrase(.stateFilledIn, "заполнено"),
    Phrase(.stateDisabled, "недоступно"),
    Phrase(.stateReadOnly, "только чтение"),
    Phrase(.stateRequired, "обязательно"),
    Phrase(.stateInvalid, "неверное значение"),
    Phrase(.stateCurrent, "текущий элемент"),
    Phrase(.stateSortedAscending, "сортировка по возрастанию"),
    Phrase(.stateSortedDescending, "сортировка по убыванию"),
    Phrase(.stateSorted, "отсортировано"),
    // Places, spans and counts
    Phrase(.rowPosition, "строка {row}", ["row": "3"], example: "строка 3"),
    Phrase(
      .rowPositionOf, "строка {row} из {total}", ["row": "3", "total": "10"], example: "строка 3 из 10"),
    Phrase(.columnPosition, "столбец {column}", ["column": "2"], example: "столбец 2"),
    Phrase(
      .columnPositionOf, "столбец {column} из {total}", ["column": "2", "total": "5"],
      example: "столбец 2 из 5"),
    Phrase(.setPosition, "{index} из {total}", ["index": "3", "total": "10"], example: "3 из 10"),
    Phrase(.level, "уровень {level}", ["level": "2"], example: "уровень 2"),
    Phrase(
      .spansRows,
      "{count, plural, one {занимает # строку} few {занимает # строки} many {занимает # строк} other {занимает # строки}}",
      ["count": "2"], example: "занимает 2 строки"),
    Phrase(
      .spansColumns,
      "{count, plural, one {занимает # столбец} few {занимает # столбца} many {занимает # столбцов} other {занимает # столбца}}",
      ["count": "2"], example: "занимает 2 столбца"),
    Phrase(
      .rowCount, "{count, plural, one {# строка} few {# строки} many {# строк} other {# строки}}",
      ["count": "10"], example: "10 строк"),
    Phrase(
      .columnCount, "{count, plural, one {# столбец} few {# столбца} many {# столбцов} other {# столбца}}",
      ["count": "3"], example: "3 столбца"),
    Phrase(
      .sectionCount, "{count, plural, one {# раздел} few {# раздела} many {# разделов} other {# раздела}}",
      ["count": "2"], example: "2 раздела"),
    // Ways through a table
    Phrase(.tableEnd, "конец таблицы"),
    Phrase(.listEnd, "конец списка"),
    Phrase(.edgeRowStart, "начало строки"),
    Phrase(.edgeRowEnd, "конец строки"),
    Phrase(.edgeColumnTop, "верх столбца"),
    Phrase(.edgeColumnBottom, "низ столбца"),
    Phrase(.edgeListStart, "начало списка"),
    Phrase(.edgeIndexStart, "начало указателя"),
    Phrase(.edgeIndexEnd, "конец указателя"),
    Phrase(.emptyTable, "нет строк"),
    Phrase(.emptyIndexSection, "нет записей"),
    Phrase(
      .rowsShown, "строки с {first} по {last} из {total}", ["first": "6", "last": "10", "total": "43"],
      example: "строки с 6 по 10 из 43"),
    Phrase(.backTo, "назад: {title}", ["title": "Города"], example: "назад: Города"),
    // Summaries
    Phrase(
      .summaryRange, "{name}: минимум {low}, максимум {high}",
      ["name": "Цена", "low": "12 рублей", "high": "90 рублей"],
      example: "Цена: минимум 12 рублей, максимум 90 рублей"),
    Phrase(
      .summarySame, "{name}: всегда {value}", ["name": "Цена", "value": "12 рублей"],
      example: "Цена: всегда 12 рублей"),
    Phrase(.summaryMedian, "медиана {value}", ["value": "34 рубля"], example: "медиана 34 рубля"),
    Phrase(
      .summaryBlank,
      "{count, plural, one {# пустая ячейка} few {# пустые ячейки} many {# пустых ячеек} other {# пустой ячейки}}",
      ["count": "2"], example: "2 пустые ячейки"),
    Phrase(
      .summaryDistinct,
      "{count, plural, one {{name}: # уникальное значение} few {{name}: # уникальных значения} many {{name}: # уникальных значений} other {{name}: # уникального значения}}",
      ["name": "Город", "count": "12"], example: "Город: 12 уникальных значений"),
    // Actions and hints
    Phrase(.actionMoreInfo, "Подробнее"),
    Phrase(.actionDelete, "Удалить"),
    Phrase(
      .actionDeleteItem, "Удалить: {item}", ["item": "Купить молоко"], example: "Удалить: Купить молоко"),
    Phrase(.actionInsert, "Вставить"),
    Phrase(
      .actionReorderItem, "Переместить: {item}", ["item": "Купить молоко"],
      example: "Переместить: Купить молоко"),
    Phrase(.actionBack, "Назад"),
    Phrase(.actionAdd, "Добавить"),
    Phrase(.actionEdit, "Изменить"),
    Phrase(.actionDone, "Готово"),
    Phrase(.actionSave, "Сохранить"),
    Phrase(.actionCancel, "Отменить"),
    Phrase(.actionReorder, "Переместить"),
    Phrase(
      .actionsAvailable,
      "{count, plural, one {# действие} few {# действия} many {# действий} other {# действия}}",
      ["count": "3"], example: "3 действия"),
    Phrase(.hintActivate, "нажмите Enter, чтобы активировать"),
    Phrase(.hintOpen, "нажмите Enter, чтобы открыть"),
    Phrase(.hintToggle, "нажмите Enter, чтобы переключить"),
    Phrase(.hintAdjust, "нажмите плюс или минус, чтобы изменить значение"),
    Phrase(.hintEdit, "нажмите Enter, чтобы редактировать"),
    // Announcements
    Phrase(.announceDeleted, "удалено: {item}", ["item": "Купить молоко"], example: "удалено: Купить молоко"),
    Phrase(
      .announceInserted, "добавлено: {item}", ["item": "Купить молоко"], example: "добавлено: Купить молоко"),
    Phrase(
      .announceRowsDeleted,
      "{count, plural, one {удалена # строка} few {удалены # строки} many {удалено # строк} other {удалено # строки}}",
      ["count": "3"], example: "удалены 3 строки"),
    Phrase(
      .announceRowsInserted,
      "{count, plural, one {добавлена # строка} few {добавлены # строки} many {добавлено # строк} other {добавлено # строки}}",
      ["count": "3"], example: "добавлены 3 строки"),
    Phrase(
      .announceRowsMoved,
      "{count, plural, one {перемещена # строка} few {перемещены # строки} many {перемещено # строк} other {перемещено # строки}}",
      ["count": "3"], example: "перемещены 3 строки"),
    Phrase(
      .announceRowsChanged,
      "{count, plural, one {изменена # строка} few {изменены # строки} many {изменено # строк} other {изменено # строки}}",
      ["count": "3"], example: "изменены 3 строки"),
    Phrase(
      .announceSectionDeleted, "удалён раздел {title}", ["title": "Европа"], example: "удалён раздел Европа"),
    Phrase(
      .announceSectionInserted, "добавлен раздел {title}", ["title": "Европа"],
      example: "добавлен раздел Европа"),
    Phrase(
      .announceSectionMoved, "перемещён раздел {title}", ["title": "Европа"],
      example: "перемещён раздел Европа"),
    Phrase(
      .announceSectionChanged, "изменён раздел {title}", ["title": "Европа"], example: "изменён раздел Европа"
    ),
    Phrase(
      .announceSectionsDeleted,
      "{count, plural, one {удалён # раздел} few {удалено # раздела} many {удалено # разделов} other {удалено # раздела}}",
      ["count": "3"],
      example: "удалено 3 раздела"),
    Phrase(
      .announceSectionsInserted,
      "{count, plural, one {добавлен # раздел} few {добавлено # раздела} many {добавлено # разделов} other {добавлено # раздела}}",
      ["count": "3"],
      example: "добавлено 3 раздела"),
    Phrase(
      .announceSectionsMoved,
      "{count, plural, one {перемещён # раздел} few {перемещено # раздела} many {перемещено # разделов} other {перемещено # раздела}}",
      ["count": "3"],
      example: "перемещено 3 раздела"),
    Phrase(
      .announceSectionsChanged,
      "{count, plural, one {изменён # раздел} few {изменено # раздела} many {изменено # разделов} other {изменено # раздела}}",
      ["count": "3"],
      example: "изменено 3 раздела"),
    Phrase(
      .announceMovedAbove, "«{item}» теперь выше, чем «{other}»",
      ["item": "Купить яйца", "other": "Прочитать книгу"],
      example: "«Купить яйца» теперь выше, чем «Прочитать книгу»"),
    Phrase(
      .announceMovedBelow, "«{item}» теперь ниже, чем «{other}»",
      ["item": "Купить яйца", "other": "Прочитать книгу"],
      example: "«Купить яйца» теперь ниже, чем «Прочитать книгу»"),
    Phrase(
      .placeAbove, "выше, чем «{other}»", ["other": "Прочитать книгу"], example: "выше, чем «Прочитать книгу»"
    ),
    Phrase(
      .placeBelow, "ниже, чем «{other}»", ["other": "Прочитать книгу"], example: "ниже, чем «Прочитать книгу»"
    ),
    Phrase(
      .announceMoved, "«{item}» теперь в строке {row}", ["item": "Купить яйца", "row": "3"],
      example: "«Купить яйца» теперь в строке 3"),
    Phrase(.announcePickedUp, "взято: {item}", ["item": "Купить яйца"], example: "взято: Купить яйца"),
    Phrase(
      .announcePutBack, "возвращено на место: {item}", ["item": "Купить яйца"],
      example: "возвращено на место: Купить яйца"),
    Phrase(.announceEditingOn, "редактирование включено"),
    Phrase(.announceEditingOff, "редактирование выключено"),
    Phrase(
      .announceAskDelete, "Удалить: {item}?", ["item": "Купить молоко"], example: "Удалить: Купить молоко?"),
    Phrase(
      .announceKept, "оставлено: {item}", ["item": "Купить молоко"], example: "оставлено: Купить молоко"),
    Phrase(
      .announceActions, "действия: {actions}", ["actions": "Архивировать, Удалить"],
      example: "действия: Архивировать, Удалить"),
    Phrase(
      .announceActionDone, "{action}, готово", ["action": "Архивировать"], example: "Архивировать, готово"),
    Phrase(
      .announceLoaded,
      "{count, plural, one {обновлено, # строка} few {обновлено, # строки} many {обновлено, # строк} other {обновлено, # строки}}",
      ["count": "12"], example: "обновлено, 12 строк"),
    Phrase(.announceIndexLeads, "переход: {title}", ["title": "Т"], example: "переход: Т"),
    Phrase(
      .announceNotFound, "ничто не начинается на {text}", ["text": "не"],
      example: "ничто не начинается на не"),
    Phrase(
      .announceFormSaved, "{title}, сохранено", ["title": "Новая запись"], example: "Новая запись, сохранено"),
    Phrase(
      .announceFormCancelled, "{title}, отменено", ["title": "Новая запись"],
      example: "Новая запись, отменено"),
    Phrase(.announceRefused, "невозможно"),
    // Letters and signs
    Phrase(.capitalLetter, "заглавная {letter}", ["letter": "А"], example: "заглавная А"),
  ]
}
