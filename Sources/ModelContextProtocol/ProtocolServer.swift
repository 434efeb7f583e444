import Diagnostics
import Dispatch
package import Foundation
import Synchronization

/// Answers the messages of one client. Messages arrive one after the other; calls of tools run beside each other.
package final class ProtocolServer: Sendable {
    /// Runs work on a thread of its own, or fails if there can be none.
    package typealias Runner = @Sendable (@escaping @Sendable () -> Void) throws -> Void

    private let content: ServerContent
    private let send: @Sendable (Data) -> Void
    private let run: Runner
    private let calls = RunningCalls()
    private let subscriptions: Subscriptions

    /// - Parameters:
    ///   - content: What it offers.
    ///   - subscriptions: The ``subscribed`` resources of an earlier server of the client.
    ///   - run: Runs a call. By default, at once.
    ///   - send: Sends a message without its line break. Called on any thread.
    package init(
        _ content: ServerContent, subscriptions: [String: UInt64] = [:], run: @escaping Runner = { $0() },
        send: @escaping @Sendable (Data) -> Void
    ) {
        (self.content, self.run, self.send) = (content, run, send)
        self.subscriptions = Subscriptions(subscriptions)
    }

    /// The resources of which the client wants to know when they change, with hashes of what it knows of them.
    package var subscribed: [String: UInt64] { subscriptions.all }

    /// Tells the client which of these resources have changed since the last call.
    package func announceChanges() {
        guard let resources = content.resources else { return }
        for address in subscriptions.changes({ try? resources.read($0)?.text }) {
            send([
                "jsonrpc": "2.0", "method": "notifications/resources/updated", "params": ["uri": .string(address)],
            ])
        }
    }

    /// Answers a line. An empty one is ignored.
    ///
    /// - Returns: Whether the line is empty or a message of the protocol.
    @discardableResult package func receive(_ line: Data) -> Bool {
        guard line.contains(where: { !Self.spaces.contains($0) }) else { return true }
        guard line.count <= ProtocolMessage.sizeLimit else {
            refuseLongLine()
            return false
        }
        do throws(InvalidMessage) {
            switch try ProtocolMessage(line) {
            case .request(let id, let method, let parameters): answer(id, method, parameters)
            case .notification("notifications/cancelled", let parameters):
                parameters["requestId"].flatMap(RequestID.init).map(calls.cancel)
            case .notification, .response: break
            }
            return true
        } catch {
            respond(to: error.id, error.error)
            return false
        }
    }

    /// Refuses a line of which only the beginning was read.
    package func refuseLongLine() {
        respond(to: nil, .invalidRequest("A message can have at most \(ProtocolMessage.sizeLimit) bytes."))
    }

    /// Waits until all calls are answered, but at most for some seconds.
    package func finish(within seconds: Double) { calls.wait(seconds: seconds) }

    private static let spaces: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]

    private func answer(_ id: RequestID, _ method: String, _ parameters: JSONValue) {
        do throws(ProtocolError) {
            switch method {
            case "initialize": respond(to: id, welcome(parameters))
            case "ping": respond(to: id, [:])
            case "tools/list": respond(to: id, ["tools": .list(content.tools.map(\.json))])
            case "tools/call": try call(id, parameters)
            case "resources/subscribe" where content.announcesChanges: respond(to: id, try subscribe(parameters))
            case "resources/unsubscribe" where content.announcesChanges:
                parameters["uri"]?.string.map(subscriptions.remove)
                respond(to: id, [:])
            default:
                guard let answer = try content.answer(method, parameters) else {
                    throw .unknownMethod("The server has no method '\(method.excerpt)'.")
                }
                respond(to: id, answer)
            }
        } catch {
            respond(to: id, error)
        }
    }

    private func welcome(_ parameters: JSONValue) -> JSONValue {
        [
            "protocolVersion": .string(
                ProtocolRevision.negotiated(with: parameters["protocolVersion"]?.string).rawValue),
            "capabilities": content.capabilities,
            "serverInfo": [
                "name": .string(content.name), "title": .string(content.title), "version": .string(content.version),
            ],
            "instructions": .string(content.instructions),
        ]
    }

    private func subscribe(_ parameters: JSONValue) throws(ProtocolError) -> JSONValue {
        let (address, resource) = try content.resource(in: parameters)
        guard subscriptions.add(address, text: resource.text) else {
            throw .invalidRequest(
                "A client can subscribe to at most \(Subscriptions.limit) resources. End another subscription.")
        }
        return [:]
    }

    private func call(_ id: RequestID, _ parameters: JSONValue) throws(ProtocolError) {
        let name = parameters["name"]?.string ?? ""
        guard let tool = content.tools.first(where: { $0.name == name }) else {
            throw .invalidParameters(NearestNames.unknown("tool", name, among: content.tools.map(\.name)))
        }
        let call = ToolCall(report: report(for: parameters["_meta"]?["progressToken"]))
        guard calls.begin(id, call) else {
            throw .invalidRequest("Too many calls are running, or one has this id. Wait for an answer.")
        }
        let arguments = parameters["arguments"] ?? [:]
        do {
            try run { self.run(tool, arguments, call, id) }
        } catch {
            calls.end(id)
            throw .failed(error.localizedDescription)
        }
    }

    private func run(_ tool: Tool, _ arguments: JSONValue, _ call: ToolCall, _ id: RequestID) {
        let result = try? tool.result(of: arguments, call)
        calls.end(id) {
            if let result, !call.wasCancelled { respond(to: id, result.json) }
        }
    }

    private func report(for token: JSONValue?) -> (@Sendable (Double, Double?, String) -> Void)? {
        guard let token, RequestID(token) != nil else { return nil }
        return { [weak self] done, total, message in
            var parameters: [String: JSONValue] = [
                "progressToken": token, "progress": .number(done), "message": .string(message),
            ]
            parameters["total"] = total.map { .number($0) }
            self?.send(["jsonrpc": "2.0", "method": "notifications/progress", "params": .object(parameters)])
        }
    }

    private func respond(to id: RequestID, _ result: JSONValue) {
        send(["jsonrpc": "2.0", "id": id.json, "result": result])
    }

    private func respond(to id: RequestID?, _ error: ProtocolError) {
        send(["jsonrpc": "2.0", "id": id?.json ?? .null, "error": error.json])
    }

    private func send(_ message: JSONValue) {
        // Values of JSON can always be encoded, except for a number that is none.
        guard let data = try? JSONText.data(of: message) else { return }
        send(data)
    }
}

/// The calls that are not answered yet.
final class RunningCalls: Sendable {
    /// The maximum number of calls at the same time. An assistant makes a few.
    private static let limit = 32

    private let calls = Mutex<[RequestID: ToolCall]>([:])
    private let running = DispatchGroup()

    /// Adds a call. Returns false if there are too many, or if one has the same id.
    func begin(_ id: RequestID, _ call: ToolCall) -> Bool {
        let begins = calls.withLock { calls in
            guard calls.count < Self.limit, calls[id] == nil else { return false }
            calls[id] = call
            return true
        }
        if begins { running.enter() }
        return begins
    }

    /// Removes a call, so that its id is free as soon as the client has the answer.
    ///
    /// - Parameter respond: Sends the answer.
    func end(_ id: RequestID, respond: () -> Void = {}) {
        calls.withLock { $0[id] = nil }
        respond()
        running.leave()
    }

    /// Cancels a call. A call that has been answered stays answered.
    func cancel(_ id: RequestID) { calls.withLock { $0[id] }?.cancel() }

    func wait(seconds: Double) { _ = running.wait(timeout: .now() + seconds) }
}
