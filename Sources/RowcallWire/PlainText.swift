import RowcallModel

extension Unicode.Scalar {
  /// Whether the scalar could command instead of being spoken: what is unsafe anywhere, and every format character (Cf),
  /// joiners included.
  package var isControl: Bool {
    // Nearly all text is below the first format character.
    isUnsafe || value >= 0xAD && properties.generalCategory == .format
  }
}

extension String {
  /// The text with each control replaced by a space, scalar for scalar, so that offsets in scalars stay valid.
  package var withoutControls: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars { result.append(scalar.isControl ? " " : scalar) }
    return String(result)
  }
}
