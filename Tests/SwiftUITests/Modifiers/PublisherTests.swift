import Combine
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct PublisherTests {
    private struct Receiver<Source: Publisher>: View where Source.Failure == Never {
        let make: () -> Source
        let log: (Source.Output) -> Void
        @State private var count = 0

        var body: some View {
            Button("\(count)") { count += 10 }
                .onReceive(make()) { value in
                    log(value)
                    count += 1
                }
        }
    }

    @Test func valuesOfASubjectChangeTheState() {
        let subject = PassthroughSubject<String, Never>()
        var values: [String] = []
        let session = ViewSession(Receiver(make: { subject.map { $0 + "!" } }, log: { values.append($0) }))
        subject.send("early")
        session.update()
        subject.send("a")
        #expect(session.update().node(.button, "1") != nil)
        subject.send("b")
        #expect(session.update().node(.button, "2") != nil)
        #expect(values == ["a!", "b!"])
    }

    @Test func aValueThatIsSentAtOnceIsReceivedOnce() throws {
        let subject = CurrentValueSubject<Int, Never>(1)
        let session = ViewSession(
            Receiver(make: { subject.filter { $0 > 0 }.removeDuplicates().eraseToAnyPublisher() }, log: { _ in }))
        #expect(session.update().node(.button, "1") != nil)
        try session.tap("1")
        #expect(session.tree.node(.button, "11") != nil)
        subject.send(2)
        #expect(session.update().node(.button, "12") != nil)
    }

    @Test func anotherObjectIsSubscribedToInPlaceOfTheFirst() {
        let subjects = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
        var (index, values) = (0, [Int]())
        let session = ViewSession(
            Receiver(make: { subjects[index].map { $0 * 2 }.eraseToAnyPublisher() }, log: { values.append($0) }))
        session.update()
        index = 1
        _ = session.evaluateAgain()
        session.update()
        subjects[0].send(1)
        subjects[1].send(2)
        #expect(values == [4])
    }

    @Test func aViewThatIsNotShownReceivesNothing() throws {
        struct Toggling<Inner: View>: View {
            let inner: Inner
            @State private var isShown = true

            var body: some View {
                Button("Hide") { isShown = false }
                if isShown { inner }
            }
        }
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        let session = ViewSession(Toggling(inner: Receiver(make: { subject }, log: { values.append($0) })))
        session.update()
        subject.send(1)
        try session.tap("Hide")
        subject.send(2)
        #expect(values == [1])
    }

    @Test func valuesOfOtherThreadsAreReceivedOnTheMainActor() async {
        // Safe because a subject can be used on any thread.
        nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
        let received = AsyncStream<Int>.makeStream()
        let session = ViewSession(
            Receiver(make: { subject }) { value in
                MainActor.assertIsolated()
                received.continuation.yield(value)
            })
        session.update()
        Thread.detachNewThread { subject.send(3) }
        var values = received.stream.makeAsyncIterator()
        #expect(await values.next() == 3)
        #expect(session.update().node(.button, "1") != nil)
    }

    @Test func aTimerGoesOnWhenItsViewIsEvaluated() async {
        struct Clock: View {
            let tick: () -> Void
            let timer = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()

            var body: some View { Text("Clock").onReceive(timer) { _ in tick() } }
        }
        struct Wall: View {
            let tick: () -> Void

            var body: some View { Clock(tick: tick) }
        }
        let ticks = AsyncStream<Void>.makeStream()
        let session = ViewSession(Wall { ticks.continuation.yield() })
        var iterator = ticks.stream.makeAsyncIterator()
        for _ in 1...3 {
            _ = session.evaluateAgain()
            session.update()
            await iterator.next()
        }
        #expect(session.evaluationCount == 3)
    }
}
