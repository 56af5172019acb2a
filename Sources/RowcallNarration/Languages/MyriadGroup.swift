/// Four digits of a number, as Japanese and Chinese count them: in myriads, where English counts in thousands.
struct MyriadGroup: Hashable {
  /// 0 to 9999.
  let value: Int
  /// 0 for the last four digits, 1 for 万, 2 for 億, and so on.
  let power: Int

  /// The group's digits from thousands to ones, leading zeros included.
  var digits: [Int] { [value / 1000, value / 100 % 10, value / 10 % 10, value % 10] }

  /// All groups of a number from the highest that is not zero down to the ones; empty for zero.
  static func groups(of number: UInt64) -> [MyriadGroup] {
    var groups: [MyriadGroup] = []
    var rest = number
    while rest > 0 {
      groups.append(MyriadGroup(value: Int(rest % 10_000), power: groups.count))
      rest /= 10_000
    }
    return groups.reversed()
  }
}
