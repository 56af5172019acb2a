import Testing

@testable import RowcallValues

@Suite struct ChunkTests {
  private func isAddress(_ text: String) -> Bool { Chunk(at: Cursor(Array(text.utf8))).isAddress }

  @Test(arguments: [
    "https://example.org/7", "www.example7.org", "a7@example.org", "/var/log7", "src/main/v7", "D:\\x7",
    "a_7", "list7.csv,",
  ])
  func addresses(text: String) {
    #expect(isAddress(text))
  }

  @Test(arguments: ["12/Mar/2020", "5@each", "7.5kg", "and/or", "p.7", "1,5"])
  func otherChunks(text: String) {
    #expect(!isAddress(text))
  }
}
