extension LoggedEvent: CustomStringConvertible {
  /// One line: the table's name if it has one, and what happened.
  public var description: String {
    let line =
      switch kind {
      case .table(let event): "\(event)"
      case .navigation(let event): "\(event)"
      }
    return source.map { "\($0): \(line)" } ?? line
  }
}

extension NavigationEvent: CustomStringConvertible {
  /// One line for a person who reads a log.
  public var description: String {
    switch self {
    case .pushed(let title, let back):
      "opened \(title.quoted)\(back.map { ", back leads to \($0.quoted)" } ?? "")"
    case .popped(let title, let below): "left \(title.quoted) for \(below.quoted)"
    case .presented(let title): "form \(title.quoted) opened"
    case .saved(let title): "form \(title.quoted) saved"
    case .cancelled(let title): "form \(title.quoted) cancelled"
    case .pressed(let item): "pressed \("\(item)".quoted) in the bar"
    case .refused(let error): "refused: \(error)"
    case .noted(let line): line
    }
  }
}
