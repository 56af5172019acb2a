import Foundation
import RowcallNarration
import RowcallScreens
import RowcallTableView
import RowcallText
import Testing

/// What is heard between screens.
@Suite struct ScreenAnnouncementTests {
  final class Screen: TableScreen {
    let title: String
    let errands: Errands
    weak var navigation: NavigationStack?
    var barItems: [BarItem] = []
    var tableView: TableView { errands.table }

    init(_ title: String, _ errands: Errands) { (self.title, self.errands) = (title, errands) }

    convenience init(_ title: String, _ names: [String]) throws { self.init(title, try Errands(names)) }
  }

  /// An application whose first screen is heard already.
  private final class Application {
    let root: Screen
    let stack: NavigationStack
    var announcer: Announcer

    init(_ preset: Verbosity.Preset = .medium, hearing opening: Bool = true) throws {
      root = try Screen("Cities", ["Oslo", "Rome"])
      stack = try NavigationStack(root: root)
      announcer = Announcer(locale: LocaleTag("en"), verbosity: Verbosity(preset))
      if opening { _ = announcer.announce(stack) }
    }

    func hears(_ step: () throws -> Void) -> [String] {
      do { try step() } catch {}
      return announcer.announce(stack).map(\.text)
    }
  }

  @Test(
    arguments: [
      (.terse, ["Cities", "Oslo"]), (.medium, ["Cities, list, 2 rows", "Oslo, row 1 of 2"]),
      (.verbose, ["Cities, list, 2 rows", "Oslo, row 1 of 2, press Enter to activate"]),
    ] as [(Verbosity.Preset, [String])])
  func theFirstScreenSaysItsTitleAndWhereTheCursorIs(preset: Verbosity.Preset, heard: [String]) throws {
    let app = try Application(preset, hearing: false)
    #expect(app.hears {} == heard)
  }

  @Test func aScreenIsOpenedAndTheWayBackLeadsToItsRow() throws {
    let app = try Application()
    let detail = try Screen("Rome", ["Population, 2.8 million"])
    app.root.errands.whenTapped = { _ in try app.stack.push(detail) }
    #expect(
      app.hears { try app.root.tableView.activateRow(at: row(1)) }
        == ["Rome, list, 1 row", "Population, 2.8 million, row 1 of 1"])
    #expect(app.hears { try app.stack.pop() } == ["back to Cities", "Rome, row 2 of 2"])
  }

  @Test func whatHappensBehindTheScreenInFrontIsNotHeard() throws {
    let app = try Application()
    try app.stack.push(try Screen("Rome", ["Population"]))
    _ = app.hears {}
    #expect(app.hears { try app.root.errands.insert("Vienna", at: 2) } == [])
  }

  @Test func aScreenThatCouldNotBeOpenedIsOnlyRefused() throws {
    struct Broken: Error, CustomStringConvertible { let description = "no connection" }
    final class Failing: TableScreen {
      let (title, tableView) = ("Rome", TableView())
      weak var navigation: NavigationStack?
      func willAppear() throws { throw Broken() }
    }
    let app = try Application()
    #expect(app.hears { try app.stack.push(Failing()) } == ["not possible, no connection"])
    #expect(app.hears { try app.stack.pop() } == ["not possible"])
  }

  @Test func aFormIsOpenedFilledSavedOrCancelled() throws {
    let app = try Application()
    let form = {
      ModalForm(
        title: "New city",
        sections: [
          StaticTable.Section(rows: [
            StaticTable.Row(
              CellContent(elements: [ContentElement(.textField(text: "", placeholder: "Name"), name: "name")])
            )
          ])
        ],
        check: { $0.text(of: "name") == "x" ? .reject("a name has two letters") : .accept },
        whenClosed: { form, outcome in
          if outcome == .saved { try app.root.errands.insert(form.text(of: "name") ?? "", at: 0) }
        })
    }
    #expect(
      app.hears { try app.stack.present(form()) } == ["New city, form", "Name, text field, row 1 of 1"])
    let enter = { name in
      try app.stack.tableInFront.perform(.enter(name), on: .named("name"), inRowAt: row(0))
    }
    #expect(app.hears { try enter("x") } == ["x"])
    #expect(app.hears { try app.stack.press(.save) } == ["not possible, a name has two letters"])
    #expect(app.hears { try enter("Graz") } == ["Graz"])
    #expect(
      app.hears { try app.stack.press(.save) } == ["New city, saved", "Graz added. Oslo, row 2 of 3"])
    _ = app.hears { try app.stack.present(form()) }
    #expect(app.hears { try app.stack.press(.cancel) } == ["New city, cancelled", "Oslo, row 2 of 3"])
  }

  @Test func anItemOfTheBarThatDoesNothingAudibleIsAnsweredByItsName() throws {
    let app = try Application()
    app.root.barItems = [
      BarItem(.custom("Sort")) {}, BarItem(.add, isEnabled: false) {}, .edit(app.root.tableView),
    ]
    #expect(app.hears { try app.stack.press(.custom("Sort")) } == ["Sort"])
    #expect(app.hears { try app.stack.press(.add) } == ["not possible, dimmed"])
    #expect(app.hears { try app.stack.press(.edit) } == ["editing on"])
  }
}
