import RowcallTableView
import Testing

@testable import RowcallDemos
@testable import RowcallExamples

@Suite struct ScriptRunTests {
  /// One row, and steps that go wrong in different ways.
  private final class Errand: ExampleApplication {
    static let name = "errand"
    static let summary = "One errand."
    static var script: [Step<Errand>] {
      [
        .move(.previous), .move(.previous),
        .step(Localized("wait", ja: "待つ")) { _ in },
        .tap(Localized("Stamps", ja: "切手")),
        .step(Localized("go too far", ja: "行き過ぎる")) { try $0.table.moveFocus(to: .row([0, 1])) },
        .step(Localized("go too far, and do not mind", ja: "行き過ぎて気にしない")) {
          try? $0.table.moveFocus(to: .row([0, 1]))
        },
      ]
    }

    let table = TableView()
    private let rows = StaticTable([.init(rows: [.init(CellContent(title: "Letters"))])])

    let language: ExampleLanguage

    init(in language: ExampleLanguage) throws {
      self.language = language
      rows.serve(table)
      try table.reloadData()
    }
  }

  @Test func eachStepIsAboveItsEventsAndAnErrorIsThereOnce() throws {
    #expect(
      try Example(Errand.self).log() == """
        > open
          loaded 1 row in 1 section
        > previous
          focus on "Letters" [0, 0]
        > previous
          focus stays: nothing is there for previous
        > wait
          nothing happens
        > tap "Stamps"
          refused: no visible row reads "Stamps"; visible: Letters
        > go too far
          refused: there is no row 1 of section 0: section 0 has 1 row, 0
        > go too far, and do not mind
          refused: there is no row 1 of section 0: section 0 has 1 row, 0

        """)
  }
}
