extension ImportError: CustomStringConvertible {
  /// One sentence: where, what was found, and what to do.
  public var description: String {
    switch self {
    case .notFound(let path): "\(path): no such file; check the path, or pass - to read standard input"
    case .isDirectory(let path): "\(path): a directory, not a file; name a file in it"
    case .unreadable(let path, let reason):
      "\(path): cannot be opened: \(reason); check its permissions, or choose another file"
    case .readFailed(let path, let reason):
      "\(path): reading stopped: \(reason); the rest is missing, read it again or use a copy"
    case .emptyInput(let path): "\(path): empty; a table needs at least one row"
    case .onlyComments(let path, let comments):
      "\(path): no cell has a text, but there are comments: \(comments); a table needs at least one row"
    case .binary(let path, let kind): Self.binarySentence(path, kind)
    case .unknownEncoding(let name, let near): "unknown encoding \"\(name)\"\(Self.suggestion(near))"
    case .wrongEncoding(let path, let line, let name, let likely):
      "\(path):\(line): not \(name)\(likely.map { ", it looks like \($0)" } ?? ""); "
        + "leave out --encoding or name another"
    case .unusableDelimiter(let text):
      "delimiter \"\(text)\" cannot be used; pass one character, or tab, comma, semicolon, pipe, space"
    case .noHeaderLine(let path, let line, let lines):
      "\(path): no header on line \(line), the last checked line is \(lines); pass --header with a smaller number"
    case .tooManyHeaderRows(let path, let asked, let rows):
      "\(path): no \(asked) header rows, the start of the file has \(rows); "
        + "pass --header-rows with a smaller number"
    case .noLinesOnPage(let path, let line):
      "\(path): no header on line \(line), because tables of a page have rows, not lines; "
        + "pass --header-rows with the number of header rows"
    case .unterminatedQuote(let path, let line):
      "\(path):\(line): the quote that opens on this line is never closed; close it, or pass --quote none"
    case .limitExceeded(let path, let line, let limit, let value):
      "\(path):\(line): \(limit.problem(value)); raise it with \(limit.flag)"
    case .invalidJSON(let path, let line, let column, let fault): "\(path):\(line):\(column): \(fault)"
    case .noTable(let path):
      "\(path): a single JSON value, expected an array of objects, an array of arrays, or JSON Lines"
    case .unwieldyPage(let path, let limit):
      "\(path): the page takes more time or memory than one of \(limit) bytes should (are elements left open?); "
        + "raise both with --max-page-bytes"
    case .noTableOnPage(let path, let layoutTables): Self.noTableSentence(path, layoutTables)
    case .noSuchTable(let path, let wanted, let near, let tables):
      "\(path): no table \"\(wanted)\"\(Self.tableSuggestion(near, tables))"
    case .ambiguousTable(let path, let wanted, let numbers):
      "\(path): several tables match \"\(wanted)\"; choose one by its number: \(Self.list(numbers))"
    case .onlyTable(let path, let wanted):
      "\(path): no table \"\(wanted)\", the file is a single table; leave out --table"
    case .interfaceForTable(let path):
      "\(path): a storyboard or XIB, not a table; use the suffix .storyboard or .xib, "
        + "or pass --input-format interface"
    case .malformed(let path, let line, let column, let reason):
      [path, line.map(String.init), column.map(String.init)].compactMap(\.self).joined(separator: ":")
        + ": \(reason)"
    }
  }

  private static func binarySentence(_ path: String, _ kind: BinaryKind?) -> String {
    guard let kind else {
      let isNamedDatabase = [".db", ".sqlite", ".sqlite3"].contains { path.lowercased().hasSuffix($0) }
      return isNamedDatabase
        ? "\(path): no SQLite database, or an encrypted one; decrypt it, or choose another file"
        : "\(path): a binary file, not text; pass --encoding if it is text"
    }
    return switch kind {
    case .zip: "\(path): \(kind.rawValue), not text; unpack it first"
    case .oldExcel: "\(path): \(kind.rawValue); save it as .xlsx, without a password"
    case .gzip: "\(path): \(kind.rawValue), not text; unpack it first: gunzip -c \(path) | rowcall ... -"
    default: "\(path): \(kind.rawValue), not text; export the table as CSV or JSON first"
    }
  }

  private static func noTableSentence(_ path: String, _ layoutTables: Int) -> String {
    let found =
      switch layoutTables {
      case 0: "no table on the page"
      case 1: "no table with data on the page, only one for layout"
      default: "no table with data on the page, only \(layoutTables) for layout"
      }
    return "\(path): \(found); name a page with a table, or pass --input-format delimited"
  }

  private static func tableSuggestion(_ near: [String], _ tables: [String?]) -> String {
    if !near.isEmpty { return suggestion(near.map { "\"\($0)\"" }) }
    guard tables.count > 0 else { return "; the file has none" }
    let names = tables.enumerated().prefix(mostTables).map { index, name in
      name.map { "\(index + 1) (\"\($0)\")" } ?? "\(index + 1)"
    }
    return "; the file has " + names.joined(separator: ", ") + (tables.count > mostTables ? " and more" : "")
  }

  private static let mostTables = 8

  private static func list(_ numbers: [Int]) -> String {
    numbers.prefix(mostTables).map(String.init).joined(separator: ", ")
      + (numbers.count > mostTables ? " and more" : "")
  }

  private static func suggestion(_ near: [String]) -> String {
    switch near.count {
    case 0: "; pass a name such as UTF-8, UTF-16LE, windows-1252 or Shift_JIS"
    case 1: "; did you mean \(near[0])?"
    default: "; did you mean \(near.dropLast().joined(separator: ", ")) or \(near[near.count - 1])?"
    }
  }
}

extension ImportLimits.Name {
  /// What is too large, without advice.
  fileprivate func problem(_ value: Int) -> String {
    switch self {
    case .cellBytes: "a cell is longer than the limit of \(value) bytes (is a quote left open?)"
    case .rowBytes: "a row is longer than the limit of \(value) bytes (are there line breaks?)"
    case .columns: "a row has more cells than the limit of \(value) columns"
    case .nesting: "JSON values nest deeper than the limit of \(value)"
    case .expansion: "sparse records make more cells than the limit of \(value) for each byte"
    case .pageBytes: "the file is larger than the limit of \(value) bytes"
    case .elementDepth: "elements nest deeper than the limit of \(value) (are they never closed?)"
    case .tables: "there are more tables than the limit of \(value)"
    case .slots: "the page's tables have more slots than the limit of \(value) (are there huge spans?)"
    case .textBytes:
      "the page's tables make more text than the limit of \(value) bytes (is one name used many times?)"
    case .querySeconds:
      "no row within \(value) second\(value == 1 ? "" : "s") (does the query or view never end?)"
    }
  }
}
