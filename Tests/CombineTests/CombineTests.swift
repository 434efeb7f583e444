import Combine
import Foundation
import Testing

/// What `import Combine` has besides the declarations of OpenCombine.
@Suite struct CombineTests {
    @MainActor @Test func schedulersOfTheMainThreadRunOnTheMainQueue() async {
        let order = Collector<String>()
        await withCheckedContinuation { continuation in
            let stop = AnyCancellable { continuation.resume() }
            RunLoop.main.schedule { order.add("run loop") }
            DispatchQueue.main.schedule { order.add("queue") }
            RunLoop.main.schedule(after: RunLoop.main.now.advanced(by: .milliseconds(1))) { [stop] in
                order.add("later")
                stop.cancel()
            }
        }
        #expect(order.values == ["run loop", "queue", "later"])
    }

    @MainActor @Test func aTimerPublishesUntilItIsCancelled() async {
        var subscription: AnyCancellable?
        var count = 0
        await withCheckedContinuation { continuation in
            subscription = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect().sink { _ in
                count += 1
                if count == 3 {
                    subscription?.cancel()
                    continuation.resume()
                }
            }
        }
        #expect(count == 3)
    }

    @Test func aQueueOfOperationsIsAScheduler() async {
        let queue = OperationQueue()
        await withCheckedContinuation { continuation in
            queue.schedule(after: queue.now.advanced(by: .milliseconds(1))) { continuation.resume() }
        }
        let now = queue.now
        #expect(abs(now.distance(to: now.advanced(by: 2)).magnitude - 2_000_000_000) < 1000)
    }

    @Test func notificationsArePublishedToTheirSubscribers() {
        let (center, name) = (NotificationCenter(), Notification.Name("lamp"))
        let objects = Collector<String>()
        let subscription = center.publisher(for: name).sink { objects.add("\($0.object ?? "none")") }
        center.post(name: name, object: "on")
        center.post(name: Notification.Name("radio"), object: "off")
        subscription.cancel()
        center.post(name: name, object: "late")
        #expect(objects.values == ["on"])
    }

    @Test func aResponseIsPublishedAndDecoded() async throws {
        let url = try #require(URL(string: "data:application/json,%5B1,2%5D"))
        let count = 500
        let numbers = Collector<[Int]>()
        let subscriptions = Collector<AnyCancellable>()
        // So many that a response comes while its subscriber still asks for it.
        await withTaskGroup { group in
            for _ in 0..<count {
                group.addTask {
                    await withCheckedContinuation { continuation in
                        subscriptions.add(
                            URLSession.shared.dataTaskPublisher(for: url).map(\.data)
                                .decode(type: [Int].self, decoder: JSONDecoder())
                                .sink { _ in
                                    continuation.resume()
                                } receiveValue: {
                                    numbers.add($0)
                                })
                    }
                }
            }
        }
        #expect(numbers.values == Array(repeating: [1, 2], count: count))
    }

    @Test func lengthsOfTimeCanBeCalculated() {
        typealias Stride = DispatchQueue.SchedulerTimeType.Stride
        #expect(Stride.seconds(1.5) == .milliseconds(1500))
        #expect(Stride.microseconds(2) - .nanoseconds(500) == .nanoseconds(1500))
        #expect(-Stride.seconds(1) < 0.5)
        #expect(Stride(.infinity) > .seconds(1))
        let now = DispatchQueue.main.now
        #expect(now.advanced(by: .seconds(2)).distance(to: now) == .seconds(-2))
    }
}

/// Collects values of any thread.
///
/// Unchecked because a lock guards the values.
final class Collector<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var collected: [Value] = []

    var values: [Value] { lock.withLock { collected } }

    func add(_ value: Value) { lock.withLock { collected.append(value) } }
}
