import Testing

@testable import RowcallText

@Suite struct MemoTests {
  @Test func aResultIsMadeOnce() {
    let memo = Memo<String, Int>()
    #expect(memo("a") { 1 } == 1)
    #expect(memo("a") { 2 } == 1)
    #expect(memo("b") { 3 } == 3)
  }

  @Test func aFullMemoStartsAfresh() {
    let memo = Memo<Int, Int>(limit: 2)
    for key in 0..<3 { #expect(memo(key) { key } == key) }
    #expect(memo(0) { 9 } == 9)
    #expect(memo(2) { 9 } == 2)
  }
}
