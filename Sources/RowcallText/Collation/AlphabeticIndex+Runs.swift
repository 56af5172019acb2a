extension AlphabeticIndex {
  /// A stretch of sorted texts in one bucket.
  package struct Run {
    /// The bucket.
    package var bucket: Int
    /// Where they are among the sorted texts.
    package var range: Range<Int>
  }

  /// Cuts sorted texts into runs, in order.
  ///
  /// Texts of a bucket stand together, so looking at the ends of a stretch and halving it asks for few of them. A bucket
  /// may come twice (Chinese names under L by pinyin, Latin names under L much later), but not between two cuts.
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
          ? rest.upperBound : rest.partitionPoint { self.bucket(of: text($0)) == bucket }
        runs.append(Run(bucket: bucket, range: first..<end))
        rest = end..<rest.upperBound
      }
    }
    return runs
  }

  /// The stretches between the places where ICU may begin a bucket.
  private func stretches(of sorted: SortedTexts) -> [Range<Int>] {
    let cuts = Set(buckets.flatMap { starts(of: $0) }.map(sorted.count))
    let bounds = [0] + cuts.sorted() + [sorted.positions.count]
    return zip(bounds, bounds.dropFirst()).map { $0..<$1 }
  }

  /// What may begin a bucket: its label; a mark and the label, for those by pinyin, strokes or radicals; and what follows
  /// a label of several letters.
  private func starts(of bucket: Bucket) -> [String] {
    guard bucket.kind == .letter else { return [] }
    return [bucket.label, Self.indexMark + bucket.label, bucket.label + Self.highest]
  }

  /// U+FDD0, which collations put before the start of a bucket that is not the label itself.
  private static let indexMark = String(decoding: [0xFDD0], as: UTF16.self)
  /// U+FFFF, which comes after all letters.
  private static let highest = String(decoding: [0xFFFF], as: UTF16.self)
}

extension Range<Int> {
  /// The first place for which a condition that holds up to somewhere holds no more.
  fileprivate func partitionPoint(_ holds: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
