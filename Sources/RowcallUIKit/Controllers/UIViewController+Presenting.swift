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
    if let reason = presenter.reasonNotToPresent(screen) {
      return presenter.session?.refuse(reason) ?? ()
    }
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

  /// Why a screen cannot be presented here now; `nil` if it can.
  private func reasonNotToPresent(_ screen: UIViewController) -> String? {
    let name = "\"\(screen.nameInLog)\" cannot be presented: "
    if screen === self { return name + "a screen cannot present itself" }
    if screen.parent != nil { return name + "it is part of another screen" }
    return presentation.presented.map {
      name + "\"\($0.nameInLog)\" is presented already; dismiss it first, or let it present the new one"
    }
  }

  /// What the log calls the screen; empty for a screen without a title.
  var nameInLog: String {
    (self as? UIAlertController)?.questionName ?? (navigationItem.title ?? title)
      ?? (self as? UINavigationController)?.topViewController?.nameInLog ?? ""
  }

  /// The session that drives the window of the screen; `nil` for one that is not on screen.
  var session: ScreenSession? { (viewIfLoaded?.window as? SessionWindow)?.session }

  private var presenterToDismiss: UIViewController? {
    sequence(first: self, next: \.parent).first { $0.presentation.presented != nil }
      ?? presentingViewController
  }
}
