import Foundation
import Testing

@testable import HTTPServer

struct HTTPServerErrorTests {
    /// The system's refusal of a low port cannot be had where tests run as root.
    @Test(arguments: [
        (EACCES, HTTPServerError.portNotAllowed(address: "127.0.0.1", port: 80)),
        (EPERM, .portNotAllowed(address: "127.0.0.1", port: 80)),
        (EADDRNOTAVAIL, .addressNotAvailable("127.0.0.1")),
        (EMFILE, .cannotListen(address: "127.0.0.1", port: 80, reason: "Too many open files")),
    ])
    func `A system error is explained`(code: Int32, error: HTTPServerError) {
        #expect(ListeningSocket.explained(.code(code), "127.0.0.1", 80) == error)
    }

    @Test(arguments: [
        (
            HTTPServerError.portTaken(address: "127.0.0.1", port: 8080, free: 8081),
            "Another program uses port 8080 of 127.0.0.1. Stop that program or use another port, such as 8081."
        ),
        (
            .portTaken(address: "::1", port: 8080, free: nil),
            "Another program uses port 8080 of ::1. Stop that program or use another port."
        ),
        (
            .portNotAllowed(address: "127.0.0.1", port: 80),
            "This user is not allowed to use port 80 of 127.0.0.1. Choose a port from 1024 to 65535."
        ),
        (.invalidAddress("x"), "'x' is not a numeric address. Use an address such as 127.0.0.1 or ::1."),
        (.cannotListen(address: "::", port: 1, reason: "No"), "Cannot listen on port 1 of ::: No."),
    ])
    func `An error says what happened and what to do`(error: HTTPServerError, text: String) {
        #expect(error.localizedDescription == text)
    }
}
