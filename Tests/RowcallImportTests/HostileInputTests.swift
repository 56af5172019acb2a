import Testing

@testable import RowcallImport

/// Whatever the bytes are, reading ends with rows or with an error.
@Suite struct HostileInputTests {
  private static let seeds = [
    "a,b\n1,\"x\"\"y\"\n\"z\nq\",3\r\n#c,d\r4,5\n",
    "[{\"a\":1,\"b\":{\"c\":\"\\u00e9\"}},{\"a\":[1,{\"d\":2}]}]",
    "{\"k\":\"v\"}\n{\"k\":-1.5e3}\n", "x\ty\n1\t\\N\n\"2\\\"\t3\n", "'p','q'\n'r, s','t'\n",
    "Größe;Preis\n1,5;2 €\n",
  ]

  @Test(arguments: 0..<400)
  func damagedTablesNeverTrap(seed: Int) {
    var random = SeededGenerator(state: UInt64(seed))
    var bytes = Array(Self.seeds[seed % Self.seeds.count].utf8)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let noise: [UInt8] = [
        0x22, 0x27, 0x5C, 0x0A, 0x0D, 0x2C, 0x00, 0xFF, 0xC3, 0x5B, 0x7B, 0x7D, 0x5D, 0x23, 0x09,
      ]
      switch Int.random(in: 0...2, using: &random) {
      case 0: bytes.insert(noise.randomElement(using: &random) ?? 0, at: place)
      case 1: bytes.removeSubrange(place..<min(bytes.count, place + 3))
      default: bytes.insert(contentsOf: bytes.prefix(place), at: place)
      }
    }
    let whole = Result { try read(bytes) }
    let pieces = Result { try read(bytes, chunkSize: 1) }
    #expect((try? whole.get()) == (try? pieces.get()))
  }
}
