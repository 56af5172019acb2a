import CICU

/// The order of texts in a locale.
///
/// Keywords of the locale choose a variant: `de-u-co-phonebk` sorts ä as ae.
package struct Collator: Sendable {
  /// The locale.
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
