import RowcallImport

extension InterfaceDocument {
  /// Opens a storyboard or a XIB, or standard input for `-`.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - limits: how much it may ask for; `pageBytes` and `elementDepth` count.
  ///   - locale: the locale whose table of texts beside the file takes the place of the file's own texts; nil to keep
  ///     them. A missing table is no error.
  package static func open(_ path: String, limits: ImportLimits = ImportLimits(), locale: String? = nil)
    throws(ImportError) -> InterfaceDocument
  {
    let bytes = try WholeFile.bytes(of: path, within: limits, .pageBytes)
    let file = locale.flatMap { Localizations(of: path).file(for: $0) }
    let texts = try file.map { (file) throws(ImportError) in try StringsTable(file, limits: limits) }
    var document = try read(bytes, path: path, limits: limits, texts: texts)
    document.locale = file?.language
    return document
  }

  /// Reads a document that is in memory.
  ///
  /// - Parameter texts: texts in place of those of the document, by the keys of its objects; nil to keep them.
  package static func read(
    _ bytes: [UInt8], path: String, limits: ImportLimits = ImportLimits(), texts: StringsTable? = nil
  ) throws(ImportError) -> InterfaceDocument {
    if bytes.allSatisfy({ $0 <= UInt8(ascii: " ") }) { throw InterfaceFault.empty.error(in: path) }
    if isCompiled(bytes) { throw InterfaceFault.compiled.error(in: path) }
    let most = limits[.pageBytes]
    if bytes.count > most { throw .limitExceeded(path: path, line: 1, limit: .pageBytes, value: most) }
    let tree = try XMLReader(path: path, limits: limits).tree(of: bytes)
    return InterfaceReading(tree, texts: texts ?? StringsTable()).document(
      path: path, kind: try kind(of: tree, path))
  }

  /// Whether a file is an interface by its name.
  package static func isInterface(path: String) -> Bool {
    ["storyboard", "xib", "nib"].contains(FormatDetector.pathExtension(of: path))
  }

  /// Whether bytes are those of a compiled nib.
  private static func isCompiled(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "NIBArchive".utf8) || bytes.starts(with: "bplist".utf8)
  }

  /// What the root element says.
  private static func kind(of tree: XMLTree, _ path: String) throws(ImportError) -> Kind {
    let root = tree[0]
    guard let type = root["type"], type.hasPrefix("com.apple.InterfaceBuilder") else {
      throw InterfaceFault.noInterface(root: root.name).error(in: path)
    }
    if root.name == "archive" { throw InterfaceFault.beforeXcode5.error(in: path) }
    guard root.name == "document" else { throw InterfaceFault.noInterface(root: root.name).error(in: path) }
    guard type.hasPrefix("com.apple.InterfaceBuilder3.CocoaTouch.") else {
      throw InterfaceFault.otherPlatform(type: type).error(in: path)
    }
    return type.contains(".Storyboard") ? .storyboard : .xib
  }
}
