import RowcallAccessibility
import RowcallLanguages
import RowcallModel
import RowcallText

/// How one screen reader words tables, as data: what it says in which order, under which rules, in whose words.
///
/// All but `rowcall` are reconstructions from documentation, source code and recordings; each file here names its
/// sources. The words of a dialect are English; in other languages its order is spoken in Rowcall's words.
public struct Dialect: Hashable, Sendable {
  /// Its name on the command line.
  public var id: String
  /// What is spoken on entering a table.
  package var entry: [LineOrder<TableFact>]
  /// What is spoken for the first cell on entering a table; nil for what is spoken of any cell.
  package var firstCell: CellOrder?
  /// What is spoken for a cell.
  package var cell: CellOrder
  /// What is spoken when somebody asks where they are.
  package var place: [LineOrder<CellPart>]
  /// How a whole table is read.
  package var reading: ReadingOrder
  /// What is spoken for a link or control inside a cell.
  package var piece: LineOrder<PiecePart>
  /// The rules that differ.
  package var rules = DialectRules()
  /// Its own English words, as patterns, instead of Rowcall's.
  package var phrases: [PhraseKey: String] = [:]
  /// English sentences that only this dialect has.
  package var sentences: [DialectSentence: String] = [:]
}

/// What is spoken for a cell, by what is in it.
package struct CellOrder: Hashable, Sendable {
  /// What is spoken for most cells.
  package var lines: [LineOrder<CellPart>]
  /// What is spoken for a header that starts with a link, an image or a control; nil for the same.
  package var headerWithControl: [LineOrder<CellPart>]?
  /// What is spoken for a data cell that starts with a link, an image or a control; nil for the same.
  package var dataWithControl: [LineOrder<CellPart>]?
}

/// How a whole table is read in one go.
package struct ReadingOrder: Hashable, Sendable {
  /// What is spoken on entering the table.
  package var entry: [LineOrder<TableFact>]
  /// What is spoken for a cell.
  package var cell: CellOrder
  /// What joins the cells of a row; nil if each is alone.
  package var rowJoiner: PartJoiner?
  /// Whether blank cells are left out whatever the listener wants.
  package var skipsBlanks = false
  /// Whether each cell is spoken as it is on a step: with what changed since the one before.
  package var announcesChanges = false
  /// Whether cells of grids that hold data are left out.
  package var skipsGridCells = false
  /// The kinds of table whose content is left out.
  package var closedRoles: Set<TableGrid.Role> = []
}

/// Something that is spoken of a table.
package enum TableFact: Hashable, Sendable {
  /// Its accessible name.
  case label
  case caption
  /// Its caption, else its accessible name.
  case captionOrLabel
  /// That the caption is one.
  case captionRole
  /// That it is a table, a grid or a tree grid.
  case role
  /// That cells are merged.
  case uniformity
  /// How many rows.
  case rowCount
  /// How many columns.
  case columnCount
  /// How many rows and columns, in one sentence of the dialect's own; else one after the other.
  case size
  /// The accessible description, if the listener wants hints.
  case details
}

/// Something that is spoken of a cell.
package enum CellPart: Hashable, Sendable {
  case rowHeaders
  case columnHeaders
  case content
  /// What is in it with the headers of its columns, joined as in a row: "Age 31".
  case labelledContent
  /// The text with which its content starts; all of it, if it is nothing but text.
  case leadingText
  /// What follows the text with which its content starts.
  case rest
  /// Its content as text, whatever it is made of.
  case plainText
  /// That it is a header.
  case role
  /// That it is a heading, because it covers all columns.
  case title
  /// Those of these states that apply, in this order.
  case states([DialectState])
  /// How deep its row lies, when the row changed.
  case rowLevel
  /// Those of these states that apply to its row, in this order, when the row changed.
  case rowStates([DialectState])
  case rowNumber
  case columnNumber
  /// The number of its row, and of how many.
  case rowNumberOfAll
  /// The number of its column, and of how many.
  case columnNumberOfAll
  /// How many rows and columns it covers.
  case span
  /// The accessible description.
  case details
  /// The accessible description and what can be done, if the listener wants hints.
  case hint
}

/// Something that is spoken of a link, an image or a control.
package enum PiecePart: Hashable, Sendable {
  /// Its name.
  case label
  case role
  case value
  /// Its name and its value: "Volume: 40%".
  case labelAndValue
  /// Those of these states that apply, in this order.
  case states([DialectState])
}

/// A state by kind.
package enum DialectState: Hashable, Sendable, CaseIterable {
  case selected, expanded, checked, filledIn, pressed, current, sorted, readOnly, required, invalid, disabled
}

/// A sentence that only some dialects have, and only in English.
package enum DialectSentence: Hashable, Sendable {
  /// In place of "selected", around all that is spoken of a cell: "Selected: {text}".
  case selected
  /// After the row or column number of a cell that covers several: "through {last}".
  case through
  /// After both numbers of a cell that covers several rows and columns: "through row {row} column {column}".
  case throughBoth
  /// How many rows and columns a table has: "with {rows} and {columns}".
  case size
  /// Before the size of a table with merged cells.
  case nonUniform
  /// The size of a table whose rows nobody has counted yet.
  case columnsOnly
  /// There is no table to enter, or no other one where the last does not lead to the first.
  case noTable
  /// A step outside of any table.
  case notInTable
  /// After the last table of a page comes the first.
  case wrapped
}

/// The words of a dialect in one language: its own where it has some, Rowcall's for the rest.
package struct DialectWording: Sendable {
  /// Rowcall's words.
  package let phrases: Phrases

  private let own: [PhraseKey: PhrasePattern]
  private let sentences: [DialectSentence: PhrasePattern]

  init(_ dialect: Dialect, locale: LocaleTag) {
    phrases = Phrases(for: locale)
    let isEnglish = locale.language == "en"
    own = isEnglish ? dialect.phrases.mapValues { PhrasePattern($0, locale: locale) } : [:]
    sentences = isEnglish ? dialect.sentences.mapValues { PhrasePattern($0, locale: locale) } : [:]
  }

  /// The sentence for a key.
  package func text(_ key: PhraseKey, _ arguments: [String: String] = [:]) -> String {
    own[key]?.text(arguments) ?? phrases.text(key, arguments)
  }

  /// The sentence for a key with a count.
  package func text(_ key: PhraseKey, count: Int) -> String { text(key, ["count": String(count)]) }

  /// A sentence of the dialect's own; nil if it has none.
  func sentence(_ sentence: DialectSentence, _ arguments: [String: String] = [:]) -> String? {
    sentences[sentence]?.text(arguments)
  }

  /// What is between the parts of a list.
  package var separator: String { phrases.text(.listSeparator) }
}

extension MarkedTable {
  /// Prepares a table with the header cells that a dialect speaks.
  ///
  /// - Parameter headerRows: the rows at the top that name the columns; some dialects number them like rows of data.
  package init(_ grid: TableGrid, dialect: Dialect, headerRows: Int) {
    switch dialect.rules.headerSource {
    case .standard: self.init(grid)
    case .adjacent: self.init(grid, headers: AdjacentHeaders(grid))
    }
    outline.unnumberedRowCount = dialect.rules.numbersHeaderRows ? 0 : headerRows
  }
}
