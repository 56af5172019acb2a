/// Tells JSON from delimited text.
struct FormatDetector {
  let path: String
  let head: [UInt8]
  var requested: TableFormat?

  func detect() -> Decision<TableFormat> {
    if let requested { return .asked(requested) }
    let suffix = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    if ["json", "jsonl", "ndjson", "geojson"].contains(suffix) {
      return Decision(.json, confidence: 0.95, reasons: [.fileExtension(suffix)])
    }
    return Decision(.delimited, confidence: 1, reasons: [.usual])
  }
}
