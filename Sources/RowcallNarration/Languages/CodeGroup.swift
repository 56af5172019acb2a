/// A stretch of digits or of letters in a code.
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
  static func groups(of code: String) -> [CodeGroup] {
    var groups: [CodeGroup] = []
    var isTouching = false
    for character in code {
      let isDigit = character.isWholeNumber
      guard isDigit || character.isLetter else {
        isTouching = false
        continue
      }
      if isTouching, let last = groups.indices.last, groups[last].isDigits == isDigit {
        groups[last].text.append(character)
      } else {
        groups.append(CodeGroup(text: String(character), isDigits: isDigit, follows: isTouching))
      }
      isTouching = true
    }
    return groups
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
