import ArgumentParser
import RowcallImport

/// The options that raise limits against oversized input.
struct LimitOptions: ParsableArguments {
  @Option(help: help("Bytes of one cell.", usual.cellBytes)) var maxCellBytes: Int?
  @Option(help: help("Bytes of one row.", usual.rowBytes)) var maxRowBytes: Int?
  @Option(help: help("Cells of one row.", usual.columns)) var maxColumns: Int?
  @Option(help: help("Depth of JSON values.", usual.nesting)) var maxNesting: Int?
  @Option(help: help("Cells made from each byte of sparse JSON.", usual.expansion)) var maxExpansion: Int?
  @Option(help: help("Bytes of an HTML page or an interface.", usual.pageBytes)) var maxPageBytes: Int?
  @Option(help: help("Depth of elements of HTML or an interface.", usual.elementDepth)) var maxElementDepth:
    Int?
  @Option(help: help("Tables of an HTML page.", usual.tables)) var maxTables: Int?
  @Option(help: help("Slots of all tables of an HTML page.", usual.slots)) var maxSlots: Int?
  @Option(help: help("Bytes of text made from an HTML page.", usual.textBytes)) var maxTextBytes: Int?
  @Option(help: help("Seconds for a row of a query or view.", usual.querySeconds)) var maxQuerySeconds: Int?

  /// The limits for the importer.
  var limits: ImportLimits {
    var limits = Self.usual
    limits.cellBytes = maxCellBytes ?? limits.cellBytes
    limits.rowBytes = maxRowBytes ?? limits.rowBytes
    limits.columns = maxColumns ?? limits.columns
    limits.nesting = maxNesting ?? limits.nesting
    limits.expansion = maxExpansion ?? limits.expansion
    limits.pageBytes = maxPageBytes ?? limits.pageBytes
    limits.elementDepth = maxElementDepth ?? limits.elementDepth
    limits.tables = maxTables ?? limits.tables
    limits.slots = maxSlots ?? limits.slots
    limits.textBytes = maxTextBytes ?? limits.textBytes
    limits.querySeconds = maxQuerySeconds ?? limits.querySeconds
    return limits
  }

  func validate() throws {
    let ofRows = [maxCellBytes, maxRowBytes, maxColumns, maxNesting, maxExpansion]
    let ofPages = [maxPageBytes, maxElementDepth, maxTables, maxSlots, maxTextBytes]
    guard (ofRows + ofPages + [maxQuerySeconds]).allSatisfy({ $0 ?? 1 > 0 }) else {
      throw ValidationError("the --max options take numbers above zero")
    }
  }

  private static let usual = ImportLimits()

  // Default values would be formatted at each start, which is slow.
  private static func help(_ summary: String, _ usual: Int) -> ArgumentHelp {
    .rare("\(summary) (default: \(usual))")
  }
}
