import Diagnostics
import Foundation
import HTMLParsing
import HTMLSnapshots
import Testing

@Suite struct HTMLSnapshotCompareTests {
    private let folder = TemporaryFolder()
    private let snapshot: HTMLSnapshot
    private let old = "<p>old</p>\n"

    init() {
        snapshot = HTMLSnapshot(folder: folder.url, viewModel: "LampViewModel", preview: "on", locale: "de")
    }

    /// What each mode makes of a file, and what the files are then.
    struct Case: Sendable {
        let mode: SnapshotMode
        let before: String?
        let outcome: String
        let after: String?
        let pending: String?
    }

    @Test(arguments: [
        Case(mode: .never, before: nil, outcome: "missing(recorded: false)", after: nil, pending: nil),
        Case(mode: .missing, before: nil, outcome: "missing(recorded: true)", after: "<p>new</p>\n", pending: nil),
        Case(mode: .failed, before: nil, outcome: "recorded", after: "<p>new</p>\n", pending: nil),
        Case(mode: .all, before: nil, outcome: "recorded", after: "<p>new</p>\n", pending: nil),
        Case(mode: .never, before: "<p>old</p>\n", outcome: "different", after: "<p>old</p>\n", pending: nil),
        Case(
            mode: .missing, before: "<p>old</p>\n", outcome: "different", after: "<p>old</p>\n", pending: "<p>new</p>\n"
        ),
        Case(mode: .failed, before: "<p>old</p>\n", outcome: "recorded", after: "<p>new</p>\n", pending: nil),
        Case(mode: .all, before: "<p>old</p>\n", outcome: "recorded", after: "<p>new</p>\n", pending: nil),
        Case(mode: .never, before: conflict, outcome: "conflicted(recorded: false)", after: conflict, pending: nil),
        Case(
            mode: .missing, before: conflict, outcome: "conflicted(recorded: true)", after: "<p>new</p>\n", pending: nil
        ),
        Case(mode: .failed, before: conflict, outcome: "recorded", after: "<p>new</p>\n", pending: nil),
        Case(mode: .never, before: "<p>new</p>\n", outcome: "same", after: "<p>new</p>\n", pending: nil),
        Case(mode: .all, before: "<p>new</p>\n", outcome: "same", after: "<p>new</p>\n", pending: nil),
    ])
    func aModeDecidesWhatIsWritten(_ example: Case) throws {
        if let before = example.before { try folder.write(before, to: snapshot.file) }
        let outcome = try snapshot.compare("<P>new", mode: example.mode)
        #expect("\(outcome)".hasPrefix(example.outcome))
        #expect(outcome.isFailure == !["same", "recorded"].contains(example.outcome))
        #expect(folder.text("LampViewModel/on.de.html") == example.after)
        #expect(folder.text("LampViewModel/on.de.new.html") == example.pending)
    }

    @Test(arguments: [
        "<<<<<<< HEAD\n<p>a</p>\n", "<p>a</p>\n=======\n<p>b</p>\n>>>>>>> main\n", ">>>>>>> main\n<p>b</p>\n",
    ])
    func halfAConflictIsOneToo(text: String) throws {
        try folder.write(text, to: snapshot.file)
        #expect(try snapshot.compare("<p>", mode: .never) == .conflicted(recorded: false))
    }

    @Test func whatWasNothingMayBecomeSomething() throws {
        #expect(try snapshot.compare("", mode: .failed) == .recorded)
        #expect(folder.text("LampViewModel/on.de.html") == "\n")
        #expect(try snapshot.compare("<p>new", mode: .missing).isFailure)
        #expect(folder.text("LampViewModel/on.de.new.html") == "<p>new</p>\n")
        #expect(try snapshot.compare("<p>new", mode: .failed) == .recorded)
    }

    static let conflict = "<<<<<<< HEAD\n<p>a</p>\n=======\n<p>b</p>\n>>>>>>> main\n"

    @Test func whatIsTheSameIsNotPendingAnyMore() throws {
        try folder.write(old, to: snapshot.file)
        _ = try snapshot.compare("<p>new", mode: .missing)
        #expect(try snapshot.compare("<p>old", mode: .never) == .same)
        #expect(try folder.files().count == 2)
        #expect(try snapshot.compare("<p>old", mode: .missing) == .same)
        #expect(try folder.files() == ["LampViewModel/on.de.html"])
    }

    @Test func accentsOfAnotherFormAreAnotherText() throws {
        try folder.write("<p>caf\u{E9}</p>\n", to: snapshot.file)
        #expect(try snapshot.compare("<p>cafe\u{301}</p>", mode: .never).isFailure)
    }

    @Test func aFileThatIsNotUTF8IsAnError() throws {
        try folder.write("", to: snapshot.file)
        try Data([0x3C, 0xFF]).write(to: snapshot.file)
        for mode in [SnapshotMode.never, .missing, .failed] {
            #expect(throws: HTMLSnapshotError.unreadable(.notUTF8(snapshot.file, line: 1))) {
                try snapshot.compare("<p>", mode: mode)
            }
        }
        #expect(try snapshot.compare("<p>", mode: .all) == .recorded)
    }

    @Test(arguments: [
        "", "<p>a", "<p>a</p>", "<div>\n  <p>a</p>\n", "<div>\n", "<p>a</p>\n<b\n  class=\"x\"\n", "<p>a</p>\n<!-- b\n",
        "<!DOCTYPE html>\n<html>\n  <head></head>\n  <body>\n    <p>a</p>\n", "<script>\na\n",
    ])
    func aFileThatIsCutOffIsAnError(text: String) throws {
        try folder.write(text, to: snapshot.file)
        #expect(throws: HTMLSnapshotError.cutOff(snapshot.file)) { try snapshot.compare("<i>x</i>", mode: .missing) }
        #expect(folder.text("LampViewModel/on.de.html") == text)
    }

    @Test(arguments: [
        "text\n", "<br>\n", "<p>a</p>\n<!-- b -->\n", "<my-tag>\n  <div></div>\n</my-tag>\n", "<img alt=\"\">\n",
    ])
    func aWholeFileIsNot(text: String) throws {
        try folder.write(text, to: snapshot.file)
        guard case .different = try snapshot.compare("<i>x</i>", mode: .never) else {
            Issue.record("expected a difference")
            return
        }
    }

    @Test(arguments: ["<p>a</p>\n", "<div>\n  <p>a</p>\n</div>\n"])
    func lineEndsOfWindowsAreNamed(text: String) throws {
        try folder.write(text.replacing("\n", with: "\r\n"), to: snapshot.file)
        guard case .different(let difference) = try snapshot.compare(text, mode: .never) else {
            Issue.record("expected a difference")
            return
        }
        #expect(difference.isLineEndsOnly && difference.isFormattingOnly)
        #expect(difference.line == 1)
        #expect(difference.description.contains("The file has CRLF line endings, not LF."))
        #expect(difference.description.contains("'**/__Snapshots__/**/*.html text eol=lf' to .gitattributes"))
        #expect(!difference.description.utf8.contains(0x0D))
        guard case .different(let other) = try snapshot.compare("<i>x</i>", mode: .never) else {
            Issue.record("It has another kind.")
            return
        }
        #expect(!other.isLineEndsOnly && !other.isFormattingOnly)
        #expect(!other.description.utf8.contains(0x0D))
    }

    /// Tests links of the file, of its pending change, of its folder and of the folder of all snapshots.
    @Test(arguments: ["LampViewModel/on.de.html", "LampViewModel/on.de.new.html", "LampViewModel", ""])
    func aSymbolicLinkIsNeitherReadNorWritten(path: String) throws {
        let outside = TemporaryFolder()
        let target = outside.url.appending(path: "outside")
        let isFolder = !path.hasSuffix(".html")
        try outside.write("<p>secret</p>\n", to: isFolder ? target.appending(path: "on.de.html") : target)
        if path.contains("new") { try folder.write("<p>a</p>\n", to: snapshot.file) }
        let link = path.isEmpty ? folder.url : folder.url.appending(path: path)
        try FileManager.default.createDirectory(
            at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
        defer { if path.isEmpty { try? FileManager.default.removeItem(at: link) } }
        let modes: [SnapshotMode] = path.contains("new") ? [.missing, .failed] : [.all, .failed, .missing, .never]
        for mode in modes {
            let error = #expect(throws: HTMLSnapshotError.self) {
                try snapshot.compare("<p>new</p>", mode: mode)
            }
            #expect(
                error?.localizedDescription.contains("is a symbolic link") == true,
                "\(mode): \(String(describing: error))")
        }
        if path.isEmpty { #expect(throws: HTMLSnapshotError.self) { try SnapshotFolder(url: folder.url).pending() } }
        let files = try FileManager.default.subpathsOfDirectory(atPath: outside.url.path)
        #expect(files.sorted() == (isFolder ? ["outside", "outside/on.de.html"] : ["outside"]))
        let kept = isFolder ? target.appending(path: "on.de.html") : target
        #expect(try String(contentsOf: kept, encoding: .utf8) == "<p>secret</p>\n")
    }

    @Test func aFileThatIsTooLargeIsAnError() throws {
        try folder.write(String(repeating: "x", count: 4_000_001), to: snapshot.file)
        #expect(throws: HTMLSnapshotError.unreadable(.tooLarge(snapshot.file, size: 4_000_001, limit: 4_000_000))) {
            try snapshot.compare("<p>", mode: .missing)
        }
        let html = "<ul>" + String(repeating: "<li><p>x</p></li>", count: 150_000) + "</ul>"
        #expect(throws: HTMLParsingError.self) { try snapshot.compare(html, mode: .all) }
    }

    @Test func aFolderInPlaceOfWhatWaitsIsLeftAlone() throws {
        _ = try snapshot.compare("<p>", mode: .all)
        try folder.write("precious", to: snapshot.pending.appending(path: "notes"))
        #expect(throws: HTMLSnapshotError.isFolder(snapshot.pending)) { try snapshot.compare("<p>", mode: .missing) }
        #expect(folder.text("LampViewModel/on.de.new.html/notes") == "precious")
    }

    @Test func aFolderInPlaceOfTheFileIsAnError() throws {
        try FileManager.default.createDirectory(at: snapshot.file, withIntermediateDirectories: true)
        for mode in SnapshotMode.allCases {
            #expect(throws: HTMLSnapshotError.isFolder(snapshot.file)) { try snapshot.compare("<p>", mode: mode) }
        }
    }

    @Test func aFileThatCannotBeWrittenIsAnError() throws {
        try folder.write("a file", to: folder.url.appending(path: "LampViewModel"))
        let error = #expect(throws: HTMLSnapshotError.self) { try snapshot.compare("<p>", mode: .missing) }
        guard case .unwritable(snapshot.file, _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(error?.localizedDescription.contains("on.de.html cannot be written") == true)
    }

    @Test func namesThatFilesCannotHaveGetHyphens() {
        #expect(snapshot.path == "LampViewModel/on.de.html")
        #expect(folder.snapshot("../a b/c:d").path == "-/a-b/c-d.html")
        #expect(folder.snapshot("tests/LampTests/lamp.new").path == "tests/LampTests/lamp-new.html")
        #expect(
            HTMLSnapshot(folder: folder.url, viewModel: "A/B", preview: "x/y", locale: "de").path == "A-B/x-y.de.html")
    }
}
