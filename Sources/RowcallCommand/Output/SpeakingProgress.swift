import Rowcall
import RowcallSpeech

/// Shows the progress and remaining time of a long narration at a terminal.
struct SpeakingProgress {
  private let isShown: Bool
  private let start = ContinuousClock.now
  private var lastShown = ContinuousClock.now
  private var samples = 0

  /// Shorter work shows no progress.
  private static let patience = Duration.seconds(2)

  /// - Parameter isWanted: false for sound that is listened to while it is made.
  init(isWanted: Bool) { isShown = isWanted && StandardError.isTerminal }

  /// Updates the progress.
  mutating func show(_ step: NarrationRun.Step) {
    switch step {
    case .samples(let count): samples += count
    case .spoken(let count, let unit, let share): show(count, unit, share: share)
    }
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
    StandardError.show(
      "\r\u{1B}[K\(count) \(unit.rawValue), \(Self.clock(samples / SpeechAudio.sampleRate)) of sound\(rest(share))"
    )
  }

  /// Removes the line.
  func clear() {
    if isShown, lastShown > start + Self.patience { StandardError.show("\r\u{1B}[K") }
  }

  private func rest(_ share: Double?) -> String {
    guard let share, share > 0.01 else { return "" }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let left = Int((seconds / share * (1 - share)).rounded(.up))
    return ", \(Int(share * 100))%, \(Self.clock(left)) left"
  }

  /// Minutes and seconds.
  private static func clock(_ seconds: Int) -> String {
    "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }
}
