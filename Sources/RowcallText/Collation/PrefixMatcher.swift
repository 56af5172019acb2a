import CICU

/// Tells which texts begin with what somebody typed, by the letters of a locale.
///
/// Case, accents and the forms of kana make no difference where the locale says that they make none between letters: `e`
/// finds é, `あ` finds ア, ｱ and ぁ, `か` finds が; but in Swedish `a` does not find å. Letters that a locale takes together
/// are found as they are written, too, one after the other: in Czech both `c` and `ch` find Chata.
///
/// Who types a letter finds a text behind its quotation mark or other signs: `b` finds “Bern”.
///
/// Keep it for as long as somebody types: it holds on to the rules of its locale.
public struct PrefixMatcher: Sendable {
  private let locale: LocaleTag
  private let collators: HandlePool<LocaleTag>

  /// Creates the matcher of a locale; costs nothing until something is typed.
  public init(for locale: LocaleTag) {
    self.locale = locale
    collators = HandlePool(open: { rowcall_collator_open($0.identifier) }, close: rowcall_collator_close)
  }

  /// Whether a text begins with what was typed, as a function of the text; nothing begins with nothing, nor with signs
  /// that are no letters to the locale.
  public func beginning(with typed: String) -> (_ text: String) -> Bool {
    // No letter takes more than a few bytes, and typing ends somewhere.
    let letters = withLetters(of: typed, atMost: min(typed.utf8.count, 1 << 12) * 8) { Array($0) }
    guard let letters, !letters.isEmpty else { return { _ in false } }
    let count = typed.count
    // Cut off after as many characters, a text has letters of its own where the locale joins the last with what follows.
    let matches = { hasBeginning(letters, $0) || hasBeginning(letters, String($0.prefix(count))) }
    guard typed.first?.isWritten == true else { return matches }
    return { $0.first?.isWritten == false ? matches(String($0.drop { !$0.isWritten })) : matches($0) }
  }

  private func hasBeginning(_ letters: [UInt8], _ text: String) -> Bool {
    withLetters(of: text, atMost: letters.count) { $0.elementsEqual(letters) } ?? false
  }

  /// Lends the letters of a text as bytes that compare as letters do, so many bytes of them; nil where ICU has none.
  private func withLetters<Result>(
    of text: String, atMost capacity: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result? {
    collators.use(locale) { collator in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
        let written = text.withICUText {
          rowcall_collator_letters(collator, $0, $1, buffer.baseAddress, Int32(capacity))
        }
        return body(UnsafeBufferPointer(rebasing: buffer[..<max(0, Int(written))]))
      }
    }
  }
}

extension Character {
  /// Whether it is a letter or a digit, and not a sign or a blank.
  fileprivate var isWritten: Bool { isLetter || isNumber }
}
