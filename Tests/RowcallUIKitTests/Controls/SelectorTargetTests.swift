import RowcallUIKit
import Testing

@MainActor @Suite struct SelectorTargetTests {
  @Test func notificationsCallByName() {
    let (center, name) = (NotificationCenter(), Notification.Name("listSaved"))
    let target = NamedTarget()
    center.addObserver(target, selector: "saved", name: name, object: nil)
    center.addObserver(NSObject(), selector: "lost", name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(target.called == ["saved"])
  }

  @Test func aSelectorIsAWord() {
    #expect(Selector("save") == "save" && Selector("save").description == "save")
  }
}
