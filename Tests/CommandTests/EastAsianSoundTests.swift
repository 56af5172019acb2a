import Foundation
import Testing

/// Whether voices say all of the tables that they cannot read as they are written, by a real worker.
@Suite struct EastAsianSoundTests {
  @Test(arguments: [
    ("branches.ja.csv", "ja", 4), ("staff.ja.csv", "ja", 4), ("staff.zh.csv", "zh", 4),
    ("staff.zh-Hant.csv", "zh-Hant", 3),
  ])
  func eachRowAndItsNameAreSpoken(table: String, locale: String, rows: Int) throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    for row in 1...rows {
      for columns in ["", "--columns 1"] {
        let options = "fixtures/\(table) --locale \(locale) --rows \(row) \(columns)"
        let path = scratch.path("raw")
        let result = try Command.shell(
          "\"$rowcall\" speak \(options) --raw > \(path) && \"$rowcall\" transcript \(options) --spoken")
        #expect(result.status == 0 && result.errorOutput.isEmpty, "\(result.errorOutput)")
        let sounds = Sounds(try Data(contentsOf: URL(fileURLWithPath: path)))
        let letters = result.output.filter { $0.isLetter || $0.isNumber }.count
        #expect(sounds.loud > 3 * letters, "\(sounds.loud) for \(result.output)")
        #expect(sounds.loud < 60 * letters, "\(sounds.loud) for \(result.output)")
      }
    }
  }
}

/// How much of a recording is no silence.
private struct Sounds {
  /// In hundredths of a second.
  let loud: Int

  /// - Parameter raw: samples of 16 bits, 22,050 a second.
  init(_ raw: Data) {
    let samples = stride(from: 0, to: raw.count - 1, by: 2).map {
      Int16(littleEndian: Int16(raw[$0]) | Int16(raw[$0 + 1]) << 8)
    }
    loud = stride(from: 0, to: samples.count, by: 220).count { start in
      samples[start..<min(start + 220, samples.count)].contains { abs(Int($0)) > 500 }
    }
  }
}
