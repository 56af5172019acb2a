import RowcallModel

extension Grammar {
  /// Reads a time zone: `EST`, `e.s.t`, `gmt-4:30`, `+02:00`, `Z`.
  ///
  /// - Parameter isStamp: whether `-05:00` may be a zone.
  func readZone(into time: inout ClockTime, at cursor: Cursor, isStamp: Bool) -> Cursor {
    var end = cursor
    if end.skip("Z"), end.isAtBoundary {
      time.zone = "Z"
      return end
    }
    if isStamp || cursor.next == UInt8(ascii: "+"), let offset = zoneOffset(at: cursor, needsMinutes: true) {
      time.zone = offset.text
      return offset.end
    }
    guard let name = zoneName(at: cursor.skippingSpace()) else { return cursor }
    let hasOffset = name.text == "GMT" || name.text == "UTC"
    let offset = hasOffset ? zoneOffset(at: name.end, needsMinutes: false) : nil
    time.zone = name.text + (offset?.text ?? "")
    return offset?.end ?? name.end
  }

  /// Letters with or without dots between, in capitals without the dots.
  private func zoneName(at cursor: Cursor) -> (text: String, end: Cursor)? {
    var end = cursor
    var letters = ""
    while letters.utf8.count < 5, let byte = end.next, byte.isLetter {
      letters.append(Character(Unicode.Scalar(byte)))
      end.offset += 1
      if end.next == UInt8(ascii: "."), isDotInside(letters, at: end) { end.offset += 1 }
    }
    guard end.isAtBoundary, SharedSymbols.zones.contains(letters.uppercased()) else { return nil }
    guard lexicon.hasLowercaseZones || letters == letters.uppercased() else { return nil }
    return (letters.uppercased(), end)
  }

  /// Whether a dot after so many letters belongs to the name: in `e.s.t.`, but not in `EST.`.
  private func isDotInside(_ letters: String, at cursor: Cursor) -> Bool {
    let hadDot = letters.utf8.count > 1 && cursor.byte(-2) == UInt8(ascii: ".")
    return letters.utf8.count == 1 || hadDot
  }

  /// `+2`, `-04:30`, `+0200`, as written.
  private func zoneOffset(at cursor: Cursor, needsMinutes: Bool) -> (text: String, end: Cursor)? {
    var end = cursor
    guard end.skip("+") || end.skip("-"), let hour = end.shortNumber(digits: 4) else { return nil }
    var place = end
    let hasMinutes = place.skip(":") && place.shortNumber(digits: 2)?.digits == 2
    if hasMinutes { end = place }
    guard hasMinutes || hour.digits == 4 || !needsMinutes, hour.digits != 3, end.isAtBoundary else {
      return nil
    }
    return (cursor.text(to: end), end)
  }
}
