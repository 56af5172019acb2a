/// Names of people who are written in one language, in the order in which they signed up.
struct NameList: Hashable {
  /// The language's tag, which decides on letters and order.
  let locale: String
  let names: [String]
}

extension NameList {
  static let all: [NameList] = [russian, arabic, korean, swedish, czech]

  static let russian = NameList(
    locale: "ru",
    names: [
      "Яна Осипова", "Борис Ёлкин", "Егор Щукин", "Ёлка Белова", "Иван Царёв", "Йосиф Тихонов",
      "Эмма Фролова",
      "Жанна Волкова", "Борислав Ежов",
    ])
  static let arabic = NameList(
    locale: "ar",
    names: ["ياسر حداد", "أحمد منصور", "بدر الخطيب", "إيمان سالم", "خالد درويش", "هدى ناصر", "آمال زيدان"])
  static let korean = NameList(
    locale: "ko", names: ["하준서", "김도윤", "박서연", "강하늘", "윤지우", "이수아", "나은채", "고은별"])
  static let swedish = NameList(
    locale: "sv",
    names: [
      "Östen Berg", "Zara Lind", "Åke Ström", "Anna Holm", "Ärla Falk", "Wilma Ek", "Vera Ny", "Aron Sjö",
    ])
  static let czech = NameList(
    locale: "cs",
    names: [
      "Čeněk Dvorný", "Hana Malá", "Chrudoš Vlk", "Cyril Novotný", "Ivana Říčná", "Šárka Kosová",
      "Řehoř Tichý",
      "Radka Bílá", "Žofie Pátá",
    ])
}
