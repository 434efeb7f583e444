import Foundation
import HTTPCore
import Testing

@testable import HTTPServer

struct HTTPServerStopTests {
    @Test func `Open connections do not delay a stop, which can be repeated`() throws {
        let server = try HTTPServer { _ in HTTPResponse() }
        let idle = try LoopbackClient(port: server.port)
        try idle.get("/")
        _ = try idle.response()
        let silent = try LoopbackClient(port: server.port)
        let halfway = try LoopbackClient(port: server.port)
        try halfway.send("GET / HTTP/1.1\nHost")
        server.stop()
        for client in [idle, silent, halfway] { #expect(try client.isClosedByServer()) }
        #expect(throws: LoopbackClient.Failure.self) { try LoopbackClient(port: server.port) }
        server.stop()
    }

    @Test func `A current request is finished, and a new one is rejected`() throws {
        let isHandling = DispatchSemaphore(value: 0)
        let mayAnswer = DispatchSemaphore(value: 0)
        let server = try HTTPServer { request in
            guard request.path == "/slow" else { return HTTPResponse() }
            isHandling.signal()
            mayAnswer.wait()
            return HTTPResponse(.plainText, text: "done")
        }
        let client = try LoopbackClient(port: server.port)
        try client.get("/slow")
        isHandling.wait()
        let isStopped = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            server.daemon.stop(grace: .seconds(60))
            isStopped.signal()
        }
        var refusal: LoopbackResponse?
        while refusal == nil {
            let late = try LoopbackClient(port: server.port)
            try late.get("/")
            let response = try late.response()
            if response.status != 200 { refusal = response }
        }
        #expect(refusal?.status == 503)
        #expect(refusal?.headers[.xContentTypeOptions] == "nosniff")
        mayAnswer.signal()
        #expect(try client.response().text == "done")
        isStopped.wait()
    }

    @Test func `Releasing a server frees its port and its handler`() throws {
        final class Token: Sendable {}
        weak var released: Token?
        let port: UInt16
        do {
            let token = Token()
            released = token
            let server = try HTTPServer { [token] _ in
                withExtendedLifetime(token) { HTTPResponse() }
            }
            port = server.port
            let client = try LoopbackClient(port: port)
            try client.get("/")
            #expect(try client.response().status == 200)
        }
        #expect(released == nil)
        let next = try HTTPServer(HTTPServerConfiguration(port: port)) { _ in HTTPResponse() }
        #expect(next.port == port)
    }

    @Test func `A handler that hangs does not hold a signal`() throws {
        let isHandling = DispatchSemaphore(value: 0)
        let mayAnswer = DispatchSemaphore(value: 0)
        let server = try HTTPServer { _ in
            isHandling.signal()
            mayAnswer.wait()
            return HTTPResponse()
        }
        let client = try LoopbackClient(port: server.port)
        try client.get("/")
        isHandling.wait()
        #expect(!server.stopsInTime())
        mayAnswer.signal()
        server.stop()
    }

    /// Otherwise a worker process could be left behind.
    @Test func `What ends with the server has the time that it needs`() throws {
        let server = try HTTPServer { _ in HTTPResponse() }
        var hasEnded = false
        _ = server.stopsInTime {
            Thread.sleep(forTimeInterval: 1)
            hasEnded = true
        }
        #expect(hasEnded)
        server.stop()
    }

    @Test func `A signal ends a run`() throws {
        let server = try HTTPServer { _ in HTTPResponse() }
        let signal = ShutdownSignal()
        kill(getpid(), SIGTERM)
        if !server.run(until: signal) { server.stop() }
        #expect(throws: LoopbackClient.Failure.self) { try LoopbackClient(port: server.port) }
    }
}
