import RowcallModel
import RowcallText

/// How a row is shortened.
struct RowShape: Hashable, Sendable {
  /// Whether texts are cut to fewer words.
  var hasShortTexts = false
  /// So many cells are said at most, the naming ones first; the others are counted: "and 5 more".
  var cellCount = Int.max
  /// So many cells that would be said come before the first one that is.
  var firstCell = 0
}

/// How much time a listener has for a row.
///
/// A row that takes longer is shortened in this order: its texts are cut to fewer words; then the last cells are left out
/// and their number is said. The cells that name the row are always said.
package struct RowTime: Sendable {
  private let seconds: Double
  private let cost: ListeningCost
  private let nameCount: Int

  /// - Parameters:
  ///   - seconds: the time for a row.
  ///   - rate: words per minute.
  ///   - plan: the plan of the rows.
  package init(seconds: Int, rate: Int, locale: LocaleTag, plan: RowPlan) {
    // Costs are those at the default rate.
    self.seconds = Double(seconds) * Double(rate) / Double(Self.usualRate)
    cost = ListeningCost(locale: locale)
    nameCount = max(1, plan.cells.count(where: \.namesRow))
  }

  /// The words per minute for which ``ListeningCost`` was measured.
  private static let usualRate = 175

  /// How a row is shortened so that there is time for it; nil for not at all.
  ///
  /// - Parameters:
  ///   - row: zero-based within the batch.
  ///   - walk: speaks the row.
  func shape(ofRow row: Int, of batch: RowBatch, in walk: inout RowWalk<some RowCells>) -> RowShape? {
    // A row is tried several times, and counted once.
    let (misfits, saidOnce) = (walk.misfits, walk.saidOnce)
    defer { (walk.misfits, walk.saidOnce) = (misfits, saidOnce) }
    var shape = RowShape()
    if fits(row, of: batch, as: shape, in: &walk) { return nil }
    shape.hasShortTexts = true
    if fits(row, of: batch, as: shape, in: &walk) { return shape }
    // The most cells for which there is time.
    var (least, most) = (nameCount, max(nameCount, walk.saidCount - 1))
    while least < most {
      shape.cellCount = (least + most + 1) / 2
      if fits(row, of: batch, as: shape, in: &walk) {
        least = shape.cellCount
      } else {
        most = shape.cellCount - 1
      }
    }
    shape.cellCount = least
    return shape
  }

  private func fits(
    _ row: Int, of batch: RowBatch, as shape: RowShape, in walk: inout RowWalk<some RowCells>
  ) -> Bool {
    var output = ByteBuffer()
    walk.append(row: row, of: batch, as: shape, to: &output)
    return cost.seconds(output.text()) <= seconds
  }
}

extension Verbosity {
  /// So many words of a text are said where time is short.
  private static let fewWords = 10

  /// The same with texts of few words and without whole addresses, for rows that take too long.
  var withShortTexts: Verbosity {
    var verbosity = self
    verbosity.textLimit = min(textLimit ?? Self.fewWords, Self.fewWords)
    verbosity.links = .site
    return verbosity
  }
}
