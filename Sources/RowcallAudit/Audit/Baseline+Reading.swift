import RowcallImport

extension Baseline {
  /// Reads the findings of a JSON report without suppressed ones; throws for another version.
  ///
  /// - Parameters:
  ///   - json: the report in UTF-8.
  ///   - path: what errors call the report.
  public init(json: [UInt8], path: String) throws(AuditError) {
    self.init([])
    let document = try JSONDocument.audit(json, path: path)
    guard let files = document.member("files", of: 0), document.pieces[files].kind == .array else {
      throw .noBaseline(path: path, line: 1)
    }
    if let version = document.member("version", of: 0),
      document.pieces[version].text != "\(JSONReport.version)"
    {
      throw .otherVersion(
        path: path, line: document.line(of: document.pieces[version].range.lowerBound),
        found: document.pieces[version].text)
    }
    for file in document.items(of: files) {
      guard let name = document.text("path", of: file), let outcomes = document.member("outcomes", of: file),
        document.pieces[outcomes].kind == .array
      else {
        throw .noBaseline(path: path, line: document.line(of: document.pieces[file].range.lowerBound))
      }
      for outcome in document.items(of: outcomes) where document.member("suppression", of: outcome) == nil {
        guard let fingerprint = document.text("fingerprint", of: outcome) else { continue }
        var entry = Entry(
          path: name, rule: document.text("rule", of: outcome) ?? "", fingerprint: fingerprint,
          message: document.text("message", of: outcome), count: document.number("count", of: outcome))
        entry.aliases = document.texts("aliases", of: outcome)
        entry.rest = document.number("rest", of: outcome) ?? 0
        entries.append(entry)
      }
    }
  }
}

extension JSONDocument {
  /// The index of the value of a key.
  fileprivate func member(_ key: String, of object: Int) -> Int? {
    members(of: object).first { $0.key.text == key }?.value
  }

  /// The strings in the array of a key.
  fileprivate func texts(_ key: String, of object: Int) -> [String] {
    guard let list = member(key, of: object), pieces[list].kind == .array else { return [] }
    return items(of: list).compactMap { pieces[$0].kind == .string ? pieces[$0].text : nil }
  }

  /// The count of a key, a non-negative integer.
  ///
  /// Larger numbers are capped, so that sums do not overflow.
  fileprivate func number(_ key: String, of object: Int) -> Int? {
    guard let place = member(key, of: object), pieces[place].kind == .number,
      let number = Int(pieces[place].text), number >= 0
    else { return nil }
    return min(number, Int(Int32.max))
  }

  /// The string of a key.
  fileprivate func text(_ key: String, of object: Int) -> String? {
    member(key, of: object).flatMap { pieces[$0].kind == .string ? pieces[$0].text : nil }
  }
}
