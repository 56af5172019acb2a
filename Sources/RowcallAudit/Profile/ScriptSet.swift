/// Scripts, as far as they matter for who can say a text.
struct ScriptSet: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The script of a letter beyond ASCII; empty for what is no letter, and for Latin.
  init(_ scalar: UInt32) { self.init(rawValue: Self.bit(scalar)) }

  /// The ISO 15924 codes, in the order of their bits; `Zyyy` is every other script.
  static let codes = [
    "Grek", "Cyrl", "Armn", "Hebr", "Arab", "Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu", "Knda",
    "Mlym", "Sinh", "Thai", "Laoo", "Tibt", "Mymr", "Geor", "Hang", "Ethi", "Cher", "Khmr", "Mong", "Kana",
    "Hani", "Syrc", "Thaa", "Zyyy",
  ]

  static let kana = ScriptSet(codes: ["Kana"])
  static let han = ScriptSet(codes: ["Hani"])

  /// The scripts with these codes; Hira counts as Kana.
  init(codes: some Sequence<String>) {
    self = codes.reduce(into: []) { set, code in
      guard let index = Self.codes.firstIndex(of: code == "Hira" ? "Kana" : code) else { return }
      set.insert(ScriptSet(rawValue: 1 << UInt32(index)))
    }
  }

  var codes: [String] {
    Self.codes.indices.filter { rawValue & (1 << UInt32($0)) != 0 }.map { Self.codes[$0] }
  }

  private static func bit(_ scalar: UInt32) -> UInt32 {
    guard let index = index(scalar) else { return 0 }
    return 1 << UInt32(index)
  }

  private static func index(_ scalar: UInt32) -> Int? {
    switch scalar {
    case 0..<0x370: nil
    case 0x370...0x3FF, 0x1F00...0x1FFF: 0
    case 0x400...0x52F: 1
    case 0x531...0x58A: 2
    case 0x5D0...0x5F4: 3
    case 0x620...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC: 4
    // Ten scripts of India have 128 places each.
    case 0x900...0xDFF: 5 + Int(scalar - 0x900) / 0x80
    case 0xE01...0xE7F: 15
    case 0xE80...0xEFF: 16
    case 0xF00...0xFFF: 17
    case 0x1000...0x109F: 18
    case 0x10A0...0x10FF: 19
    case 0x1100...0x11FF, 0xAC00...0xD7A3: 20
    case 0x1200...0x139F: 21
    case 0x13A0...0x13FF: 22
    case 0x1780...0x17FF: 23
    case 0x1800...0x18AF: 24
    case 0x3041...0x30FA, 0xFF66...0xFF9D: 25
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: 26
    case 0x700...0x74F: 27
    case 0x780...0x7BF: 28
    default: isOtherLetter(scalar) ? 29 : nil
    }
  }

  /// Whether a character beyond the scripts above is a letter of yet another.
  private static func isOtherLetter(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x7C0...0x85F, 0x1400...0x177F, 0x1900...0x1AAF, 0x1B00...0x1C7F, 0x2C00...0x2C5F, 0x2D30...0x2D7F,
      0xA000...0xA63F, 0xA800...0xABFF, 0x10000...0x1BFFF, 0x1E800...0x1E95F:
      true
    default: false
    }
  }
}

/// The scripts that eSpeak NG's languages are written in.
///
/// A table, and not the voices of this machine: an audit gives the same findings wherever it runs.
public enum VoicedScripts {
  /// Their ISO 15924 codes.
  public static let all: Set<String> = [
    "Latn", "Grek", "Cyrl", "Armn", "Hebr", "Arab", "Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu",
    "Knda", "Mlym", "Sinh", "Thai", "Mymr", "Geor", "Hang", "Ethi", "Cher", "Hira", "Kana", "Hani", "Bopo",
  ]
}
