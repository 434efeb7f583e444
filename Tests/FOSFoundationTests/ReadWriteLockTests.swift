import Dispatch
import FOSFoundation
import Foundation
import Testing

struct ReadWriteLockTests {
    @Test func `No change is lost`() {
        let lock = ReadWriteLock([Int: Int]())
        let numbers = Array(0..<2_000)
        let sums = numbers.concurrentMap(workers: 8, stackSize: 1 << 19) { number in
            lock.write { $0[number % 7, default: 0] += 1 }
            return lock.read { $0.values.reduce(0, +) }
        }
        #expect(lock.read { $0.values.reduce(0, +) } == numbers.count)
        #expect(sums.max() == numbers.count)
    }

    @Test(.timeLimit(.minutes(30))) func `A reader does not wait for another one`() {
        let lock = ReadWriteLock(1)
        let (isReading, mayEnd) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        Thread.detachNewThread {
            lock.read { _ in
                isReading.signal()
                mayEnd.wait()
            }
        }
        isReading.wait()
        #expect(lock.read { $0 } == 1)
        mayEnd.signal()
    }
}
