import RowcallUIKit
import Testing

@Suite struct DrivingErrorTests {
  static let sentences: [(DrivingError, String)] = [
    (.noTable(screen: "Help"), "\"Help\" shows no table; open a screen that has one first"),
    (
      .noRow("Milk", inSight: ["Bread", "Tea, green"]),
      "no row in sight shows \"Milk\"; in sight: \"Bread\", \"Tea, green\""
    ),
    (.noRow("Milk", inSight: []), "no row in sight shows \"Milk\"; in sight: nothing"),
    (
      .nothingCalled("Save", among: ["Cancel"], .alert),
      "nothing in the alert is called \"Save\"; there: \"Cancel\""
    ),
    (.disabled("Done", .bars), "\"Done\" in the bars cannot be used now"),
    (.noAlert(screen: ""), "no question is open over a screen without a title"),
    (
      .tooFewFields(alert: "Sign in", fields: 1, texts: 2),
      "2 texts for the 1 fields of \"Sign in\"; give at most 1"
    ),
    (.noWayBack(screen: "Home"), "\"Home\" is the first screen; there is no way back"),
    (
      .nothingToRefresh(screen: "News"),
      "\"News\" has nothing to pull down, or is being reloaded already"
    ),
    (.noMenu("[0, 2]"), "the row [0, 2] has no menu; the delegate gives none, or an empty one"),
    (.noSearch(screen: "News"), "\"News\" has no search"),
    (.questionOpen("Delete?"), "the question \"Delete?\" is open; choose one of its actions first"),
  ]

  @Test(arguments: sentences) func eachSaysWhatIsWrong(error: DrivingError, sentence: String) {
    #expect("\(error)" == sentence)
  }
}
