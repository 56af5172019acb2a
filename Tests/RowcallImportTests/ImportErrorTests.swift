import Testing

@testable import RowcallImport

@Suite struct ImportErrorTests {
  @Test(arguments: [
    (
      ImportError.notFound(path: "a.csv"),
      "a.csv: no such file; check the path, or pass - to read standard input"
    ),
    (.isDirectory(path: "d"), "d: a directory, not a file; name a file in it"),
    (
      .unreadable(path: "a.csv", reason: "Permission denied"),
      "a.csv: cannot be opened: Permission denied; check its permissions, or choose another file"
    ),
    (
      .readFailed(path: "-", reason: "Input/output error"),
      "-: reading stopped: Input/output error; the rest is missing, read it again or use a copy"
    ),
    (.emptyInput(path: "a.csv"), "a.csv: empty; a table needs at least one row"),
    (.binary(path: "a", kind: nil), "a: a binary file, not text; pass --encoding if it is text"),
    (
      .binary(path: "a.xlsx", kind: .zip),
      "a.xlsx: a ZIP archive without a workbook in it, not text; unpack it first"
    ),
    (
      .binary(path: "a.gz", kind: .gzip),
      "a.gz: a gzip file, not text; unpack it first: gunzip -c a.gz | rowcall ... -"
    ),
    (.binary(path: "a.pdf", kind: .pdf), "a.pdf: a PDF, not text; export the table as CSV or JSON first"),
    (
      .unknownEncoding(name: "utf-9", near: ["UTF-8", "UTF-7"]),
      "unknown encoding \"utf-9\"; did you mean UTF-8 or UTF-7?"
    ),
    (
      .unknownEncoding(name: "x", near: []),
      "unknown encoding \"x\"; pass a name such as UTF-8, UTF-16LE, windows-1252 or Shift_JIS"
    ),
    (
      .wrongEncoding(path: "a.csv", line: 3, name: "UTF-8", likely: "windows-1252"),
      "a.csv:3: not UTF-8, it looks like windows-1252; leave out --encoding or name another"
    ),
    (
      .unusableDelimiter("ab"),
      "delimiter \"ab\" cannot be used; pass one character, or tab, comma, semicolon, pipe, space"
    ),
    (
      .noHeaderLine(path: "a.csv", line: 40, lines: 7),
      "a.csv: no header on line 40, the last checked line is 7; pass --header with a smaller number"
    ),
    (
      .unterminatedQuote(path: "a.csv", line: 7),
      "a.csv:7: the quote that opens on this line is never closed; close it, or pass --quote none"
    ),
    (
      .limitExceeded(path: "a.csv", line: 2, limit: .cellBytes, value: 10),
      "a.csv:2: a cell is longer than the limit of 10 bytes (is a quote left open?); raise it with --max-cell-bytes"
    ),
    (
      .limitExceeded(path: "a.csv", line: 2, limit: .rowBytes, value: 10),
      "a.csv:2: a row is longer than the limit of 10 bytes (are there line breaks?); raise it with --max-row-bytes"
    ),
    (
      .limitExceeded(path: "a.csv", line: 2, limit: .columns, value: 10),
      "a.csv:2: a row has more cells than the limit of 10 columns; raise it with --max-columns"
    ),
    (
      .limitExceeded(path: "a.json", line: 1, limit: .nesting, value: 64),
      "a.json:1: JSON values nest deeper than the limit of 64; raise it with --max-nesting"
    ),
    (
      .limitExceeded(path: "a.json", line: 1, limit: .expansion, value: 64),
      "a.json:1: sparse records make more cells than the limit of 64 for each byte; raise it with --max-expansion"
    ),
    (
      .invalidJSON(
        path: "a.json", line: 2, column: 5, fault: .unexpected(found: "\"x\"", expected: "a colon")),
      "a.json:2:5: found \"x\", expected a colon"
    ),
    (
      .noTable(path: "a.json"),
      "a.json: a single JSON value, expected an array of objects, an array of arrays, or JSON Lines"
    ),
  ])
  func sentenceSaysWhatAndWhatToDo(error: ImportError, sentence: String) {
    #expect(error.description == sentence)
  }
}
