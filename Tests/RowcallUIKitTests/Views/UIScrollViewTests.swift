import RowcallUIKit
import Testing

@MainActor @Suite struct UIScrollViewTests {
  private final class Listener: NSObject, UIScrollViewDelegate {
    var offsets: [CGFloat] = []
    var ends = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
  }

  @Test func scrollingIsReportedOnlyWhenSomethingMoved() {
    let (view, listener) = (UIScrollView(), Listener())
    view.delegate = listener
    view.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
    view.contentOffset = CGPoint(x: 0, y: 30)
    #expect(listener.offsets == [30] && listener.ends == 1)
  }

  @Test func aDelegateOfATextHearsOfScrollingToo() {
    final class Both: NSObject, UITextViewDelegate {
      var scrolls = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    }
    let (text, both) = (UITextView(), Both())
    text.delegate = both
    text.contentOffset.y = 3
    #expect(both.scrolls == 1)
  }
}
