import Rowcall
import RowcallImport
import RowcallScreens

extension FileOptions {
  /// Whether the file is a storyboard or XIB by its name or by option.
  var isInterface: Bool { inputFormat == .interface || InterfaceDocument.isInterface(path: file) }

  /// Throws for the first given option that does not apply to interface files.
  ///
  /// - Parameter others: more options and whether they were given.
  func checkForInterface(_ others: KeyValuePairs<String, Bool> = [:]) throws {
    let ofFiles: KeyValuePairs = [
      "--encoding": encoding != nil, "--delimiter": delimiter != nil, "--quote": quote != nil,
      "--header": header != nil, "--header-rows": headerRows != nil, "--row-header": rowHeader != nil,
      "--dates": values.dates != nil, "--decimal": values.decimal != nil, "--type": values.type != nil,
      "--table": table != nil,
      "--input-format \(inputFormat?.rawValue ?? "")": inputFormat != nil && inputFormat != .interface,
    ]
    try refuse(ofFiles)
    try refuse(others)
  }

  /// Throws for the first given option.
  fileprivate func refuse(_ options: KeyValuePairs<String, Bool>) throws {
    guard let unused = options.first(where: { $0.value })?.key else { return }
    throw WrongUsage(
      "\(unused) applies to data tables, but \(file) is an interface file; leave the option out")
  }
}

extension RowOptions {
  /// Throws for options about rows or columns.
  func checkForInterface(_ file: FileOptions) throws {
    try file.refuse([
      "--rows": rows != nil, "--columns": columns != nil, "--label": label != nil, "--words": words,
    ])
  }
}

extension WalkOptions {
  /// Throws for moves.
  func checkForInterface(_ file: FileOptions) throws {
    try file.refuse(["--moves": moves != nil, "--compare": compare != nil])
  }
}

extension IndexOptions {
  /// Throws for options about an index.
  func checkForInterface(_ file: FileOptions) throws {
    try file.refuse([
      "--by": by != nil, "--reading": reading != nil, "--readings": readings != nil,
      "--sections": sections != nil,
    ])
  }
}
