import RowcallUIKit
import Testing

/// A screen that writes its life into a shared diary.
final class Diarist: UIViewController {
  let name: String
  let diary: Diary
  init(_ name: String, _ diary: Diary) {
    self.name = name
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
    title = name
  }
  required init?(coder: NSCoder) { nil }
  private func note(_ what: String) { diary.lines.append("\(name) \(what)") }
  override func loadView() {
    super.loadView()
    note("load")
  }
  override func viewDidLoad() { note("didLoad") }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) {
    note("willDisappear\(isMovingFromParent ? " for good" : "")")
  }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  override func viewWillLayoutSubviews() { note("willLayout") }
  override func viewDidLayoutSubviews() { note("didLayout") }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note(parent == nil ? "left" : "joined")
  }
}

/// What happened, in order.
final class Diary {
  var lines: [String] = []
  /// The lines since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Shows a screen in a window.
@MainActor func show(_ screen: UIViewController) -> UIWindow {
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = screen
  window.makeKeyAndVisible()
  return window
}

@MainActor @Suite struct UIViewControllerTests {
  @Test func aScreenComesToLifeInOrder() {
    let diary = Diary()
    let screen = Diarist("a", diary)
    #expect(!screen.isViewLoaded)
    let window = show(screen)
    #expect(
      diary.take() == ["a load", "a didLoad", "a willAppear", "a willLayout", "a didLayout", "a didAppear"])
    #expect(screen.view.window === window && screen.view.next === screen)
    window.rootViewController = nil
    #expect(diary.take() == ["a willDisappear", "a didDisappear"])
  }

  @Test func titlesAreThoseOfTheBarAndTheTab() {
    let screen = UIViewController()
    screen.title = "Trails"
    #expect(screen.navigationItem.title == "Trails" && screen.tabBarItem.title == "Trails")
    screen.navigationItem.title = "Other"
    #expect(screen.title == "Trails")
  }

  @Test func theEditButtonStartsAndEndsEditing() {
    let screen = UIViewController()
    let button = screen.editButtonItem
    #expect(button.systemItem == .edit)
    #expect(button.press() && screen.isEditing && button.systemItem == .done)
    screen.isEditing = false
    #expect(button.systemItem == .edit)
  }

  @Test func aSheetLeavesTheScreenBelowInPlace() {
    let diary = Diary()
    let (below, above) = (Diarist("below", diary), Diarist("above", diary))
    let window = show(below)
    _ = diary.take()
    var completed = false
    below.present(above, animated: true) { completed = true }
    #expect(completed && below.presentedViewController === above && above.presentingViewController === below)
    #expect(!diary.take().contains("below willDisappear"))
    #expect(above.view.window === window)
    above.dismiss(animated: true)
    #expect(diary.take() == ["above willDisappear", "above didDisappear"])
    #expect(below.presentedViewController == nil)
    window.rootViewController = nil
  }

  @Test func aFullScreenTakesTheOtherAway() {
    let diary = Diary()
    let (below, above) = (Diarist("below", diary), Diarist("above", diary))
    above.modalPresentationStyle = .fullScreen
    let window = show(below)
    _ = diary.take()
    below.present(above, animated: false)
    #expect(
      diary.take().filter { $0.hasSuffix("ppear") } == [
        "below willDisappear", "above willAppear", "below didDisappear", "above didAppear",
      ])
    below.dismiss(animated: false)
    #expect(
      diary.take().filter { $0.hasSuffix("ppear") } == [
        "above willDisappear", "below willAppear", "above didDisappear", "below didAppear",
      ])
    window.rootViewController = nil
  }

  @Test func oneScreenIsPresentedAtATime() {
    let (below, first, second) = (UIViewController(), UIViewController(), UIViewController())
    below.present(first, animated: false)
    below.present(second, animated: false)
    #expect(below.presentedViewController === first && second.presentingViewController == nil)
    below.dismiss(animated: false)
  }

  @Test func dismissingTheLowestTakesAllAbove() {
    let (below, first, second) = (UIViewController(), UIViewController(), UIViewController())
    below.present(first, animated: false)
    first.present(second, animated: false)
    below.dismiss(animated: false)
    #expect(below.presentedViewController == nil && second.presentingViewController == nil)
  }

  @Test func aChildAppearsWithItsParent() {
    let diary = Diary()
    let (parent, child) = (Diarist("parent", diary), Diarist("child", diary))
    let window = show(parent)
    _ = diary.take()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(diary.take().filter { $0.hasSuffix("ppear") } == ["child willAppear", "child didAppear"])
    #expect(parent.children == [child] && child.parent === parent)
    window.rootViewController = nil
    #expect(
      diary.take() == [
        "parent willDisappear", "child willDisappear", "parent didDisappear", "child didDisappear",
      ])
  }

  @Test func aSegueIsPreparedThenShown() {
    final class Sender: UIViewController {
      var prepared: [String] = []
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        prepared.append("\(segue.identifier ?? "") to \(segue.destination.title ?? "")")
      }
    }
    let screen = Sender()
    screen.provideSegue("detail", modally: true) {
      let detail = UIViewController()
      detail.title = "Detail"
      return detail
    }
    screen.performSegue(withIdentifier: "detail", sender: nil)
    #expect(screen.prepared == ["detail to Detail"] && screen.presentedViewController?.title == "Detail")
    screen.dismiss(animated: false)
    screen.performSegue(withIdentifier: "nowhere", sender: nil)
    #expect(UIApplication.shared.unansweredActions.last?.selector == "nowhere")
  }
}
