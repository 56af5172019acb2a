import Synchronization
import Testing

@testable import RowcallModel

@Suite struct ThreadsTests {
  @Test(arguments: [0, 1, 2, 17]) func eachNumberIsRunOnce(count: Int) {
    let numbers = Mutex<[Int]>([])
    Threads.perform(count) { number in numbers.withLock { $0.append(number) } }
    #expect(numbers.withLock { $0.sorted() } == Array(0..<count))
  }
}
