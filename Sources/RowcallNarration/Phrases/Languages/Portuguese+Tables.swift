extension Portuguese {
  static let tables: [Phrase] = [
    // Roles
    Phrase(.roleButton, "botão"),
    Phrase(.roleLink, "link"),
    Phrase(.roleImage, "imagem"),
    Phrase(.roleHeading, "título"),
    Phrase(.roleSwitch, "interruptor"),
    Phrase(.roleCheckbox, "caixa de seleção"),
    Phrase(.roleRadio, "botão de opção"),
    Phrase(.roleSlider, "ajustável"),
    Phrase(.roleStepper, "controle de passos"),
    Phrase(.roleTextField, "campo de texto"),
    Phrase(.roleSearchField, "campo de busca"),
    Phrase(.roleComboBox, "lista suspensa"),
    Phrase(.roleSegment, "segmento"),
    Phrase(.roleProgress, "progresso"),
    Phrase(.roleCell, "célula"),
    Phrase(.roleColumnHeader, "cabeçalho de coluna"),
    Phrase(.roleRowHeader, "cabeçalho de linha"),
    Phrase(.roleRow, "linha"),
    Phrase(.roleCaption, "legenda"),
    Phrase(.roleFooter, "rodapé"),
    Phrase(.roleIndex, "índice de seções"),
    Phrase(.indexRow, "linha {title}", ["title": "あ"], example: "linha あ"),
    Phrase(.indexOther, "outros"),
    Phrase(.readingDerived, "deduzido"),
    Phrase(.roleTable, "tabela"),
    Phrase(.roleGrid, "grade"),
    Phrase(.roleTreeGrid, "grade em árvore"),
    Phrase(.roleList, "lista"),
    Phrase(.roleSection, "seção"),
    Phrase(.roleNavigationBar, "barra de navegação"),
    Phrase(.roleForm, "formulário"),
    Phrase(.unlabelled, "sem rótulo"),
    // States
    Phrase(.stateSelected, "selecionado"),
    Phrase(.stateNotSelected, "não selecionado"),
    Phrase(.stateExpanded, "expandido"),
    Phrase(.stateCollapsed, "recolhido"),
    Phrase(.stateChecked, "marcado"),
    Phrase(.stateNotChecked, "não marcado"),
    Phrase(.stateMixed, "marcado em parte"),
    Phrase(.stateOn, "ativado"),
    Phrase(.stateOff, "desativado"),
    Phrase(.statePressed, "pressionado"),
    Phrase(.stateNotPressed, "não pressionado"),
    Phrase(.stateFilledIn, "preenchido"),
    Phrase(.stateDisabled, "indisponível"),
    Phrase(.stateReadOnly, "somente leitura"),
    Phrase(.stateRequired, "obrigatório"),
    Phrase(.stateInvalid, "inválido"),
    Phrase(.stateCurrent, "atual"),
    Phrase(.stateSortedAscending, "ordem crescente"),
    Phrase(.stateSortedDescending, "ordem decrescente"),
    Phrase(.stateSorted, "em ordem"),
    // Places, spans and counts
    Phrase(.rowPosition, "linha {row}", ["row": "3"], example: "linha 3"),
    Phrase(.rowPositionOf, "linha {row} de {total}", ["row": "3", "total": "10"], example: "linha 3 de 10"),
    Phrase(.columnPosition, "coluna {column}", ["column": "2"], example: "coluna 2"),
    Phrase(
      .columnPositionOf, "coluna {column} de {total}", ["column": "2", "total": "5"], example: "coluna 2 de 5"
    ),
    Phrase(.setPosition, "{index} de {total}", ["index": "3", "total": "10"], example: "3 de 10"),
    Phrase(.level, "nível {level}", ["level": "2"], example: "nível 2"),
    Phrase(
      .spansRows, "{count, plural, one {ocupa # linha} many {ocupa # de linhas} other {ocupa # linhas}}",
      ["count": "2"], example: "ocupa 2 linhas"),
    Phrase(
      .spansColumns,
      "{count, plural, one {ocupa # coluna} many {ocupa # de colunas} other {ocupa # colunas}}",
      ["count": "2"], example: "ocupa 2 colunas"),
    Phrase(
      .rowCount, "{count, plural, one {# linha} many {# de linhas} other {# linhas}}", ["count": "10"],
      example: "10 linhas"),
    Phrase(
      .columnCount, "{count, plural, one {# coluna} many {# de colunas} other {# colunas}}", ["count": "3"],
      example: "3 colunas"),
    Phrase(
      .sectionCount, "{count, plural, one {# seção} many {# de seções} other {# seções}}", ["count": "2"],
      example: "2 seções"),
    // Ways through a table
    Phrase(.tableEnd, "fim da tabela"),
    Phrase(.listEnd, "fim da lista"),
    Phrase(.edgeRowStart, "início da linha"),
    Phrase(.edgeRowEnd, "fim da linha"),
    Phrase(.edgeColumnTop, "topo da coluna"),
    Phrase(.edgeColumnBottom, "fim da coluna"),
    Phrase(.edgeListStart, "início da lista"),
    Phrase(.edgeIndexStart, "início do índice"),
    Phrase(.edgeIndexEnd, "fim do índice"),
    Phrase(.emptyTable, "nenhuma linha"),
    Phrase(.emptyIndexSection, "nenhuma entrada"),
    Phrase(
      .rowsShown, "linhas {first} a {last} de {total}", ["first": "6", "last": "10", "total": "43"],
      example: "linhas 6 a 10 de 43"),
    Phrase(.backTo, "de volta a {title}", ["title": "Cidades"], example: "de volta a Cidades"),
    // Summaries
    Phrase(
      .summaryRange, "{name} de {low} a {high}",
      ["name": "Preço", "low": "12 dólares", "high": "90 dólares"],
      example: "Preço de 12 dólares a 90 dólares"),
    Phrase(
      .summarySame, "{name} sempre {value}", ["name": "Preço", "value": "12 dólares"],
      example: "Preço sempre 12 dólares"),
    Phrase(.summaryMedian, "mediana {value}", ["value": "34 dólares"], example: "mediana 34 dólares"),
    Phrase(
      .summaryBlank, "{count, plural, one {# em branco} many {# em branco} other {# em branco}}",
      ["count": "2"], example: "2 em branco"),
    Phrase(
      .summaryDistinct,
      "{count, plural, one {{name} com # valor} many {{name} com # de valores diferentes} other {{name} com # valores diferentes}}",
      ["name": "Cidade", "count": "12"], example: "Cidade com 12 valores diferentes"),
    // Actions and hints
    Phrase(.actionMoreInfo, "Mais informações"),
    Phrase(.actionDelete, "Excluir"),
    Phrase(.actionDeleteItem, "Excluir {item}", ["item": "Comprar leite"], example: "Excluir Comprar leite"),
    Phrase(.actionInsert, "Inserir"),
    Phrase(
      .actionReorderItem, "Reordenar {item}", ["item": "Comprar leite"], example: "Reordenar Comprar leite"),
    Phrase(.actionBack, "Voltar"),
    Phrase(.actionAdd, "Adicionar"),
    Phrase(.actionEdit, "Editar"),
    Phrase(.actionDone, "Concluído"),
    Phrase(.actionSave, "Salvar"),
    Phrase(.actionCancel, "Cancelar"),
    Phrase(.actionReorder, "Reordenar"),
    Phrase(
      .actionsAvailable, "{count, plural, one {# ação} many {# de ações} other {# ações}}", ["count": "3"],
      example: "3 ações"),
    Phrase(.hintActivate, "Enter para ativar"),
    Phrase(.hintOpen, "Enter para abrir"),
    Phrase(.hintToggle, "Enter para alternar"),
    Phrase(.hintAdjust, "teclas mais e menos para ajustar"),
    Phrase(.hintEdit, "Enter para editar"),
    // Announcements
    Phrase(
      .announceDeleted, "excluído: {item}", ["item": "Comprar leite"], example: "excluído: Comprar leite"),
    Phrase(
      .announceInserted, "adicionado: {item}", ["item": "Comprar leite"], example: "adicionado: Comprar leite"
    ),
    Phrase(
      .announceRowsDeleted,
      "{count, plural, one {# linha excluída} many {# de linhas excluídas} other {# linhas excluídas}}",
      ["count": "3"], example: "3 linhas excluídas"),
    Phrase(
      .announceRowsInserted,
      "{count, plural, one {# linha adicionada} many {# de linhas adicionadas} other {# linhas adicionadas}}",
      ["count": "3"], example: "3 linhas adicionadas"),
    Phrase(
      .announceRowsMoved,
      "{count, plural, one {# linha movida} many {# de linhas movidas} other {# linhas movidas}}",
      ["count": "3"], example: "3 linhas movidas"),
    Phrase(
      .announceRowsChanged,
      "{count, plural, one {# linha alterada} many {# de linhas alteradas} other {# linhas alteradas}}",
      ["count": "3"], example: "3 linhas alteradas"),
    Phrase(
      .announceSectionDeleted, "seção {title} excluída", ["title": "Europa"], example: "seção Europa excluída"
    ),
    Phrase(
      .announceSectionInserted, "seção {title} adicionada", ["title": "Europa"],
      example: "seção Europa adicionada"),
    Phrase(
      .announceSectionMoved, "seção {title} movida", ["title": "Europa"], example: "seção Europa movida"),
    Phrase(
      .announceSectionChanged, "seção {title} alterada", ["title": "Europa"], example: "seção Europa alterada"
    ),
    Phrase(
      .announceSectionsDeleted,
      "{count, plural, one {# seção excluída} many {# de seções excluídas} other {# seções excluídas}}",
      ["count": "3"],
      example: "3 seções excluídas"),
    Phrase(
      .announceSectionsInserted,
      "{count, plural, one {# seção adicionada} many {# de seções adicionadas} other {# seções adicionadas}}",
      ["count": "3"],
      example: "3 seções adicionadas"),
    Phrase(
      .announceSectionsMoved,
      "{count, plural, one {# seção movida} many {# de seções movidas} other {# seções movidas}}",
      ["count": "3"],
      example: "3 seções movidas"),
    Phrase(
      .announceSectionsChanged,
      "{count, plural, one {# seção alterada} many {# de seções alteradas} other {# seções alteradas}}",
      ["count": "3"],
      example: "3 seções alteradas"),
    Phrase(
      .announceMovedAbove, "{item}, agora acima de {other}",
      ["item": "Comprar ovos", "other": "Ler um livro"], example: "Comprar ovos, agora acima de Ler um livro"),
    Phrase(
      .announceMovedBelow, "{item}, agora abaixo de {other}",
      ["item": "Comprar ovos", "other": "Ler um livro"], example: "Comprar ovos, agora abaixo de Ler um livro"
    ),
    Phrase(.placeAbove, "acima de {other}", ["other": "Ler um livro"], example: "acima de Ler um livro"),
    Phrase(.placeBelow, "abaixo de {other}", ["other": "Ler um livro"], example: "abaixo de Ler um livro"),
    Phrase(
      .announceMoved, "{item}, agora na linha {row}", ["item": "Comprar ovos", "row": "3"],
      example: "Comprar ovos, agora na linha 3"),
    Phrase(
      .announcePickedUp, "{item}, em movimento", ["item": "Comprar ovos"],
      example: "Comprar ovos, em movimento"),
    Phrase(
      .announcePutBack, "{item}, de volta ao lugar", ["item": "Comprar ovos"],
      example: "Comprar ovos, de volta ao lugar"),
    Phrase(.announceEditingOn, "edição ativada"),
    Phrase(.announceEditingOff, "edição desativada"),
    Phrase(
      .announceAskDelete, "Excluir {item}?", ["item": "Comprar leite"], example: "Excluir Comprar leite?"),
    Phrase(
      .announceKept, "{item}, exclusão cancelada", ["item": "Comprar leite"],
      example: "Comprar leite, exclusão cancelada"),
    Phrase(
      .announceActions, "ações: {actions}", ["actions": "Arquivar, Excluir"],
      example: "ações: Arquivar, Excluir"),
    Phrase(.announceActionDone, "{action}, feito", ["action": "Arquivar"], example: "Arquivar, feito"),
    Phrase(
      .announceLoaded,
      "{count, plural, one {dados atualizados, # linha} many {dados atualizados, # de linhas} other {dados atualizados, # linhas}}",
      ["count": "12"], example: "dados atualizados, 12 linhas"),
    Phrase(.announceIndexLeads, "leva a {title}", ["title": "T"], example: "leva a T"),
    Phrase(.announceNotFound, "nada começa com {text}", ["text": "ne"], example: "nada começa com ne"),
    Phrase(
      .announceFormSaved, "{title}, dados salvos", ["title": "Novo item"], example: "Novo item, dados salvos"),
    Phrase(
      .announceFormCancelled, "{title}, operação cancelada", ["title": "Novo item"],
      example: "Novo item, operação cancelada"),
    Phrase(.announceRefused, "não é possível"),
    // Letters and signs
    Phrase(.capitalLetter, "{letter} maiúsculo", ["letter": "A"], example: "A maiúsculo"),
  ]
}
