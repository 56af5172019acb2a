extension SectionCounts {
  /// The places of up to so many rows, from a position over all sections on.
  func places(from position: Int, count: Int) -> [RowPlace] {
    guard count > 0, var place = place(at: position) else { return [] }
    var places = [place]
    while places.count < min(count, total - position) {
      place.row += 1
      while place.row >= self[place.section] { place = RowPlace(section: place.section + 1, row: 0) }
      places.append(place)
    }
    return places
  }
}
