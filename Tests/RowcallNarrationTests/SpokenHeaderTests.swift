import Testing

@testable import RowcallNarration

@Suite struct SpokenHeaderTests {
  @Test(arguments: [
    ("birth_year", "birth year"), ("shipTo", "ship to"), ("customerID", "customer ID"),
    ("PART_CODE", "part code"),
    ("UNIT_NO", "unit NO"), ("moons.count", "moons count"), ("items.0.label", "items 0 label"),
    ("owner.homeTown", "owner home town"), ("net_price (EUR)", "net price (EUR)"), ("_private_", "private"),
    ("homeURLPath", "home URLPath"),
  ])
  func programmersNamesBecomeWords(header: String, spoken: String) {
    #expect(SpokenHeader.words(header) == spoken)
  }

  @Test(arguments: [
    "iPhone", "McKay", "eBay", "MacDonald", "PlayStation", "Name", "PRICE", "No.", "U.S. sales", "e.g.",
    "St. Gallen",
    "example.com", "v1.2", "a.b", "Größe", "年.月", "___", "", " ", "Price (USD)", "km/h",
  ])
  func wordsAndNamesStay(header: String) {
    #expect(SpokenHeader.words(header) == header)
  }
}
