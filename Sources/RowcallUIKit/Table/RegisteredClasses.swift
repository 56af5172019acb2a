// A table makes cells of a class that was registered by its type alone, and so does an app with its delegate. In Swift only `required` initializers can be
// called on a type that is not known before the program runs, and with `required` here every cell class of every app
// would have to write `required` as well, which it need not on a phone. A convenience initializer, though, calls the
// designated one of the class that is really being made. So the first declaration below is such an initializer under a
// fixed symbol, and the second names the same symbol as a class method, which may be called on any type: both take
// the type as `self` and return an object that the caller owns.

extension UITableViewCell {
  @_silgen_name("rowcall_uikit_make_registered_cell")
  convenience init(registeredAs identifier: __shared String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }
}

extension UITableViewHeaderFooterView {
  @_silgen_name("rowcall_uikit_make_registered_header_footer")
  convenience init(registeredAs identifier: __shared String) { self.init(reuseIdentifier: identifier) }
}

extension UIResponder {
  @_silgen_name("rowcall_uikit_make_responder")
  convenience init(byDefault: Void) { self.init() }
}

// The other half of `RegisteredClasses.swift`, which says why.

extension UITableViewCell {
  /// Makes a cell of the class that this is called on, as a table does for a registered class.
  @_silgen_name("rowcall_uikit_make_registered_cell")
  class func made(registeredAs identifier: __shared String) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  /// Makes a view of the class that this is called on, as a table does for a registered class.
  @_silgen_name("rowcall_uikit_make_registered_header_footer")
  class func made(registeredAs identifier: __shared String) -> UITableViewHeaderFooterView
}

extension UIResponder {
  /// Makes a responder of the class that this is called on, by its initializer without arguments.
  @_silgen_name("rowcall_uikit_make_responder")
  class func madeByDefault() -> UIResponder
}
