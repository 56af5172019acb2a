import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

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

/// A way to stop speech from another thread.
package final class SpeechCancellation: Sendable {
  private let flag = Atomic(false)
  private let ends: (read: Int32, write: Int32)

  /// Creates a way to stop speech.
  ///
  /// - Throws: `SpeechError.system` when no pipe can be had.
  package init() throws(SpeechError) {
    ends = try Descriptor.pipe()
  }

  deinit {
    close(ends.read)
    close(ends.write)
  }

  package var isCancelled: Bool { flag.load(ordering: .acquiring) }

  /// Stops the speech that was given this, now or as soon as it starts.
  package func cancel() {
    flag.store(true, ordering: .releasing)
    Descriptor.signal(ends.write)
  }

  /// Ready to read once cancelled.
  var descriptor: Int32 { ends.read }
}
