import Rowcall
import RowcallImport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What large files, databases and workbooks cost, beside programs that read or copy them.
struct SourceBench {
  static let name = "sources: CSV, database and workbook, wc -l, tail, cp, sqlite3, openpyxl and calamine"

  /// One figure: the medians in milliseconds, and the median of the ratios.
  struct Figure {
    let name: String
    let ours: Double
    let peer: Double
    let ratio: Double
    /// The most that `ours` may be, or the ratio.
    let limit: Limit

    enum Limit {
      case milliseconds(Double)
      case ratio(Double)
    }

    var holds: Bool {
      switch limit {
      case .milliseconds(let most): ours <= most
      case .ratio(let most): ratio <= most
      }
    }
  }

  let rowcall: String
  let data: BenchData
  let megabytes: Int

  private var table: String { data.largeTable }
  private var copy: String { data.copy }

  /// Measures each figure; gives what there is to say about those that need a program that is missing.
  func measure(runs: Int) throws -> [Result<Figure, Missing>] {
    let rows = RowIndex(try TableReader.open(table)).readAll()
    let figures = [
      try first("first row of the file, head -2", table, runs) { Invocation("head", ["-n", "2", table]) },
      try paired("index of all rows, wc -l", runs, .milliseconds(Double(megabytes) * 2)) {
        RowIndex(try TableReader.open(table)).readAll()
      } peer: {
        Invocation("wc", ["-l", table])
      },
      try jump(rows, runs), try save(rows, runs),
    ]
    return try figures.map { .success($0) } + [measureDatabase(runs)] + measureWorkbook(runs)
  }

  /// What is not measured, and what is missing for it.
  struct Missing: Error {
    let name: String
    let program: String
  }

  /// A row of a table with a hundred thousand rows for each megabyte, and ten million at most.
  private func measureDatabase(_ runs: Int) throws -> Result<Figure, Missing> {
    let rows = min(megabytes * 100_000, 10_000_000)
    let name = "first row of \(rows) in a database, sqlite3"
    guard Programs.isInstalled("sqlite3") else { return .failure(Missing(name: name, program: "sqlite3")) }
    let query =
      "CREATE TABLE t(id INTEGER PRIMARY KEY, name TEXT, price REAL); WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL"
      + " SELECT i + 1 FROM n WHERE i < \(rows)) INSERT INTO t SELECT i, 'item ' || i, i / 7.0 FROM n"
    _ = try MeasuredRun(Invocation("sqlite3", [data.database, query]))
    return .success(
      try first(name, data.database, runs) {
        Invocation("sqlite3", [data.database, "SELECT * FROM t LIMIT 1"])
      })
  }

  /// All rows of a workbook with the rows of the file, read but not put into words.
  private func measureWorkbook(_ runs: Int) throws -> [Result<Figure, Missing>] {
    let peers = [
      ("openpyxl", "workbook, openpyxl read-only", Self.openpyxl, 1.0 / 3),
      ("python_calamine", "workbook, python-calamine", Self.calamine, 1.0),
    ]
    guard Self.hasPython("zipfile") else {
      return peers.map { .failure(Missing(name: $0.1, program: "python3")) }
    }
    _ = try MeasuredRun(Invocation("python3", ["-c", Self.workbook, table, data.workbook]))
    return try peers.map { module, name, program, limit in
      guard Self.hasPython(module) else { return .failure(Missing(name: name, program: module)) }
      return .success(
        try paired(name, runs, .ratio(limit)) {
          var reader = try TableReader.open(data.workbook)
          var rows = 0
          while let batch = try reader.nextBatch() { rows += batch.rowCount }
          return rows
        } peer: {
          Invocation("python3", ["-c", program, data.workbook])
        })
    }
  }

  private static func hasPython(_ module: String) -> Bool {
    (try? MeasuredRun(Invocation("python3", ["-c", "import \(module)"]))) != nil
  }

  /// The whole program, from its start to its end, with one row.
  private func first(
    _ name: String, _ path: String, _ runs: Int, peer: () -> Invocation
  ) throws -> Figure {
    try paired(name, runs, .milliseconds(100)) {
      _ = try MeasuredRun(Invocation(rowcall, ["transcript", path, "--rows", "1"]))
      return 1
    } peer: {
      peer()
    }
  }

  /// A row nine tenths behind, once the index is there; the peer reads the lines before it.
  private func jump(_ rows: Int, _ runs: Int) throws -> Figure {
    let index = RowIndex(try TableReader.open(table))
    _ = index.readAll()
    var row = rows * 9 / 10
    return try paired("jump to a row, tail and head", runs, .milliseconds(50)) {
      // Never one that is kept.
      row = (row + rows * 3 / 10 + 17_001) % rows
      return try index.row(at: row)?.place ?? 0
    } peer: {
      Invocation("sh", ["-c", "tail -n +\(row + 2) \"$0\" | head -n 1", table])
    }
  }

  /// A changed cell in the middle of the file is saved.
  private func save(_ rows: Int, _ runs: Int) throws -> Figure {
    _ = try MeasuredRun(Invocation("cp", [table, copy]))
    let document = try TableDocument(path: copy)
    var number = 0
    return try paired("save a changed cell, cp", runs, .ratio(2)) {
      number += 1
      try document.set("\(number)", row: rows / 2, column: 1)
      try document.save()
      return number
    } peer: {
      Invocation("cp", [table, copy + ".peer"])
    }
  }

  private func paired(
    _ name: String, _ runs: Int, _ limit: Figure.Limit, ours: () throws -> Int, peer: () -> Invocation
  ) throws -> Figure {
    let clock = ContinuousClock()
    var times: [(ours: Double, peer: Double)] = []
    for _ in 0..<runs {
      let own = try clock.measure { _ = try ours() } / .milliseconds(1)
      times.append((own, try MeasuredRun(peer()).wall * 1000))
    }
    let median = { (values: [Double]) in values.sorted()[values.count / 2] }
    return Figure(
      name: name, ours: median(times.map(\.ours)), peer: median(times.map(\.peer)),
      ratio: median(times.map { $0.ours / $0.peer }), limit: limit)
  }
}

// MARK: - Programs in Python

extension SourceBench {
  private static let openpyxl = """
    import sys, openpyxl
    for row in openpyxl.load_workbook(sys.argv[1], read_only=True).active.iter_rows(values_only=True):
        pass
    """

  private static let calamine = """
    import sys, python_calamine
    for row in python_calamine.CalamineWorkbook.from_path(sys.argv[1]).get_sheet_by_index(0).iter_rows():
        pass
    """

  /// Writes a CSV file as a workbook: numbers as numbers, texts as texts that cells share.
  private static let workbook = """
    import csv, itertools, sys, zipfile
    from xml.sax.saxutils import escape
    texts = {}
    def cell(place, text):
        try:
            return f'<c r="{place}"><v>{float(text):g}</v></c>'
        except ValueError:
            return f'<c r="{place}" t="s"><v>{texts.setdefault(text, len(texts))}</v></c>'
    head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
    main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
    kind = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
    links = '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">'
    with zipfile.ZipFile(sys.argv[2], 'w', zipfile.ZIP_DEFLATED, compresslevel=6) as book:
        with book.open('xl/worksheets/sheet1.xml', 'w', force_zip64=True) as sheet:
            sheet.write(f'{head}<worksheet {main}><sheetData>'.encode())
            with open(sys.argv[1], newline='', encoding='utf-8') as file:
                # A sheet has 1,048,576 rows at most.
                for number, row in enumerate(itertools.islice(csv.reader(file), 1_000_000), 1):
                    cells = ''.join(cell(f'{chr(65 + index)}{number}', text) for index, text in enumerate(row))
                    sheet.write(f'<row r="{number}">{cells}</row>'.encode())
            sheet.write(b'</sheetData></worksheet>')
        book.writestr('xl/sharedStrings.xml', f'{head}<sst {main}>' + ''.join(
            f'<si><t>{escape(text)}</t></si>' for text in texts) + '</sst>')
        book.writestr('xl/workbook.xml', f'{head}<workbook {main} xmlns:r="{kind}"><sheets>'
            '<sheet name="Data" sheetId="1" r:id="a"/></sheets></workbook>')
        book.writestr('xl/_rels/workbook.xml.rels', f'{head}{links}'
            f'<Relationship Id="a" Type="{kind}/worksheet" Target="worksheets/sheet1.xml"/>'
            f'<Relationship Id="b" Type="{kind}/sharedStrings" Target="sharedStrings.xml"/></Relationships>')
        book.writestr('_rels/.rels', f'{head}{links}'
            f'<Relationship Id="a" Type="{kind}/officeDocument" Target="xl/workbook.xml"/></Relationships>')
        book.writestr('[Content_Types].xml', head
            + '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
            '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
            '<Default Extension="xml" ContentType="application/xml"/>' + ''.join(
            f'<Override PartName="/xl/{part}.xml" ContentType="application/'
            f'vnd.openxmlformats-officedocument.spreadsheetml.{name}+xml"/>' for part, name in [
            ('workbook', 'sheet.main'), ('worksheets/sheet1', 'worksheet'), ('sharedStrings', 'sharedStrings')])
            + '</Types>')
    """
}

/// The figures of large sources, in Markdown.
enum SourceReport {
  static func heading(megabytes: Int, runs: Int) -> String {
    """

    Rows of a CSV file of \(megabytes) MB, of a workbook with its first million and of a database; median of \(runs) paired runs.

    | figure, peer | ours | peer | ratio | budget | |
    |---|--:|--:|--:|--:|---|
    """
  }

  static func line(for result: Result<SourceBench.Figure, SourceBench.Missing>) -> String {
    switch result {
    case .success(let figure): line(for: figure)
    case .failure(let missing): "| \(missing.name) | | | | | not run: \(missing.program) is not installed |"
    }
  }

  private static func line(for figure: SourceBench.Figure) -> String {
    let limit =
      switch figure.limit {
      case .milliseconds(let most): "\(hundredths(most)) ms"
      case .ratio(let most): "\(hundredths(most)) times"
      }
    let cells = [
      figure.name, "\(hundredths(figure.ours)) ms", "\(hundredths(figure.peer)) ms",
      hundredths(figure.ratio), limit, figure.holds ? "holds" : "missed",
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private static func hundredths(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}
