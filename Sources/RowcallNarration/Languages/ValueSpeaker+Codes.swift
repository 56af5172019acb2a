import RowcallLanguages
import RowcallModel

extension ValueSpeaker {
  private var codes: CodeWords { grammar.codes }

  /// A code: digits one by one, letters as they are, separators as pauses; the dots of a version are spoken.
  func identifier(_ code: String) -> String {
    let groups = CodeGroup.groups(of: code)
    if CodeGroup.isVersion(code) { return dotted(groups) }
    return joined(groups.map { group in spelled(group) }, groups)
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
    group.isDigits ? spaced(group.text) : group.text
  }

  /// Digits pause before what follows; letters run on.
  private func joined(_ words: [String], _ groups: [CodeGroup]) -> String {
    var text = ""
    for (index, word) in words.enumerated() {
      if index > 0 { text += groups[index].follows || !groups[index - 1].isDigits ? " " : codes.pause }
      text += word
    }
    return text
  }
}
