import CICU

/// The engine for localized text.
public enum ICU {
  /// The version of ICU that is linked: `72.1`.
  public static var version: String { String(cString: rowcall_icu_version()) }
}
