import RowcallImport
import RowcallScreens

/// A strings file next to a storyboard or XIB.
struct AuditedLocalization: Sendable {
  /// The language, as named by its folder.
  let language: String
  private let result: Result<StringsTable, ImportError>

  init(language: String, read: () throws(ImportError) -> StringsTable) {
    self.language = language
    result = Result(catching: read)
  }

  /// The texts; nil if the file cannot be read.
  var table: StringsTable? { try? result.get() }

  /// Why the file cannot be read; nil if it can.
  var problem: ImportError? { if case .failure(let problem) = result { problem } else { nil } }

  /// The strings files next to a file.
  static func all(of path: String, _ limits: ImportLimits) -> [Self] {
    Localizations(of: path).files.map { file in
      Self(language: file.language) { () throws(ImportError) in try StringsTable(file, limits: limits) }
    }
  }
}
