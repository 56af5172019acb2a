import RowcallImport
import RowcallScreens

/// The texts of one language beside a storyboard or XIB.
struct AuditedLocalization: Sendable {
  /// The language, as its folder is named.
  let language: String
  /// The texts; nil where the table cannot be read.
  let table: StringsTable?
  /// Why the table cannot be read; nil where it can.
  let problem: ImportError?

  /// The table of a text.
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

  /// The tables beside a file.
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
