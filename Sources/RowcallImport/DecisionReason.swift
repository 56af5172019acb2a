import RowcallValues

/// A fact that decided something about a file.
package enum DecisionReason: Hashable, Sendable {
  /// The user said so.
  case asked
  /// Nothing suggests anything but the default.
  case usual
  /// The text starts with a byte order mark.
  case byteOrderMark
  /// The head has no byte above 127.
  case onlyASCII
  /// The head is valid UTF-8 with this many characters of several bytes.
  case validUTF8(characters: Int)
  /// The head is valid UTF-8 with this many characters of several bytes, but for so many stray byte sequences.
  case nearlyUTF8(characters: Int, strays: Int)
  /// Zero bytes stand where UTF-16 has them.
  case zeroBytes
  /// Escape sequences switch between character sets.
  case escapeSequences
  /// The page names it in a `meta` element.
  case metaElement
  /// The charset detector preferred it, with its own confidence in percent.
  case charsetDetector(percent: Int)
  /// The file's name ends so.
  case fileExtension(String)
  /// The text starts with a JSON array or object.
  case jsonText
  /// The text starts as HTML pages do.
  case htmlText
  /// The file is a database, which knows its columns.
  case database
  /// The file is a workbook, with its parts in a zip file.
  case workbook
  /// These rows of the sheet stay in sight while others move.
  case frozenRows
  /// So many cells of the first row are merged over several columns.
  case mergedHeaders(Int)
  /// The file starts as property lists do.
  case propertyList
  /// Lines are drawn between the table's columns.
  case drawnLines
  /// Each cell has a line of its own, with the name of its column.
  case records
  /// A line of dashes underlines each header.
  case underlinedHeader
  /// So many of the lines looked at have text in the same columns, with spaces between them.
  case alignedColumns(rows: Int, of: Int, columns: Int)
  /// A line of dashes ends the header, or the table has none although others of its kind do.
  case headerRule
  case noHeaderRule
  /// Each row is a name with a colon, and its value.
  case namesWithColons
  /// What the first rows show about headers.
  case headers(HeaderReason)
  /// The records are the items of an array inside an object, found by these keys.
  case wrappedArray([String])
  /// So many of the rows looked at have the same number of cells.
  case evenRows(rows: Int, of: Int, cells: Int)
  /// So many percent of the cells look like values.
  case cleanCells(percent: Int)
  /// No usual delimiter splits the rows evenly.
  case oneColumn
  /// So many rows have quoted cells.
  case quotedRows(Int)
  /// Backslashes stand before quotes, or `\N` for nothing.
  case backslashes
  /// The first line is `sep=` and the delimiter.
  case separatorLine
  /// So many lines start with `#`.
  case commentLines(Int)
  /// So many lines before the table are shaped otherwise.
  case linesBeforeTable(Int)
  /// Another table of the file is above it.
  case tableAbove
  /// The keys of JSON objects name the columns.
  case objectKeys
  /// The first JSON record is one value by itself.
  case singleValues
}

extension DecisionReason: CustomStringConvertible {
  /// A phrase that completes "because".
  package var description: String {
    switch self {
    case .asked: "asked for"
    case .usual: "the default"
    case .byteOrderMark: "byte order mark"
    case .onlyASCII: "only ASCII so far"
    case .validUTF8(let count): "valid UTF-8 with \(Self.characters(count))"
    case .nearlyUTF8(let count, let strays):
      "UTF-8 with \(Self.characters(count)) and \(strays) stray byte \(strays == 1 ? "sequence" : "sequences")"
    case .zeroBytes: "zero bytes where UTF-16 has them"
    case .escapeSequences: "escape sequences between character sets"
    case .metaElement: "named by a meta element"
    case .charsetDetector(let percent): "charset detection, \(percent)% sure"
    case .fileExtension(let name): "file name ends in .\(name)"
    case .jsonText: "starts with JSON"
    case .htmlText: "starts with HTML"
    case .drawnLines: "lines are drawn between the columns"
    case .records: "a line for each cell, with the name of its column"
    case .underlinedHeader: "a line of dashes below each header"
    case .alignedColumns(let rows, let total, let columns):
      "\(rows) of \(total) lines have text in the same \(columns) columns"
    case .headerRule: "a line of dashes below it"
    case .noHeaderRule: "no line of dashes inside the table"
    case .database: "an SQLite database"
    case .workbook: "a workbook"
    case .frozenRows: "the rows that stay in sight"
    case .mergedHeaders(let count):
      count == 1 ? "a merged cell over several columns" : "\(count) merged cells over several columns"
    case .propertyList: "begins as a property list"
    case .namesWithColons: "each row is a name with a colon and its value"
    case .headers(let reason): reason.phrase(crossing: "column")
    case .wrappedArray(let keys): "records under \"\(keys.joined(separator: "."))\""
    case .evenRows(let rows, let total, let cells):
      "\(rows) of \(total) rows have \(cells) \(cells == 1 ? "cell" : "cells")"
    case .cleanCells(let percent): "\(percent)% of the cells look like values"
    case .oneColumn: "no delimiter splits the rows evenly"
    case .quotedRows(let count): "quoted cells in \(count) \(count == 1 ? "row" : "rows")"
    case .backslashes: "backslash escapes"
    case .separatorLine: "the first line names it"
    case .commentLines(let count): "\(count) comment \(count == 1 ? "line" : "lines")"
    case .linesBeforeTable(let count): "\(count) \(count == 1 ? "line" : "lines") unlike the table"
    case .tableAbove: "another table is above it"
    case .objectKeys: "keys of the objects"
    case .singleValues: "a single JSON value names no column"
    }
  }

  private static func characters(_ count: Int) -> String {
    "\(count) non-ASCII \(count == 1 ? "character" : "characters")"
  }
}
