extension Spanish {
  static let tables: [Phrase] = [
    // Roles
    Phrase(.roleButton, "botón"),
    Phrase(.roleLink, "enlace"),
    Phrase(.roleImage, "imagen"),
    Phrase(.roleHeading, "encabezado"),
    Phrase(.roleSwitch, "interruptor"),
    Phrase(.roleCheckbox, "casilla de verificación"),
    Phrase(.roleRadio, "botón de opción"),
    Phrase(.roleSlider, "ajustable"),
    Phrase(.roleStepper, "control por pasos"),
    Phrase(.roleTextField, "campo de texto"),
    Phrase(.roleSearchField, "campo de búsqueda"),
    Phrase(.roleComboBox, "lista desplegable"),
    Phrase(.roleSegment, "segmento"),
    Phrase(.roleProgress, "progreso"),
    Phrase(.roleCell, "celda"),
    Phrase(.roleColumnHeader, "encabezado de columna"),
    Phrase(.roleRowHeader, "encabezado de fila"),
    Phrase(.roleRow, "fila"),
    Phrase(.roleCaption, "título de la tabla"),
    Phrase(.roleFooter, "pie de sección"),
    Phrase(.roleIndex, "índice de secciones"),
    Phrase(.indexRow, "fila {title}", ["title": "あ"], example: "fila あ"),
    Phrase(.indexOther, "otros"),
    Phrase(.readingDerived, "deducido"),
    Phrase(.roleTable, "tabla"),
    Phrase(.roleGrid, "cuadrícula"),
    Phrase(.roleTreeGrid, "cuadrícula en árbol"),
    Phrase(.roleList, "lista"),
    Phrase(.roleSection, "sección"),
    Phrase(.roleNavigationBar, "barra de navegación"),
    Phrase(.roleForm, "formulario"),
    Phrase(.unlabelled, "sin etiqueta"),
    // States
    Phrase(.stateSelected, "seleccionado"),
    Phrase(.stateNotSelected, "no seleccionado"),
    Phrase(.stateExpanded, "expandido"),
    Phrase(.stateCollapsed, "contraído"),
    Phrase(.stateChecked, "marcado"),
    Phrase(.stateNotChecked, "no marcado"),
    Phrase(.stateMixed, "parcialmente marcado"),
    Phrase(.stateOn, "activado"),
    Phrase(.stateOff, "desactivado"),
    Phrase(.statePressed, "pulsado"),
    Phrase(.stateNotPressed, "no pulsado"),
    Phrase(.stateFilledIn, "rellenado"),
    Phrase(.stateDisabled, "no disponible"),
    Phrase(.stateReadOnly, "solo lectura"),
    Phrase(.stateRequired, "obligatorio"),
    Phrase(.stateInvalid, "no válido"),
    Phrase(.stateCurrent, "actual"),
    Phrase(.stateSortedAscending, "orden ascendente"),
    Phrase(.stateSortedDescending, "orden descendente"),
    Phrase(.stateSorted, "ordenado"),
    // Places, spans and counts
    Phrase(.rowPosition, "fila {row}", ["row": "3"], example: "fila 3"),
    Phrase(.rowPositionOf, "fila {row} de {total}", ["row": "3", "total": "10"], example: "fila 3 de 10"),
    Phrase(.columnPosition, "columna {column}", ["column": "2"], example: "columna 2"),
    Phrase(
      .columnPositionOf, "columna {column} de {total}", ["column": "2", "total": "5"],
      example: "columna 2 de 5"),
    Phrase(.setPosition, "{index} de {total}", ["index": "3", "total": "10"], example: "3 de 10"),
    Phrase(.level, "nivel {level}", ["level": "2"], example: "nivel 2"),
    Phrase(
      .spansRows, "{count, plural, one {abarca # fila} many {abarca # de filas} other {abarca # filas}}",
      ["count": "2"], example: "abarca 2 filas"),
    Phrase(
      .spansColumns,
      "{count, plural, one {abarca # columna} many {abarca # de columnas} other {abarca # columnas}}",
      ["count": "2"], example: "abarca 2 columnas"),
    Phrase(
      .rowCount, "{count, plural, one {# fila} many {# de filas} other {# filas}}", ["count": "10"],
      example: "10 filas"),
    Phrase(
      .columnCount, "{count, plural, one {# columna} many {# de columnas} other {# columnas}}",
      ["count": "3"], example: "3 columnas"),
    Phrase(
      .sectionCount, "{count, plural, one {# sección} many {# de secciones} other {# secciones}}",
      ["count": "3"], example: "3 secciones"),
    // Ways through a table, and its summary
    Phrase(.tableEnd, "fin de la tabla"),
    Phrase(.listEnd, "fin de la lista"),
    Phrase(.edgeRowStart, "principio de la fila"),
    Phrase(.edgeRowEnd, "fin de la fila"),
    Phrase(.edgeColumnTop, "principio de la columna"),
    Phrase(.edgeColumnBottom, "fin de la columna"),
    Phrase(.edgeListStart, "principio de la lista"),
    Phrase(.edgeIndexStart, "principio del índice"),
    Phrase(.edgeIndexEnd, "fin del índice"),
    Phrase(.emptyTable, "sin filas"),
    Phrase(.emptyIndexSection, "sin entradas"),
    Phrase(
      .rowsShown, "filas {first} a {last} de {total}", ["first": "6", "last": "10", "total": "43"],
      example: "filas 6 a 10 de 43"),
    Phrase(.backTo, "regreso a {title}", ["title": "Ciudades"], example: "regreso a Ciudades"),
    Phrase(
      .summaryRange, "{name} de {low} a {high}",
      ["name": "Precio", "low": "12 dólares", "high": "90 dólares"],
      example: "Precio de 12 dólares a 90 dólares"),
    Phrase(
      .summarySame, "{name} siempre {value}", ["name": "Precio", "value": "34 dólares"],
      example: "Precio siempre 34 dólares"),
    Phrase(.summaryMedian, "mediana {value}", ["value": "34 dólares"], example: "mediana 34 dólares"),
    Phrase(
      .summaryBlank, "{count, plural, one {# vacío} many {# de vacíos} other {# vacíos}}", ["count": "2"],
      example: "2 vacíos"),
    Phrase(
      .summaryDistinct,
      "{count, plural, one {{name} con # valor} many {{name} con # de valores distintos} other {{name} con # valores distintos}}",
      ["count": "12", "name": "Ciudad"], example: "Ciudad con 12 valores distintos"),
    // Actions and hints
    Phrase(.actionMoreInfo, "Más información"),
    Phrase(.actionDelete, "Eliminar"),
    Phrase(
      .actionDeleteItem, "Eliminar {item}", ["item": "Comprar leche"], example: "Eliminar Comprar leche"),
    Phrase(.actionInsert, "Insertar"),
    Phrase(
      .actionReorderItem, "Reordenar {item}", ["item": "Comprar leche"], example: "Reordenar Comprar leche"),
    Phrase(.actionBack, "Atrás"),
    Phrase(.actionAdd, "Añadir"),
    Phrase(.actionEdit, "Editar"),
    Phrase(.actionDone, "Listo"),
    Phrase(.actionSave, "Guardar"),
    Phrase(.actionCancel, "Cancelar"),
    Phrase(.actionReorder, "Reordenar"),
    Phrase(
      .actionsAvailable, "{count, plural, one {# acción} many {# de acciones} other {# acciones}}",
      ["count": "3"], example: "3 acciones"),
    Phrase(.hintActivate, "Intro para activar"),
    Phrase(.hintOpen, "Intro para abrir"),
    Phrase(.hintToggle, "Intro para cambiar"),
    Phrase(.hintAdjust, "tecla más o menos para ajustar"),
    Phrase(.hintEdit, "Intro para editar"),
    // Announcements
    Phrase(
      .announceDeleted, "{item}, eliminado", ["item": "Comprar leche"], example: "Comprar leche, eliminado"),
    Phrase(
      .announceInserted, "{item}, añadido", ["item": "Comprar leche"], example: "Comprar leche, añadido"),
    Phrase(
      .announceRowsDeleted,
      "{count, plural, one {# fila eliminada} many {# de filas eliminadas} other {# filas eliminadas}}",
      ["count": "3"], example: "3 filas eliminadas"),
    Phrase(
      .announceRowsInserted,
      "{count, plural, one {# fila añadida} many {# de filas añadidas} other {# filas añadidas}}",
      ["count": "3"], example: "3 filas añadidas"),
    Phrase(
      .announceRowsMoved,
      "{count, plural, one {# fila movida} many {# de filas movidas} other {# filas movidas}}",
      ["count": "3"], example: "3 filas movidas"),
    Phrase(
      .announceRowsChanged,
      "{count, plural, one {# fila modificada} many {# de filas modificadas} other {# filas modificadas}}",
      ["count": "3"], example: "3 filas modificadas"),
    Phrase(
      .announceSectionDeleted, "sección {title} eliminada", ["title": "Europa"],
      example: "sección Europa eliminada"),
    Phrase(
      .announceSectionInserted, "sección {title} añadida", ["title": "Europa"],
      example: "sección Europa añadida"),
    Phrase(
      .announceSectionMoved, "sección {title} movida", ["title": "Europa"], example: "sección Europa movida"),
    Phrase(
      .announceSectionChanged, "sección {title} modificada", ["title": "Europa"],
      example: "sección Europa modificada"),
    Phrase(
      .announceSectionsDeleted,
      "{count, plural, one {# sección eliminada} many {# de secciones eliminadas} other {# secciones eliminadas}}",
      ["count": "3"],
      example: "3 secciones eliminadas"),
    Phrase(
      .announceSectionsInserted,
      "{count, plural, one {# sección añadida} many {# de secciones añadidas} other {# secciones añadidas}}",
      ["count": "3"],
      example: "3 secciones añadidas"),
    Phrase(
      .announceSectionsMoved,
      "{count, plural, one {# sección movida} many {# de secciones movidas} other {# secciones movidas}}",
      ["count": "3"],
      example: "3 secciones movidas"),
    Phrase(
      .announceSectionsChanged,
      "{count, plural, one {# sección modificada} many {# de secciones modificadas} other {# secciones modificadas}}",
      ["count": "3"],
      example: "3 secciones modificadas"),
    Phrase(
      .announceMovedAbove, "{item}, movido encima de {other}",
      ["item": "Comprar huevos", "other": "Leer un libro"],
      example: "Comprar huevos, movido encima de Leer un libro"),
    Phrase(
      .announceMovedBelow, "{item}, movido debajo de {other}",
      ["item": "Comprar huevos", "other": "Leer un libro"],
      example: "Comprar huevos, movido debajo de Leer un libro"),
    Phrase(.placeAbove, "encima de {other}", ["other": "Leer un libro"], example: "encima de Leer un libro"),
    Phrase(.placeBelow, "debajo de {other}", ["other": "Leer un libro"], example: "debajo de Leer un libro"),
    Phrase(
      .announceMoved, "{item}, movido a la fila {row}", ["item": "Comprar huevos", "row": "3"],
      example: "Comprar huevos, movido a la fila 3"),
    Phrase(
      .announcePickedUp, "moviendo {item}", ["item": "Comprar leche"], example: "moviendo Comprar leche"),
    Phrase(
      .announcePutBack, "{item}, devuelto a su sitio", ["item": "Comprar leche"],
      example: "Comprar leche, devuelto a su sitio"),
    Phrase(.announceEditingOn, "edición activada"),
    Phrase(.announceEditingOff, "edición desactivada"),
    Phrase(
      .announceAskDelete, "¿Eliminar {item}?", ["item": "Comprar leche"], example: "¿Eliminar Comprar leche?"),
    Phrase(
      .announceKept, "{item}, conservado", ["item": "Comprar leche"], example: "Comprar leche, conservado"),
    Phrase(
      .announceActions, "acciones: {actions}", ["actions": "Archivar, Eliminar"],
      example: "acciones: Archivar, Eliminar"),
    Phrase(.announceActionDone, "{action}, hecho", ["action": "Archivar"], example: "Archivar, hecho"),
    Phrase(
      .announceLoaded,
      "{count, plural, one {actualizado, # fila} many {actualizado, # de filas} other {actualizado, # filas}}",
      ["count": "12"], example: "actualizado, 12 filas"),
    Phrase(.announceIndexLeads, "lleva a {title}", ["title": "T"], example: "lleva a T"),
    Phrase(.announceNotFound, "nada empieza por {text}", ["text": "ne"], example: "nada empieza por ne"),
    Phrase(
      .announceFormSaved, "{title}, guardado", ["title": "Nuevo elemento"],
      example: "Nuevo elemento, guardado"),
    Phrase(
      .announceFormCancelled, "{title}, cancelado", ["title": "Nuevo elemento"],
      example: "Nuevo elemento, cancelado"),
    Phrase(.announceRefused, "no es posible"),
    // Letters and signs
    Phrase(.capitalLetter, "{letter} mayúscula", ["letter": "A"], example: "A mayúscula"),
  ]
}
