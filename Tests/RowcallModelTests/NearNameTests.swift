import Testing

@testable import RowcallModel

@Suite struct NearNameTests {
  @Test(arguments: [
    ("Prise", "Price"), ("prcie", "Price"), ("PRICE", "Price"), ("quantty", "Quantity"), ("Chnage", "Change"),
  ])
  func aSlipOfTheFingersIsForgiven(written: String, meant: String) {
    #expect(NearName.closest(to: written, in: ["Company", "Price", "Quantity", "Change"]) == meant)
  }

  @Test(arguments: ["", "zzz", "Colour", "P"])
  func suggestsNothingForAnUnrelatedName(_ written: String) {
    #expect(NearName.closest(to: written, in: ["Company", "Price"]) == nil)
  }

  @Test func nearestComesFirstAndEqualsKeepTheirOrder() {
    let names = ["stack", "stock", "stick", "socks"]
    #expect(NearName.nearest(to: "stok", in: names, limit: 2) == ["stock"])
    #expect(NearName.nearest(to: "stuck", in: names) == ["stack", "stock", "stick"])
  }

  @Test(arguments: [
    ("abcd", "abcd", 0), ("abcd", "abdc", 1), ("abcd", "abc", 1), ("abcd", "xbcd", 1), ("", "ab", 2),
    ("ca", "abc", 3),
  ])
  func neighboursThatSwappedAreOneSlip(first: String, second: String, distance: Int) {
    #expect(NearName.distance(Array(first), Array(second), bound: 4) == distance)
  }

  @Test func beyondTheBoundThereIsNoDistance() {
    #expect(NearName.distance(Array("abcdef"), Array("uvwxyz"), bound: 2) == nil)
  }

  @Test func veryLongNamesAreCut() {
    let long = String(repeating: "a", count: 100_000)
    #expect(NearName.closest(to: long, in: [long + "b"]) == long + "b")
  }
}
