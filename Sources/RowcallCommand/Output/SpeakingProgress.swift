import Rowcall
import RowcallSpeech

/// Tells how much sound goes into a file: before it gets long, at a terminal all along, and at the end.
struct SpeakingProgress {
  private let path: String?
  private let isShown: Bool
  /// Whether the shares are the greatest that are possible.
  private let isLeast: Bool
  private let start = ContinuousClock.now
  private var lastShown = ContinuousClock.now
  private var samples = 0
  private var spoken: (count: Int, unit: RowFeed.Position.Unit)?
  /// The texts of which the sound has come.
  private var finished = 0
  private var isEstimated = false

  /// Shorter work shows no progress.
  private static let patience = Duration.seconds(2)
  /// The estimate is made after so many seconds of sound.
  private static let sampleLength = 120
  /// Sound of so many seconds is announced before it is made.
  private static let longSound = 600

  /// - Parameters:
  ///   - path: the file; nil for sound that is listened to while it is made, and if nothing is to be said of it.
  ///   - isLeast: whether there may be more rows than is known.
  init(to path: String?, isLeast: Bool) {
    self.isLeast = isLeast
    self.path = path == "-" ? "standard output" : path
    isShown = path != nil && StandardError.isTerminal
  }

  private var seconds: Int { samples / SpeechAudio.sampleRate }

  /// Updates the progress.
  mutating func show(_ step: NarrationRun.Step) {
    switch step {
    case .samples(let count): samples += count
    case .spoken(let count, let unit, let share):
      spoken = (count, unit)
      finished += 1
      // Rows are handed to the voices before the sound of others has come.
      estimate(share.map { $0 * min(Double(finished) / Double(max(count, 1)), 1) })
      show(count, unit, share: share)
    }
  }

  /// What was written: "stocks.wav: 3 rows, 12 seconds".
  func tellEnd() {
    guard let path, let spoken, spoken.count > 0 else { return }
    let unit = spoken.count == 1 ? String(spoken.unit.rawValue.dropLast()) : spoken.unit.rawValue
    StandardError.show("\(path): \(spoken.count) \(unit), \(Self.words(seconds))\n")
  }

  /// Removes the line.
  func clear() {
    if isShown, lastShown > start + Self.patience { StandardError.show("\r\u{1B}[K") }
  }

  /// Says once that the sound gets long.
  private mutating func estimate(_ share: Double?) {
    guard let path, !isEstimated, let share, share > 0, seconds >= Self.sampleLength else { return }
    isEstimated = true
    let whole = Double(seconds) / share
    guard whole > Double(Self.longSound) else { return }
    clear()
    StandardError.show(
      "\(path): \(isLeast ? "more than" : "about") \(Self.words(Int((whole / 60).rounded()) * 60)) of sound; --rows 1-100 speaks only the first rows\n"
    )
  }

  /// Shows the progress, at most twice a second.
  ///
  /// - Parameters:
  ///   - count: rows or lines handed to the voices.
  ///   - share: how much is done, from 0 to 1; nil if unknown.
  private mutating func show(_ count: Int, _ unit: RowFeed.Position.Unit, share: Double?) {
    guard isShown, ContinuousClock.now - start > Self.patience,
      ContinuousClock.now - lastShown > .milliseconds(500)
    else { return }
    lastShown = .now
    StandardError.show("\r\u{1B}[K\(count) \(unit.rawValue), \(Self.clock(seconds)) of sound\(rest(share))")
  }

  private func rest(_ share: Double?) -> String {
    guard let share, share > 0.01, !isLeast else { return "" }
    let elapsed = (ContinuousClock.now - start) / .seconds(1)
    let left = Int((elapsed / share * (1 - share)).rounded(.up))
    return ", \(Int(share * 100))%, \(Self.clock(left)) left"
  }

  /// Minutes and seconds.
  private static func clock(_ seconds: Int) -> String {
    "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }

  /// A length in its two largest units: "2 hours 5 minutes".
  private static func words(_ seconds: Int) -> String {
    let units = [(seconds / 3_600, "hour"), (seconds / 60 % 60, "minute"), (seconds % 60, "second")]
    let named = units.filter { $0.0 > 0 }.prefix(2).map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    return named.isEmpty ? "less than a second" : named.joined(separator: " ")
  }
}
