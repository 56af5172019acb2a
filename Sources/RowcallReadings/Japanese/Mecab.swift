import CMecab
import Synchronization

/// MeCab with a dictionary.
///
/// Unchecked, because MeCab's objects are bare pointers; the dictionary behind this one may be read by all at once, and each
/// sentence is lent to one caller at a time.
final class Mecab: @unchecked Sendable {
  private let mecab: OpaquePointer
  private let idle = Mutex<[MecabSentence]>([])

  /// Opens MeCab with the first dictionary that has readings where IPADIC has them.
  init(_ location: MecabLocation) throws(ReadingError) {
    for dictionary in location.dictionaries {
      guard let mecab = try Self.open(location.library, dictionary) else { continue }
      self.mecab = mecab
      return
    }
    throw .noDictionary(library: location.library)
  }

  deinit {
    idle.withLock { $0.removeAll() }
    rowcall_mecab_close(mecab)
  }

  /// What `body` makes with a sentence that nobody else uses; nil when there is no memory for one.
  func withSentence<Result>(_ body: (MecabSentence) -> Result) -> Result? {
    guard let sentence = idle.withLock({ $0.popLast() }) ?? MecabSentence(mecab) else { return nil }
    defer { idle.withLock { $0.append(sentence) } }
    return body(sentence)
  }

  /// Nil when there is no such dictionary, or when it is of another layout.
  private static func open(_ library: String, _ dictionary: String?) throws(ReadingError) -> OpaquePointer? {
    var mecab: OpaquePointer?
    let arguments = dictionary.map { "-d \($0)" } ?? ""
    let status = rowcall_mecab_open(library, arguments, &mecab)
    guard status != Int32(ROWCALL_MECAB_NO_LIBRARY), status != Int32(ROWCALL_MECAB_NO_FUNCTION) else {
      throw .noMecab(library: library)
    }
    guard let mecab, isReadable(mecab) else {
      rowcall_mecab_close(mecab)
      return nil
    }
    return mecab
  }

  /// Whether a word that every dictionary has is read as it should be.
  private static func isReadable(_ mecab: OpaquePointer) -> Bool {
    var reading = KanaWriter()
    let isDone = MecabSentence(mecab)?.analyze("東京") { reading.append($0, $0.reading) }
    return isDone == true && reading.text == "とうきょう"
  }
}

/// MeCab that is opened when it is first wanted.
final class LazyMecab: Sendable {
  private let location: MecabLocation
  private let state = Mutex<Result<Mecab, ReadingError>?>(nil)

  init(_ location: MecabLocation) { self.location = location }

  /// Nil when it cannot be opened.
  private var loaded: Mecab? {
    state.withLock { state in
      if let state { return try? state.get() }
      let opened = Result { () throws(ReadingError) in try Mecab(location) }
      state = opened
      return try? opened.get()
    }
  }

  /// What `body` makes with a sentence; nil when MeCab cannot be opened.
  func withSentence<Result>(_ body: (MecabSentence) -> Result) -> Result? { loaded?.withSentence(body) }

  /// Why it could not be opened; nil as long as nobody tried.
  var shortcoming: ReadingError? {
    state.withLock { if case .failure(let error)? = $0 { error } else { nil } }
  }
}

/// Where MeCab is.
package struct MecabLocation: Hashable, Sendable {
  /// The library: a name that the system looks for, or a path.
  package var library: String
  /// The folders of dictionaries that are tried in turn; nil for the one that the system chose, or `MECABRC`.
  ///
  /// MeCab parts its arguments at white space, so that a path must have none.
  package var dictionaries: [String?]

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
