import RowcallWire

/// How a voice speaks.
public struct Prosody: Hashable, Codable, Sendable {
  /// The speed in words per minute.
  public var rate: Int
  /// The pitch, 0 (low) to 100 (high).
  public var pitch: Int
  /// The loudness, 0 (silent) to 200; 100 is usual.
  public var volume: Int

  /// The speeds that eSpeak NG can speak at, in words per minute.
  public static let rates = 80...450
  /// The pitches there are.
  public static let pitches = 0...100
  /// The volumes there are.
  public static let volumes = 0...200

  /// Creates a way of speaking; what lies outside its range becomes the nearest value inside.
  public init(rate: Int = 175, pitch: Int = 50, volume: Int = 100) {
    self.rate = rate.clamped(to: Prosody.rates)
    self.pitch = pitch.clamped(to: Prosody.pitches)
    self.volume = volume.clamped(to: Prosody.volumes)
  }

  /// The same within the ranges, since properties can be set and decoded to anything.
  var clamped: Prosody { Prosody(rate: rate, pitch: pitch, volume: volume) }
}

extension Int {
  fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
