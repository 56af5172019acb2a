import RowcallModel

/// Opens JSON text.
struct JSONTable {
  let text: DecodedText
  let options: ImportOptions

  func open() throws(ImportError) -> OpenedTable { throw .noTable(path: text.stream.path) }
}
