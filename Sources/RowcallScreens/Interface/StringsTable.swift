import RowcallImport

/// The texts of one localization: what stands after each key.
package struct StringsTable: Hashable, Sendable {
  /// The texts by their keys.
  package var texts: [String: String]

  /// A table of texts.
  package init(_ texts: [String: String] = [:]) { self.texts = texts }

  /// Reads a table in memory; the path is what errors call it.
  package static func read(_ bytes: [UInt8], path: String) throws(ImportError) -> StringsTable {
    try StringsParser.table(of: bytes, path: path)
  }

  /// Reads the table of a file.
  package init(_ file: Localizations.File, limits: ImportLimits = ImportLimits()) throws(ImportError) {
    let bytes = try WholeFile.bytes(of: file.path, within: limits, .pageBytes)
    self = try StringsParser.table(of: bytes, path: file.path)
  }

  /// The text of a key; nil if the table does not have it.
  package subscript(_ key: String) -> String? { texts[key] }
}
