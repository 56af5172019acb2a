/// Every phrase that Rowcall itself adds to what a table says.
public enum PhraseKey: String, CaseIterable, Hashable, Codable, Sendable {
  /// An empty cell. No arguments.
  case blank
  /// Between the parts of a row's label. No arguments.
  case listSeparator = "list.separator"
  /// A value that means nothing without its header. Arguments: header, value.
  case headerAndValue = "header.value"
  /// A change above zero. Argument: amount, without its sign.
  case changeUp = "change.up"
  /// A change below zero. Argument: amount, without its sign.
  case changeDown = "change.down"
  /// A change of zero. Argument: amount.
  case changeNone = "change.none"
  /// A true value. No arguments.
  case yes
  /// A false value. No arguments.
  case no
}
