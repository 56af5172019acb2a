/// The selected rows, kept by section, so that an update touches only those of the sections it touches.
struct RowSelection {
  private var rows: [Int: Set<Int>] = [:]

  /// The selected rows in order.
  var places: [RowPlace] {
    rows.keys.sorted().flatMap { section in
      (rows[section] ?? []).sorted().map { RowPlace(section: section, row: $0) }
    }
  }

  var isEmpty: Bool { rows.isEmpty }

  func contains(_ place: RowPlace) -> Bool { rows[place.section]?.contains(place.row) ?? false }

  mutating func insert(_ place: RowPlace) { rows[place.section, default: []].insert(place.row) }

  mutating func remove(_ place: RowPlace) {
    rows[place.section]?.remove(place.row)
    if rows[place.section]?.isEmpty == true { rows[place.section] = nil }
  }

  mutating func removeAll() { rows = [:] }
}

extension RowSelection {
  /// Takes the selected rows along to where they are after an update; rows that went or were reloaded are deselected.
  mutating func follow(_ plan: UpdatePlan) {
    var followed = RowSelection()
    for (section, selected) in rows {
      if let new = plan.newSection(of: section), plan.rows.touched[new] == nil {
        followed.rows[new] = selected
      } else {
        for row in selected { followed.follow(RowPlace(section: section, row: row), plan) }
      }
    }
    self = followed
  }

  private mutating func follow(_ place: RowPlace, _ plan: UpdatePlan) {
    if !plan.isReloaded(place), let new = plan.newPlace(of: place) { insert(new) }
  }
}
