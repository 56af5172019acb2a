import Testing

@testable import RowcallImport

@Suite struct ByteFinderTests {
  @Test(arguments: 0..<100)
  func findsWhatALoopFinds(seed: Int) {
    var random = SeededGenerator(state: UInt64(seed))
    let needles: [UInt8] = [0x2C, 0x22, 0x0A, 0x0D, 0x5C]
    let alphabet = needles + [0x00, 0x2D, 0x80, 0xAC, 0xFF, 0x61]
    var bytes = (0..<seed).map { _ in alphabet.randomElement(using: &random) ?? 0 }
    let expected = bytes.indices.filter { needles.contains(bytes[$0]) } + [bytes.count]
    let found = bytes.withUnsafeMutableBufferPointer { text in
      var finder = ByteFinder(text, needles: needles, from: 0)
      return expected.map { _ in finder.next() }
    }
    #expect(found == expected)
  }
}
