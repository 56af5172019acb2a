import RowcallNarration
import RowcallSpeech

/// There is a table, but nothing in it to speak.
package struct NothingToSay: Error, CustomStringConvertible {
  /// Why nothing is there.
  package enum Reason: Sendable {
    /// No row is one of those that were chosen.
    case noChosenRow
    /// There is a header and nothing below it.
    case onlyHeader
    /// All rows are header rows, since the user asked for so many.
    case onlyHeaderRows
    /// The table has no cell at all.
    case noCell
    /// Nothing is heard at the moves that the user made.
    case silentMoves
    /// The dialect passes over everything that is there.
    case silentDialect
    /// No scene of a storyboard or XIB has anything that is heard.
    case silentInterface
  }

  let path: String
  let reason: Reason

  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  package var description: String {
    switch reason {
    case .noChosenRow: "\(path): no row is left to speak; choose other rows with --rows"
    case .onlyHeader:
      "\(path): a header and no rows; nothing to speak, pass --header none if the first line is a row"
    case .onlyHeaderRows:
      "\(path): header rows and no others; nothing to speak, pass --header-rows with a smaller number"
    case .silentMoves: "\(path): nothing is heard at these moves; begin with enter"
    case .silentDialect:
      "\(path): this dialect passes over all that is there; choose another one with --dialect"
    case .silentInterface:
      "\(path): nothing in it is heard; code puts everything there, or it holds no text and no control"
    case .noCell: "\(path): the table has no cell; nothing to speak, choose another one with --table"
    }
  }
}

/// Speech is missing: eSpeak NG cannot speak some text.
package enum UnspeakableText: Error, CustomStringConvertible {
  /// A text of a table; everything ends there.
  case table(path: String, SpeechWarning)
  /// So many texts of a table were left out, each named before, since the user wants the rest all the same.
  case leftOut(path: String, count: Int)
  /// A sentence of a report that should have sound.
  case report(SpeechWarning)

  package var description: String {
    switch self {
    case .table(let path, let warning):
      "\(path): cannot speak \"\(warning.excerpt)\": \(warning.reason); change the text, or pass --keep-going to leave "
        + "it out and speak the rest"
    case .leftOut(let path, let count):
      "\(path): \(count == 1 ? "1 text was" : "\(count) texts were") left out of the sound"
    case .report(let warning):
      "the report has no sound for \"\(warning.excerpt)\": \(warning.reason); change the text, or leave out --audio"
    }
  }
}

/// Options that do not go together, or do not suit the file.
package struct WrongUsage: Error, CustomStringConvertible {
  /// One sentence: what was found, what was expected, and what to do.
  package let description: String

  package init(_ description: String) { self.description = description }
}

/// What one of several tables refused.
package struct TableRefusal: Error, CustomStringConvertible {
  let table: String
  package let reason: any Error

  package var description: String { "\(SafeText.escaped(table)): \(reason)" }
}
