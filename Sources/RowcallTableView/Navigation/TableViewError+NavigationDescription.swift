extension TableViewError {
  var navigationSentence: String {
    switch self {
    case .nothingToReturnTo(let title): "\(title.quoted) is the first screen: there is nothing to go back to"
    case .screenAlreadyOpen(let title):
      "the screen \(title.quoted) is open already; push another one, or go back to it with unwind(to:handing:)"
    case .noScreenToUnwindTo(let type, let open):
      "there is no \(type) below the top screen, only \(open.map(\.quoted).joined(separator: ", "))"
    case .screenFailed(let title, let reason): "the code of \(title.quoted) failed: \(reason)"
    case .formOpen(let method, let form):
      "\(method) was called while the form \(form.quoted) is open; call saveForm() or cancelForm() first"
    case .noFormOpen(let method): "\(method) was called, but no form is open; call present(_:) first"
    case .formRejected(let form, let reason): "the form \(form.quoted) cannot be saved: \(reason)"
    case .noSuchBarItem(let kind, let present):
      "the bar has no item \("\(kind)".quoted); "
        + (present.isEmpty
          ? "it is empty" : "it has \(present.map { "\($0)".quoted }.joined(separator: ", "))")
    case .barItemDisabled(let kind): "the bar item \("\(kind)".quoted) is disabled"
    case .barItemFailed(let kind, let reason):
      "the action of the bar item \("\(kind)".quoted) failed: \(reason)"
    case .noStaticRow(let name, let known):
      "the static table has no row named \(name.quoted); "
        + (known.isEmpty ? "no row has a name" : "named rows: \(known.joined(separator: ", "))")
    default: ""
    }
  }
}
