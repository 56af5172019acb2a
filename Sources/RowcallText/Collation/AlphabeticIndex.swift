import CICU

/// The buckets into which a locale puts texts by how they begin: A to Z in English, kana rows in Japanese.
package struct AlphabeticIndex: Sendable {
  /// One bucket.
  package struct Bucket: Hashable, Sendable {
    /// Its label; "…" for the buckets of the rest.
    package var label: String
    /// What it holds.
    package var kind: Kind

    /// Creates a bucket.
    package init(label: String, kind: Kind) {
      self.label = label
      self.kind = kind
    }
  }

  /// What a bucket holds.
  package enum Kind: Int32, Hashable, Sendable {
    /// Texts that begin with its label.
    case letter = 0
    /// Texts before the first label: signs, digits, nothing at all.
    case underflow = 1
    /// Texts of scripts between two that have labels.
    case inflow = 2
    /// Texts of scripts after the last label.
    case overflow = 3
  }

  /// All buckets, in order: the underflow first, the overflow last.
  package let buckets: [Bucket]
  /// Of ICU's immutable kind, which any number of threads may ask at a time.
  private let index: ICUHandle?

  /// Creates the index of a locale.
  ///
  /// - Parameters:
  ///   - locale: keywords choose a variant: `zh-u-co-stroke` counts strokes.
  ///   - hasEnglishLabels: whether A to Z are added where the locale has none.
  package init(for locale: LocaleTag, hasEnglishLabels: Bool = false) {
    let index = ICUHandle(
      rowcall_index_open(locale.identifier, hasEnglishLabels), close: rowcall_index_close)
    self.index = index
    buckets = index.map { Self.buckets(of: $0.pointer) } ?? [Bucket(label: "…", kind: .overflow)]
  }

  private static func buckets(of index: OpaquePointer) -> [Bucket] {
    (0..<rowcall_index_count(index)).map { number in
      Bucket(
        label: icuText { rowcall_index_label(index, number, $0, $1) } ?? "…",
        kind: Kind(rawValue: rowcall_index_kind(index, number)) ?? .letter)
    }
  }

  /// The number of the bucket of a text, counted from zero.
  package func bucket(of text: String) -> Int {
    guard let index else { return 0 }
    return Int(max(0, text.withICUText { rowcall_index_bucket(index.pointer, $0, $1) }))
  }
}
