/// A value that lies between two ends, such as that of a slider.
public struct NumberInRange: Hashable, Codable, Sendable {
  /// The value.
  public var value: Double
  /// The least that it can be.
  public var lowest: Double
  /// The most that it can be.
  public var highest: Double

  /// Creates a value between two ends.
  public init(_ value: Double, in range: ClosedRange<Double>) {
    self.value = value
    lowest = range.lowerBound
    highest = range.upperBound
  }
}
