import RowcallImport
import Testing

@testable import RowcallScreens

struct HostileInterfaceTests {
  @Test(arguments: [
    ("", "Main.storyboard: empty; a storyboard or XIB is an XML document"),
    (
      "<document>\n<a>é</b></document>",
      "Main.storyboard:2:7: not XML: mismatched tag; repair it, or use a copy that Xcode can open"
    ),
    (
      "bplist00", "Main.storyboard: a compiled nib; name the .xib or .storyboard that it was made from"
    ),
    (
      "NIBArchive\u{1}", "Main.storyboard: a compiled nib; name the .xib or .storyboard that it was made from"
    ),
    (
      "<html/>",
      "Main.storyboard: XML with the root element <html>, expected the <document> of a storyboard or XIB; name one of those"
    ),
    (
      #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB"/>"#,
      "Main.storyboard: an interface for macOS, expected one for iOS; name one of those"
    ),
    (
      #"<document type="com.apple.InterfaceBuilder.WatchKit.Storyboard"/>"#,
      "Main.storyboard: an interface for watchOS, expected one for iOS; name one of those"
    ),
    (
      #"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"/>"#,
      "Main.storyboard: a XIB in the format of before Xcode 5; open it in Xcode and save it"
    ),
  ])
  func otherFilesAreReportedInASentence(_ text: String, _ sentence: String) {
    #expect(problem(aboutInterface: text) == sentence)
  }

  @Test(arguments: [
    #"<!DOCTYPE d [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>"#, #"<!DOCTYPE d SYSTEM "file:///etc/passwd">"#,
    #"<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]>"#,
  ])
  func aDocumentTypeIsRefusedWhereItBegins(_ type: String) {
    for (before, place) in [("\n", "2:1"), ("<?xml version=\"1.0\"?>", "1:22"), ("\n<!-- é -->  ", "2:13")] {
      #expect(
        problem(aboutInterface: before + type + "<document>&b;&x;</document>")
          == "Main.storyboard:\(place): declares a document type, which storyboards and XIBs do not have and which may expand "
          + "to any amount of text; remove it")
    }
  }

  @Test func elementsThatNestTooDeepAreRefused() {
    let text = String(repeating: "<view>", count: 100_000)
    #expect(
      problem(aboutInterface: text)
        == "Main.storyboard:1: elements nest deeper than the limit of 512 (are they never closed?); raise it with --max-element-depth"
    )
  }

  @Test func howeverDeepTheLimitAllowsViewsAreWalkedThrough() throws {
    let depth = 200_000
    let text = storyboard(
      String(repeating: "<view><subviews>", count: depth / 2) + "<switch/>"
        + String(repeating: "</subviews></view>", count: depth / 2))
    let document = try interface(text, limits: ImportLimits(pageBytes: 1 << 26, elementDepth: 300_000))
    #expect(document.scenes[0].elements.map(\.kind) == [.switch])
  }

  @Test func tooManyElementsAreRefused() {
    let text = "<document>" + String(repeating: "<a/>", count: 200) + "</document>"
    #expect(
      problem(aboutInterface: text, limits: ImportLimits(pageBytes: 1600))
        == "Main.storyboard:1: more than 100 elements or attributes; raise the limit with --max-page-bytes"
    )
  }

  @Test func tooManyBytesAreRefused() {
    #expect(
      problem(aboutInterface: "<document/>", limits: ImportLimits(pageBytes: 8))
        == "Main.storyboard:1: the file is larger than the limit of 8 bytes; raise it with --max-page-bytes")
  }

  @Test func aCutFileIsReportedWithThePlaceOfItsEnd() {
    #expect(
      problem(aboutInterface: "<document>\n<a>")
        == "Main.storyboard:2:4: not XML: no element found; repair it, or use a copy that Xcode can open"
    )
  }
}
