public import RowcallImport

/// What rules for HTML pages are held against.
public struct AuditedPage: Sendable {
  /// Reads a file.
  public init(path: String, reading: ImportOptions, options: AuditOptions) throws(ImportError) {}

  /// Reads bytes in memory; the path is what findings call them.
  public init(bytes: [UInt8], path: String, reading: ImportOptions, options: AuditOptions) throws(ImportError)
  {}
}
