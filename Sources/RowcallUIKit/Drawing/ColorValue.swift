/// What a colour is: parts from 0 to 1, and the name it was asked for by.
struct ColorValue: Hashable, Sendable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat = 1
  var name: String?

  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1, name: String? = nil) {
    (self.red, self.green, self.blue, self.alpha, self.name) = (red, green, blue, alpha, name)
  }

  /// Makes a colour from a number such as 0xFF3B30.
  init(hex: UInt32, name: String? = nil) {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((hex >> shift) & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), name: name)
  }

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func part(_ turn: CGFloat) -> CGFloat {
      let place = (turn + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// Hue, saturation and brightness, each from 0 to 1.
  var hueSaturationBrightness: (CGFloat, CGFloat, CGFloat) {
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let spread = most - least
    guard spread > 0 else { return (0, 0, most) }
    let sixth: CGFloat
    switch most {
    case red: sixth = (green - blue) / spread
    case green: sixth = 2 + (blue - red) / spread
    default: sixth = 4 + (red - green) / spread
    }
    return (sixth < 0 ? sixth / 6 + 1 : sixth / 6, spread / most, most)
  }
}
