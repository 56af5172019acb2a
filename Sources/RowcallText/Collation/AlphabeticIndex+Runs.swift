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
          ? rest.upperBound : rest.partitionPoint { self.bucket(of: text($0)) == bucket }
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
