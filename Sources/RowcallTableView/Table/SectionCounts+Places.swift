extension SectionCounts {
  /// The places of the rows at some positions over all sections, found as they are wanted.
  func places(in positions: Range<Int>) -> some Sequence<RowPlace> {
    let stretch = 256
    return stride(from: positions.lowerBound, to: positions.upperBound, by: stretch).lazy.flatMap { start in
      places(from: start, count: min(stretch, positions.upperBound - start))
    }
  }

  /// The places of up to so many rows, from a position over all sections on.
  func places(from position: Int, count: Int) -> [RowPlace] {
    guard count > 0, var place = place(at: position) else { return [] }
    var places = [place]
    while places.count < min(count, total - position) {
      place.row += 1
      // Looked up, not walked to: there may be any number of empty sections in between.
      if place.row >= self[place.section], let next = self.place(at: position + places.count) { place = next }
      places.append(place)
    }
    return places
  }
}
