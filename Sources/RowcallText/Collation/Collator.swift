import CICU

/// The order of texts in a locale.
///
/// Keywords of the locale choose a variant: `de-u-co-phonebk` sorts ä as ae.
package struct Collator: Sendable {
  package let locale: LocaleTag
  private let collators: HandlePool<LocaleTag>

  /// Creates the order of a locale; costs nothing until texts are compared.
  package init(for locale: LocaleTag) {
    self.locale = locale
    collators = HandlePool(open: { rowcall_collator_open($0.identifier) }, close: rowcall_collator_close)
  }

  /// Whether the first text comes before the second; false for two that the locale holds equal.
  package func precedes(_ first: String, _ second: String) -> Bool {
    let order = collators.use(locale) { collator in
      first.withICUText { first, length in
        second.withICUText { rowcall_collator_compare(collator, first, length, $0, $1) }
      }
    }
    return (order ?? 0) < 0
  }

  /// The sort key of a text, whose bytes compare as texts do and of which only the last one is zero; a zero alone for a text that
  /// ICU cannot read.
  package func key(of text: String) -> [UInt8] {
    let key: [UInt8]? = collators.use(locale) { collator in
      text.withICUText { text, length in
        var capacity = 64
        while true {
          var needed: Int32 = 0
          let key = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            needed = rowcall_collator_key(collator, text, length, buffer.baseAddress, Int32(capacity))
            count = Int(min(max(needed, 0), Int32(capacity)))
          }
          guard needed > capacity else { return needed > 0 ? key : nil }
          capacity = Int(needed)
        }
      }
    }
    return key ?? [0]
  }

  /// Sorts many objects at once by a text of each, and lends the result for as long as `body` runs.
  ///
  /// Each text is asked for once, and its key made once.
  package func withSorted<Object, Result>(
    _ objects: [Object], by text: (Object) -> String, _ body: (SortedTexts) -> Result
  ) -> Result {
    let result: Result? = collators.use(locale) { collator in
      guard let order = rowcall_order_open(collator, Int64(objects.count)) else { return nil }
      defer { rowcall_order_close(order) }
      for object in objects {
        guard text(object).withICUText({ rowcall_order_add(order, $0, $1) }) else { return nil }
      }
      return body(SortedTexts(order, count: objects.count))
    }
    return result ?? body(SortedTexts(unsorted: objects.count))
  }
}

extension String {
  /// Lends the text as the shim takes it: UTF-8 and its length in bytes.
  ///
  /// What follows after the first 16 MiB decides nothing.
  func withICUText<Result>(_ body: (UnsafePointer<CChar>?, Int32) -> Result) -> Result {
    var text = self
    return text.withUTF8 { bytes in
      let length = Int32(min(bytes.count, 1 << 24))
      return bytes.withMemoryRebound(to: CChar.self) { body($0.baseAddress, length) }
    }
  }
}

/// Many texts in a locale's order.
package struct SortedTexts {
  /// Where each text stood before, in order; texts that the locale holds equal stay as they were.
  package let positions: [Int]
  private let order: OpaquePointer?

  init(_ order: OpaquePointer, count: Int) {
    self.order = order
    positions = Array(unsafeUninitializedCapacity: count) { buffer, initialized in
      buffer.withMemoryRebound(to: Int64.self) { rowcall_order_sort(order, $0.baseAddress) }
      initialized = count
    }
  }

  /// The texts as they are: for an ICU that came without its data.
  init(unsorted count: Int) {
    order = nil
    positions = Array(0..<count)
  }

  /// How many of them come before all texts that begin with these letters, in whatever case and with whatever accents.
  package func count(before letters: String) -> Int {
    guard let order else { return 0 }
    return letters.withICUText { Int(rowcall_order_count_before(order, $0, $1)) }
  }
}

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
