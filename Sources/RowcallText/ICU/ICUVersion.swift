import CICU

/// The engine for localized text.
package enum ICU {
  /// The version of ICU that is linked: `72.1`.
  package static var version: String { String(cString: rowcall_icu_version()) }
}
