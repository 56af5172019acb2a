/// A time zone by its usual identifier, such as "Asia/Kathmandu", with its standard time.
struct Zone: Hashable {
  let identifier: String
  /// How far its standard time is ahead of UTC, in minutes.
  let offset: Int

  init(_ identifier: String, offset: Int) {
    self.identifier = identifier
    self.offset = offset
  }

  /// What stands before the stroke, such as "Asia".
  var region: String { String(identifier.prefix { $0 != "/" }) }

  /// What stands after it, such as "New York".
  var city: String {
    String(identifier.drop { $0 != "/" }.dropFirst().map { $0 == "_" ? " " : $0 })
  }

  /// Reads as "UTC+5:45", "UTC-7" or "UTC".
  var standardTime: String {
    let (hours, minutes) = (abs(offset) / 60, abs(offset) % 60)
    guard offset != 0 else { return "UTC" }
    let minutesText = minutes == 0 ? "" : minutes < 10 ? ":0\(minutes)" : ":\(minutes)"
    return "UTC\(offset < 0 ? "-" : "+")\(hours)\(minutesText)"
  }
}
