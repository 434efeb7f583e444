import FOSFoundation
import Testing

@Suite struct ThrottleTests {
    @Test func eachPeriodHasItsCalls() async throws {
        let start = ContinuousClock.now
        var called: [Int] = []
        let results = try await [1, 2, 3, 4, 5].throttleExecute(rate: (quantity: 2, per: 0.02)) { number in
            called.append(number)
            return "\(number)"
        }
        #expect(called == [1, 2, 3, 4, 5] && results == ["1", "2", "3", "4", "5"])
        #expect(ContinuousClock.now >= start + .milliseconds(40))
    }

    @Test(arguments: [(0, 1.0), (-1, 1), (1, 0), (1, -1)])
    func withoutARateNothingIsCalled(quantity: Int, seconds: Double) async throws {
        #expect(try await [1, 2].throttleExecute(rate: (quantity: quantity, per: seconds)) { $0 }.isEmpty)
    }
}
