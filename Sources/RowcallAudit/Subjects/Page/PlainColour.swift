/// Colours in a normal form for comparison.
enum PlainColour {
  /// A lowercase colour as `#rrggbb` if it is a common name, `#rgb` or `rgb(r, g, b)`; otherwise unchanged.
  static func written(_ colour: String) -> String {
    if let hex = names[colour] { return hex }
    let bytes = Array(colour.utf8.prefix(40))
    if bytes.count == 4, bytes[0] == 0x23 {
      return String(decoding: [bytes[0]] + bytes.dropFirst().flatMap { [$0, $0] }, as: UTF8.self)
    }
    return hex(ofFunction: colour) ?? colour
  }

  /// `rgb(r, g, b)` as `#rrggbb`; nil for other forms.
  private static func hex(ofFunction colour: String) -> String? {
    guard colour.hasPrefix("rgb("), colour.hasSuffix(")"), colour.utf8.count < 40 else { return nil }
    let parts = colour.dropFirst(4).dropLast().split { $0 == "," || $0 == " " }
    let levels = parts.compactMap { UInt8($0) }
    guard levels.count == 3, parts.count == 3 else { return nil }
    return "#" + levels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private static let names = [
    "black": "#000000", "silver": "#c0c0c0", "gray": "#808080", "grey": "#808080", "white": "#ffffff",
    "maroon": "#800000", "red": "#ff0000", "purple": "#800080", "fuchsia": "#ff00ff", "magenta": "#ff00ff",
    "green": "#008000", "lime": "#00ff00", "olive": "#808000", "yellow": "#ffff00", "navy": "#000080",
    "blue": "#0000ff", "teal": "#008080", "aqua": "#00ffff", "cyan": "#00ffff", "orange": "#ffa500",
    "pink": "#ffc0cb", "brown": "#a52a2a", "gold": "#ffd700",
  ]
}
