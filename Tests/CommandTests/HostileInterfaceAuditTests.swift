import Foundation
import Testing

/// Interface files that cannot be read, through the command, with one that can beside them.
@Suite struct HostileInterfaceAuditTests {
  /// A bad file: what it is called, what it holds, and what is said after its path.
  struct Bad: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let sentence: String

    var testDescription: String { sentence }
  }

  private static let good = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <switch id="s"/></objects></document>
    """

  @Test(arguments: [
    Bad(
      name: "notes.storyboard", text: "<notes/>",
      sentence:
        ": XML with the root element <notes>, expected the <document> of a storyboard or XIB; name one of those"
    ),
    Bad(
      name: "text.storyboard", text: "Play melody",
      sentence: ":1:1: not XML: syntax error; repair it, or use a copy that Xcode can open"),
    Bad(name: "empty.xib", text: "\n", sentence: ": empty; a storyboard or XIB is an XML document"),
    Bad(
      name: "broken.storyboard", text: "<document>\n <a></b></document>",
      sentence: ":2:7: not XML: mismatched tag; repair it, or use a copy that Xcode can open"),
    Bad(
      name: "bomb.xib",
      text: "<!DOCTYPE d [<!ENTITY a \"aa\"><!ENTITY b \"&a;&a;\">]>\n<document>&b;</document>",
      sentence:
        ":1:1: declares a document type, which storyboards and XIBs do not have and which may expand to any amount of "
        + "text; remove it"),
    Bad(
      name: "outside.xib", text: "\n<!DOCTYPE d SYSTEM \"file:///etc/passwd\">\n<document/>",
      sentence:
        ":2:1: declares a document type, which storyboards and XIBs do not have and which may expand to any amount of "
        + "text; remove it"),
    Bad(
      name: "deep.storyboard", text: String(repeating: "<view>", count: 100_000),
      sentence: ":1: elements nest deeper than the limit of 512 (are they never closed?); raise it with "
        + "--max-element-depth"),
    Bad(
      name: "compiled.nib", text: "NIBArchive\u{1}\u{0}\u{0}",
      sentence: ": a compiled nib; name the .xib or .storyboard that it was made from"),
    Bad(
      name: "binary.nib", text: "bplist00\u{1}\u{0}",
      sentence: ": a compiled nib; name the .xib or .storyboard that it was made from"),
  ])
  func whatCannotBeReadIsToldAndTheOtherFileIsAudited(_ bad: Bad) throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let path = try scratch.write(bad.text, as: bad.name)
    _ = try scratch.write(Self.good, as: "good.xib")
    let result = try Command.run(["audit", path, scratch.path("good.xib"), "--fail-on", "never"])
    #expect(result.status == 65)
    #expect(result.errorOutput == "rowcall: \(path)\(bad.sentence)\n")
    #expect(result.output.contains("The switch has no label. [interface-control-unlabelled]"))
  }

  @Test func aFileOverTheLimitIsNotReadToItsEnd() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let path = try scratch.write(Self.good + String(repeating: " ", count: 100_000), as: "big.xib")
    let result = try Command.run(["audit", path, "--max-page-bytes", "5000"])
    #expect(result.status == 65)
    #expect(
      result.errorOutput
        == "rowcall: \(path):1: the file is larger than the limit of 5000 bytes; raise it with --max-page-bytes\n"
    )
  }

  @Test func aTableOfTextsThatCannotBeReadIsAskedAboutAndTheFileIsAudited() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let manager = FileManager.default
    for folder in ["Base", "de", "fr", "it"] {
      try manager.createDirectory(
        atPath: scratch.path("\(folder).lproj"), withIntermediateDirectories: true)
    }
    let path = try scratch.write(
      Self.good.replacingOccurrences(of: "<switch", with: "<label text=\"Alarm\" id=\"l\"/><switch"),
      as: "Base.lproj/Main.xib")
    _ = try scratch.write("bplist00", as: "de.lproj/Main.strings")
    _ = try scratch.write(
      "<plist><dict><key>l.text</key><string>Alarme</string></dict></plist>", as: "fr.lproj/Main.strings")
    let result = try Command.run(["audit", path, "--rule", "interface-text-untranslated"])
    #expect(result.status == 0 && result.errorOutput.isEmpty)
    #expect(
      result.output.contains(
        "de.lproj/Main.strings: the binary property list is incomplete: no table of objects at its end; copy the file "
          + "again."))
    #expect(!result.output.contains("\"fr\"") && !result.output.contains("missing in"))
  }
}
