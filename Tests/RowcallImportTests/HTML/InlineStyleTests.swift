import Testing

@testable import RowcallImport

@Suite struct InlineStyleTests {
  @Test(arguments: [
    ("display:none", true), ("color:red; DISPLAY : none ;", true), ("display:none !important", true),
    ("display:none;display:block", false), ("display:nonesuch", false), ("", false), ("display", false),
    (":none", false),
  ])
  func displayNoneIsFound(style: String, isFound: Bool) {
    #expect((InlineStyle(style).isDisplayNone ?? false) == isFound)
  }

  @Test(
    arguments: [
      ("visibility:hidden", true), ("visibility: collapse", true), ("visibility:visible", false),
      ("color:red", nil),
      ("visibility:hidden;visibility:visible", false),
    ] as [(String, Bool?)])
  func visibilityIsFound(style: String, isInvisible: Bool?) {
    #expect(InlineStyle(style).isInvisible == isInvisible)
  }
}
