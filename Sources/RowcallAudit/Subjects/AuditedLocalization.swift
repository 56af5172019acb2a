import RowcallImport
import RowcallScreens

/// A strings file next to a storyboard or XIB.
struct AuditedLocalization: Sendable {
  /// The language, as named by its folder.
  let language: String
  /// The texts; nil if the file cannot be read.
  let table: StringsTable?
  /// Why the file cannot be read; nil if it can.
  let problem: ImportError?

  /// Parses the text of a strings file.
  init(language: String, text: String) {
    self.language = language
    do throws(ImportError) {
      (table, problem) = (try StringsTable.read(Array(text.utf8), path: language), nil)
    } catch {
      (table, problem) = (nil, error)
    }
  }

  private init(language: String, table: StringsTable?, problem: ImportError?) {
    (self.language, self.table, self.problem) = (language, table, problem)
  }

  /// The strings files next to a file.
  static func all(of path: String, _ limits: ImportLimits) -> [Self] {
    Localizations(of: path).files.map { file in
      do throws(ImportError) {
        return Self(
          language: file.language, table: try StringsTable(file, limits: limits), problem: nil)
      } catch {
        return Self(language: file.language, table: nil, problem: error)
      }
    }
  }
}
