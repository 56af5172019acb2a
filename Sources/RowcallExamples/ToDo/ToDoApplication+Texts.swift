extension ToDoApplication {
  /// What it shows, and what its script says about it.
  enum Texts {
    static let title = Localized("To do", ja: "やること", de: "Aufgaben")
    static let milk = Localized("Buy milk", ja: "牛乳を買う", de: "Milch kaufen")
    static let anna = Localized("Call Anna", ja: "アンナに電話する", de: "Anna anrufen")
    static let books = Localized("Return the books", ja: "本を返す", de: "Bücher zurückgeben")
    static let plants = Localized("Water the plants", ja: "植物に水をやる", de: "Pflanzen gießen")
    static let trumpet = Localized("Learn the trumpet", ja: "トランペットを習う", de: "Trompete lernen")

    static let doneOn = Localized("done on {}", ja: "{}に完了", de: "erledigt am {}")
    static let since = Localized("since {}", ja: "{}から", de: "seit dem {}")

    static let newItem = Localized("New item", ja: "新しい項目", de: "Neue Aufgabe")
    static let whatToDo = Localized("What is to be done?", ja: "することを入力", de: "Was ist zu tun?")

    static let dayLater = Localized(
      "a day later, tap {}", ja: "翌日、{}をタップ", de: "einen Tag später {} antippen")
  }
}
