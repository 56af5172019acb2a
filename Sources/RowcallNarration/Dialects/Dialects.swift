import RowcallModel

extension Dialect {
  /// The names of the dialects, the default first; a name is cheap where a dialect, with all its words, is not.
  package enum Name: String, CaseIterable, Hashable, Codable, Sendable {
    case rowcall
    case voiceover
    case nvda
    case orca

    /// Reads a name, whatever its capitals; nil if it is no dialect's.
    package init?(anyCase text: String) { self.init(rawValue: text.lowercased()) }

    /// What the name stands for.
    package var dialect: Dialect {
      switch self {
      case .rowcall: .rowcall
      case .voiceover: .voiceover
      case .nvda: .nvda
      case .orca: .orca
      }
    }
  }

  /// Every dialect, the default first.
  public static var all: [Dialect] { Name.allCases.map(\.dialect) }

  /// The dialect of a name, whatever its capitals; nil if there is none.
  public static func named(_ id: String) -> Dialect? { Name(anyCase: id)?.dialect }

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
    case .unknownDialect(let name, let near):
      "there is no dialect \"\(SafeText.string(name))\"" + LabelError.advice(near, "dialects", list)
    case .nothingToCompare(let only?):
      "there is nothing to compare \(only) with; name two dialects or more, such as orca,nvda"
    case .nothingToCompare(nil): "the list is empty; name two dialects or more, such as orca,nvda"
    }
  }
}

extension Dialect {
  /// Rowcall's own way, in every language.
  ///
  /// The order is what listeners ask for: what changed, then the content and its state, the numbers last, so that they
  /// can be cut off.
  public static let rowcall = Dialect(
    id: "rowcall",
    entry: [LineOrder([.label, .role, .rowCount, .columnCount, .details])],
    cell: CellOrder(lines: [
      LineOrder([
        .rowHeaders, .columnHeaders, .content, .states(DialectState.allCases), .role, .title, .rowLevel,
        .rowStates([.selected, .expanded, .current, .disabled]), .span,
        .rowNumber,
        .columnNumber, .hint,
      ])
    ]),
    place: [
      LineOrder([
        .rowHeaders, .columnHeaders, .content, .states(DialectState.allCases), .role, .title, .rowLevel,
        .rowStates([.selected, .expanded, .current, .disabled]), .span,
        .rowNumberOfAll, .columnNumberOfAll,
      ])
    ],
    reading: ReadingOrder(
      entry: [LineOrder([.label, .role, .rowCount, .columnCount, .details])],
      cell: CellOrder(lines: [
        LineOrder([
          .labelledContent, .states(DialectState.allCases), .title,
          .rowStates([.selected, .expanded, .current, .disabled]),
        ])
      ]),
      rowJoiner: .list),
    piece: LineOrder([.label, .value, .states(DialectState.allCases), .role]))
}
