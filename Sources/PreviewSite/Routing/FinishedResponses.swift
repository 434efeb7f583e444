import HTTPCore
import Synchronization

/// Stores the pages that were rendered from one content, for requests with the same inputs.
///
/// Stores only pages with status 200, up to a number and a total size. Beyond these limits, a new page replaces the one
/// that has not been requested for the longest time.
final class FinishedResponses: Sendable {
    private struct Entry {
        let response: HTTPResponse
        /// The number of the last request for it.
        var lastUse: Int
    }

    private struct State {
        var entries: [PageInputs: Entry] = [:]
        var bytes = 0
        var uses = 0
    }

    private let mostResponses: Int
    private let mostBytes: Int
    private let state = Mutex(State())

    /// - Parameters:
    ///   - mostResponses: The maximum number of stored responses.
    ///   - mostBytes: The maximum total size in bytes, including compressed copies.
    init(mostResponses: Int = 1_000, mostBytes: Int = 67_108_864) {
        self.mostResponses = mostResponses
        self.mostBytes = mostBytes
    }

    /// Returns the stored response for these inputs, or the result of `make`. Several threads may make it at once.
    func response(for inputs: PageInputs, make: () -> HTTPResponse) -> HTTPResponse {
        if let known = known(inputs) { return known }
        let response = make()
        if response.status == .ok { keep(response, for: inputs) }
        return response
    }

    private func known(_ inputs: PageInputs) -> HTTPResponse? {
        state.withLock { state in
            state.uses += 1
            state.entries[inputs]?.lastUse = state.uses
            return state.entries[inputs]?.response
        }
    }

    private func keep(_ response: HTTPResponse, for inputs: PageInputs) {
        let size = Self.size(of: response)
        guard size <= mostBytes, mostResponses > 0 else { return }
        state.withLock { state in
            guard state.entries[inputs] == nil else { return }
            while state.entries.count >= mostResponses || state.bytes + size > mostBytes,
                let oldest = state.entries.min(by: { $0.value.lastUse < $1.value.lastUse })
            {
                state.bytes -= Self.size(of: oldest.value.response)
                state.entries[oldest.key] = nil
            }
            state.bytes += size
            state.entries[inputs] = Entry(response: response, lastUse: state.uses)
        }
    }

    /// Returns the size with a compressed copy, which is not larger, and up to 4 KiB for everything else.
    private static func size(of response: HTTPResponse) -> Int {
        2 * response.body.count + 4_096
    }
}
