import RowcallModel
import RowcallNarration
import Testing

@Suite struct LabelTemplateTests {
  @Test(arguments: [
    ("{Company}, {Price}, {Change}", "Apple Inc., $648.11, up 1.85%"),
    ("{company}: {PRICE (USD)}", "Apple Inc.: $648.11"),
    ("{#2} for {#1}", "$648.11 for Apple Inc."),
    ("{{{Company}}} {{}}", "{Apple Inc.} {}"),
    ("no column at all", "no column at all"),
    ("{Company:upper} {Company:lower}", "APPLE INC. apple inc."),
    ("{Company:5}", "Appl…"),
    ("{Company:10}", "Apple Inc."),
    ("{Price:plain} {Change:plain}", "648.11 +1.85%"),
    ("{Price:.0} {Price:.3} {Change:.1}", "$648 $648.110 up 1.9%"),
    ("{Change:signed}", "+1.85%"),
    ("{Change:signed,.0}", "+2%"),
    ("{Price:header}", "Price $648.11"),
  ])
  func placeholdersAreFilledIn(template: String, label: String) throws {
    #expect(try SampleTable.stocks.labels(template).first == label)
  }

  @Test(arguments: [
    ("{Customer}{? paid {Net}}", ["Ada Byron paid $3.20", "Grace paid €5", "Only"]),
    ("{Customer} {Note?}.", ["Ada Byron two lines.", "Grace .", "Only ."]),
    ("{Customer}{? ({Gross}{?, {Note}})}", ["Ada Byron (-$4.10, two lines)", "Grace", "Only"]),
    ("{Customer} {Quantity}", ["Ada Byron 1,200", "Grace blank", "Only blank"]),
    ("{Date:short} {Date:long}", ["11/12/2012 November 12, 2012", "2012-02 2012-02", "blank blank"]),
  ])
  func blankCellsAreLeftOutWhereTheTemplateSaysSo(template: String, labels: [String]) throws {
    #expect(try Array(SampleTable.orders.labels(template).prefix(3)) == labels)
  }

  @Test func aNameWithAColonOrAQuestionMarkIsFoundAsItStands() throws {
    let table = SampleTable([("Ratio 1:2", .decimal), ("Paid?", .text)], rows: [["1.25", "soon"]])
    #expect(try table.labels("{Ratio 1:2} {Ratio 1:2:.1} {Paid?}") == ["1.25 1.3 soon"])
  }

  @Test(arguments: [
    (
      "{Company}, {Prise}",
      """
      label, character 13: there is no column "Prise"; did you mean "Price"? The columns are Company, Price (USD), Change
        {Company}, {Prise}
                    ^
      """
    ),
    (
      "{#4}",
      """
      label, character 2: there is no column "#4"; the columns are Company, Price (USD), Change
        {#4}
         ^
      """
    ),
    (
      "{Price:.0,uper}",
      """
      label, character 11: there is no option "uper"; did you mean "upper"? The options are plain, .N, N, short, medium, \
      long, signed, upper, lower, header
        {Price:.0,uper}
                  ^
      """
    ),
    (
      "at {Price",
      """
      label, character 4: "{" is not closed; add "}", or write "{{" for a brace
        at {Price
           ^
      """
    ),
    (
      "{Company}{? at {Price}",
      """
      label, character 10: "{" is not closed; add "}", or write "{{" for a brace
        {Company}{? at {Price}
                 ^
      """
    ),
    (
      "Price} x",
      """
      label, character 6: "}" closes nothing; write "}}" for a brace
        Price} x
             ^
      """
    ),
    (
      "a {}",
      """
      label, character 3: "{}" names no column; write a column's name or number, such as {Name} or {#1}
        a {}
          ^
      """
    ),
  ])
  func aFaultIsShownInItsPlace(template: String, sentence: String) {
    let error = #expect(throws: LabelError.self) { try SampleTable.stocks.labels(template) }
    #expect(error?.description == sentence)
  }
}
