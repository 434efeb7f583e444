import Diagnostics
import Foundation
import Testing

@testable import MarkdownDocs

struct DocsDiagnosticTests {
    private static let file = URL(filePath: "/docs/A.md")

    @Test(arguments: [
        (Diagnostic.missing(docsFolder: file), "/docs/A.md: The docs folder does not exist", "Create it"),
        (.unreadable(file, reason: "Denied."), "/docs/A.md: This cannot be read: Denied.", "Check"),
        (.notUTF8(file, line: 7), "/docs/A.md:7: The file is not UTF-8", "Save it"),
        (
            .tooLarge(file, size: 11, limit: 10), "/docs/A.md: The file has 11 bytes, but at most 10 are allowed.",
            "Split it"
        ),
    ])
    func saysWhereWhatAndWhatToDo(error: Diagnostic, what: String, advice: String) {
        let erased: any Error = error
        #expect(erased.localizedDescription.hasPrefix(what))
        #expect(erased.localizedDescription.contains(advice))
        #expect(error.place?.file == Self.file.path)
    }
}
