import Combine
import Testing

@Suite struct CombinedPublishersTests {
    private enum Failure: Error {
        case broken
    }

    private let first = PassthroughSubject<Int, Failure>()
    private let second = PassthroughSubject<String, Failure>()

    @Test func theLastValuesAreCombined() {
        let (values, end) = (Collector<String>(), Collector<String>())
        let subscription = first.combineLatest(second) { "\($0)\($1)" }.sink {
            end.add("\($0)")
        } receiveValue: {
            values.add($0)
        }
        first.send(1)
        first.send(2)
        #expect(values.values.isEmpty)
        second.send("a")
        second.send("b")
        first.send(completion: .finished)
        second.send("c")
        #expect(values.values == ["2a", "2b", "2c"] && end.values.isEmpty)
        second.send(completion: .finished)
        #expect(end.values == ["finished"])
        subscription.cancel()
    }

    @Test func valuesThatAreThereAtFirstArePublishedOnce() {
        let (number, text) = (CurrentValueSubject<Int?, Never>(nil), CurrentValueSubject<String, Never>("a"))
        let values = Collector<String>()
        let subscription = number.combineLatest(text, Just(true)).sink {
            values.add("\($0.map(String.init) ?? "nil") \($1) \($2)")
        }
        number.value = 1
        #expect(values.values == ["nil a true", "1 a true"])
        subscription.cancel()
        text.value = "b"
        #expect(values.values.count == 2)
    }

    @Test func aFailureOfOnePublisherEndsAll() {
        let end = Collector<String>()
        let subscriptions = [
            first.combineLatest(second).sink {
                end.add("\($0)")
            } receiveValue: { _ in
            },
            first.merge(with: second.map { _ in 0 }).sink {
                end.add("\($0)")
            } receiveValue: { _ in
            },
        ]
        second.send(completion: .failure(.broken))
        #expect(end.values.count == 2 && end.values.allSatisfy { $0.hasPrefix("failure") })
        for subscription in subscriptions { subscription.cancel() }
    }

    @Test func mergedValuesAreInTheOrderOfTime() {
        let other = PassthroughSubject<Int, Failure>()
        let (values, end) = (Collector<Int>(), Collector<String>())
        let subscription = first.merge(with: other, Just(0).setFailureType(to: Failure.self)).sink {
            end.add("\($0)")
        } receiveValue: {
            values.add($0)
        }
        first.send(1)
        other.send(2)
        first.send(completion: .finished)
        other.send(3)
        #expect(values.values == [0, 1, 2, 3] && end.values.isEmpty)
        other.send(completion: .finished)
        #expect(end.values == ["finished"])
        subscription.cancel()
    }
}
