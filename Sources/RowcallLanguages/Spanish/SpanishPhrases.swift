// What Rowcall says in Spanish; the notes for translators are the comments of `PhraseKey` and `Sign`.
extension Spanish {
  package static let values: KeyValuePairs<PhraseKey, String> = [
    .blank: "vacío", .yes: "sí", .no: "no",
    .negative: "menos {number}", .positive: "más {number}", .changeUp: "sube {amount}",
    .changeDown: "baja {amount}", .changeNone: "sin cambios",
    .decimal: "{whole} coma {fraction}", .decimalWithoutWhole: "cero coma {fraction}",
    .mixedFraction: "{whole} y {fraction}", .powerOfTen: "{number} por {base} elevado a {exponent}",
    .percent: "{amount} por ciento",
    .lastPart: "{rest} y {last}", .moneyParts: "{major} con {minor}", .moneyPartsInWords: "{major} {minor}",
    .range: "{from} a {to}", .rate: "{value} por {unit}", .telephoneExtension: "extensión {number}",
  ]

  package static let tables: KeyValuePairs<PhraseKey, String> = [
    // Roles
    .roleButton: "botón", .roleLink: "enlace", .roleImage: "imagen", .roleHeading: "encabezado",
    .roleComment: "comentario",
    .roleSwitch: "interruptor", .roleCheckbox: "casilla de verificación", .roleRadio: "botón de opción",
    .roleSegment: "segmento",
    .roleSlider: "ajustable", .roleStepper: "control por pasos", .roleProgress: "progreso",
    .roleSecureTextField: "campo de texto seguro",
    .roleTextField: "campo de texto", .roleSearchField: "campo de búsqueda",
    .roleComboBox: "lista desplegable",
    .roleTable: "tabla", .roleGrid: "cuadrícula", .roleTreeGrid: "cuadrícula en árbol", .roleList: "lista",
    .roleSection: "sección",
    .roleRow: "fila", .roleCell: "celda", .roleColumnHeader: "encabezado de columna",
    .roleRowHeader: "encabezado de fila",
    .roleCaption: "título de la tabla", .roleFooter: "pie de sección",
    .roleNavigationBar: "barra de navegación", .roleForm: "formulario",
    .roleIndex: "índice de secciones", .indexRow: "fila {title}", .indexOther: "otros",
    .unlabelled: "sin etiqueta", .readingDerived: "deducido",
    // States
    .stateSelected: "seleccionado", .stateNotSelected: "no seleccionado", .stateExpanded: "expandido",
    .stateCollapsed: "contraído",
    .stateChecked: "marcado", .stateNotChecked: "no marcado", .stateMixed: "parcialmente marcado",
    .stateOn: "activado", .stateOff: "desactivado", .statePressed: "pulsado", .stateNotPressed: "no pulsado",
    .stateFilledIn: "rellenado", .stateRequired: "obligatorio", .stateInvalid: "no válido",
    .stateDisabled: "no disponible", .stateReadOnly: "solo lectura", .stateCurrent: "actual",
    .stateSortedAscending: "orden ascendente", .stateSortedDescending: "orden descendente",
    .stateSorted: "ordenado",
    // Places, spans and counts
    .rowPosition: "fila {row}", .columnPosition: "columna {column}", .setPosition: "{index} de {total}",
    .level: "nivel {level}",
    .spansRows: "{count, plural, one {abarca # fila} many {abarca # de filas} other {abarca # filas}}",
    .spansColumns:
      "{count, plural, one {abarca # columna} many {abarca # de columnas} other {abarca # columnas}}",
    .rowCount: "{count, plural, one {# fila} many {# de filas} other {# filas}}",
    .columnCount: "{count, plural, one {# columna} many {# de columnas} other {# columnas}}",
    .sectionCount: "{count, plural, one {# sección} many {# de secciones} other {# secciones}}",
    // Ways through a table
    .headersRepeated: "encabezados repetidos",
    .tableEnd: "fin de la tabla", .listEnd: "fin de la lista",
    .edgeRowStart: "principio de la fila", .edgeRowEnd: "fin de la fila",
    .edgeColumnTop: "principio de la columna", .edgeColumnBottom: "fin de la columna",
    .edgeListStart: "principio de la lista", .edgeIndexStart: "principio del índice",
    .edgeIndexEnd: "fin del índice",
    .emptyTable: "sin filas", .emptyIndexSection: "sin entradas",
    .rowsShown: "filas {first} a {last} de {total}", .backTo: "regreso a {title}",
    // Summaries
    .summaryRange: "{name} de {low} a {high}", .summarySame: "{name} siempre {value}",
    .summaryMedian: "mediana {value}",
    .linkTo: "enlace a {site}", .textContinues: "{text}, continúa",
    .summaryRepeats: "{name} solo si difiere de {value}", .moreCells: "y {number} más",
    .longHeaders: "encabezados largos completos solo una vez",
    .summaryBlank: "{count, plural, one {# vacío} many {# de vacíos} other {# vacíos}}",
    .summaryDistinct:
      "{count, plural, one {{name} con # valor} many {{name} con # de valores distintos} other {{name} con # valores distintos}}",
    // Actions and hints
    .actionDecrement: "Reducir", .actionIncrement: "Aumentar",
    .actionMoreInfo: "Más información", .actionDelete: "Eliminar", .actionInsert: "Insertar",
    .actionReorder: "Reordenar",
    .actionDeleteItem: "Eliminar {item}", .actionReorderItem: "Reordenar {item}",
    .actionBack: "Atrás", .actionAdd: "Añadir", .actionEdit: "Editar", .actionDone: "Listo",
    .actionSave: "Guardar", .actionCancel: "Cancelar",
    .actionsAvailable: "{count, plural, one {# acción} many {# de acciones} other {# acciones}}",
    .hintActivate: "Intro para activar", .hintOpen: "Intro para abrir", .hintToggle: "Intro para cambiar",
    .hintAdjust: "tecla más o menos para ajustar", .hintEdit: "Intro para editar",
    // Announcements
    .announceDeleted: "{item}, eliminado", .announceInserted: "{item}, añadido",
    .announceRowsDeleted:
      "{count, plural, one {# fila eliminada} many {# de filas eliminadas} other {# filas eliminadas}}",
    .announceRowsInserted:
      "{count, plural, one {# fila añadida} many {# de filas añadidas} other {# filas añadidas}}",
    .announceRowsMoved:
      "{count, plural, one {# fila movida} many {# de filas movidas} other {# filas movidas}}",
    .announceRowsChanged:
      "{count, plural, one {# fila modificada} many {# de filas modificadas} other {# filas modificadas}}",
    .announceSectionDeleted: "sección {title} eliminada", .announceSectionInserted: "sección {title} añadida",
    .announceSectionMoved: "sección {title} movida", .announceSectionChanged: "sección {title} modificada",
    .announceSectionsDeleted:
      "{count, plural, one {# sección eliminada} many {# de secciones eliminadas} other {# secciones eliminadas}}",
    .announceSectionsInserted:
      "{count, plural, one {# sección añadida} many {# de secciones añadidas} other {# secciones añadidas}}",
    .announceSectionsMoved:
      "{count, plural, one {# sección movida} many {# de secciones movidas} other {# secciones movidas}}",
    .announceSectionsChanged:
      "{count, plural, one {# sección modificada} many {# de secciones modificadas} other {# secciones modificadas}}",
    .announceMovedAbove: "{item}, movido encima de {other}",
    .announceMovedBelow: "{item}, movido debajo de {other}",
    .placeAbove: "encima de {other}", .placeBelow: "debajo de {other}",
    .announceMoved: "{item}, movido a la fila {row}",
    .announcePickedUp: "moviendo {item}", .announcePutBack: "{item}, devuelto a su sitio",
    .announceEditingOn: "edición activada", .announceEditingOff: "edición desactivada",
    .announceAskDelete: "¿Eliminar {item}?", .announceKept: "{item}, conservado",
    .announceActions: "acciones: {actions}", .announceActionDone: "{action}, hecho",
    .announceLoaded:
      "{count, plural, one {actualizado, # fila} many {actualizado, # de filas} other {actualizado, # filas}}",
    .announceIndexLeads: "lleva a {title}", .announceNotFound: "nada empieza por {text}",
    .announceFormSaved: "{title}, guardado", .announceFormCancelled: "{title}, cancelado",
    .announceRefused: "no es posible",
    // Letters and signs
    .capitalLetter: "{letter} mayúscula",
  ]

  package static let browsing: KeyValuePairs<PhraseKey, String> = [
    .browseNotFound: "no se encontró {text}", .browseWrapped: "desde el otro extremo",
    .browseNoOtherValue: "ningún otro valor", .browseNoBlank: "ninguna celda vacía",
    .browseFileOrder: "en el orden del archivo",
    .browseOnlyWritten: "buscado como está escrito, no como se pronuncia",
    .browseRowsOf:
      "{count, plural, one {# fila de {total}} many {# de filas de {total}} other {# filas de {total}}}",
    .browseHidden: "columna {name} oculta", .browseAllColumns: "todas las columnas visibles",
    .browseMarked: "marcador establecido", .browseNoMark: "ningún marcador",
    .browseEqual: "ninguna diferencia", .browseDiffers: "{name} {value}, en el marcador {other}",
    .browseSum: "suma {value}", .browseMean: "media {value}",
    .browseValues: "{count, plural, one {# valor} many {# de valores} other {# valores}}",
    .browseDifferent: "{count, plural, one {# distinto} many {# de distintos} other {# distintos}}",
    .browseTimes:
      "{count, plural, one {{value}: una vez} many {{value}: # de veces} other {{value}: # veces}}",
    .browseUndone: "deshecho: {text}", .browseRedone: "rehecho: {text}",
    .browseNothingToUndo: "nada que deshacer", .browseNothingToRedo: "nada que rehacer",
    .browseSaved: "guardado", .browseNoChanges: "sin cambios",
    .browseUnsaved:
      "{count, plural, one {# cambio sin guardar} many {# de cambios sin guardar} other {# cambios sin guardar}}",
    .browseCopied: "copiada", .browseSpeechOff: "voz desactivada", .browseSpeechOn: "voz activada",
    .browseRate: "{number} palabras por minuto", .browseNoFunction: "{text} no tiene función",
    .browsePitch: "tono {value}", .browseVerbosity: "nivel de detalle {value}",
    .browsePunctuation: "puntuación {value}",
    .browseConfirm: "{text} otra vez para confirmar", .browseKeyHelp: "ayuda de teclas, {text} la termina",
    .browseNoOdd: "ninguna celda inusual",
    .browseFileChanged: "el archivo ha cambiado; {text} lo vuelve a leer",
    .browseFileGone: "el archivo ya no existe", .browseReloaded: "archivo leído de nuevo",
    .browseOnlyOne: "único resultado", .browseNoComment: "ningún comentario",
    .browseKeys: "{text} enumera las teclas", .browseEnds: "{text} cierra el programa",
    .browseAskText: "texto que buscar", .browseAskCondition: "condición", .browseAskRow: "número de fila",
    .browseAskLetters: "primeras letras", .browseAskTemplate: "plantilla de filas",
    .browseAskColumn: "columna que sumar", .browseAskFile: "nombre del archivo",
  ]

  package static let signs: KeyValuePairs<Sign, String> = [
    .comma: "coma", .fullStop: "punto", .ideographicComma: "coma ideográfica",
    .ideographicFullStop: "punto ideográfico", .colon: "dos puntos", .semicolon: "punto y coma",
    .questionMark: "signo de interrogación", .exclamationMark: "signo de exclamación",
    .ellipsis: "puntos suspensivos", .apostrophe: "apóstrofo", .quote: "comillas",
    .hyphen: "guion", .dash: "raya", .leftParenthesis: "abrir paréntesis",
    .rightParenthesis: "cerrar paréntesis", .leftBracket: "abrir corchete",
    .rightBracket: "cerrar corchete", .leftBrace: "abrir llave", .rightBrace: "cerrar llave",
    .slash: "barra", .backslash: "barra inversa", .pipe: "barra vertical",
    .underscore: "guion bajo", .at: "arroba", .hash: "almohadilla",
    .percent: "por ciento", .ampersand: "y comercial", .star: "asterisco",
    .plus: "más", .plusMinus: "más menos", .times: "por",
    .dividedBy: "dividido por", .equals: "igual", .less: "menor que",
    .greater: "mayor que", .tilde: "virgulilla", .caret: "circunflejo",
    .backtick: "acento grave", .degree: "grados", .section: "signo de sección",
    .bullet: "viñeta", .rightArrow: "flecha derecha", .leftArrow: "flecha izquierda",
    .upArrow: "flecha arriba", .downArrow: "flecha abajo", .checkMark: "marca de verificación",
    .crossMark: "cruz", .copyright: "copyright", .registered: "marca registrada",
    .trademark: "marca comercial", .space: "espacio",
  ]
}
