import Foundation
import HTTPCore
import Testing

@testable import HTTPServer

struct HTTPServerEventsTests {
    private func server(_ stream: EventStream) throws -> HTTPServer {
        try HTTPServer { request in request.path == "/events" ? HTTPResponse(events: stream) : HTTPResponse() }
    }

    @Test func `Events arrive as they are sent, while other requests are answered`() throws {
        let stream = EventStream(retry: 500)
        let server = try server(stream)
        let client = try LoopbackClient(port: server.port)
        try client.get("/events")
        try client.wait(for: "retry: 500\n\n")
        for number in 1...3 {
            stream.send("\(number)")
            try client.wait(for: "data: \(number)\n\n")
        }
        let other = try LoopbackClient(port: server.port)
        try other.get("/")
        #expect(try other.response().status == 200)
    }

    @Test func `Streams do not delay a stop`() throws {
        let streams = [EventStream(retry: 500), EventStream(retry: 500)]
        let server = try server(streams[0])
        let client = try LoopbackClient(port: server.port)
        try client.get("/events")
        try client.wait(for: "retry: 500\n\n")
        server.stop()
        #expect(streams[0].isEnded)
    }

    @Test func `A stream ends after its client has left`() throws {
        let stream = EventStream(retry: 500)
        let server = try server(stream)
        do {
            let client = try LoopbackClient(port: server.port)
            client.resetOnClose()
            try client.get("/events")
            try client.wait(for: "retry: 500\n\n")
        }
        let end = ContinuousClock.now + .seconds(120)
        while !stream.isEnded, .now < end {
            stream.sendComment()
            usleep(5_000)
        }
        #expect(stream.isEnded)
        withExtendedLifetime(server) {}
    }

    @Test func `A stream that its server ends is complete`() throws {
        let stream = EventStream(retry: 500)
        let server = try server(stream)
        let client = try LoopbackClient(port: server.port)
        try client.get("/events")
        stream.send("last")
        stream.end()
        try client.wait(for: "data: last\n\n\r\n0\r\n\r\n")
        withExtendedLifetime(server) {}
    }
}
