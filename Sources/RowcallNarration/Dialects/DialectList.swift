import RowcallModel

extension Dialect {
  /// Reads the names of dialects that are to be compared, such as `orca,nvda`; capitals and spaces do not matter.
  ///
  /// Throws for a name that no dialect has, and for less than two different ones.
  package static func list(_ text: String) throws(DialectError) -> [Dialect] {
    var dialects: [Dialect] = []
    for item in text.split(separator: ",") {
      let name = String(item.trimmingSpaces)
      if name.isEmpty { continue }
      guard let dialect = named(name) else {
        throw .unknownDialect(name, near: NearName.closest(to: name, in: all.map(\.id)))
      }
      if !dialects.contains(dialect) { dialects.append(dialect) }
    }
    guard dialects.count > 1 else { throw .nothingToCompare(dialects.first?.id) }
    return dialects
  }
}

/// What is wrong with a list of dialects.
package enum DialectError: Error, Hashable, Sendable {
  /// A name is no dialect's; the nearest that is, if there is one.
  case unknownDialect(String, near: String?)
  /// The list has only this dialect, or none.
  case nothingToCompare(String?)
}

extension DialectError: CustomStringConvertible {
  /// One sentence that says what was found and what to write.
  package var description: String {
    let list = Dialect.all.map(\.id).joined(separator: ", ")
    return switch self {
    case .unknownDialect(let name, let near?):
      "there is no dialect \"\(SafeText.string(name))\"; did you mean \"\(near)\"? The dialects are \(list)"
    case .unknownDialect(let name, nil):
      "there is no dialect \"\(SafeText.string(name))\"; the dialects are \(list)"
    case .nothingToCompare(let only?):
      "there is nothing to compare \(only) with; name two dialects or more, such as orca,nvda"
    case .nothingToCompare(nil): "the list is empty; name two dialects or more, such as orca,nvda"
    }
  }
}
