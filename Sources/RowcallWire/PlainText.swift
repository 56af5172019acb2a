extension Unicode.Scalar {
  /// Whether the scalar could command instead of being spoken: a control (Cc), a format character (Cf: bidi overrides,
  /// joiners, tags) or a line or paragraph separator.
  public var isControl: Bool {
    // Nearly all text is below the first format character that is not a Latin-1 control.
    if value < 0xAD { return value < 0x20 || (0x7F...0x9F).contains(value) }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }
}

extension String {
  /// The text with each control replaced by a space, scalar for scalar, so that offsets in scalars stay valid.
  public var withoutControls: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars { result.append(scalar.isControl ? " " : scalar) }
    return String(result)
  }
}
