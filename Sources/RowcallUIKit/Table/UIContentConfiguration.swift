/// What a cell shows, as a value from which a view can be made.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Makes a view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView
  /// The same configuration as it is in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// What the view shows.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration in place of its own.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// True for a configuration of the same type.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The view that a cell made for its content configuration, kept until another kind of configuration comes.
struct ConfiguredContent {
  private(set) var view: (any UIView & UIContentView)?

  /// Shows a configuration in a view, with the view that is there if it can show it.
  @MainActor mutating func show(_ configuration: (any UIContentConfiguration)?, in container: UIView) {
    guard let configuration else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    view?.removeFromSuperview()
    let made = configuration.makeContentView()
    container.addSubview(made)
    view = made
  }
}
