extension Ukrainian {
  static let tables: [Phrase] = [
    // Roles
    Phrase(.roleButton, "кнопка"),
    Phrase(.roleLink, "посилання"),
    Phrase(.roleImage, "зображення"),
    Phrase(.roleHeading, "заголовок"),
    Phrase(.roleSwitch, "перемикач"),
    Phrase(.roleCheckbox, "прапорець"),
    Phrase(.roleRadio, "радіокнопка"),
    Phrase(.roleSlider, "регулятор"),
    Phrase(.roleStepper, "лічильник"),
    Phrase(.roleTextField, "текстове поле"),
    Phrase(.roleSearchField, "поле пошуку"),
    Phrase(.roleComboBox, "розкривний список"),
    Phrase(.roleSegment, "сегмент"),
    Phrase(.roleProgress, "індикатор виконання"),
    Phrase(.roleCell, "комірка"),
    Phrase(.roleColumnHeader, "заголовок стовпця"),
    Phrase(.roleRowHeader, "заголовок рядка"),
    Phrase(.roleRow, "рядок"),
    Phrase(.roleCaption, "назва таблиці"),
    Phrase(.roleFooter, "примітка"),
    Phrase(.roleIndex, "покажчик розділів"),
    Phrase(.indexRow, "ряд {title}", ["title": "あ"], example: "ряд あ"),
    Phrase(.indexOther, "інші"),
    Phrase(.readingDerived, "виведено"),
    Phrase(.roleTable, "таблиця"),
    Phrase(.roleGrid, "сітка"),
    Phrase(.roleTreeGrid, "деревоподібна таблиця"),
    Phrase(.roleList, "список"),
    Phrase(.roleSection, "розділ"),
    Phrase(.roleNavigationBar, "панель навігації"),
    Phrase(.roleForm, "форма"),
    Phrase(.unlabelled, "без назви"),
    // States
    Phrase(.stateSelected, "вибрано"),
    Phrase(.stateNotSelected, "не вибрано"),
    Phrase(.stateExpanded, "розгорнуто"),
    Phrase(.stateCollapsed, "згорнуто"),
    Phrase(.stateChecked, "позначено"),
    Phrase(.stateNotChecked, "не позначено"),
    Phrase(.stateMixed, "частково позначено"),
    Phrase(.stateOn, "увімкнено"),
    Phrase(.stateOff, "вимкнено"),
    Phrase(.statePressed, "натиснуто"),
    Phrase(.stateNotPressed, "не натиснуто"),
    Phrase(.stateFilledIn, "заповнено"),
    Phrase(.stateDisabled, "недоступно"),
    Phrase(.stateReadOnly, "лише читання"),
    Phrase(.stateRequired, "обов’язково"),
    Phrase(.stateInvalid, "хибне значення"),
    Phrase(.stateCurrent, "поточний елемент"),
    Phrase(.stateSortedAscending, "сортування за зростанням"),
    Phrase(.stateSortedDescending, "сортування за спаданням"),
    Phrase(.stateSorted, "відсортовано"),
    // Places, spans and counts
    Phrase(.rowPosition, "рядок {row}", ["row": "3"], example: "рядок 3"),
    Phrase(.rowPositionOf, "рядок {row} із {total}", ["row": "3", "total": "10"], example: "рядок 3 із 10"),
    Phrase(.columnPosition, "стовпець {column}", ["column": "2"], example: "стовпець 2"),
    Phrase(
      .columnPositionOf, "стовпець {column} із {total}", ["column": "2", "total": "5"],
      example: "стовпець 2 із 5"),
    Phrase(.setPosition, "{index} із {total}", ["index": "3", "total": "10"], example: "3 із 10"),
    Phrase(.level, "рівень {level}", ["level": "2"], example: "рівень 2"),
    Phrase(
      .spansRows,
      "{count, plural, one {займає # рядок} few {займає # рядки} many {займає # рядків} other {займає # рядка}}",
      ["count": "2"], example: "займає 2 рядки"),
    Phrase(
      .spansColumns,
      "{count, plural, one {займає # стовпець} few {займає # стовпці} many {займає # стовпців} other {займає # стовпця}}",
      ["count": "2"], example: "займає 2 стовпці"),
    Phrase(
      .rowCount, "{count, plural, one {# рядок} few {# рядки} many {# рядків} other {# рядка}}",
      ["count": "10"], example: "10 рядків"),
    Phrase(
      .columnCount, "{count, plural, one {# стовпець} few {# стовпці} many {# стовпців} other {# стовпця}}",
      ["count": "3"], example: "3 стовпці"),
    Phrase(
      .sectionCount, "{count, plural, one {# розділ} few {# розділи} many {# розділів} other {# розділу}}",
      ["count": "2"], example: "2 розділи"),
    // Ways through a table
    Phrase(.tableEnd, "кінець таблиці"),
    Phrase(.listEnd, "кінець списку"),
    Phrase(.edgeRowStart, "початок рядка"),
    Phrase(.edgeRowEnd, "кінець рядка"),
    Phrase(.edgeColumnTop, "верх стовпця"),
    Phrase(.edgeColumnBottom, "низ стовпця"),
    Phrase(.edgeListStart, "початок списку"),
    Phrase(.edgeIndexStart, "початок покажчика"),
    Phrase(.edgeIndexEnd, "кінець покажчика"),
    Phrase(.emptyTable, "немає рядків"),
    Phrase(.emptyIndexSection, "немає записів"),
    Phrase(
      .rowsShown, "рядки з {first} по {last} із {total}", ["first": "6", "last": "10", "total": "43"],
      example: "рядки з 6 по 10 із 43"),
    Phrase(.backTo, "назад: {title}", ["title": "Міста"], example: "назад: Міста"),
    // Summaries
    Phrase(
      .summaryRange, "{name}: мінімум {low}, максимум {high}",
      ["name": "Ціна", "low": "12 гривень", "high": "90 гривень"],
      example: "Ціна: мінімум 12 гривень, максимум 90 гривень"),
    Phrase(
      .summarySame, "{name}: завжди {value}", ["name": "Ціна", "value": "12 гривень"],
      example: "Ціна: завжди 12 гривень"),
    Phrase(.summaryMedian, "медіана {value}", ["value": "34 гривні"], example: "медіана 34 гривні"),
    Phrase(
      .summaryBlank,
      "{count, plural, one {# порожня комірка} few {# порожні комірки} many {# порожніх комірок} other {# порожньої комірки}}",
      ["count": "2"], example: "2 порожні комірки"),
    Phrase(
      .summaryDistinct,
      "{count, plural, one {{name}: # унікальне значення} few {{name}: # унікальні значення} many {{name}: # унікальних значень} other {{name}: # унікального значення}}",
      ["name": "Місто", "count": "12"], example: "Місто: 12 унікальних значень"),
    // Actions and hints
    Phrase(.actionMoreInfo, "Докладніше"),
    Phrase(.actionDelete, "Видалити"),
    Phrase(
      .actionDeleteItem, "Видалити: {item}", ["item": "Купити молоко"], example: "Видалити: Купити молоко"),
    Phrase(.actionInsert, "Вставити"),
    Phrase(
      .actionReorderItem, "Перемістити: {item}", ["item": "Купити молоко"],
      example: "Перемістити: Купити молоко"),
    Phrase(.actionBack, "Назад"),
    Phrase(.actionAdd, "Додати"),
    Phrase(.actionEdit, "Змінити"),
    Phrase(.actionDone, "Готово"),
    Phrase(.actionSave, "Зберегти"),
    Phrase(.actionCancel, "Скасувати"),
    Phrase(.actionReorder, "Перемістити"),
    Phrase(
      .actionsAvailable, "{count, plural, one {# дія} few {# дії} many {# дій} other {# дії}}",
      ["count": "3"], example: "3 дії"),
    Phrase(.hintActivate, "натисніть Enter, щоб активувати"),
    Phrase(.hintOpen, "натисніть Enter, щоб відкрити"),
    Phrase(.hintToggle, "натисніть Enter, щоб перемкнути"),
    Phrase(.hintAdjust, "натисніть плюс або мінус, щоб змінити значення"),
    Phrase(.hintEdit, "натисніть Enter, щоб редагувати"),
    // Announcements
    Phrase(
      .announceDeleted, "видалено: {item}", ["item": "Купити молоко"], example: "видалено: Купити молоко"),
    Phrase(.announceInserted, "додано: {item}", ["item": "Купити молоко"], example: "додано: Купити молоко"),
    Phrase(
      .announceRowsDeleted,
      "{count, plural, one {видалено # рядок} few {видалено # рядки} many {видалено # рядків} other {видалено # рядка}}",
      ["count": "3"], example: "видалено 3 рядки"),
    Phrase(
      .announceRowsInserted,
      "{count, plural, one {додано # рядок} few {додано # рядки} many {додано # рядків} other {додано # рядка}}",
      ["count": "3"], example: "додано 3 рядки"),
    Phrase(
      .announceRowsMoved,
      "{count, plural, one {переміщено # рядок} few {переміщено # рядки} many {переміщено # рядків} other {переміщено # рядка}}",
      ["count": "3"], example: "переміщено 3 рядки"),
    Phrase(
      .announceRowsChanged,
      "{count, plural, one {змінено # рядок} few {змінено # рядки} many {змінено # рядків} other {змінено # рядка}}",
      ["count": "3"], example: "змінено 3 рядки"),
    Phrase(
      .announceSectionDeleted, "видалено розділ {title}", ["title": "Європа"],
      example: "видалено розділ Європа"),
    Phrase(
      .announceSectionInserted, "додано розділ {title}", ["title": "Європа"], example: "додано розділ Європа"),
    Phrase(
      .announceSectionMoved, "переміщено розділ {title}", ["title": "Європа"],
      example: "переміщено розділ Європа"),
    Phrase(
      .announceSectionChanged, "змінено розділ {title}", ["title": "Європа"], example: "змінено розділ Європа"
    ),
    Phrase(
      .announceSectionsDeleted,
      "{count, plural, one {видалено # розділ} few {видалено # розділи} many {видалено # розділів} other {видалено # розділу}}",
      ["count": "3"],
      example: "видалено 3 розділи"),
    Phrase(
      .announceSectionsInserted,
      "{count, plural, one {додано # розділ} few {додано # розділи} many {додано # розділів} other {додано # розділу}}",
      ["count": "3"],
      example: "додано 3 розділи"),
    Phrase(
      .announceSectionsMoved,
      "{count, plural, one {переміщено # розділ} few {переміщено # розділи} many {переміщено # розділів} other {переміщено # розділу}}",
      ["count": "3"],
      example: "переміщено 3 розділи"),
    Phrase(
      .announceSectionsChanged,
      "{count, plural, one {змінено # розділ} few {змінено # розділи} many {змінено # розділів} other {змінено # розділу}}",
      ["count": "3"],
      example: "змінено 3 розділи"),
    Phrase(
      .announceMovedAbove, "«{item}» тепер вище, ніж «{other}»",
      ["item": "Купити яйця", "other": "Прочитати книгу"],
      example: "«Купити яйця» тепер вище, ніж «Прочитати книгу»"),
    Phrase(
      .announceMovedBelow, "«{item}» тепер нижче, ніж «{other}»",
      ["item": "Купити яйця", "other": "Прочитати книгу"],
      example: "«Купити яйця» тепер нижче, ніж «Прочитати книгу»"),
    Phrase(
      .placeAbove, "вище, ніж «{other}»", ["other": "Прочитати книгу"], example: "вище, ніж «Прочитати книгу»"
    ),
    Phrase(
      .placeBelow, "нижче, ніж «{other}»", ["other": "Прочитати книгу"],
      example: "нижче, ніж «Прочитати книгу»"),
    Phrase(
      .announceMoved, "«{item}» тепер у рядку {row}", ["item": "Купити яйця", "row": "3"],
      example: "«Купити яйця» тепер у рядку 3"),
    Phrase(.announcePickedUp, "взято: {item}", ["item": "Купити яйця"], example: "взято: Купити яйця"),
    Phrase(
      .announcePutBack, "повернуто на місце: {item}", ["item": "Купити яйця"],
      example: "повернуто на місце: Купити яйця"),
    Phrase(.announceEditingOn, "редагування увімкнено"),
    Phrase(.announceEditingOff, "редагування вимкнено"),
    Phrase(
      .announceAskDelete, "Видалити: {item}?", ["item": "Купити молоко"], example: "Видалити: Купити молоко?"),
    Phrase(.announceKept, "залишено: {item}", ["item": "Купити молоко"], example: "залишено: Купити молоко"),
    Phrase(
      .announceActions, "дії: {actions}", ["actions": "Архівувати, Видалити"],
      example: "дії: Архівувати, Видалити"),
    Phrase(.announceActionDone, "{action}, готово", ["action": "Архівувати"], example: "Архівувати, готово"),
    Phrase(
      .announceLoaded,
      "{count, plural, one {оновлено, # рядок} few {оновлено, # рядки} many {оновлено, # рядків} other {оновлено, # рядка}}",
      ["count": "12"], example: "оновлено, 12 рядків"),
    Phrase(.announceIndexLeads, "перехід: {title}", ["title": "Т"], example: "перехід: Т"),
    Phrase(
      .announceNotFound, "ніщо не починається на {text}", ["text": "не"], example: "ніщо не починається на не"
    ),
    Phrase(
      .announceFormSaved, "{title}, збережено", ["title": "Новий запис"], example: "Новий запис, збережено"),
    Phrase(
      .announceFormCancelled, "{title}, скасовано", ["title": "Новий запис"],
      example: "Новий запис, скасовано"),
    Phrase(.announceRefused, "неможливо"),
    // Letters and signs
    Phrase(.capitalLetter, "велика {letter}", ["letter": "А"], example: "велика А"),
  ]
}
