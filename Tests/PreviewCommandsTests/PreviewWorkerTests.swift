import Foundation
import Testing

@testable import PreviewCommands

@Suite struct PreviewWorkerTests {
    private static let start = """
        {"_0": {"preview": "NoSuchViewModel/empty", "locale": "en", "timeZone": "GMT", "version": "template", \
        "package": "/"}}
        """

    @Test(arguments: [
        #"{"make": {"_0": {"name": "NoSuchViewModel/empty"}}}"#, "{\"begin\": \(start)}", "{\"use\": \(start)}",
    ])
    func anUnknownPreviewIsSaid(request: String) throws {
        let worker = PreviewWorker(timeout: 1)
        let request = try JSONDecoder().decode(WorkerRequest.self, from: Data(request.utf8))
        guard case .failed(let message) = worker.reply(to: request) else {
            Issue.record("The worker goes on.")
            return
        }
        #expect(
            message == """
                The worker process does not know the preview 'NoSuchViewModel/empty'. The program may have been built \
                again. Stop the host and start it again.
                """)
    }

    @Test func aReplyThatDoesNotFitIsSaid() {
        let message = "The worker process sent a reply that does not fit the request. "
        #expect(WorkerReply.noState.mismatch.hasPrefix(message))
        #expect(WorkerReply.failed("No.").mismatch == "No.")
    }
}
