/// Names of people who are written in one language, in the order in which they signed up.
struct NameList: Hashable {
  /// The language's tag, which decides on letters and order.
  let locale: String
  /// What the list is called.
  let title: Localized
  let names: [String]
}

extension NameList {
  static let all: [NameList] = [russian, arabic, korean, swedish, czech]

  static let russian = NameList(
    locale: "ru", title: Localized("Russian names", ja: "ロシア語の名前", de: "Russische Namen"),
    names: [
      "Яна Осипова", "Борис Ёлкин", "Егор Щукин", "Ёлка Белова", "Иван Царёв", "Йосиф Тихонов",
      "Эмма Фролова",
      "Жанна Волкова", "Борислав Ежов",
    ])
  static let arabic = NameList(
    locale: "ar", title: Localized("Arabic names", ja: "アラビア語の名前", de: "Arabische Namen"),
    names: ["ياسر حداد", "أحمد منصور", "بدر الخطيب", "إيمان سالم", "خالد درويش", "هدى ناصر", "آمال زيدان"])
  static let korean = NameList(
    locale: "ko", title: Localized("Korean names", ja: "韓国語の名前", de: "Koreanische Namen"),
    names: ["하준서", "김도윤", "박서연", "강하늘", "윤지우", "이수아", "나은채", "고은별"])
  static let swedish = NameList(
    locale: "sv", title: Localized("Swedish names", ja: "スウェーデン語の名前", de: "Schwedische Namen"),
    names: [
      "Östen Berg", "Zara Lind", "Åke Ström", "Anna Holm", "Ärla Falk", "Wilma Ek", "Vera Ny", "Aron Sjö",
    ])
  static let czech = NameList(
    locale: "cs", title: Localized("Czech names", ja: "チェコ語の名前", de: "Tschechische Namen"),
    names: [
      "Čeněk Dvorný", "Hana Malá", "Chrudoš Vlk", "Cyril Novotný", "Ivana Říčná", "Šárka Kosová",
      "Řehoř Tichý",
      "Radka Bílá", "Žofie Pátá",
    ])
}
