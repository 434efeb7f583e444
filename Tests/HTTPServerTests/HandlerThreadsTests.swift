import Foundation
import Synchronization
import Testing

@testable import HTTPServer

struct HandlerThreadsTests {
    @Test func `As many functions as threads run at the same time, and the others wait`() {
        let threads = HandlerThreads(count: 2, stackSize: 1_048_576)
        let (hasBegun, mayEnd) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let begun = Atomic(0)
        for _ in 0..<3 {
            threads.run {
                begun.add(1, ordering: .sequentiallyConsistent)
                hasBegun.signal()
                mayEnd.wait()
            }
        }
        for _ in 0..<2 { hasBegun.wait() }
        #expect(begun.load(ordering: .sequentiallyConsistent) == 2)
        for _ in 0..<3 { mayEnd.signal() }
        threads.end()
        #expect(begun.load(ordering: .sequentiallyConsistent) == 3)
    }

    @Test func `Without threads and after the end, functions run on the current thread`() {
        let threads = [HandlerThreads(count: 0, stackSize: 1_048_576), HandlerThreads(count: 1, stackSize: 1_048_576)]
        for threads in threads {
            threads.end()
            let isCurrent = Atomic(false)
            let current = ObjectIdentifier(Thread.current)
            threads.run { isCurrent.store(ObjectIdentifier(Thread.current) == current, ordering: .relaxed) }
            #expect(isCurrent.load(ordering: .relaxed) == true)
        }
    }
}
