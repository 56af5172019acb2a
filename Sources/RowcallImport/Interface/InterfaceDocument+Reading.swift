extension InterfaceDocument {
  /// Opens a storyboard or a XIB, or standard input for `-`.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - limits: how much it may ask for; `pageBytes` and `elementDepth` count.
  ///   - locale: the locale whose table of texts beside the file takes the place of the file's own texts; nil to keep
  ///     them. A missing table is no error.
  public static func open(_ path: String, limits: ImportLimits = ImportLimits(), locale: String? = nil)
    throws(ImportError) -> InterfaceDocument
  {
    let bytes = try wholeFile(FileBytes(path: path), limits)
    let table = try locale.flatMap { Localizations(of: path).file(for: $0) }.map {
      (name, path) throws(ImportError) in
      (name, try StringsParser.table(of: try wholeFile(FileBytes(path: path), limits), path: path))
    }
    var document = try read(bytes, path: path, limits: limits, texts: table?.1)
    document.locale = table?.0
    return document
  }

  /// Reads a document that is in memory.
  ///
  /// - Parameter texts: texts in place of those of the document, by the keys of its objects; nil to keep them.
  public static func read(
    _ bytes: [UInt8], path: String, limits: ImportLimits = ImportLimits(), texts: StringsTable? = nil
  ) throws(ImportError) -> InterfaceDocument {
    if bytes.allSatisfy({ $0 <= Byte.space }) { throw .emptyInterface(path: path) }
    if InterfaceSniffer.isCompiled(bytes) { throw .compiledInterface(path: path) }
    if bytes.count > limits[.pageBytes] { throw tooLong(path, limits) }
    let tree = try XMLReader(path: path, limits: limits).tree(of: bytes)
    return InterfaceReading(tree, texts: texts ?? StringsTable()).document(
      path: path, kind: try kind(of: tree, path))
  }

  /// What the root element says.
  private static func kind(of tree: XMLTree, _ path: String) throws(ImportError) -> Kind {
    let root = tree[0]
    guard let type = root["type"], type.hasPrefix("com.apple.InterfaceBuilder") else {
      throw .notAnInterface(path: path, root: root.name)
    }
    if root.name == "archive" { throw .oldInterface(path: path) }
    guard root.name == "document" else { throw .notAnInterface(path: path, root: root.name) }
    guard type.hasPrefix("com.apple.InterfaceBuilder3.CocoaTouch.") else {
      throw .otherInterface(path: path, type: type)
    }
    return type.contains(".Storyboard") ? .storyboard : .xib
  }

  static func wholeFile(_ source: FileBytes, _ limits: ImportLimits) throws(ImportError) -> [UInt8] {
    var source = source
    var bytes: [UInt8] = []
    let most = limits[.pageBytes]
    while try source.append(to: &bytes, upTo: min(1 << 20, most + 1 - bytes.count)) {
      if bytes.count > most { throw tooLong(source.path, limits) }
    }
    return bytes
  }

  private static func tooLong(_ path: String, _ limits: ImportLimits) -> ImportError {
    .limitExceeded(path: path, line: 1, limit: .pageBytes, value: limits[.pageBytes])
  }
}
