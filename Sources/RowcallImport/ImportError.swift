/// Why a table could not be read.
///
/// Paths are as given by the user; standard input is `-`. Lines and columns count from one.
public enum ImportError: Error, Hashable, Sendable {
  /// There is no such file.
  case notFound(path: String)
  /// The path is a directory.
  case isDirectory(path: String)
  /// The file cannot be opened; the reason is the system's.
  case unreadable(path: String, reason: String)
  /// Reading stopped in the middle; the reason is the system's.
  case readFailed(path: String, reason: String)
  /// The file is empty or has only blank lines.
  case emptyInput(path: String)
  /// Sheets whose cells have comments and no text.
  case onlyComments(path: String, comments: String)
  /// The bytes are not text.
  case binary(path: String, kind: BinaryKind?)
  /// An unknown encoding; `near` has similar names.
  case unknownEncoding(name: String, near: [String])
  /// The bytes are not in the requested encoding; `likely` is the probable one.
  case wrongEncoding(path: String, line: Int, name: String, likely: String?)
  /// The requested delimiter is not one character, or is a line break or the quote.
  case unusableDelimiter(String)
  /// The start of the file does not have the requested header line.
  case noHeaderLine(path: String, line: Int, lines: Int)
  /// The start of the file has fewer rows than the requested header rows.
  case tooManyHeaderRows(path: String, asked: Int, rows: Int)
  /// A header line was requested for a page, whose tables have rows.
  case noLinesOnPage(path: String, line: Int)
  /// A quote is still open at the end of the file.
  case unterminatedQuote(path: String, line: Int)
  /// The file exceeds a limit.
  case limitExceeded(path: String, line: Int, limit: ImportLimits.Name, value: Int)
  /// The text is not JSON.
  case invalidJSON(path: String, line: Int, column: Int, fault: JSONFault)
  /// The JSON document is a single value.
  case noTable(path: String)
  /// Parsing an HTML page took more time or memory than its size justifies.
  case unwieldyPage(path: String, limit: Int)
  /// The HTML page has no table to read; `layoutTables` is how many layout tables it has.
  case noTableOnPage(path: String, layoutTables: Int)
  /// No table of the HTML page has the number or caption; `near` has similar captions, and `tables` all of them.
  case noSuchTable(path: String, wanted: String, near: [String], tables: [String?])
  /// Several tables of the HTML page match the caption; their numbers count from one.
  case ambiguousTable(path: String, wanted: String, numbers: [Int])
  /// A table was requested from a file that is a single table.
  case onlyTable(path: String, wanted: String)
  /// A table was expected, but the file is a storyboard or XIB.
  case interfaceForTable(path: String)
  /// The file is broken, or not of the kind that its reader expects; the reason ends with what to do.
  case malformed(path: String, line: Int? = nil, column: Int? = nil, reason: String)
}

extension ImportError {
  /// Tables of a file that cannot be read, where others can; `kind` is what they are called.
  static func unreadTables(_ names: [String], _ kind: String, path: String, advice: String) -> ImportError {
    let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
    return .malformed(
      path: path, reason: "the \(kind)\(names.count == 1 ? "" : "s") \(list) cannot be read; \(advice)")
  }
}

/// A file format that is recognized only for the error message.
public enum BinaryKind: String, Hashable, Codable, Sendable {
  /// ZIP, and so the workbooks of Numbers.
  case zip = "a ZIP archive without a workbook in it"
  /// The older workbooks of Excel, and encrypted ones.
  case oldExcel = "an old or encrypted Excel workbook"
  /// gzip.
  case gzip = "a gzip file"
  /// Portable Document Format.
  case pdf = "a PDF"
  /// A picture.
  case image = "an image"
  /// SQLite.
  case sqlite = "an SQLite database"
  /// Apache Parquet.
  case parquet = "a Parquet file"
}
