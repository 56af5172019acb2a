import RowcallTableView

/// An application of several screens.
protocol NavigatedApplication: ExampleApplication {
  /// The screens, and the form over them.
  var stack: NavigationStack { get }
}

extension NavigatedApplication {
  /// The table of the form or screen in front.
  var table: TableView { stack.tableInFront }
  /// The screens.
  var navigation: NavigationStack? { stack }
  /// The log that all screens share.
  var log: EventLog { stack.log }
}

extension Step where App: NavigatedApplication {
  /// Presses an item in the bar.
  static func press(_ kind: BarItem.Kind) -> Self {
    step(Directions.press(kind)) { try $0.stack.press(kind) }
  }

  /// Goes back to the screen below.
  static var back: Self { step(Directions.back) { try $0.stack.pop() } }
}
