@testable import Rowcall
import Testing

@Suite struct SortedKeysTests {
  /// With little memory, runs of keys wait in a file.
  @Test(arguments: [1 << 20, 300, 20])
  func numbersAndTextsAreInOrderWhateverMemoryThereIs(mostBytes: Int) {
    let numbers = (0..<500).map { UInt64($0 * 7919 % 97) << 50 }
    var keys = SortedKeys(mostBytes: mostBytes)
    for (row, number) in numbers.enumerated() { keys.add(number, row: UInt32(row)) }
    #expect(
      rows(&keys) == numbers.indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) }.map { UInt32($0) })

    for end: UInt8 in [0, 0xFF] {
      let texts = (0..<500).map { "text \($0 * 31 % 83)" + String(repeating: "x", count: $0 % 5) }
      let bytes = texts.map { $0.utf8.map { end == 0 ? $0 : ~$0 } + [end] }
      var keys = SortedKeys(end: end, mostBytes: mostBytes)
      for (row, key) in bytes.enumerated() { keys.add(key, row: UInt32(row)) }
      let expected = texts.indices.sorted { one, other in
        texts[one] == texts[other] ? one < other : (texts[one] < texts[other]) == (end == 0)
      }
      #expect(keys.count == texts.count && rows(&keys) == expected.map { UInt32($0) })
    }
  }

  private func rows(_ keys: inout SortedKeys) -> [UInt32] {
    var rows: [UInt32] = []
    keys.forEach { rows.append($0) }
    return rows
  }
}
