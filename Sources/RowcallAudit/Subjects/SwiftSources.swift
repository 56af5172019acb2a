import RowcallImport

/// The sources of the classes that an interface file names, as far as they are among the audited paths.
struct SwiftSources: Sendable {
  /// The properties that give an element a name for listeners.
  static let labels: Set<String> = ["accessibilityLabel", "accessibilityAttributedLabel"]

  private var classes: [String: SwiftCode] = [:]

  /// No sources.
  init() {}

  /// Takes source text by class.
  init(_ texts: [String: String]) { classes = texts.mapValues(SwiftCode.init) }

  /// Reads the files of classes: that of `SongCell` is `SongCell.swift`, its extensions are in `SongCell+….swift`.
  init(of names: Set<String>, in files: [String], limits: ImportLimits) {
    for path in files {
      guard let file = path.split(separator: "/").last?.dropLast(".swift".count),
        let name = file.split(separator: "+").first.map(String.init), names.contains(name),
        let bytes = try? WholeFile.bytes(of: path, within: limits, .pageBytes)
      else { continue }
      classes[name, default: SwiftCode("")].add(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// The source of a class; nil for none and for a class that was not found.
  subscript(_ name: String?) -> SwiftCode? { name.flatMap { classes[$0] } }
}
