/// Why a table could not be read, with the facts that its sentence needs.
///
/// Paths are as given by the user; standard input is `-`. Lines and columns count from one.
public enum ImportError: Error, Hashable, Sendable {
  /// There is no such file.
  case notFound(path: String)
  /// The path is a directory.
  case isDirectory(path: String)
  /// The file may not be opened; the reason is the system's.
  case unreadable(path: String, reason: String)
  /// Reading stopped in the middle; the reason is the system's.
  case readFailed(path: String, reason: String)
  /// There is no text at all, or only blank lines.
  case emptyInput(path: String)
  /// The bytes are not text.
  case binary(path: String, kind: BinaryKind?)
  /// No such encoding; `near` holds names that are spelled alike.
  case unknownEncoding(name: String, near: [String])
  /// The bytes are not in the encoding that was asked for; `likely` is what they seem to be in.
  case wrongEncoding(path: String, line: Int, name: String, likely: String?)
  /// The delimiter that was asked for is not one character, or is a line break or the quote.
  case unusableDelimiter(String)
  /// A header line was asked for that the file's head does not have.
  case noHeaderLine(path: String, line: Int, lines: Int)
  /// More header rows were asked for than the file's head has rows.
  case tooManyHeaderRows(path: String, asked: Int, rows: Int)
  /// A header line was asked for, and a page has none: its tables have rows.
  case noLinesOnPage(path: String, line: Int)
  /// A quote is still open at the end of the file.
  case unterminatedQuote(path: String, line: Int)
  /// Something is larger than a limit allows.
  case limitExceeded(path: String, line: Int, limit: ImportLimits.Name, value: Int)
  /// The text is not JSON.
  case invalidJSON(path: String, line: Int, column: Int, fault: JSONFault)
  /// The JSON text is one bare value.
  case noTable(path: String)
  /// Parsing an HTML page took more time or memory than any sensible page of that many bytes does.
  case unwieldyPage(path: String, limit: Int)
  /// The HTML page has no table to read; `layoutTables` is how many it has that only place things.
  case noTableOnPage(path: String, layoutTables: Int)
  /// No table of the HTML page has that number or that caption; `near` holds captions that are spelled alike, and
  /// `tables` what there is.
  case noSuchTable(path: String, wanted: String, near: [String], tables: [String?])
  /// Several tables of the HTML page have that caption, or words of it in theirs; their numbers count from one.
  case ambiguousTable(path: String, wanted: String, numbers: [Int])
  /// Another table was asked for than the one that the file is.
  case onlyTable(path: String, wanted: String)
  /// A table was expected, and the file is a storyboard or XIB.
  case interfaceForTable(path: String)
  /// The file is broken, or not of the kind that its reader expects; the reason ends with what to do.
  case malformed(path: String, line: Int? = nil, column: Int? = nil, reason: String)
}

/// A file format that is recognized only to say what it is.
public enum BinaryKind: String, Hashable, Codable, Sendable {
  /// ZIP, and so the workbooks of Excel, LibreOffice and Numbers.
  case zip = "a ZIP archive or a workbook"
  /// The older workbooks of Excel.
  case oldExcel = "an old Excel workbook"
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
