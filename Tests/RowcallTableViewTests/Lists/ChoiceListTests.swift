import RowcallTableView
import Testing

@Suite struct ChoiceListTests {
  // TV-42
  @Test(arguments: [(0, [0, 1]), (1, []), (2, [1, 2])])
  func ofAnExclusiveListExactlyOneIsChosen(row: Int, changed: [Int]) {
    var sizes = ChoiceList(exclusive: ["small", "medium", "large"], chosen: 1)
    #expect(sizes.choose(row) == changed)
    #expect(sizes.chosenRows == [row])
    #expect(sizes.chosenItems == [sizes.items[row]])
  }

  // TV-42
  @Test func inAnInclusiveListEachRowIsSwitchedByItself() {
    var toppings = ChoiceList(inclusive: ["olives", "onions", "capers"], chosen: [2])
    #expect(toppings.choose(0) == [0])
    #expect(toppings.chosenItems == ["olives", "capers"])
    #expect(toppings.choose(2) == [2])
    #expect(toppings.chosenItems == ["olives"])
    #expect(toppings.choose(0) == [0])
    #expect(toppings.chosenItems == [])
  }

  // TV-42
  @Test(arguments: [-1, 2]) func aRowThatIsNotThereChangesNothing(row: Int) {
    var one = ChoiceList(exclusive: ["yes", "no"])
    var many = ChoiceList(inclusive: ["yes", "no"])
    #expect(one.choose(row) == [] && many.choose(row) == [])
    #expect(one == ChoiceList(exclusive: ["yes", "no"]))
    #expect(many.chosenRows == [])
  }

  // TV-42
  @Test(arguments: [(-5, 0), (1, 1), (9, 2)])
  func anExclusiveListAlwaysHasAChosenRow(wanted: Int, chosen: Int) {
    #expect(ChoiceList(exclusive: ["a", "b", "c"], chosen: wanted).chosenRows == [chosen])
  }

  @Test func nothingIsChosenWhereThereIsNothing() {
    var none = ChoiceList<String>(exclusive: [])
    #expect(none.chosenRows == [])
    #expect(none.choose(0) == [])
    #expect(ChoiceList(inclusive: ["a"], chosen: [-1, 0, 1]).chosenRows == [0])
  }
}
