import RowcallReadings
import Testing

/// An author's own readings.
struct ReadingListTests {
  @Test func aLineHasANameAndItsReading() throws {
    let text = "\u{FEFF}# our people\n東\tあずま\r\n\n  \n 新宿店 \t しんじゅくてん \n東\tあずま\n"
    let list = try ReadingList(parsing: Array(text.utf8), path: "names.tsv")
    #expect(list.count == 2)
    #expect(list["東"] == "あずま")
    #expect(list[" 新宿店"] == "しんじゅくてん")
    #expect(list["西"] == nil)
  }

  @Test func theSignOfAnIndexIsNoRemark() throws {
    let list = try ReadingList(parsing: Array("#\tnumbers\n# \tremark\n#\n".utf8), path: "names.tsv")
    #expect(list["#"] == "numbers")
    #expect(list.count == 1)
  }

  @Test func anEmptyFileIsAnEmptyList() throws {
    #expect(try ReadingList(parsing: [], path: "names.tsv").isEmpty)
  }

  @Test(arguments: [
    (
      "# list\n東 あずま\n",
      "names.tsv:2: found \"東 あずま\", expected a name, a tab and its reading; put the reading behind a tab"
    ),
    (
      "東\t \n",
      "names.tsv:1: found \"東\", expected a name, a tab and its reading; put the reading behind a tab"
    ),
    (
      "東\tあずま\tx\n",
      "names.tsv:1: found 3 parts between tabs, expected a name and its reading; take the others out"
    ),
    (
      "東\tあずま\n西\tにし\n東\tひがし\n",
      "names.tsv:3: found another reading of \"東\" than on line 1, expected one for each name; take one out"
    ),
    (
      "東\t" + String(repeating: "あ", count: 10_001),
      "names.tsv:1: found a text of 10001 characters, expected at most 10000; is a tab or line end missing?"
    ),
  ])
  func whatIsWrongIsToldWithItsLine(text: String, problem: String) {
    let error = #expect(throws: ReadingError.self) {
      try ReadingList(parsing: Array(text.utf8), path: "names.tsv")
    }
    #expect(error?.description == problem)
  }

  @Test func aListInAnotherEncodingIsDistinguished() {
    let error = #expect(throws: ReadingError.self) {
      try ReadingList(parsing: [0x41, 0x09, 0x42, 0x0A, 0x93, 0x8C, 0x09, 0x42], path: "names.tsv")
    }
    #expect(
      error?.description
        == "names.tsv:2: found bytes that are no UTF-8, expected a list in UTF-8; save it as UTF-8")
  }

  @Test func aListOfAnotherSizeThanANamesIsRefused() {
    let error = #expect(throws: ReadingError.self) {
      try ReadingList(parsing: Array(repeating: 0x0A, count: 64 << 20 | 1), path: "names.tsv")
    }
    #expect(
      error?.description
        == "names.tsv: found 67108865 bytes, expected at most 67108864; keep only the names of the table")
  }
}
