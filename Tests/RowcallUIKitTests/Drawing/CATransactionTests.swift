import RowcallUIKit
import Testing

@MainActor @Suite struct CATransactionTests {
  @Test func whatFollowsATransactionRunsWhenItIsClosed() {
    var steps: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { steps.append("after") }
    steps.append("inside")
    CATransaction.commit()
    #expect(steps == ["inside", "after"])
    CATransaction.commit()
  }
}
