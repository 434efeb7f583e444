import Foundation
import HTMLRendering
import PreviewCatalog

/// A request to a worker.
enum WorkerRequest: Codable {
    /// Makes a preview once.
    case make(TrialSubject)
    /// Uses the view of a preview once.
    case use(Start)
    /// Begins a live view, to which all following requests are sent.
    case begin(Start)
    /// Sends an input to the live view.
    case input(LiveInput)

    /// What a view in Swift needs to begin.
    struct Start: Codable {
        let preview: String
        let locale: String
        let timeZone: String
        let version: ViewVersion
        /// The path of the package's folder.
        let package: String
        /// The changes with which the preview is made.
        let changes: PreviewChanges?
    }

    /// The seconds that the request may take in addition to the time limit, because it waits for tasks.
    var extraTime: Double {
        switch self {
        case .begin, .use: 2
        case .make, .input: 0
        }
    }
}

/// The reply of a worker.
enum WorkerReply: Codable {
    /// It has done what was requested.
    case ready
    /// The view has no state.
    case noState
    /// The live view after an input.
    case state(LiveState)
    /// What a view does wrong when it is used. Nil for one that is not written in Swift.
    case used(SwiftViewUse?)
    /// It could not do what was requested, for this reason.
    case failed(String)
}

extension WorkerReply {
    /// What to say if the reply does not fit the request.
    var mismatch: String {
        switch self {
        case .failed(let reason): reason
        case .ready, .noState, .state, .used:
            "The worker process sent a reply that does not fit the request. \(WorkerError.advice)"
        }
    }
}

/// The reason why a worker cannot do what was requested.
enum WorkerError: LocalizedError {
    /// The program has no such thing under this name.
    case unknown(_ kind: String, String)

    static let advice = "The program may have been built again. Stop the host and start it again."

    var errorDescription: String? {
        switch self {
        case .unknown(let kind, let name): "The worker process does not know the \(kind) '\(name)'. \(Self.advice)"
        }
    }
}

/// A request or a reply as a line of JSON.
enum WorkerLine {
    /// Sends a request or a reply. If the other process has ended, waiting for the next line finds out.
    static func send(_ value: some Encodable, over link: Int32) {
        var rest = bytes(of: value)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.send(link, $0.baseAddress, $0.count, noSignal) }
            if count < 0, errno != EINTR { return }
            rest = rest.dropFirst(max(0, count))
        }
    }

    #if canImport(Glibc)
        private static let noSignal = Int32(MSG_NOSIGNAL)
    #else
        private static let noSignal: Int32 = 0
    #endif

    /// The last byte of a line, which JSON without indentation does not contain.
    static let end = UInt8(ascii: "\n")

    static func bytes(of value: some Encodable) -> [UInt8] {
        // Both types have only texts, numbers and dates, which can be encoded. An empty line is malformed.
        let json = (try? JSONEncoder().encode(value)) ?? Data()
        return Array(json) + [end]
    }

    /// Nil for a malformed line.
    static func value<Value: Decodable>(of line: [UInt8]) -> Value? {
        try? JSONDecoder().decode(Value.self, from: Data(line.dropLast()))
    }
}
