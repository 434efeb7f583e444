import HTTPCore
import Synchronization

/// The pages that were made from one content, for whoever asks for the same again.
///
/// Only pages of status 200 are kept, so many and so many bytes of them: more take the place of those which nobody has
/// asked for longest.
final class FinishedResponses: Sendable {
    private struct Entry {
        let response: HTTPResponse
        /// When it was asked for last, counted in questions.
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
    ///   - mostResponses: How many are kept.
    ///   - mostBytes: How many bytes those that are kept may have together, each counted with what is packed of it.
    init(mostResponses: Int = 1_000, mostBytes: Int = 67_108_864) {
        self.mostResponses = mostResponses
        self.mostBytes = mostBytes
    }

    /// The response for these inputs, which `make` makes where it is not kept. Several threads may make it at once.
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
        let size = Self.size(of: response, for: inputs)
        guard size <= mostBytes, mostResponses > 0 else { return }
        state.withLock { state in
            guard state.entries[inputs] == nil else { return }
            while state.entries.count >= mostResponses || state.bytes + size > mostBytes {
                Self.forgetOldest(of: &state)
            }
            state.bytes += size
            state.entries[inputs] = Entry(response: response, lastUse: state.uses)
        }
    }

    /// Forgets a share of the pages at once, so that not each new page has to look at the uses of all others.
    private static func forgetOldest(of state: inout State) {
        let count = max(1, state.entries.count / 8)
        let oldest = state.entries.sorted { $0.value.lastUse < $1.value.lastUse }.prefix(count)
        for (inputs, entry) in oldest {
            state.bytes -= size(of: entry.response, for: inputs)
            state.entries[inputs] = nil
        }
    }

    /// A packed page is not larger, and everything else that is kept with it takes less than a page of memory.
    private static func size(of response: HTTPResponse, for inputs: PageInputs) -> Int {
        2 * response.body.count + inputs.parameters.arguments.byteCount + 4_096
    }
}
