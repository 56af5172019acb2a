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
