import Rowcall
import RowcallSpeech

/// Tells a person at a terminal how far a long narration is, and how long it will take.
struct SpeakingProgress {
  private let isShown: Bool
  private let start = ContinuousClock.now
  private var lastShown = ContinuousClock.now
  private var samples = 0

  /// Nothing is said about work that is over sooner than this.
  private static let patience = Duration.seconds(2)

  /// - Parameter isWanted: false for sound that is listened to while it is made.
  init(isWanted: Bool) { isShown = isWanted && StandardError.isTerminal }

  /// Takes a step of the narration into account.
  mutating func show(_ step: NarrationRun.Step) {
    switch step {
    case .samples(let count): samples += count
    case .spoken(let count, let unit, let share): show(count, unit, share: share)
    }
  }

  /// Says how far it is, at most twice a second.
  ///
  /// - Parameters:
  ///   - count: rows or lines handed to the voices.
  ///   - share: how much is done, from 0 to 1; nil when nobody knows how much there is.
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
