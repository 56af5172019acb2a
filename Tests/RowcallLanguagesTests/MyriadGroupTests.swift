import Testing

@testable import RowcallLanguages

@Suite struct MyriadGroupTests {
  @Test func aNumberIsCutIntoFourDigitsFromItsEnd() {
    #expect(
      MyriadGroup.groups(of: 12_0000_0345) == [
        MyriadGroup(value: 12, power: 2), MyriadGroup(value: 0, power: 1), MyriadGroup(value: 345, power: 0),
      ])
    #expect(MyriadGroup.groups(of: 0).isEmpty)
  }

  @Test func aGroupHasItsLeadingZeros() {
    #expect(MyriadGroup(value: 345, power: 0).digits == [0, 3, 4, 5])
  }
}
