import RowcallNarration
import RowcallScreens
import RowcallText
import RowcallUIKit
import Testing

@testable import UIKitScreens

/// What a listener hears of a screen that is driven: an announcer reads the session's log through its table.
@Suite(.serialized) @MainActor struct HeardSessionTests {
  @Test func anAnnouncerReportsWhatAGestureDid() throws {
    let session = ScreenSession(UINavigationController(rootViewController: PlantCareViewController()))
    var announcer = Announcer(locale: LocaleTag("en"))
    _ = announcer.announce(try session.table().engine)
    try session.swipeToDelete("Basil")
    let heard = announcer.announce(try session.table().engine).map(\.text)
    #expect(heard == ["Basil deleted. Aloe, row 2 of 3"])
  }
}
