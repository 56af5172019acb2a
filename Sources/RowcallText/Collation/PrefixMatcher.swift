import CICU

/// Tells which texts begin with what somebody typed, by the letters of a locale.
///
/// Case, accents and the forms of kana make no difference where the locale says that they make none between letters: `e`
/// finds é, `あ` finds ア, ｱ and ぁ, `か` finds が; but in Swedish `a` does not find å.
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
    let letters = letters(of: typed)
    if letters.isEmpty { return { _ in false } }
    return { self.letters(of: $0, atMost: letters.count) == letters }
  }

  /// The letters of a text as bytes that compare as letters do.
  ///
  /// - Parameter limit: how many bytes are of interest; nil for all.
  private func letters(of text: String, atMost limit: Int? = nil) -> [UInt8] {
    // No letter takes more than a few bytes, and typing ends somewhere.
    let capacity = limit ?? min(text.utf8.count, 1 << 12) * 8
    let letters = collators.use(locale) { collator in
      [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        let written = text.withICUText {
          rowcall_collator_letters(collator, $0, $1, buffer.baseAddress, Int32(capacity))
        }
        count = Int(max(0, written))
      }
    }
    return letters ?? []
  }
}
