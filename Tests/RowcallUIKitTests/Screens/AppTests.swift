import Foundation
import RowcallNarration
import RowcallText
import RowcallScreens
import RowcallUIKit
import Testing

@testable import UIKitScreens
@testable import uikit_app

/// Whole apps: started by their delegates, driven, and spoken.
@Suite(.serialized) @MainActor struct AppTests {
  @Test func anAppIsLaunchedByItsDelegate() throws {
    let delegate = AppDelegate()
    let session = ScreenSession(launching: delegate)
    #expect(session.transcript == "  opened \"Harbours\"\n  loaded 3 rows in 1 section\n")
    #expect(UIApplication.shared.delegate === delegate)
    var announcer = Announcer(locale: LocaleTag("en"))
    _ = announcer.announce(try session.table().engine)
    try session.select("Northbay")
    let spoken = announcer.announce(try session.table().engine).map(\.text)
    #expect(spoken == ["Northbay, 4.0 m, selected, row 2 of 3"])
  }

  @Test func aProgramOfAClassMarkedMainPrintsItsFirstScreen() throws {
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("uikit-app")
    let process = Process()
    let output = Pipe()
    (process.executableURL, process.standardOutput) = (program, output)
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(text == "  opened \"Harbours\"\n  loaded 3 rows in 1 section\n")
  }

  @Test func aSceneIsConnectedByItsDelegate() throws {
    let session = ScreenSession(connecting: ReadingsSceneDelegate())
    try session.tapAccessory(of: "February")
    try session.choose("OK")
    try session.press("Add")
    try session.choose("Add", texts: ["233"])
    try expectTranscript("readings", of: session)
    #expect(
      UIApplication.shared.postedNotifications.last?.argument as? String == "April: 233 kilowatt hours")
  }

  @Test func anOutlineOpensAndCloses() throws {
    let session = ScreenSession(TrailOutlineViewController())
    try session.select("North shore")
    try session.select("Lighthouse path")
    #expect(session.screen.navigationItem.prompt == "Lighthouse path")
    try session.select("High moor")
    try session.select("North shore")
    try expectTranscript("trails", of: session)
    let levels = try session.table().visibleCells.map(\.indentationLevel)
    #expect(levels == [0, 0, 1])
  }

  @Test func collectionsAreNamesOnly() {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    collection.register(UICollectionViewCell.self)
    #expect(collection.dequeue(UICollectionViewCell.self, for: [0, 0]) != nil)
    #expect(UICollectionViewCell.reuseIdentifier == "UICollectionViewCell")
    #expect(ReadingCell.reuseIdentifier == "ReadingCell")
  }
}
