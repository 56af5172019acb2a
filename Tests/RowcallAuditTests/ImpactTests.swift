import RowcallAudit
import Testing

@Suite struct ImpactTests {
  @Test func costsAreOrdered() {
    #expect(Impact.allCases.sorted() == [.minor, .moderate, .serious, .critical])
  }
}
