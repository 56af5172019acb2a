import RowcallImport
import RowcallNarration

/// The tables of a page that are not read.
extension TableFile {
  /// Of how many tables a complaint gives the numbers.
  private static let namedCount = 5

  /// A sentence for each table of the page that is not read, and how to read it; empty when one was chosen.
  var leftOut: [String] {
    guard let page else { return [] }
    return indicesLeftOut.sorted().map { index in
      let reason = page.tables[index].cells.isEmpty ? "it has no cell" : "it only places things on the page"
      return "Table \(index + 1) is left out: \(reason); --table \(index + 1) reads it."
    }
  }

  /// The tables of the page that are not there for the listeners of a dialect, by their indices.
  ///
  /// Only Rowcall passes over what most likely places things on the page; the others have rules of their own.
  func indicesLeftOut(for dialect: Dialect) -> Set<Int> {
    dialect.id == Dialect.rowcall.id ? indicesLeftOut : []
  }

  /// Tells in one sentence which tables are not read although they hold something.
  func reportLeftOut() {
    guard let page else { return }
    let numbers = indicesLeftOut.filter { !page.tables[$0].cells.isEmpty }.map { $0 + 1 }.sorted()
    guard let first = numbers.first else { return }
    let sentence =
      numbers.count == 1
      ? "table \(first) only places things on the page and is not read as a table; --table \(first) reads it"
      : "tables \(Self.list(numbers)) only place things on the page and are not read as tables; "
        + "--table \(first) reads the first of them"
    Complaint.write("\(path): \(sentence)")
  }

  private static func list(_ numbers: [Int]) -> String {
    let shown = numbers.prefix(numbers.count > namedCount + 1 ? namedCount : numbers.count - 1)
    let rest = numbers.dropFirst(shown.count)
    return shown.map(String.init).joined(separator: ", ") + " and "
      + (rest.count == 1 ? rest.map(String.init).joined() : "\(rest.count) more")
  }

  /// The tables of the page that are not read, by their indices; empty when one was chosen.
  private var indicesLeftOut: Set<Int> {
    guard let page, !isChosen else { return [] }
    return Set(page.tables.indices).subtracting(readers.compactMap(\.place?.index))
  }
}
