import HTTPCore
import Synchronization

/// The finished pages of one content, by their inputs.
///
/// Only pages that are ``HTTPResponse/isRepeatable`` are stored. Their number and size are limited: new ones replace those that were not
/// requested for the longest time.
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

    private let maxResponses: Int
    private let maxBytes: Int
    private let state = Mutex(State())

    /// - Parameters:
    ///   - maxResponses: The maximum number of pages.
    ///   - maxBytes: The maximum size of all pages together, including their compressed forms.
    init(maxResponses: Int = 1_000, maxBytes: Int = 67_108_864) {
        self.maxResponses = maxResponses
        self.maxBytes = maxBytes
    }

    /// Returns the stored response for these inputs, or the one that `make` returns. Several threads may make it at once.
    func response(for inputs: PageInputs, make: () -> HTTPResponse) -> HTTPResponse {
        if let known = known(inputs) { return known }
        let response = make()
        if response.isRepeatable { keep(response, for: inputs) }
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
        let size = Self.size(of: response, for: inputs)
        guard size <= maxBytes, maxResponses > 0 else { return }
        state.withLock { state in
            guard state.entries[inputs] == nil else { return }
            while state.entries.count >= maxResponses || state.bytes + size > maxBytes {
                Self.removeOldest(of: &state)
            }
            state.bytes += size
            state.entries[inputs] = Entry(response: response, lastUse: state.uses)
        }
    }

    /// Removes an eighth of the pages at once, because finding the oldest ones takes a look at all pages.
    private static func removeOldest(of state: inout State) {
        let count = max(1, state.entries.count / 8)
        let oldest = state.entries.sorted { $0.value.lastUse < $1.value.lastUse }.prefix(count)
        for (inputs, entry) in oldest {
            state.bytes -= size(of: entry.response, for: inputs)
            state.entries[inputs] = nil
        }
    }

    /// The compressed page is not larger, and everything else that is stored with it takes less than 4 KB.
    private static func size(of response: HTTPResponse, for inputs: PageInputs) -> Int {
        2 * response.body.count + inputs.parameters.arguments.byteCount + 4_096
    }
}
