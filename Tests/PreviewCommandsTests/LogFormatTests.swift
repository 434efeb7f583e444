import Foundation
import Logging
import Testing

@testable import PreviewCommands

@Suite struct LogFormatTests {
    @Test func aMessageIsOneJSONObjectInALine() {
        var handler = JSONLogHandler(label: "preview-host")
        handler[metadataKey: "view"] = "OrderView"
        let event = LogEvent(
            level: .warning, message: "Two \"lines\"\nof a/b", metadata: ["line": "3"], source: "", file: "",
            function: "", line: 1)
        let line = handler.line(of: event, at: Date(timeIntervalSince1970: 1.25))
        #expect(
            line == #"{"label":"preview-host","level":"warning","message":"Two \"lines\"\nof a/b","#
                + #""metadata":{"line":"3","view":"OrderView"},"timestamp":"1970-01-01T00:00:01.250Z"}"#)
    }
}
