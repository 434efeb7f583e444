import FOSFoundation

/// Responds to a request that equals an earlier one with the same response, as long as nothing has changed.
///
/// It is inside of the layers that read conditions and ranges, so that their responses are made from the stored ones. It
/// stores responses that are ``HTTPResponse/isRepeatable``. Requests are equal if they have the same method, target, host,
/// languages, content codings and cookies, both or neither are from this machine, and both or neither are for a window of
/// their own if the response varies by that, because what it surrounds reads nothing else for a response without cookies.
package struct ResponseCache<Version: Equatable & Sendable>: HTTPLayer {
    private let version: @Sendable () -> Version
    private let variesByUse: @Sendable (HTTPRequest) -> Bool
    private let responses: StoredResponses<Version>

    /// Creates a cache.
    ///
    /// - Parameters:
    ///   - maxResponses: The maximum number of stored responses.
    ///   - maxBytes: The maximum total size of their bodies.
    ///   - variesByUse: Whether the response to a request in a window of its own is another one than that in a frame.
    ///   - version: Returns the version of everything that responses depend on. If it changes, the stored responses are
    ///     dropped.
    package init(
        maxResponses: Int = 1_000, maxBytes: Int = 67_108_864,
        variesByUse: @escaping @Sendable (HTTPRequest) -> Bool = { _ in false },
        version: @escaping @Sendable () -> Version
    ) {
        responses = StoredResponses(maxResponses: maxResponses, maxBytes: maxBytes)
        self.version = version
        self.variesByUse = variesByUse
    }

    package func wrapping(_ next: @escaping HTTPHandler) -> HTTPHandler {
        { request in
            guard let key = ResponseKey(request, variesByUse) else { return next(request) }
            // Reads the version first, so that a change while the response is made outdates the stored response.
            let version = version()
            if let known = responses.response(for: key, version: version) { return known }
            let response = next(request)
            if response.isRepeatable { responses.store(response, for: key, version: version) }
            return response
        }
    }
}

/// Everything that a response can depend on, except for the version, as bytes that are quick to hash. Texts would be equal in
/// different Unicode forms.
private struct ResponseKey: Hashable {
    /// The method, the target and a line for each header. None of them contains a line break.
    private var head: [UInt8]

    /// Nil for a request that always gets a new response, because it changes something.
    init?(_ request: HTTPRequest, _ variesByUse: (HTTPRequest) -> Bool) {
        guard request.method == .get || request.method == .head else { return nil }
        head = Array(request.method.rawValue.utf8)
        append(" ", request.target)
        // Visitors from elsewhere have other rights.
        if !request.client.isLocal { append("\nRemote", "") }
        for field in request.headers {
            switch field.name {
            case .hostField: append("\nHost:", field.value)
            case .acceptLanguage: append("\nLanguage:", field.value)
            case .acceptEncoding: append("\nEncoding:", field.value)
            case .cookie: append("\nCookie:", field.value)
            case .secFetchDest where field.value == "document" && variesByUse(request): append("\nAlone", "")
            default: break
            }
        }
    }

    private mutating func append(_ name: String, _ value: String) {
        head += name.utf8
        head += value.utf8
    }
}

/// The responses of one version. If there are too many, all are dropped, because new requests restore those in use.
private final class StoredResponses<Version: Equatable & Sendable>: Sendable {
    private struct State: Sendable {
        var version: Version?
        var responses: [ResponseKey: HTTPResponse] = [:]
        var bytes = 0

        mutating func reset(to version: Version) {
            self = State(version: version)
        }
    }

    private let maxResponses: Int
    private let maxBytes: Int
    private let state = ReadWriteLock(State())

    init(maxResponses: Int, maxBytes: Int) {
        self.maxResponses = maxResponses
        self.maxBytes = maxBytes
    }

    func response(for key: ResponseKey, version: Version) -> HTTPResponse? {
        state.read { state in
            guard state.version == version else { return nil }
            return state.responses[key]
        }
    }

    func store(_ response: HTTPResponse, for key: ResponseKey, version: Version) {
        let size = response.body.count
        guard size <= maxBytes else { return }
        state.write { state in
            let isFull = state.responses.count >= maxResponses || state.bytes + size > maxBytes
            if state.version != version || isFull { state.reset(to: version) }
            if let replaced = state.responses.updateValue(response, forKey: key) { state.bytes -= replaced.body.count }
            state.bytes += size
        }
    }
}
