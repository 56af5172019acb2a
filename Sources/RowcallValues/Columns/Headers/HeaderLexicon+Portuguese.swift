extension HeaderLexicon {
  static let portuguese = HeaderLexicon(words: [
    .identifier: """
    código postal, cep, cpf, cnpj, chave, referência, matrícula, número do pedido, número de série, \
    número do cliente, nº do pedido
    """,
    .telephone: "telefone, celular, número de telefone, telemóvel",
    .year: "ano, safra",
    .date: "data, dia, nascimento, vencimento, início",
    .time: "hora, horário, partida, chegada, saída",
    .duration: "duração, comprimento, tempo decorrido, tempo total, tempo gasto, tempo de viagem",
    .change: "variação, alteração",
    .percent: "percentual, porcentagem, percentagem, por cento",
    .flag: "ativo, ativa, válido, válida",
    .quantity: """
    quantidade, qtd, qtde, número de, valor, preço, soma, população, habitantes, peso, altura, vendas, receita, \
    saldo, pontos
    """,
    .ownName: "nome, nomes, sobrenome",
    .name: """
    título, empresa, companhia, produto, artigo, país, cidade, município, equipe, jogador, pessoa, cliente, \
    descrição
    """,
  ])
}
