import RowcallImport
import RowcallModel
import RowcallNarration
import RowcallSpeech

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A column as tones, one for each row: the greater the value, the higher the tone, and a rest for a blank.
///
/// Equal steps between values are equal steps of pitch, from the least value to the greatest over three octaves.
struct BrowseTune {
  /// At most so many tones; more rows are averaged.
  static let mostTones = 100
  /// All tones together, in milliseconds.
  static let longest = 5000
  /// One tone, in milliseconds.
  static let longestTone = 150
  /// The pitch of the least value, in Hz, and the octaves from there to the greatest.
  private static let lowest = 220.0
  private static let octaves = 3.0

  let tones: [Tone]

  /// - Parameter values: those of the rows in order; nil for a blank.
  init(_ values: [Double?]) {
    let (low, high) = (values.compactMap(\.self).min() ?? 0, values.compactMap(\.self).max() ?? 0)
    let averages = Self.averages(of: values)
    let length = min(Self.longestTone, Self.longest / max(averages.count, 1))
    tones = averages.map { value in
      let height = value.map { high > low ? ($0 - low) / (high - low) : 0.5 }
      return Tone(height.map { Self.lowest * pow(2, $0 * Self.octaves) }, milliseconds: length)
    }
  }

  /// The values, or the averages of as many neighbours as it takes; nil where all of them are blank.
  private static func averages(of values: [Double?]) -> [Double?] {
    let count = min(values.count, mostTones)
    return (0..<count).map { index in
      let group = values[(index * values.count / count)..<((index + 1) * values.count / count)]
      let filled = group.compactMap(\.self)
      return filled.isEmpty ? nil : filled.reduce(0) { $0 + $1 / Double(filled.count) }
    }
  }
}

extension BrowseSession {
  /// Says the least and the greatest value of the column, and plays all of its values.
  func sonify() throws -> [BrowseLine] {
    let column = rows.columns[try cell().column]
    var summary = columnSummary(column)
    var values: [Double?] = []
    // Where each place in the file is among the values.
    let ranks = rows.ranks
    if !ranks.isEmpty { values = [Double?](repeating: nil, count: rows.count.known) }
    let total = try totalRow()
    try rows.forEachRow { batch, row in
      let isCounted = batch.firstRow + row != total?.place
      if isCounted { summary.add(batch, row: row, column: column) }
      let size = isCounted ? summary.size(batch, row: row, column: column) : nil
      if ranks.isEmpty { values.append(size) } else { values[Int(ranks[batch.firstRow + row])] = size }
    }
    guard let shown = summary.scale(view.writtenSummary), let spoken = summary.scale(view.spokenSummary)
    else {
      throw BrowseRefusal.noTones(title(of: column))
    }
    var said = BrowseLine(shown.text, spoken: spoken.text, language: spoken.language)
    said.tones = [Tone(nil, milliseconds: 200)] + BrowseTune(values).tones
    return [total?.line].compactMap(\.self) + [said]
  }
}
