#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What an audit of an HTML page costs from start to end, beside axe-core in headless Chromium on the same page.
struct PageBench {
  /// What its figures are called.
  static let name = "audit: HTML page, axe-core in Chromium"
  /// The browser of the peer.
  static let browser = "chromium"
  /// The variable that says where `axe.min.js` is.
  static let variable = "ROWCALL_AXE"
  /// How many times faster ours must be at least.
  static let limit = 50.0

  /// The figures of a page.
  struct Figures {
    let rows: Int
    /// Medians in milliseconds.
    let ours: Double
    let peer: Double
    /// The median of how many times faster ours is.
    let ratio: Double
  }

  /// How many rows the tables of the pages have.
  static let sizes = [20, 200, 2_000]

  /// The source of axe-core; nil where nobody said where it is, or it cannot be read.
  static var axe: String? {
    guard let path = getenv(variable).map({ String(cString: $0) }), let file = fopen(path, "r") else {
      return nil
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  let rowcall: String
  let axe: String

  /// Measures both sides in turn, each from its start to its last finding; throws when one fails.
  func measure(rows: Int, runs: Int) throws -> Figures {
    let data = try BenchData()
    defer { data.remove() }
    let page = Self.page(rows: rows)
    try Self.write(page.replacing("<!-- axe -->", with: ""), to: data.page)
    try Self.write(page.replacing("<!-- axe -->", with: script), to: data.pageWithAxe)
    let ours = Invocation(
      rowcall, ["audit", data.page, "--rule", "page-*", "--fail-on", "never", "--format", "json"])
    let peer = Invocation("sh", ["-c", Self.command, Self.browser, data.pageWithAxe])
    _ = try MeasuredRun(peer)
    let times = try (0..<runs).map { _ in
      (ours: try MeasuredRun(ours).wall * 1_000, peer: try MeasuredRun(peer).wall * 1_000)
    }
    return Figures(
      rows: rows, ours: Self.median(times.map(\.ours)), peer: Self.median(times.map(\.peer)),
      ratio: Self.median(times.map { $0.peer / $0.ours }))
  }

  /// Prints the page as axe-core left it, and fails where that did not come to its end.
  private static let command = """
    "$0" --headless --no-sandbox --disable-gpu --virtual-time-budget=600000 --dump-dom "file://$1" | grep -q 'axe has ended'
    """

  private var script: String {
    """
    <script>\(axe)</script>
    <script>
    axe.run(document).then(found => {
      const end = document.createElement("p")
      end.textContent = "axe has " + "ended " + found.violations.length
      document.body.appendChild(end)
    })
    </script>
    """
  }

  /// A page with one table of trades, some cells of which have faults that both sides find.
  private static func page(rows: Int) -> String {
    var body = ""
    var count = 0
    BenchTable.rows(while: { _, made in made < rows }) { line in
      let cells = line.split(separator: ",").prefix(6).map { $0.replacing("\n", with: "") }
      let tag = count == 0 ? "th" : "td"
      let texts = cells.map { "<\(tag)>\($0.replacing("&", with: "&amp;"))</\(tag)>" }.joined()
      let fault = count % 10 == 5 ? "<td headers=\"none\"><img src=\"a.png\"></td>" : "<td>–</td>"
      body += "<tr>\(texts)\(count == 0 ? "<th>Mark</th>" : fault)</tr>\n"
      count += 1
    }
    return """
      <!DOCTYPE html>
      <html lang="en"><head><title>Trades</title></head><body><main><h1>Trades</h1>
      <table><caption>Trades</caption>
      \(body)</table></main><!-- axe --></body></html>
      """
  }

  private static func write(_ text: String, to path: String) throws {
    guard let file = fopen(path, "w") else {
      throw BenchError.notWritten(path: path, reason: String(cString: strerror(errno)))
    }
    _ = fputs(text, file)
    guard fclose(file) == 0 else {
      throw BenchError.notWritten(path: path, reason: String(cString: strerror(errno)))
    }
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}

/// The figures of audits of pages, in Markdown.
enum PageReport {
  /// The lines above the first page.
  static func heading(runs: Int) -> String {
    """

    Audit of an HTML page with one table, each side from its start to its last finding; median of \(runs) paired runs. \
    The peer is axe-core in headless Chromium.

    | rows | ours | axe-core | times faster | budget | |
    |--:|--:|--:|--:|--:|---|
    """
  }

  /// The line of one page.
  static func line(for figures: PageBench.Figures) -> String {
    let cells = [
      "\(figures.rows)", "\(tenths(figures.ours)) ms", "\(tenths(figures.peer)) ms", tenths(figures.ratio),
      "≥ \(tenths(PageBench.limit))", figures.ratio >= PageBench.limit ? "holds" : "missed",
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  /// The line where the peer is not there.
  static func line(without missing: String) -> String { "| | | | | | not run: \(missing) |" }

  private static func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
