import FoundationEssentials
import RowcallModel

extension Encodable {
  /// The value as JSON, its keys in the order of the alphabet and nothing in it unsafe.
  ///
  /// - Parameter formatting: `.prettyPrinted` for people; nothing for one line.
  func json(_ formatting: JSONEncoder.OutputFormatting = []) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
    return TextHazard.json(String(decoding: try encoder.encode(self), as: UTF8.self))
  }
}
