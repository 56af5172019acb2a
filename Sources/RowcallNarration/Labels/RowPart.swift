/// A piece of a row as the loops that write rows see it: literals as bytes, cells by their place among the plan's cells.
enum RowPart: Sendable {
  case literal([UInt8])
  case cell(Int)
  case segment([RowPart])

  /// The parts of a plan.
  ///
  /// - Parameter words: what becomes of a literal.
  static func parts(of plan: RowPlan, words: (String) -> String = { $0 }) -> [RowPart] {
    var count = 0
    return plan.parts.map { part($0, words, count: &count) }
  }

  private static func part(_ part: RowPlan.Part, _ words: (String) -> String, count: inout Int) -> RowPart {
    switch part {
    case .literal(let text): return .literal(Array(words(text).utf8))
    case .segment(let parts): return .segment(parts.map { Self.part($0, words, count: &count) })
    case .cell:
      count += 1
      return .cell(count - 1)
    }
  }
}
