import Rowcall
import RowcallImport
import RowcallScreens

extension FileOptions {
  /// Whether the file is a storyboard or XIB by its name, or as the user says.
  var isInterface: Bool { inputFormat == .interface || InterfaceDocument.isInterface(path: file) }

  /// Throws for the first option that was given and says nothing about an interface.
  ///
  /// - Parameter others: more options and whether they were given.
  func checkForInterface(_ others: KeyValuePairs<String, Bool> = [:]) throws {
    let ofFiles: KeyValuePairs = [
      "--encoding": encoding != nil, "--delimiter": delimiter != nil, "--quote": quote != nil,
      "--header": header != nil, "--header-rows": headerRows != nil, "--row-header": rowHeader != nil,
      "--table": table != nil,
      "--input-format \(inputFormat?.rawValue ?? "")": inputFormat != nil && inputFormat != .interface,
    ]
    try refuse(ofFiles)
    try refuse(others)
  }

  /// Throws for the first of some options that was given.
  fileprivate func refuse(_ options: KeyValuePairs<String, Bool>) throws {
    guard let idle = options.first(where: { $0.value })?.key else { return }
    throw WrongUsage("\(idle) is about tables of data, and \(file) is an interface; leave it out")
  }
}

extension RowOptions {
  /// Throws for a choice of rows or columns, which an interface does not have.
  func checkForInterface(_ file: FileOptions) throws {
    try file.refuse([
      "--rows": rows != nil, "--columns": columns != nil, "--label": label != nil, "--words": words,
    ])
  }
}

extension WalkOptions {
  /// Throws for a walk through cells, which an interface does not have.
  func checkForInterface(_ file: FileOptions) throws {
    try file.refuse(["--moves": moves != nil, "--compare": compare != nil])
  }
}

extension IndexOptions {
  /// Throws for a sorting of rows, which an interface does not have.
  func checkForInterface(_ file: FileOptions) throws {
    try file.refuse([
      "--by": by != nil, "--reading": reading != nil, "--readings": readings != nil,
      "--sections": sections != nil,
    ])
  }
}
