import CICU

/// The buckets into which a locale puts texts by how they begin: A to Z in English, kana rows in Japanese.
package struct AlphabeticIndex: Sendable {
  package struct Bucket: Hashable, Sendable {
    /// Its label; "…" for the buckets of the rest.
    package var label: String
    /// What it holds.
    package var kind: Kind

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

  /// A stretch of sorted texts in one bucket.
  package struct Run {
    package var bucket: Int
    /// Where they are among the sorted texts.
    package var range: Range<Int>
  }

  /// Cuts sorted texts into runs, in order.
  ///
  /// Between the places of two labels the texts of a bucket stand together, so that looking at the ends of such a stretch
  /// and halving it asks for few of them. A bucket as a whole may be in several places: Chinese names under L by pinyin
  /// stand far from Latin names under L.
  ///
  /// - Parameter text: the text at a place in the order.
  package func runs(of sorted: SortedTexts, text: (Int) -> String) -> [Run] {
    var runs: [Run] = []
    for stretch in stretches(of: sorted) {
      var rest = stretch
      while let first = rest.first, let last = rest.last {
        let bucket = bucket(of: text(first))
        let end =
          self.bucket(of: text(last)) == bucket
          ? rest.upperBound : rest.partitionPoint { self.bucket(of: text($0)) != bucket }
        runs.append(Run(bucket: bucket, range: first..<end))
        rest = end..<rest.upperBound
      }
    }
    return runs
  }

  /// The stretches between the places of the labels.
  private func stretches(of sorted: SortedTexts) -> [Range<Int>] {
    let labels = buckets.lazy.filter { $0.kind == .letter }.map(\.label)
    let bounds = [0] + Set(labels.map(sorted.count(before:))).sorted() + [sorted.positions.count]
    return zip(bounds, bounds.dropFirst()).map { $0..<$1 }
  }
}
