// What Rowcall says in Portuguese; the notes for translators are the comments of `PhraseKey` and `Sign`.
extension Portuguese {
  package static let values: KeyValuePairs<PhraseKey, String> = [
    .blank: "em branco", .yes: "sim", .no: "não",
    .negative: "menos {number}", .positive: "mais {number}", .changeUp: "alta de {amount}",
    .changeDown: "queda de {amount}", .changeNone: "sem alteração",
    .decimal: "{whole} vírgula {fraction}", .decimalWithoutWhole: "zero vírgula {fraction}",
    .mixedFraction: "{whole} e {fraction}", .powerOfTen: "{number} vezes {base} elevado a {exponent}",
    .percent: "{amount} por cento",
    .lastPart: "{rest} e {last}",
    .range: "de {from} a {to}", .rate: "{value} por {unit}", .telephoneExtension: "ramal {number}",
  ]

  package static let tables: KeyValuePairs<PhraseKey, String> = [
    // Roles
    .roleButton: "botão", .roleLink: "link", .roleImage: "imagem", .roleHeading: "título",
    .roleComment: "comentário",
    .roleSwitch: "interruptor", .roleCheckbox: "caixa de seleção", .roleRadio: "botão de opção",
    .roleSegment: "segmento",
    .roleSlider: "ajustável", .roleStepper: "controle de passos", .roleProgress: "progresso",
    .roleSecureTextField: "campo de texto seguro",
    .roleTextField: "campo de texto", .roleSearchField: "campo de busca", .roleComboBox: "lista suspensa",
    .roleTable: "tabela", .roleGrid: "grade", .roleTreeGrid: "grade em árvore", .roleList: "lista",
    .roleSection: "seção",
    .roleRow: "linha", .roleCell: "célula", .roleColumnHeader: "cabeçalho de coluna",
    .roleRowHeader: "cabeçalho de linha",
    .roleCaption: "legenda", .roleFooter: "rodapé", .roleNavigationBar: "barra de navegação",
    .roleForm: "formulário",
    .roleIndex: "índice de seções", .indexRow: "linha {title}", .indexOther: "outros",
    .unlabelled: "sem rótulo", .readingDerived: "deduzido",
    // States
    .stateSelected: "selecionado", .stateNotSelected: "não selecionado", .stateExpanded: "expandido",
    .stateCollapsed: "recolhido",
    .stateChecked: "marcado", .stateNotChecked: "não marcado", .stateMixed: "marcado em parte",
    .stateOn: "ativado", .stateOff: "desativado", .statePressed: "pressionado",
    .stateNotPressed: "não pressionado",
    .stateFilledIn: "preenchido", .stateRequired: "obrigatório", .stateInvalid: "inválido",
    .stateDisabled: "indisponível", .stateReadOnly: "somente leitura", .stateCurrent: "atual",
    .stateSortedAscending: "ordem crescente", .stateSortedDescending: "ordem decrescente",
    .stateSorted: "em ordem",
    // Places, spans and counts
    .rowPosition: "linha {row}", .columnPosition: "coluna {column}", .setPosition: "{index} de {total}",
    .level: "nível {level}",
    .spansRows: "{count, plural, one {ocupa # linha} many {ocupa # de linhas} other {ocupa # linhas}}",
    .spansColumns: "{count, plural, one {ocupa # coluna} many {ocupa # de colunas} other {ocupa # colunas}}",
    .rowCount: "{count, plural, one {# linha} many {# de linhas} other {# linhas}}",
    .columnCount: "{count, plural, one {# coluna} many {# de colunas} other {# colunas}}",
    .sectionCount: "{count, plural, one {# seção} many {# de seções} other {# seções}}",
    // Ways through a table
    .headersRepeated: "cabeçalhos repetidos",
    .tableEnd: "fim da tabela", .listEnd: "fim da lista",
    .edgeRowStart: "início da linha", .edgeRowEnd: "fim da linha", .edgeColumnTop: "topo da coluna",
    .edgeColumnBottom: "fim da coluna",
    .edgeListStart: "início da lista", .edgeIndexStart: "início do índice", .edgeIndexEnd: "fim do índice",
    .emptyTable: "nenhuma linha", .emptyIndexSection: "nenhuma entrada",
    .rowsShown: "linhas {first} a {last} de {total}", .backTo: "de volta a {title}",
    // Summaries
    .summaryRange: "{name} de {low} a {high}", .summarySame: "{name} sempre {value}",
    .summaryMedian: "mediana {value}",
    .linkTo: "link para {site}", .textContinues: "{text}, continua",
    .summaryRepeats: "{name} só se diferir de {value}", .moreCells: "e mais {number}",
    .longHeaders: "cabeçalhos longos por inteiro só uma vez",
    .summaryBlank: "{count, plural, one {# em branco} many {# em branco} other {# em branco}}",
    .summaryDistinct:
      "{count, plural, one {{name} com # valor} many {{name} com # de valores diferentes} other {{name} com # valores diferentes}}",
    // Actions and hints
    .actionDecrement: "Diminuir", .actionIncrement: "Aumentar",
    .actionMoreInfo: "Mais informações", .actionDelete: "Excluir", .actionInsert: "Inserir",
    .actionReorder: "Reordenar",
    .actionDeleteItem: "Excluir {item}", .actionReorderItem: "Reordenar {item}",
    .actionBack: "Voltar", .actionAdd: "Adicionar", .actionEdit: "Editar", .actionDone: "Concluído",
    .actionSave: "Salvar", .actionCancel: "Cancelar",
    .actionsAvailable: "{count, plural, one {# ação} many {# de ações} other {# ações}}",
    .hintActivate: "Enter para ativar", .hintOpen: "Enter para abrir", .hintToggle: "Enter para alternar",
    .hintAdjust: "teclas mais e menos para ajustar", .hintEdit: "Enter para editar",
    // Announcements
    .announceDeleted: "excluído: {item}", .announceInserted: "adicionado: {item}",
    .announceRowsDeleted:
      "{count, plural, one {# linha excluída} many {# de linhas excluídas} other {# linhas excluídas}}",
    .announceRowsInserted:
      "{count, plural, one {# linha adicionada} many {# de linhas adicionadas} other {# linhas adicionadas}}",
    .announceRowsMoved:
      "{count, plural, one {# linha movida} many {# de linhas movidas} other {# linhas movidas}}",
    .announceRowsChanged:
      "{count, plural, one {# linha alterada} many {# de linhas alteradas} other {# linhas alteradas}}",
    .announceSectionDeleted: "seção {title} excluída", .announceSectionInserted: "seção {title} adicionada",
    .announceSectionMoved: "seção {title} movida", .announceSectionChanged: "seção {title} alterada",
    .announceSectionsDeleted:
      "{count, plural, one {# seção excluída} many {# de seções excluídas} other {# seções excluídas}}",
    .announceSectionsInserted:
      "{count, plural, one {# seção adicionada} many {# de seções adicionadas} other {# seções adicionadas}}",
    .announceSectionsMoved:
      "{count, plural, one {# seção movida} many {# de seções movidas} other {# seções movidas}}",
    .announceSectionsChanged:
      "{count, plural, one {# seção alterada} many {# de seções alteradas} other {# seções alteradas}}",
    .announceMovedAbove: "{item}, agora acima de {other}",
    .announceMovedBelow: "{item}, agora abaixo de {other}",
    .placeAbove: "acima de {other}", .placeBelow: "abaixo de {other}",
    .announceMoved: "{item}, agora na linha {row}",
    .announcePickedUp: "{item}, em movimento", .announcePutBack: "{item}, de volta ao lugar",
    .announceEditingOn: "edição ativada", .announceEditingOff: "edição desativada",
    .announceAskDelete: "Excluir {item}?", .announceKept: "{item}, exclusão cancelada",
    .announceActions: "ações: {actions}", .announceActionDone: "{action}, feito",
    .announceLoaded:
      "{count, plural, one {dados atualizados, # linha} many {dados atualizados, # de linhas} other {dados atualizados, # linhas}}",
    .announceIndexLeads: "leva a {title}", .announceNotFound: "nada começa com {text}",
    .announceFormSaved: "{title}, dados salvos", .announceFormCancelled: "{title}, operação cancelada",
    .announceRefused: "não é possível",
    // Letters and signs
    .capitalLetter: "{letter} maiúsculo",
  ]

  package static let browsing: KeyValuePairs<PhraseKey, String> = [
    .browseNotFound: "não encontrado: {text}", .browseWrapped: "a partir do outro extremo",
    .browseNoOtherValue: "nenhum outro valor", .browseNoBlank: "nenhuma célula em branco",
    .browseFileOrder: "na ordem do arquivo",
    .browseOnlyWritten: "pesquisado como está escrito, não como é falado",
    .browseRowsOf:
      "{count, plural, one {# linha de {total}} many {# de linhas de {total}} other {# linhas de {total}}}",
    .browseHidden: "coluna {name} oculta", .browseAllColumns: "todas as colunas visíveis",
    .browseMarked: "marcador definido", .browseNoMark: "nenhum marcador",
    .browseEqual: "nenhuma diferença", .browseDiffers: "{name} {value}, no marcador {other}",
    .browseSum: "soma {value}", .browseMean: "média {value}",
    .browseValues: "{count, plural, one {# valor} many {# de valores} other {# valores}}",
    .browseDifferent: "{count, plural, one {# diferente} many {# de diferentes} other {# diferentes}}",
    .browseTimes: "{count, plural, one {{value}: # vez} many {{value}: # de vezes} other {{value}: # vezes}}",
    .browseUndone: "desfeito: {text}", .browseRedone: "refeito: {text}",
    .browseNothingToUndo: "nada a desfazer", .browseNothingToRedo: "nada a refazer",
    .browseSaved: "salvo", .browseNoChanges: "nenhuma alteração",
    .browseUnsaved:
      "{count, plural, one {# alteração não salva} many {# de alterações não salvas} other {# alterações não salvas}}",
    .browseCopied: "copiada", .browseSpeechOff: "fala desativada", .browseSpeechOn: "fala ativada",
    .browseRate: "{number} palavras por minuto", .browseNoFunction: "{text} não tem função",
    .browsePitch: "tom {value}", .browseVerbosity: "nível de detalhe {value}",
    .browsePunctuation: "pontuação {value}",
    .browseConfirm: "{text} de novo para confirmar", .browseKeyHelp: "ajuda de teclas, {text} a encerra",
    .browseNoOdd: "nenhuma célula incomum",
    .browseFileChanged: "o arquivo mudou; {text} o lê de novo",
    .browseFileGone: "o arquivo não existe mais", .browseReloaded: "arquivo lido de novo",
    .browseOnlyOne: "único resultado", .browseNoComment: "nenhum comentário",
    .browseKeys: "{text} lista as teclas", .browseEnds: "{text} encerra o programa",
    .browseAskText: "texto a encontrar", .browseAskCondition: "condição", .browseAskRow: "número da linha",
    .browseAskLetters: "primeiras letras", .browseAskTemplate: "modelo das linhas",
    .browseAskColumn: "coluna a somar", .browseAskFile: "nome do arquivo",
  ]

  package static let signs: KeyValuePairs<Sign, String> = [
    .comma: "vírgula", .fullStop: "ponto", .ideographicComma: "vírgula ideográfica",
    .ideographicFullStop: "ponto ideográfico", .colon: "dois-pontos", .semicolon: "ponto e vírgula",
    .questionMark: "ponto de interrogação", .exclamationMark: "ponto de exclamação",
    .ellipsis: "reticências", .apostrophe: "apóstrofo", .quote: "aspas",
    .hyphen: "hífen", .dash: "travessão", .leftParenthesis: "abre parênteses",
    .rightParenthesis: "fecha parênteses", .leftBracket: "abre colchetes",
    .rightBracket: "fecha colchetes", .leftBrace: "abre chaves", .rightBrace: "fecha chaves",
    .slash: "barra", .backslash: "barra invertida", .pipe: "barra vertical",
    .underscore: "sublinhado", .at: "arroba", .hash: "cerquilha",
    .percent: "por cento", .ampersand: "e comercial", .star: "asterisco",
    .plus: "mais", .plusMinus: "mais ou menos", .times: "vezes",
    .dividedBy: "dividido por", .equals: "igual a", .less: "menor que",
    .greater: "maior que", .tilde: "til", .caret: "acento circunflexo",
    .backtick: "acento grave", .degree: "graus", .section: "parágrafo",
    .bullet: "marcador", .rightArrow: "seta para a direita", .leftArrow: "seta para a esquerda",
    .upArrow: "seta para cima", .downArrow: "seta para baixo", .checkMark: "marca de verificação",
    .crossMark: "xis", .copyright: "copyright", .registered: "marca registrada",
    .trademark: "marca comercial", .space: "espaço",
  ]
}
