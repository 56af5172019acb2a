public import RowcallImport

/// What rules for storyboards, XIBs and live table views are held against.
public struct AuditedInterface: Sendable {
  /// Reads a file.
  public init(path: String, reading: ImportOptions, options: AuditOptions) throws(ImportError) {}

  /// Reads bytes in memory; the path is what findings call them.
  public init(bytes: [UInt8], path: String, reading: ImportOptions, options: AuditOptions) throws(ImportError)
  {}
}
