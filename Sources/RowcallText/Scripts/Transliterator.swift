import CICU

/// Rewrites text in another script by one of ICU's transforms.
///
/// Making one is slow (`Any-Latin` takes 80 ms): make it when the first text needs it, and keep it.
package struct Transliterator: Sendable {
  /// The ICU identifier: `Han-Latin`, `Katakana-Hiragana`.
  package let identifier: String
  private let transforms: HandlePool<String>

  /// Creates a transliterator; throws `TextError.unknownTransform` for one that ICU does not have.
  package init(_ identifier: String) throws(TextError) {
    self.identifier = identifier
    transforms = HandlePool(open: { rowcall_transliterator_open($0) }, close: rowcall_transliterator_close)
    guard transforms.use(identifier, { _ in true }) == true else { throw .unknownTransform(identifier) }
  }

  /// The text in the other script.
  package func apply(to text: String) -> String {
    transforms.use(identifier) { transform in
      icuText { rowcall_transliterator_apply(transform, text, Int32(text.utf8.count), $0, $1) }
    } ?? text
  }
}
