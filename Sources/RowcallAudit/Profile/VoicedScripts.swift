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
