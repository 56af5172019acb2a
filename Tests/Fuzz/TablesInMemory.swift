@testable import RowcallImport

extension TableReader {
  /// All tables of a text, whatever its format.
  static func tables(inMemory bytes: [UInt8]) throws(ImportError) -> [TableReader] {
    try tables(of: MemoryBytes(path: "t", bytes: bytes[...]), options: ImportOptions())
  }
}
