import Rowcall
import RowcallImport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What rows by place and a saved change cost in a large CSV file, beside small programs that read or copy it.
struct SourceBench {
  static let name = "sources: index, jump and save, wc -l, tail and cp"

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

  let table: String
  let copy: String
  let megabytes: Int

  func measure(runs: Int) throws -> [Figure] {
    let rows = RowIndex(try TableReader.open(table)).readAll()
    return [
      try paired("index of all rows, wc -l", runs, .milliseconds(Double(megabytes) * 2)) {
        RowIndex(try TableReader.open(table)).readAll()
      } peer: {
        Invocation("wc", ["-l", table])
      },
      try jump(rows, runs), try save(rows, runs),
    ]
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

/// The figures of large sources, in Markdown.
enum SourceReport {
  static func heading(megabytes: Int, runs: Int) -> String {
    """

    Rows by place and a saved change in a CSV file of \(megabytes) MB; median of \(runs) paired runs.

    | figure, peer | ours | peer | ratio | budget | |
    |---|--:|--:|--:|--:|---|
    """
  }

  static func line(for figure: SourceBench.Figure) -> String {
    let limit =
      switch figure.limit {
      case .milliseconds(let most): "\(tenths(most)) ms"
      case .ratio(let most): "\(tenths(most)) times"
      }
    let cells = [
      figure.name, "\(tenths(figure.ours)) ms", "\(tenths(figure.peer)) ms", tenths(figure.ratio), limit,
      figure.holds ? "holds" : "missed",
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private static func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
