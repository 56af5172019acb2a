import RowcallImport

/// What a save will do because of one changed or deleted row, beside what was asked for.
package struct SaveForecast {
  /// The tables in which rows will be deleted or changed with it; its own one, too.
  package var touched: [TouchedTable] = []
  /// Whether other rows may go with a deleted one, but nobody had the time to find out which.
  package var isUnknown = false
  /// Why the database will refuse the row; nil where it will not.
  package var refusal: EditError?
}

extension DatabaseStore {
  func forecast(ofRow row: Int, in rows: EditedRows) -> SaveForecast? {
    let wasKnown = known[row]
    // What another program changed in the row is still to be noticed when the row is changed.
    defer { known[row] = wasKnown }
    guard (try? notice(row)) != nil else { return nil }
    let all = changes(in: rows)
    guard let own = all.rows.first(where: { $0.id == row }) else { return nil }
    let start = ContinuousClock.now
    let (saved, refusal) = rehearse([own], of: all, within: Self.time)
    var forecast = SaveForecast(touched: saved?.others ?? [], refusal: refusal)
    forecast.isUnknown = saved == nil && refusal == nil && own.change == .delete && table.hasRules
    if let count = saved?.deleted.count, count > 0 {
      forecast.touched.append(TouchedTable(name: table.schema.name, deleted: count))
    }
    guard all.rows.count > 1 else { return forecast }
    // Another change may make room for this one, or take it.
    let timeLeft = Self.time - Int(start.duration(to: .now) / .milliseconds(1))
    let areMany = all.rows.count > Self.mostTogether
    let (allSaved, error) =
      areMany || timeLeft <= 0 ? (nil, nil) : rehearse(all.rows, of: all, within: timeLeft)
    if case .constraint(_, own.name, own.place, _, _)? = error {
      forecast.refusal = error
    } else if allSaved != nil || forecast.refusal?.dependsOnOtherRows ?? false {
      // It alone would be refused, so that nobody knows what goes with it.
      forecast.isUnknown = forecast.isUnknown || refusal != nil && own.change == .delete
      forecast.refusal = nil
    }
    return forecast
  }

  /// How long other programs may be kept from writing, in milliseconds.
  private static let time = 200
  /// More changed rows are not tried out together after each change.
  private static let mostTogether = 50

  /// What some of the changes would do when they are saved, or why they would be refused; nil for both where nobody knows.
  private func rehearse(_ rows: [DatabaseChanges.Row], of all: DatabaseChanges, within time: Int) -> (
    DatabaseChanges.Saved?, EditError?
  ) {
    let changes = DatabaseChanges(oldColumns: all.oldColumns, newColumns: all.newColumns, rows: rows)
    do { return (try table.rehearse(changes, named: path, within: time), nil) } catch {
      return (nil, error as? EditError)
    }
  }
}

extension EditError {
  /// Whether a change of another row may lift it.
  fileprivate var dependsOnOtherRows: Bool {
    guard case .constraint(_, _, _, _, let rule) = self else { return false }
    switch rule {
    case .notNull, .wholeNumber, .check: return false
    case .unique, .missingRow, .referredTo, .ignored, .refused, .other: return true
    }
  }
}
