/// Where MeCab is.
package struct MecabLocation: Hashable, Sendable {
  /// The library: a name that the system looks for, or a path.
  package var library: String
  /// The folders of dictionaries that are tried in turn; nil for the one that the system chose, or `MECABRC`.
  ///
  /// MeCab parts its arguments at white space, so that a path must have none.
  package var dictionaries: [String?]

  /// Creates a location.
  package init(library: String, dictionaries: [String?] = [nil]) {
    self.library = library
    self.dictionaries = dictionaries
  }

  /// As Debian, Ubuntu and Homebrew install it.
  package static let system = MecabLocation(
    library: defaultLibrary,
    dictionaries: [nil, "/var/lib/mecab/dic/ipadic-utf8", "/opt/homebrew/lib/mecab/dic/ipadic"])

  #if os(macOS)
    private static let defaultLibrary = "libmecab.2.dylib"
  #else
    private static let defaultLibrary = "libmecab.so.2"
  #endif
}
