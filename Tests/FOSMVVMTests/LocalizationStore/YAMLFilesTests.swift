import Diagnostics
import Foundation
import Testing

@testable import FOSMVVM

@Suite final class YAMLFilesTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    init() throws {
        try FileManager.default.createDirectory(
            at: folder.appending(path: "Deep/Deeper"), withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
        try Data(bytes).write(to: folder.appending(path: name))
    }

    @Test func filesOfAllFoldersAreRead() throws {
        try write("en: { T: { a: A } }".utf8, to: "a.yml")
        try write("en: { T: { b: B } }".utf8, to: "Deep/Deeper/b.YAML")
        try write("not: yaml: at: all".utf8, to: "Deep/readme.txt")
        let store = TextStore(folders: [folder])
        #expect(store.problems == [])
        #expect(store.text(for: "T.a", locale: .english) == "A")
        #expect(store.text(for: "T.b", locale: .english) == "B")
    }

    @Test func textsNextToViewsAreRead() throws {
        try write("".utf8, to: "Deep/OrderView.swift")
        try write("en: { T: { a: A } }".utf8, to: "Deep/OrderViewModel.yml")
        try write("en: { T: { b: B } }".utf8, to: "Deep/other.yml")
        let target = TargetFolder("Deep", inPackage: folder)
        let store = TextStore(folders: [], targets: [target], defaultLocale: .english)
        #expect(store.problems == [])
        #expect(store.keys(in: .english) == ["T.a"])
        #expect(store.place(of: "T.a", in: .english)?.file.hasSuffix("/Deep/OrderViewModel.yml") == true)
        let both = TextStore(folders: [folder], targets: [target], defaultLocale: .english)
        #expect(both.problems == [], "a file is read once")
    }

    /// Files are parsed at the same time, and read in order.
    @Test func ofManyFilesTheFirstInOrderOfPathsCounts() throws {
        let names = (100..<250).map { "\($0).yml" }
        for name in names { try write("en: { T: { a: '\(name)' } }\n1: {}".utf8, to: name) }
        let store = TextStore(folders: [folder])
        #expect(store.text(for: "T.a", locale: .english) == "100.yml")
        let files = store.problems.map { $0.place.map { URL(filePath: $0.file).lastPathComponent } }
        #expect(files == names.flatMap { $0 == "100.yml" ? [$0] : [$0, $0] })
    }

    @Test func aFileInTwoFoldersIsReadOnce() throws {
        try write("en: { T: { a: A } }".utf8, to: "Deep/a.yml")
        let store = TextStore(folders: [folder, folder.appending(path: "Deep"), folder])
        #expect(store.problems == [])
    }

    @Test func filesAndLinksThatAreNotHiddenAreRead() throws {
        try write("disabled_rules: []".utf8, to: ".swiftlint.yml")
        try FileManager.default.createDirectory(
            at: folder.appending(path: ".github"), withIntermediateDirectories: true)
        try write("on: push".utf8, to: ".github/workflow.yml")
        try write("en: { T: { a: A } }".utf8, to: "Deep/elsewhere.txt")
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "link.yml"), withDestinationURL: folder.appending(path: "Deep/elsewhere.txt"))
        let store = TextStore(folders: [folder])
        #expect(store.problems == [])
        #expect(store.text(for: "T.a", locale: .english) == "A")
    }

    @Test func aFileThatIsNotUTF8IsTold() throws {
        try write([0x65, 0x6E, 0x3A, 0x0A, 0x20, 0xFF, 0xFE], to: "latin.yml")
        try write("en: { T: { a: A } }".utf8, to: "good.yml")
        let store = TextStore(folders: [folder])
        let problem = try #require(store.problems.first)
        #expect(problem.message.contains("not UTF-8"))
        #expect(problem.place?.line == 2)
        #expect(problem.place?.file.hasSuffix("latin.yml") == true)
        #expect(store.text(for: "T.a", locale: .english) == "A")
    }

    @Test func aFileThatIsTooLargeIsTold() throws {
        try write(repeatElement(UInt8(ascii: "#"), count: 4 * 1024 * 1024 + 1), to: "large.yml")
        #expect(
            TextStore(folders: [folder]).problems.first?.message.contains("at most 4194304 are allowed") == true
        )
    }

    /// No path reaches what is in it, so that even one who may read everything cannot.
    @Test func whatIsTooDeepIsToldAndHarmsNoOther() throws {
        try write("en: { T: { a: A } }".utf8, to: "a.yml")
        let half = Array(repeating: String(repeating: "d", count: 250), count: 9).joined(separator: "/")
        let outer = folder.appending(path: "Outer/\(half)")
        let inner = folder.appending(path: "Inner")
        for folder in [outer, inner.appending(path: half)] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        try FileManager.default.moveItem(at: inner, to: outer.appending(path: "Inner"))
        defer { try? FileManager.default.moveItem(at: outer.appending(path: "Inner"), to: inner) }
        let store = TextStore(folders: [folder])
        #expect(store.text(for: "T.a", locale: .english) == "A")
        let problem = try #require(store.problems.first)
        #expect(problem.message.hasPrefix("This cannot be read: "))
        #expect(problem.place?.file.contains("/Outer/d") == true)
    }

    @Test func aFolderThatIsNotThereIsTold() throws {
        let absent = folder.appending(path: "Absent")
        let problem = try #require(TextStore(folders: [absent]).problems.first)
        #expect(problem.message.contains("The folder does not exist."))
        #expect(problem.place?.file == absent.path)
    }
}
