/// How one language reads telephone numbers and codes.
struct CodeWords: Sendable {
  /// What stands between two groups.
  var pause = ", "
  /// The dot of a network address.
  var dot: String
  /// The most digits of a country's code that are read as one number; 0 reads them one by one.
  var countryCodeDigits = 0
  /// Whether a group after a complete number is an extension.
  var lastGroupIsExtension = false
}
