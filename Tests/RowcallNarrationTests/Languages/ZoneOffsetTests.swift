import RowcallModel
import RowcallText
import Testing

@testable import RowcallNarration

@Suite struct ZoneOffsetTests {
  @Test(
    arguments: [
      ("Z", false, 0, 0), ("+00:00", false, 0, 0), ("+08", false, 8, 0), ("-0930", true, 9, 30),
      ("\u{2212}04:00", true, 4, 0),
    ] as [(String, Bool, UInt32, UInt32)])
  func anOffsetIsReadInEveryForm(zone: String, isBehind: Bool, hours: UInt32, minutes: UInt32) {
    let offset = ZoneOffset(zone)
    #expect(offset?.isBehind == isBehind)
    #expect(offset?.hours == hours)
    #expect(offset?.minutes == minutes)
    #expect(offset?.isZero == (hours + minutes == 0))
  }

  @Test(arguments: ["CET", "GMT+2", "", "+", "+1:00", "+123456", "Zulu", "+a0"])
  func aNameIsNoOffset(zone: String) {
    #expect(ZoneOffset(zone) == nil)
  }

  @Test(
    arguments: [(0, "", true), (0, "000", true), (0, "5", false), (7, "", false), (7, "00", false)]
      as [(UInt8, String, Bool)])
  func zeroSecondsAreLeftOut(second: UInt8, fraction: String, isDropped: Bool) {
    let time = ClockTime(hour: 6, minute: 41, second: second, fraction: fraction).withoutZeroSeconds
    #expect((time.second == nil) == isDropped)
  }

  @Test(arguments: [
    ("en", "6:41 and 7 seconds UTC", "6:41 PM and 7 seconds", "6 oh 4"),
    ("de", "6 Uhr 41 und 7 Sekunden UTC", "18 Uhr 41 und 7 Sekunden", "6 Uhr 4"),
    ("fr", "6 heures 41 et 7 secondes UTC", "18 heures 41 et 7 secondes", "6 heures 4"),
    ("es", "6 y 41 con 7 segundos UTC", "6 y 41 de la tarde con 7 segundos", "6 y 4"),
    ("ja", "6時41分7秒 UTC", "午後6時41分7秒", "6時4分"), ("zh", "6点41分7秒 UTC", "下午6点41分7秒", "6点4分"),
  ])
  func timesInDigitsAreShort(language: String, zoned: String, afternoon: String, full: String) {
    let spoken = SpokenLanguages.language(for: LocaleTag(language))
    let time = ClockTime(hour: 6, minute: 41, second: 7)
    var (inZone, late) = (time, time)
    inZone.zone = "Z"
    late.period = .pm
    #expect(spoken.spoken(.time(inZone), as: .digits) == zoned)
    #expect(spoken.spoken(.time(late), as: .digits) == afternoon)
    #expect(spoken.spoken(.time(ClockTime(hour: 6, minute: 4, second: 0)), as: .digits) == full)
  }

  @Test(arguments: [
    ("en", "UTC plus 8 hours", "UTC minus 9 hours and 30 minutes"),
    ("de", "UTC plus 8 Stunden", "UTC minus 9 Stunden und 30 Minuten"),
    ("fr", "UTC plus 8 heures", "UTC moins 9 heures et 30 minutes"),
    ("es", "UTC más 8 horas", "UTC menos 9 horas y 30 minutos"),
    ("ja", "UTCプラス8時間", "UTCマイナス9時間30分"), ("zh", "UTC加8小时", "UTC减9小时30分钟"),
    ("zh-TW", "UTC加8小時", "UTC減9小時30分鐘"),
  ])
  func otherZonesAreSoFarFromUTC(language: String, ahead: String, behind: String) {
    let spoken = SpokenLanguages.language(for: LocaleTag(language))
    let time = { (zone: String) in Value.time(ClockTime(hour: 6, minute: 41, zone: zone)) }
    #expect(spoken.spoken(time("+08:00"), as: .digits).hasSuffix(" " + ahead))
    #expect(spoken.spoken(time("-09:30"), as: .digits).hasSuffix(" " + behind))
  }

  @Test(arguments: [
    ("ja", "GMT-3", "GMTマイナス3時間"), ("ko", "GMT+5:30", "GMT 플러스 다섯 시간 30분"), ("zh", "UTC+08:00", "UTC加8小时"),
    ("zh", "GMT+0", "GMT"), ("ja", "CEST", "CEST"), ("ja", "+7:00:00", "+7:00:00"),
  ])
  func aNamedZoneHasNoSignInIt(language: String, zone: String, spoken: String) {
    let time = Value.time(ClockTime(hour: 6, minute: 41, zone: zone))
    #expect(
      SpokenLanguages.language(for: LocaleTag(language)).spoken(time, as: .digits).hasSuffix(" " + spoken))
  }
}
