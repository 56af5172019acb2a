import FoundationEssentials
import Testing

@testable import RowcallScreens

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct LocalizationsTests {
  /// A storyboard with texts in German and Traditional Chinese beside it.
  private func withFiles(_ body: (String) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "rowcall-\(UUID())")
    defer { try? FileManager.default.removeItem(at: root) }
    let text = storyboard(staticTable(cell(#"<label text="Sound" id="l"/>"#)))
    for (folder, name, text) in [
      ("Base.lproj", "Main.storyboard", text), ("de.lproj", "Main.strings", "\"l.text\" = \"Ton\";"),
      ("zh-Hant.lproj", "Main.strings", "\"l.text\" = \"聲音\";"), ("fr.lproj", "Other.strings", ""),
    ] {
      let folder = root.appending(path: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    try body(root.appending(path: "Base.lproj/Main.storyboard").path)
  }

  @Test func tablesBesideTheFileAreFound() throws {
    try withFiles { path in
      #expect(Localizations(of: path).files.map(\.language) == ["de", "zh-Hant"])
    }
  }

  @Test(arguments: [
    ("de", "Ton", "de"), ("de_CH.UTF-8", "Ton", "de"), ("zh-Hant-TW", "聲音", "zh-Hant"), ("fr", "Sound", nil),
    ("zh-Hans", "Sound", nil),
  ])
  func theTableOfALocaleGivesTheTexts(_ locale: String, _ text: String, _ table: String?) throws {
    try withFiles { path in
      let document = try InterfaceDocument.open(path, locale: locale)
      #expect(document.scenes[0].tables[0].cells[0].content.texts == [text])
      #expect(document.locale == table)
    }
  }

  @Test func aPipeIsNoTable() throws {
    try withFiles { path in
      let folder = path.replacing("Base.lproj/Main.storyboard", with: "it.lproj")
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      #expect(mkfifo(folder + "/Main.strings", 0o600) == 0)
      #expect(Localizations(of: path).files.map(\.language) == ["de", "zh-Hant"])
    }
  }

  @Test func aFileInNoLanguagesFolderHasNoTables() {
    #expect(Localizations(of: "Main.storyboard").files.isEmpty)
  }
}
