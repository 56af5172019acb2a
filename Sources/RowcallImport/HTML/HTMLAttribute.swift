/// The attributes that tables and the names of things depend on; the parser's others are dropped.
package enum HTMLAttribute: String, CaseIterable, Sendable {
  case abbr, alt, charset, checked, colspan, content, dir, disabled, headers, height, hidden, href, id, inert,
    lang
  case list, max, min, multiple, name, open, placeholder, popover, readonly, required, role, rowspan, scope,
    selected, size
  case span, style, summary, tabindex, title, type, value
  case autofocus, bgcolor, border, color, contenteditable, media, src, usemap, valign
  case classes = "class"
  case playerControls = "controls"
  case `for`, `switch`
  case xmlLanguage = "xml:lang"
  case httpEquivalent = "http-equiv"

  case label = "aria-label"
  case labelledBy = "aria-labelledby"
  case details = "aria-description"
  case describedBy = "aria-describedby"
  case isHidden = "aria-hidden"
  case owns = "aria-owns"
  case columnIndex = "aria-colindex"
  case columnCount = "aria-colcount"
  case columnSpan = "aria-colspan"
  case rowIndex = "aria-rowindex"
  case rowCount = "aria-rowcount"
  case rowSpan = "aria-rowspan"
  case sort = "aria-sort"
  case isSelected = "aria-selected"
  case isExpanded = "aria-expanded"
  case isChecked = "aria-checked"
  case isPressed = "aria-pressed"
  case isDisabled = "aria-disabled"
  case isReadOnly = "aria-readonly"
  case isRequired = "aria-required"
  case isInvalid = "aria-invalid"
  case isCurrent = "aria-current"
  case level = "aria-level"
  case valueText = "aria-valuetext"
  case valueNow = "aria-valuenow"
  case valueMin = "aria-valuemin"
  case valueMax = "aria-valuemax"

  // The rest of those that give any element a meaning, so that it cannot be declared to have none.
  case atomic = "aria-atomic"
  case busy = "aria-busy"
  case controls = "aria-controls"
  case more = "aria-details"
  case flow = "aria-flowto"
  case actions = "aria-actions"
  case keys = "aria-keyshortcuts"
  case live = "aria-live"
  case relevant = "aria-relevant"
  case roleDescription = "aria-roledescription"

  // What only an audit looks at.
  case activeDescendant = "aria-activedescendant"
  case autocomplete = "aria-autocomplete"
  case brailleLabel = "aria-braillelabel"
  case brailleRoleDescription = "aria-brailleroledescription"
  case columnIndexText = "aria-colindextext"
  case rowIndexText = "aria-rowindextext"
  case dropEffect = "aria-dropeffect"
  case isGrabbed = "aria-grabbed"
  case errorMessage = "aria-errormessage"
  case hasPopup = "aria-haspopup"
  case isModal = "aria-modal"
  case isMultiline = "aria-multiline"
  case isMultiselectable = "aria-multiselectable"
  case orientation = "aria-orientation"
  case ariaPlaceholder = "aria-placeholder"
  case positionInSet = "aria-posinset"
  case setSize = "aria-setsize"
  /// One that begins like those of WAI-ARIA and is none of them; what it holds is its name.
  case unknownARIA = "aria-*"

  /// Those that overrule a role of `none`, as WAI-ARIA says under "presentational roles conflict resolution".
  static let overrulingNone: [HTMLAttribute] = [
    .atomic, .busy, .controls, .isCurrent, .describedBy, .details, .more, .flow, .keys, .label, .labelledBy,
    .live, .owns, .relevant, .roleDescription, .tabindex,
  ]

  static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}
