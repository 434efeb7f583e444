import Foundation
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
            #expect(throws: HTMLSnapshotError.notUTF8(snapshot.file)) { try snapshot.compare("<p>", mode: mode) }
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
    func aFileWithLineEndsOfWindowsIsWrittenInAnotherWay(text: String) throws {
        try folder.write(text.replacing("\n", with: "\r\n"), to: snapshot.file)
        guard case .different(let difference) = try snapshot.compare(text, mode: .never) else {
            Issue.record("expected a difference")
            return
        }
        #expect(difference.isFormattingOnly)
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
