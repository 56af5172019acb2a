import RowcallUIKit
import Testing

/// What a listener does to each control, and what it leads to.
@MainActor @Suite struct OperatingControlsTests {
  /// Operates a control and returns how often a new value was reported.
  private func told(_ control: UIControl, _ actions: ControlAction...) -> (accepted: [Bool], times: Int) {
    var times = 0
    control.addAction(UIAction { _ in times += 1 }, for: .valueChanged)
    return (actions.map { control.operate($0) }, times)
  }

  @Test func aSwitchTogglesThenNotifies() {
    let control = UISwitch()
    var seen: [Bool] = []
    control.addAction(UIAction { seen.append(($0.sender as? UISwitch)?.isOn ?? false) }, for: .valueChanged)
    #expect(control.press() && control.operate(.setOn(true)) && control.operate(.setOn(false)))
    #expect(seen == [true, false])
    control.setOn(true, animated: true)
    #expect(seen.count == 2)
    #expect(!control.operate(.increment))
  }

  @Test func aSliderStaysBetweenItsEnds() {
    let control = UISlider()
    (control.minimumValue, control.maximumValue, control.value) = (0, 10, 9.5)
    let result = told(control, .increment, .increment, .setValue(3), .press, .setValue(.nan))
    #expect(result.accepted == [true, true, true, false, false])
    #expect(result.times == 2 && control.value == 3)
    control.maximumValue = 2
    #expect(control.value == 2)
  }

  @Test func aStepperStepsAndWraps() {
    let control = UIStepper()
    (control.maximumValue, control.stepValue) = (2, 2)
    #expect(told(control, .increment, .increment).times == 1)
    #expect(control.value == 2)
    control.wraps = true
    control.operate(.increment)
    #expect(control.value == 0)
    control.accessibilityDecrement()
    #expect(control.value == 2)
  }

  @Test func aSegmentIsChosenByItsPlace() {
    var ran = ""
    let control = UISegmentedControl(
      frame: .zero,
      actions: ["Day", "Week"].map { title in
        UIAction(title: title) { _ in ran += title }
      })
    control.setEnabled(false, forSegmentAt: 0)
    let result = told(control, .select(0), .select(1), .select(1), .select(7))
    #expect(result.accepted == [false, true, true, false])
    #expect(result.times == 1 && ran == "Week" && control.selectedSegmentIndex == 1)
  }

  @Test func aSegmentOutsideTheRowIsNotSelected() {
    let control = UISegmentedControl(items: ["a", "b", UIImage()])
    control.selectedSegmentIndex = 1
    control.setTitle("c", forSegmentAt: 1)
    #expect(control.titleForSegment(at: 1) == "c" && control.titleForSegment(at: 2) == nil)
    control.selectedSegmentIndex = 9
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 3)
  }

  @Test func aDateStaysInsideItsBounds() {
    let picker = UIDatePicker()
    picker.maximumDate = Date(timeIntervalSince1970: 100)
    var told = 0
    picker.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    #expect(picker.pick(Date(timeIntervalSince1970: 500)))
    #expect(picker.date == Date(timeIntervalSince1970: 100) && told == 1)
  }

  @Test func aPullLoadsOnceUntilItHasEnded() {
    let control = UIRefreshControl()
    #expect(control.pull() && !control.pull())
    control.endRefreshing()
    #expect(control.pull() && control.isRefreshing)
  }
}
