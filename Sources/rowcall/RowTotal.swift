import RowcallAccessibility
import RowcallImport

/// How many rows a file has, and how long they are.
enum RowTotal {
  /// Reads a file to its end and measures its rows; nil for what can be read only once, and where reading fails.
  ///
  /// Whoever reads the rows afterwards meets the same fault and tells it.
  static func count(_ options: FileOptions) -> RecordExtent? {
    guard FileIdentity(path: options.file)?.isRegular == true,
      var reader = try? TableReader.open(options.file, options: options.importOptions)
    else { return nil }
    var extent = RecordExtent()
    do {
      while let batch = try reader.nextBatch() { extent.add(batch) }
    } catch { return nil }
    return extent
  }
}
