import Foundation
import HTTPCore
import Testing

@testable import HTTPServer

/// Tests the effect of open connections on other clients.
struct OpenConnectionsTests {
    private func server(
        limit: Int, threads: Int = 2, handler: @escaping HTTPHandler = { HTTPResponse(.plainText, text: $0.path) }
    ) throws -> HTTPServer {
        var configuration = HTTPServerConfiguration()
        configuration.connectionLimit = limit
        configuration.threads = threads
        configuration.connectionThreads = threads
        configuration.idleTimeout = 300
        return try HTTPServer(configuration, handler: handler)
    }

    /// A client that has had an answer, and stays.
    private func idleClient(of server: HTTPServer) throws -> LoopbackClient {
        let client = try LoopbackClient(port: server.port)
        try client.get("/idle")
        _ = try client.response()
        return client
    }

    /// Waits until the threads of the server know that all clients have their answers, which is after the clients do.
    private func waitUntilIdle(_ server: HTTPServer) throws {
        let deadline = ContinuousClock.now + .seconds(60)
        while !server.daemon.service.isIdle {
            try #require(ContinuousClock.now < deadline)
            usleep(2_000)
        }
    }

    private static let halfRequests = [
        "", "GET", "GET / HTTP/1.1\nHost: local", "POST / HTTP/1.1\nHost: localhost\nContent-Length: 60000\n\nhalf",
    ]

    @Test(arguments: halfRequests, [false, true])
    func `Disconnected clients are detected`(start: String, isReset: Bool) throws {
        let server = try server(limit: 1_000)
        for _ in 0..<256 {
            let client = try LoopbackClient(port: server.port)
            try client.send(start)
            if isReset { client.resetOnClose() }
        }
        let deadline = ContinuousClock.now + .seconds(120)
        var count = Int.max
        // A client that still waits to be accepted is none yet, so that there must be one that came behind them all.
        _ = try idleClient(of: server)
        while count > 0, ContinuousClock.now < deadline {
            usleep(10_000)
            count = server.daemon.service.connections.count
        }
        #expect(count == 0)
    }

    @Test(arguments: halfRequests)
    func `Clients with incomplete requests do not block others`(start: String) throws {
        let server = try server(limit: 8)
        let clients = try (0..<40).map { _ in
            let client = try LoopbackClient(port: server.port)
            try client.send(start)
            return client
        }
        for number in 0..<20 {
            let client = try LoopbackClient(port: server.port)
            try client.get("/\(number)")
            #expect(try client.response().text == "/\(number)")
        }
        withExtendedLifetime(clients) {}
    }

    @Test func `A new client replaces the one that is idle longest`() throws {
        let server = try server(limit: 3)
        let clients = try (0..<3).map { _ in
            let client = try idleClient(of: server)
            try waitUntilIdle(server)
            return client
        }
        try clients[0].get("/again")
        #expect(try clients[0].response().text == "/again")
        try waitUntilIdle(server)
        let late = try idleClient(of: server)
        #expect(try clients[1].isClosedByServer())
        for client in [clients[0], clients[2], late] {
            try client.get("/still")
            #expect(try client.response().text == "/still")
        }
    }

    @Test func `A client whose response is being created is not replaced`() throws {
        let (isHandling, mayAnswer) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let server = try server(limit: 2) { request in
            if request.path == "/slow" {
                isHandling.signal()
                mayAnswer.wait()
            }
            return HTTPResponse(.plainText, text: request.path)
        }
        let slow = try LoopbackClient(port: server.port)
        try slow.get("/slow")
        isHandling.wait()
        for _ in 0..<4 { _ = try idleClient(of: server) }
        mayAnswer.signal()
        #expect(try slow.response().text == "/slow")
    }

    @Test(.timeLimit(.minutes(30))) func `Handlers that wait do not block the clients of other threads`() throws {
        let (isHandling, mayAnswer) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let server = try server(limit: 64, threads: 8) { request in
            if request.path == "/slow" {
                isHandling.signal()
                mayAnswer.wait()
            }
            return HTTPResponse(.plainText, text: request.path)
        }
        let waiting = try (0..<7).map { _ in
            let client = try LoopbackClient(port: server.port)
            try client.get("/slow")
            isHandling.wait()
            return client
        }
        for _ in 0..<8 { _ = try idleClient(of: server) }
        for _ in waiting { mayAnswer.signal() }
        for client in waiting { #expect(try client.response().text == "/slow") }
    }

    @Test func `A client whose request waits for a thread is not idle`() throws {
        let (isHandling, mayAnswer) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let server = try server(limit: 3, threads: 1) { request in
            if request.path == "/slow" {
                isHandling.signal()
                mayAnswer.wait()
            }
            return HTTPResponse(.plainText, text: request.path)
        }
        let (patient, idle) = (try idleClient(of: server), try idleClient(of: server))
        let slow = try LoopbackClient(port: server.port)
        try slow.get("/slow")
        isHandling.wait()
        try patient.get("/patient")
        let late = try LoopbackClient(port: server.port)
        try late.get("/late")
        mayAnswer.signal()
        #expect(try patient.response().text == "/patient")
        #expect(try late.response().text == "/late")
        #expect(try idle.isClosedByServer())
    }

    @Test func `A client that does not receive its response is replaced after idle clients`() throws {
        let body = HTTPBody([UInt8](repeating: 1, count: 16_000_000))
        let server = try server(limit: 2) { request in
            request.path == "/large" ? HTTPResponse(.binary, body: body) : HTTPResponse()
        }
        let idle = try idleClient(of: server)
        let readers = try (0..<2).map { _ in
            let reader = try LoopbackClient(port: server.port)
            try reader.get("/large")
            // Its answer has begun: the next client is not accepted before.
            try reader.waitUntilReadable()
            return reader
        }
        #expect(try idle.isClosedByServer())
        _ = try idleClient(of: server)
        #expect(throws: LoopbackClient.Failure.self) { try readers[0].response() }
        #expect(try readers[1].response().body.count == body.count)
    }

    @Test(arguments: [(1_024, 256), (300, 20), (257, 1), (0, 1)])
    func `There are at most as many connections as descriptors`(descriptors: Int, limit: Int) {
        var configuration = HTTPServerConfiguration()
        configuration.connectionThreads = 2
        #expect(configuration.fitting(descriptors: descriptors).connectionLimit == limit)
    }

    @Test func `The limit of open files is raised and never lowered`() {
        let before = DescriptorLimit.raise(to: 1)
        #expect(before > 1)
        #expect(DescriptorLimit.raise(to: before) == before)
        #expect(DescriptorLimit.raise(to: 64) == before)
    }
}
