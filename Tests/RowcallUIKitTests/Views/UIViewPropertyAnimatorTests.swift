import RowcallUIKit
import Testing

@MainActor @Suite struct UIViewPropertyAnimatorTests {
  @Test func blocksRunOnceWhenTheAnimatorStarts() {
    var told: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { told.append("moved") }
    animator.addAnimations({ told.append("later") }, delayFactor: 0.5)
    animator.addCompletion { told.append("\($0)") }
    #expect(told.isEmpty)
    animator.startAnimation()
    animator.startAnimation()
    #expect(told == ["moved", "later", "end"] && !animator.isRunning && animator.state == .inactive)
  }

  @Test func aStoppedAnimatorMayBeFinished() {
    var told: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { told.append("moved") }
    animator.addCompletion { told.append("\($0)") }
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    animator.startAnimation()
    #expect(told == ["start"])
  }

  @Test func aSpringRunsAtOnce() {
    var told: [String] = []
    UIView.animate(springDuration: 0.3, bounce: 0.2) {
      told.append("moved")
    } completion: {
      told.append("\($0)")
    }
    #expect(told == ["moved", "true"])
  }
}
