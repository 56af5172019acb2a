/// Arabic number words, with the short vowels that a voice needs.
///
/// ICU's Arabic has the wrong gender from three to nineteen and no case or dual before the noun; these rules have the
/// forms of careful speech, without case endings at the end. Numerals from three to ten have the gender opposite to
/// what they count.
struct ArabicNumerals: NumberWords {
  func cardinal(_ number: UInt64, _ agreement: Agreement) -> String {
    guard number > 0 else { return "صِفر" }
    guard number < 1_000_000_000_000_000_000 else { return String(number) }
    var words = Self.scales.compactMap { scale in thousands(number / scale.value % 1000, of: scale) }
    if let last = lastGroup(number % 1000, agreement == .feminine) { words.append(last) }
    let spoken = words.joined(separator: " وَ")
    return agreement == .alone ? spoken : beforeNoun(spoken)
  }

  /// A dual before its noun drops its ending: "مِئَتا دولار".
  private func beforeNoun(_ words: String) -> String {
    Self.duals.contains { words.hasSuffix($0) } ? String(words.dropLast()) : words
  }

  /// So many thousands or millions, in the form that their number asks for.
  private func thousands(_ count: UInt64, of scale: Scale) -> String? {
    switch count {
    case 0: nil
    case 1: scale.noun.one
    case 2: scale.noun.form(.two)
    default:
      beforeNoun(lastGroup(count, false) ?? "") + " "
        + scale.noun.form(
          (3...10).contains(count % 100) ? .few : (11...99).contains(count % 100) ? .many : .other)
    }
  }

  private func lastGroup(_ number: UInt64, _ isFeminine: Bool) -> String? {
    guard number > 0 else { return nil }
    let hundreds = number < 100 ? nil : Self.hundreds[Int(number / 100) - 1]
    return [hundreds, tens(Int(number % 100), isFeminine)].compactMap { $0 }.joined(separator: " وَ")
  }

  private func tens(_ number: Int, _ isFeminine: Bool) -> String? {
    let ones = isFeminine ? Self.feminine : Self.masculine
    switch number {
    case 0: return nil
    case 1...10: return ones[number - 1]
    case 11...19:
      let ten = isFeminine ? "عَشْرَة" : "عَشَر"
      return (isFeminine ? Self.feminineTeens : Self.masculineTeens)[number - 11] + " " + ten
    default:
      let ten = Self.tens[number / 10 - 2]
      let one = number % 10 == 1 && isFeminine ? "إِحدى" : number % 10 == 0 ? nil : ones[number % 10 - 1]
      return one.map { $0 + " وَ" + ten } ?? ten
    }
  }
}

extension ArabicNumerals {
  private struct Scale {
    let value: UInt64
    let noun: Noun
  }

  private static let scales = [
    Scale(
      value: 1_000_000_000_000_000,
      noun: Noun(
        one: "كوادريليون", two: "كوادريليونان", few: "كوادريليونات", many: "كوادريليونًا", other: "كوادريليون")
    ),
    Scale(
      value: 1_000_000_000_000,
      noun: Noun(one: "تريليون", two: "تريليونان", few: "تريليونات", many: "تريليونًا", other: "تريليون")),
    Scale(
      value: 1_000_000_000,
      noun: Noun(one: "مِليار", two: "مِلياران", few: "مِليارات", many: "مِليارًا", other: "مِليار")),
    Scale(
      value: 1_000_000,
      noun: Noun(one: "مِليون", two: "مِليونان", few: "مَلايين", many: "مِليونًا", other: "مِليون")),
    Scale(
      value: 1000, noun: Noun(one: "أَلف", two: "أَلفان", few: "آلاف", many: "أَلفًا", other: "أَلف")),
  ]
  private static let duals = ["مِئَتان", "أَلفان", "مِليونان", "مِلياران", "تريليونان"]

  /// Behind masculine nouns, and alone.
  private static let masculine = words("واحِد اِثنان ثَلاثَة أَربَعَة خَمسَة سِتَّة سَبعَة ثَمانيَة تِسعَة عَشَرَة")
  private static let feminine = words("واحِدَة اِثنَتان ثَلاث أَربَع خَمس سِتّ سَبع ثَماني تِسع عَشْر")
  private static let masculineTeens = words("أَحَدَ اِثنا ثَلاثَةَ أَربَعَةَ خَمسَةَ سِتَّةَ سَبعَةَ ثَمانيَةَ تِسعَةَ")
  private static let feminineTeens = words("إِحدى اِثنَتا ثَلاثَ أَربَعَ خَمسَ سِتَّ سَبعَ ثَمانيَ تِسعَ")
  private static let tens = words("عِشرون ثَلاثون أَربَعون خَمسون سِتّون سَبعون ثَمانون تِسعون")
  private static let hundreds = words(
    "مِئَة مِئَتان ثَلاثُمِئَة أَربَعُمِئَة خَمسُمِئَة سِتُّمِئَة سَبعُمِئَة ثَمانيمِئَة تِسعُمِئَة")

  private static func words(_ list: String) -> [String] { list.split(separator: " ").map(String.init) }
}
