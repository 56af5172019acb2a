import RowcallTableView

/// One thing that a listener does.
struct Step<App> {
  /// What it is, as the listener would say it.
  let title: Localized
  /// Does it.
  let perform: (App) throws -> Void

  /// A step of any kind.
  static func step(_ title: Localized, _ perform: @escaping (App) throws -> Void) -> Self {
    Self(title: title, perform: perform)
  }
}
