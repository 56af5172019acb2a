/// Nanoseconds in a second; Dispatch has it only where there is a screen.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond; Dispatch has it only where there is a screen.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
