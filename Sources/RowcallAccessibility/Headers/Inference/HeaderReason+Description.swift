extension HeaderReason: CustomStringConvertible {
  /// A phrase that completes "because", for whoever asks what was understood.
  public var description: String {
    switch self {
    case .asked: "asked for"
    case .marked: "marked as header cells"
    case .unmarked: "no cell is marked so"
    case .head: "marked as the table's head"
    case .tooSmall: "too little to compare"
    case .layout: "the table only places things on the page"
    case .differs(let count): "words beside numbers or dates in \(Self.lines(count))"
    case .years(let count): "years beside other numbers in \(Self.lines(count))"
    case .headings(let count): "\(Self.cells(count)) made a heading"
    case .colons(let count): "\(Self.cells(count)) with a colon at the end"
    case .blankCorner: "a blank corner"
    case .likeData(let count): "values like the data in \(Self.lines(count))"
    case .recurs(let count): "texts that stand among the data again in \(Self.lines(count))"
    case .repeats: "one text stands twice"
    case .gaps(let count): "\(Self.cells(count)) blank"
    case .longTexts(let count): "\(Self.cells(count)) longer than names are"
    case .nothingTelling: "nothing tells it from the data"
    }
  }

  private static func lines(_ count: Int) -> String { "\(count) \(count == 1 ? "line" : "lines")" }

  private static func cells(_ count: Int) -> String { "\(count) \(count == 1 ? "cell" : "cells")" }
}
