import Foundation

/// The messages to and from a browser, in the Chrome DevTools Protocol over pipes: JSON that ends with a zero byte.
final class ChromiumConnection {
    /// A message from the browser: the reply to a command, or an event.
    struct Message: Decodable {
        let id: Int?
        let method: String?
        let sessionId: String?
        let params: Parameters?
        let result: Result?
        let error: Failure?

        struct Failure: Decodable { let message: String }

        /// The parameters of the events that are used.
        struct Parameters: Decodable {
            let requestId: String?
            let request: Request?
        }

        struct Request: Decodable {
            let url: String
            let method: String
            let headers: [String: String]
            let postData: String?
        }

        /// The results of the commands that are used.
        struct Result: Decodable {
            let targetId: String?
            let sessionId: String?
            let errorText: String?
            let data: String?
            let result: Value?
            let exceptionDetails: Exception?
        }

        struct Value: Decodable {
            let value: String?
            let description: String?
        }

        struct Exception: Decodable {
            let text: String
            let exception: Value?
        }
    }

    private let commands: FileHandle
    private let messages: FileHandle
    private var lastID = 0
    private var received = Data()
    /// The number of received bytes that are known to end no message.
    private var searched = 0

    /// Handles each event that arrives.
    var handleEvent: (Message) -> Void = { _ in }

    init(commands: FileHandle, messages: FileHandle) {
        self.commands = commands
        self.messages = messages
        // Other processes that are started meanwhile must not keep the pipes open.
        for file in [commands, messages] { _ = fcntl(file.fileDescriptor, F_SETFD, FD_CLOEXEC) }
    }

    func close() { try? commands.close() }

    /// Sends a command without waiting for the reply. Returns its number.
    @discardableResult
    func send(_ method: String, _ parameters: [String: Any] = [:], session: String? = nil) -> Int {
        lastID += 1
        var message: [String: Any] = ["id": lastID, "method": method, "params": parameters]
        message["sessionId"] = session
        guard let data = try? JSONSerialization.data(withJSONObject: message) else { return lastID }
        // If the browser has ended, no reply arrives.
        try? commands.write(contentsOf: data + [0])
        return lastID
    }

    /// Sends a command, and handles events until its reply arrives.
    ///
    /// - Throws: ``ChromiumError/noAnswer(_:)`` or ``ChromiumError/ended``.
    @discardableResult
    func call(
        _ method: String, _ parameters: [String: Any] = [:], session: String? = nil, within limit: Duration
    ) throws(ChromiumError) -> Message.Result? {
        let id = send(method, parameters, session: session)
        let end = ContinuousClock.now + limit
        while true {
            let message = try next(before: end)
            if message.method != nil { handleEvent(message) }
            guard message.id == id else { continue }
            if let error = message.error { throw .noAnswer(error.message) }
            return message.result
        }
    }

    /// Handles events until a condition is true.
    ///
    /// - Throws: ``ChromiumError/noAnswer(_:)`` or ``ChromiumError/ended``.
    func handleEvents(until isDone: () -> Bool, within limit: Duration) throws(ChromiumError) {
        let end = ContinuousClock.now + limit
        while !isDone() {
            let message = try next(before: end)
            if message.method != nil { handleEvent(message) }
        }
    }

    private func next(before end: ContinuousClock.Instant) throws(ChromiumError) -> Message {
        while true {
            guard let index = received[searched...].firstIndex(of: 0) else {
                searched = received.count
                try read(before: end)
                continue
            }
            let message = try? JSONDecoder().decode(Message.self, from: received[..<index])
            received = Data(received[received.index(after: index)...])
            searched = 0
            if let message { return message }
        }
    }

    private func read(before end: ContinuousClock.Instant) throws(ChromiumError) {
        let left = max(0, (end - .now) / .milliseconds(1))
        var state = pollfd(fd: messages.fileDescriptor, events: Int16(POLLIN), revents: 0)
        let ready = poll(&state, 1, Int32(min(left, 86_400_000)))
        if ready < 0, errno == EINTR { return }
        guard ready > 0 else { throw .noAnswer("It takes too long.") }
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = Foundation.read(messages.fileDescriptor, &buffer, buffer.count)
        guard count > 0 else { throw .ended }
        received.append(contentsOf: buffer[..<count])
    }
}
