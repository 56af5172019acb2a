import Testing

@testable import RowcallValues

@Suite struct HeaderNameTests {
  @Test(arguments: [
    ("Fee (GBP)", "Fee"), ("Depth [m]", "Depth"), ("Kosten in Mrd. €", "Kosten"),
    ("Ventas en millones", "Ventas"),
    ("資本金（千円）", "資本金"), ("Share (%)", "Share"), ("Debt (USD billions)", "Debt"),
    ("Crowd (thousands)", "Crowd"),
  ])
  func aUnitAtTheEndIsLeftOut(header: String, name: String) {
    #expect(HeaderName.withoutUnit(header) == name)
  }

  @Test(arguments: [
    "Fee (old)", "Fee (USD, 2020)", "Born in Bonn", "Sales in 2019", "(kg)", "", "(", "in m", "Fee (GBP) net",
    "Share of homes in towns with children under eighteen years",
  ])
  func whateverElseAHeaderSaysStays(header: String) {
    #expect(HeaderName.withoutUnit(header) == header)
  }
}
