import RowcallTableView

extension Stocks {
  convenience init(in language: ExampleLanguage) throws {
    self.init(
      [
        Stock(company: Texts.apple[language], price: 648.11, change: 0.0185),
        Stock(company: Texts.cocaCola[language], price: 70.42, change: -0.0031),
        Stock(company: Texts.boeing[language], price: 75.1, change: 0),
      ], in: language)
    try table.reloadData()
  }

  static var script: [Step<Stocks>] {
    [
      .move(.next),
      .tap(Texts.apple),
      .move(.next),
      .tap(Texts.boeing),
      .step(Texts.boeingFalls) {
        try $0.receive(Stock(company: Texts.boeing[$0.language], price: 74.85, change: -0.0033))
      },
      .step(Texts.appleRises) {
        try $0.receive(Stock(company: Texts.apple[$0.language], price: 650, change: 0.0214))
      },
      .tap(Texts.apple),
    ]
  }
}
