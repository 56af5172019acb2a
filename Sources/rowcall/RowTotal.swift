import RowcallImport

/// How many rows a file has.
enum RowTotal {
  /// Reads a file to its end and counts its rows; nil for what can be read only once, and where reading fails.
  ///
  /// Whoever reads the rows afterwards meets the same fault and tells it.
  static func count(_ options: FileOptions) -> Int? {
    guard FileIdentity(path: options.file)?.isRegular == true,
      var reader = try? TableReader.open(options.file, options: options.importOptions)
    else { return nil }
    var count = 0
    do {
      while let batch = try reader.nextBatch() { count += batch.rowCount }
    } catch { return nil }
    return count
  }
}
