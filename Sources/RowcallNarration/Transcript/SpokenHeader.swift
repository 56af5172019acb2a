/// A header as it is spoken: names that programmers write become words.
///
/// The rules:
/// - Underscores are spaces: `year_release` is "year release".
/// - In a header without blanks, dots between words in small letters are spaces: `orbit.days`. Domains stay.
/// - A word that starts with two small letters is parted before its capitals, `streetAddress`, and an acronym among them
///   stays one: `customerID` is "customer ID". So `iPhone` and `McKay` are left alone.
/// - Where there were underscores and no small letters, words of four letters and more lose their capitals, which voices
///   spell: `ORDER_DATE`.
enum SpokenHeader {
  /// The header as words.
  static func words(_ header: String) -> String {
    let isShouted = header.contains("_") && !header.contains(where: \.isLowercase)
    return header.split(separator: " ", omittingEmptySubsequences: false).map { word in
      parts(of: word, isAlone: !header.contains(" ")).map { part in
        isShouted ? (part.count > 3 ? part.lowercased() : String(part)) : parted(part)
      }.joined(separator: " ")
    }.joined(separator: " ")
  }

  /// The stretches between underscores, and between the dots of a path.
  private static func parts(of word: Substring, isAlone: Bool) -> [Substring] {
    let parts: [Substring] = word.split(separator: "_")
    guard parts.contains(where: { $0.contains(where: \.isLetter) }) else { return [word] }
    return parts.flatMap { isAlone && isPath($0) ? $0.split(separator: ".") : [$0] }
  }

  private static func isPath(_ part: Substring) -> Bool {
    let steps: [Substring] = part.split(separator: ".", omittingEmptySubsequences: false)
    guard steps.count > 1, let last = steps.last, !domains.contains(String(last)) else { return false }
    return !steps[0].allSatisfy(\.isNumber) && steps.allSatisfy { isKey($0) || isIndex($0) }
  }

  private static func isKey(_ step: Substring) -> Bool {
    step.count > 1 && step.first?.isLowercase == true && step.prefix(2).allSatisfy(\.isLetter)
      && step.allSatisfy { $0.isLetter || $0.isNumber }
  }

  private static func isIndex(_ step: Substring) -> Bool { !step.isEmpty && step.allSatisfy(\.isNumber) }

  private static let domains: Set = ["com", "org", "net", "io", "js"]

  /// `streetAddress` as "street address".
  private static func parted(_ part: Substring) -> String {
    guard part.prefix(2).count == 2, part.prefix(2).allSatisfy(\.isLowercase) else { return String(part) }
    var words: [String] = [""]
    var previous: Character = "a"
    for character in part {
      if character.isUppercase, !previous.isUppercase { words.append("") }
      words[words.count - 1].append(character)
      previous = character
    }
    return words.map { isAcronym($0) ? $0 : $0.lowercased() }.joined(separator: " ")
  }

  private static func isAcronym(_ word: String) -> Bool {
    word.count > 1 && word.dropFirst().contains(where: \.isUppercase)
  }
}
