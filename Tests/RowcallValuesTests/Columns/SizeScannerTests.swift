import RowcallModel
import Testing

@testable import RowcallValues

@Suite struct SizeScannerTests {
  private func size(_ text: String) -> String? {
    guard let (size, form) = SizeScanner.scan(Array(text.utf8).span) else { return nil }
    return "\(size.amount.plain) \(size.unit.bytes ?? 0) \(form)"
  }

  @Test(arguments: [
    ("916G", "916 1073741824 letter"), ("4.0K", "4.0 1024 letter"), ("1,5M", "1.5 1048576 letter"),
    ("0", "0 1 bytes"), ("4096", "4096 1 bytes"), ("0B", "0 1 unit"), ("15Mi", "15 1048576 unit"),
    ("1.2GB", "1.2 1000000000 unit"), ("500 MB", "500 1000000 unit"), ("2TiB", "2 1099511627776 unit"),
    ("3k", "3 1024 letter"),
  ])
  func sizesAreRead(text: String, expected: String) {
    #expect(size(text) == expected)
  }

  @Test(arguments: [
    "", "G", "1.5", "1,234", "1.234K", "5m", "5 G", "-5K", "5GG", "5Gb", "1.2.3K", "12X", "5 ",
  ])
  func otherCellsAreNone(text: String) {
    #expect(size(text) == nil)
  }
}
