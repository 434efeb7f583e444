import FOSMVVM
import Foundation
import Testing

@testable import HTMLRendering

@Suite struct LiveLogTests {
    private final class ScaleStubOps: ViewModelOperations, @unchecked Sendable {
        var weight = Double.nan
    }

    @Test func operationsThatCannotBeEncodedAreAnErrorOnce() throws {
        let operations = ScaleStubOps()
        var log = LiveLog([LiveOperations(operations)])
        let error = try #require(log.events.first?.error)
        #expect(error.hasPrefix("ScaleStubOps cannot be encoded, so its changes are not shown: "))
        #expect(log.operations.first?.problem == error)
        log.record(.pressed("Weigh"), [LiveOperations(operations)], error: nil)
        #expect(log.events.map(\.error) == [error, nil])
        operations.weight = 2
        log.record(.pressed("Weigh"), [LiveOperations(operations)], error: nil)
        #expect(log.operations.first?.json == "{\n  \"weight\" : 2\n}")
    }

    @Test func anEncodedOneIsNoEvent() {
        let operations = ScaleStubOps()
        operations.weight = 1
        #expect(LiveLog([LiveOperations(operations)]).events.isEmpty)
    }
}
