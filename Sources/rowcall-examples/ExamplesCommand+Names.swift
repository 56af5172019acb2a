import ArgumentParser
import RowcallExamples
import RowcallModel
import RowcallText

extension ExamplesCommand {
  /// The examples that were asked for.
  var chosen: [Example] {
    names.flatMap { name in name == "all" ? Example.all : Example.all.filter { $0.name == name } }
  }

  func validate() throws {
    let known = Example.all.map(\.name) + ["all"]
    if let unknown = names.first(where: { !known.contains($0) }) {
      throw ValidationError(
        "there is no example \(unknown.debugDescription); \(Self.advice(on: unknown, known))")
    }
    guard LocaleTag(locale).isKnown else {
      throw ValidationError("--locale \(locale): no such language; take a tag such as ja or de-AT")
    }
    let isGiven = [("verbosity", preset != nil), ("roles", roles != nil), ("changes", changes != nil)]
    if let flag = isGiven.first(where: \.1)?.0, view != .spoken {
      throw ValidationError("--\(flag) is about what is said; add --spoken")
    }
  }

  /// Which names are near to a wrong one; all of them if none is near.
  private static func advice(on name: String, _ known: [String]) -> String {
    let near = NearName.nearest(to: name, in: known)
    return near.isEmpty
      ? "there are \(known.joined(separator: ", "))" : "did you mean \(near.joined(separator: " or "))?"
  }

  /// A line for each example: its name, and what it shows.
  var list: String {
    let width = Example.all.map(\.name.count).max() ?? 0
    return Example.all.map { example in
      let padding = String(repeating: " ", count: width - example.name.count)
      return "\(example.name)\(padding)  \(example.summary)"
    }.joined(separator: "\n")
  }
}
