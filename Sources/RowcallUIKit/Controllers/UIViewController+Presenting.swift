extension UIViewController {
  /// The screen that was presented here or by one of the screens around; `nil` if none.
  public var presentedViewController: UIViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.presentation.presented).first
  }

  /// The screen that presented this one or one of the screens around; `nil` if none.
  public var presentingViewController: UIViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.presentation.presenter).first
  }

  func put(forward screen: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = rootOfFamily
    guard presenter.presentation.presented == nil, screen !== presenter, screen.parent == nil else { return }
    presenter.presentation.presented = screen
    screen.presentation.presenter = presenter
    screen.presentation.isBeingPresented = true
    presenter.viewIfLoaded?.window?.addSubview(screen.view)
    let hidden = screen.modalPresentationStyle.hidesPresenter ? presenter : nil
    Self.exchange(hidden, for: screen, animated: animated)
    screen.presentation.isBeingPresented = false
    UIApplication.shared.navigationRecorder?.record(.presented(screen))
    completion?()
  }

  func takeBack(animated: Bool, completion: (() -> Void)?) {
    guard let presenter = presenterToDismiss, let screen = presenter.presentation.presented else {
      completion?()
      return
    }
    if screen.presentation.presented != nil { screen.takeBack(animated: animated, completion: nil) }
    screen.presentation.isBeingDismissed = true
    let hidden = screen.modalPresentationStyle.hidesPresenter ? presenter : nil
    Self.exchange(screen, for: hidden, animated: animated)
    screen.viewIfLoaded?.removeFromSuperview()
    screen.presentation.isBeingDismissed = false
    presenter.presentation.presented = nil
    screen.presentation.presenter = nil
    UIApplication.shared.navigationRecorder?.record(.dismissed(screen))
    completion?()
  }

  private var presenterToDismiss: UIViewController? {
    sequence(first: self, next: \.parent).first { $0.presentation.presented != nil }
      ?? presentingViewController
  }
}
