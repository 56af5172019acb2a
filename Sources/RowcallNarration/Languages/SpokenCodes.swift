import RowcallLanguages
import RowcallModel

extension ValueSpeaker {
  private var codes: CodeWords { grammar.codes }

  /// A code: digits one by one, letters as they are, separators as pauses; the dots of a version and signs that do not only
  /// separate are spoken.
  func identifier(_ code: String) -> String {
    if CodeGroup.isVersion(code) { return dotted(CodeGroup.groups(of: code)) }
    let groups = CodeGroup.groups(of: code, withSigns: true)
    let isHexadecimal = CodeGroup.isHexadecimal(code)
    let words = groups.indices.map { index in
      let isApart = isHexadecimal || CodeGroup.isLetters(at: index, besideDigitsIn: groups)
      return isApart && !groups[index].isDigits
        ? groups[index].text.map(String.init).joined(separator: "-") : spelled(groups[index])
    }
    return joined(words, groups, pausesAlways: isHexadecimal)
  }

  /// A telephone number: digits one by one, groups parted by pauses.
  func telephone(_ number: String) -> String {
    let groups = CodeGroup.groups(of: number)
    let hasCountry = number.first == "+"
    if CodeGroup.isNetworkAddress(number) { return dotted(groups) }
    guard codes.lastGroupIsExtension, let last = groups.last, CodeGroup.endsWithExtension(groups, hasCountry)
    else {
      return joined(spoken(groups, hasCountry), groups)
    }
    let main = Array(groups.dropLast())
    let suffix = phrases.text(.telephoneExtension, ["number": spelled(last)])
    return joined(spoken(main, hasCountry), main) + codes.pause + suffix
  }

  private func dotted(_ groups: [CodeGroup]) -> String {
    groups.map { group in spelled(group) }.joined(separator: " \(codes.dot) ")
  }

  private func spoken(_ groups: [CodeGroup], _ hasCountry: Bool) -> [String] {
    groups.enumerated().map { index, group in
      if index == 0, hasCountry { return phrases.text(.positive, ["number": countryCode(group)]) }
      // "1-800" is "one, eight hundred".
      if index > 0, group.isHundreds, let number = UInt64(group.text) { return whole(number) }
      return spelled(group)
    }
  }

  private func countryCode(_ group: CodeGroup) -> String {
    guard group.text.count <= codes.countryCodeDigits, let number = UInt64(group.text) else {
      return spelled(group)
    }
    return whole(number)
  }

  private func spelled(_ group: CodeGroup) -> String {
    group.isDigits ? spaced(group.text) : group.text == "." ? codes.dot : group.text
  }

  /// Digits pause before what follows; letters and a point run on.
  ///
  /// - Parameter pausesAlways: whether letters pause, too.
  private func joined(_ words: [String], _ groups: [CodeGroup], pausesAlways: Bool = false) -> String {
    var text = ""
    for (index, word) in words.enumerated() {
      let runsOn =
        groups[index].follows || groups[index].text == "."
        || index > 0 && !groups[index - 1].isDigits && !pausesAlways
      if index > 0 { text += runsOn ? " " : codes.pause }
      text += word
    }
    return text
  }
}

/// A stretch of digits, of letters or of signs in a code.
struct CodeGroup: Hashable {
  /// The digits or letters.
  var text: String
  /// Whether it holds digits.
  var isDigits: Bool
  /// Whether it follows the group before it without a separator: the 12 of `B12`.
  var follows: Bool

  /// Whether this is 800, 900 and their like.
  var isHundreds: Bool { isDigits && text.count == 3 && text.hasSuffix("00") && text != "000" }

  /// The groups of a code; whatever is neither letter nor digit parts them.
  ///
  /// - Parameter hasSigns: whether signs are a group of their own where they do more: at the code's ends, several
  ///   in a row, `+`, `#` and `*` anywhere, and a point between digits.
  static func groups(of code: String, withSigns hasSigns: Bool = false) -> [CodeGroup] {
    var groups: [CodeGroup] = []
    var signs = ""
    for character in code {
      let isDigit = character.isWholeNumber
      guard isDigit || character.isLetter else {
        signs.append(character)
        continue
      }
      let isPoint = signs == "." && isDigit && groups.last?.isDigits == true
      if hasSigns,
        groups.isEmpty ? !signs.isEmpty : signs.count > 1 || isPoint || ["+", "#", "*"].contains(signs)
      {
        groups.append(CodeGroup(text: signs, isDigits: false, follows: false))
      }
      if signs.isEmpty, let last = groups.indices.last, groups[last].isDigits == isDigit {
        groups[last].text.append(character)
      } else {
        let follows = signs.isEmpty && !groups.isEmpty
        groups.append(CodeGroup(text: String(character), isDigits: isDigit, follows: follows))
      }
      signs = ""
    }
    if hasSigns, !signs.isEmpty { groups.append(CodeGroup(text: signs, isDigits: false, follows: false)) }
    return groups
  }

  /// Whether a code is a long hexadecimal number, as UUIDs are, of whose letters none is a word.
  static func isHexadecimal(_ code: String) -> Bool {
    guard code.utf8.count > 7, code.contains(where: \.isLetter), code.contains(where: \.isWholeNumber) else {
      return false
    }
    return code.allSatisfy { $0.isHexDigit || $0 == "-" }
  }

  /// Whether a group is a few letters beside digits, or more in which capitals and small letters change, so that voices would
  /// make a word of what is none: `AFF12`, `4sefcAAA`.
  static func isLetters(at index: Int, besideDigitsIn groups: [CodeGroup]) -> Bool {
    let group = groups[index]
    guard group.text.allSatisfy(\.isLetter) else { return false }
    let isBeside = group.follows || index + 1 < groups.count && groups[index + 1].follows
    let isMixed =
      group.text.dropFirst().contains(where: \.isUppercase) && group.text.contains(where: \.isLowercase)
    return isBeside && (group.text.count < 4 || isMixed)
  }

  /// Whether a code is four numbers of up to three digits with dots between them.
  static func isNetworkAddress(_ code: String) -> Bool {
    let parts = code.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4
      && parts.allSatisfy { (1...3).contains($0.count) && $0.allSatisfy(\.isWholeNumber) }
  }

  /// Whether a code is three or more short numbers with dots between them, as versions and network addresses are.
  static func isVersion(_ code: String) -> Bool {
    let parts = code.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count >= 3
      && parts.allSatisfy { (1...3).contains($0.count) && $0.allSatisfy(\.isWholeNumber) }
  }

  /// Whether a group is after the four digits that end a complete number.
  static func endsWithExtension(_ groups: [CodeGroup], _ hasCountry: Bool) -> Bool {
    let own = groups.dropFirst(hasCountry ? 1 : 0).map(\.text.count)
    return own.count == 4 && own[2] == 4 && own[0] == 3
  }
}
