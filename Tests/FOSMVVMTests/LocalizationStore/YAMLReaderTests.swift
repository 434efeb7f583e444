import Diagnostics
import Foundation
import Synchronization
import Testing

@testable import FOSMVVM

@Suite struct YAMLReaderTests {
    /// A file that is wrong, and where and how.
    struct Wrong: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let yaml: String
        let message: String
        var line: Int?
        var source: String?
    }

    private static func nested(_ depth: Int) -> String {
        String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }

    @Test(arguments: [
        Wrong(
            testDescription: "does not parse", yaml: "en:\n  T:\n    title: \"open\n    other: x",
            message: "does not parse: the quote in this line is not closed. Close it.",
            line: 3, source: "    title: \"open"),
        Wrong(
            testDescription: "a list that is not closed", yaml: "en:\n  T:\n    list: [a,\n      b\n\n",
            message: "a list in brackets needs a comma", line: 3, source: "    list: [a,"),
        Wrong(
            testDescription: "tabs", yaml: "en:\n\tT:\n\t\ttitle: x",
            message: "a line is indented with a tab. Use spaces.", line: 2, source: "\tT:"),
        Wrong(
            testDescription: "a control character", yaml: "en:\n  T:\n    a: \"x\u{7}y\"",
            message: "the control character U+0007 is not allowed. Remove it.", line: 3, source: "    a: \"x\u{7}y\""),
        Wrong(
            testDescription: "a form feed", yaml: "en:\n  T:\n    a: x\u{C}y",
            message: "the control character U+000C is not allowed. Remove it.", line: 3, source: "    a: x\u{C}y"),
        Wrong(
            testDescription: "a wrong line after CRLF", yaml: "en:\r\n  T:\r\n    title: 'a' 'b'\r\n", message: "parse",
            line: 3, source: "    title: 'a' 'b'"),
        Wrong(
            testDescription: "a list as key twice", yaml: "en:\n  T:\n    ? [x]\n    : a\n    ? [x]\n    : b",
            message: "A key is not a text.", line: 3),
        Wrong(testDescription: "a list at the top", yaml: "- en\n- de", message: "not a map of locales", line: 1),
        Wrong(testDescription: "a text at the top", yaml: "en", message: "not a map of locales", line: 1),
        Wrong(
            testDescription: "no locale", yaml: "en: {}\nTask: { a: b }\n'1': {}", message: "'1' is not a locale",
            line: 3),
        Wrong(testDescription: "no types", yaml: "en:\n  - a", message: "'en' does not contain a map", line: 2),
        Wrong(
            testDescription: "a list of maps", yaml: "en:\n  T:\n    list:\n      - a\n      - b: c",
            message: "'T.list' is a list that contains values other than texts", line: 3),
        Wrong(
            testDescription: "a map as key", yaml: "en:\n  T:\n    ? {a: b}\n    : c", message: "not a text", line: 3),
        Wrong(testDescription: "no text", yaml: "en:\n  T:\n    a: x\n    b:\n", message: "'T.b' has no text", line: 4),
        Wrong(
            testDescription: "null", yaml: "en:\n  T:\n    a: null",
            message: "'T.a' has no text: null means no value in YAML. Put quotes around it, write a text", line: 3),
        Wrong(
            testDescription: "nothing in a list", yaml: "en:\n  T:\n    a: [x, ~]\n    b: [\"~\"]",
            message: "'T.a[1]' has no text. Write one", line: 3),
        Wrong(testDescription: "a tilde", yaml: "en:\n  T:\n    a: ~", message: "'T.a' has no text", line: 3),
        Wrong(
            testDescription: "a key that is too long",
            yaml: "en:\n  T:\n    \(String(repeating: "k", count: 1025)): x\n    other: y",
            message: "a key can have at most 1,024 characters.", line: 3),
        Wrong(
            testDescription: "a pseudo-locale", yaml: "en: {}\nen-XA: { T: { a: b } }",
            message: "A pseudo-locale is generated from 'en'. Remove 'en-XA' and its content.", line: 2),
        Wrong(
            testDescription: "two documents", yaml: "en: {}\n---\nde: {}",
            message: "Another document begins here. Remove the line '---'", line: 2),
        Wrong(
            testDescription: "an anchor that does not exist", yaml: "en:\n  T: *absent",
            message: "The alias '*absent' has no anchor before it.", line: 2),
        Wrong(
            testDescription: "deep nesting", yaml: String(repeating: "[", count: 100_000),
            message: "nested too deeply. Use at most 64 levels.", line: 1),
        Wrong(
            testDescription: "nesting that is too deep", yaml: "en:\n  T:\n    list: \(nested(250))",
            message: "nested too deeply. Use at most 64 levels.", line: 3),
        Wrong(
            testDescription: "an alias without its anchor", yaml: "en:\n  T:\n    a: &a x\n    b: *b",
            message: "The alias '*b' has no anchor before it.", line: 4),
    ])
    func whatIsWrongIsToldWithItsPlace(wrong: Wrong) throws {
        let store = TextStore(yaml: ["good.yml": "de: { T: { a: gut } }", "wrong.yml": wrong.yaml])
        let problem = try #require(store.problems.first)
        #expect(problem.message.contains(wrong.message))
        #expect(problem.place?.file == "wrong.yml")
        #expect(problem.place?.line == wrong.line)
        if let source = wrong.source { #expect(problem.excerpt == source) }
        #expect(store.text(for: "T.a", locale: try #require(LocaleIdentifier("de"))) == "gut")
    }

    @Test(arguments: [
        "en: { T: { title: Title } }",
        "\u{FEFF}en:\n  T:\n    title: Title\n",
        "\u{FEFF}en:\n  T:\n    title: Title\nde:\n  T:\n    title: Titel\n",
        "en:\r\n  T:\r\n    title: Title\r\n",
        "---\nen:\n  T: &t { title: Title }\nde:\n  T: *t\n",
        "%YAML 1.1\n---\nen: { T: { title: Title } }",
        "'en':\n  \"T\":\n    title: >-\n      Title\n",
    ])
    func whatIsWellFormedIsRead(yaml: String) {
        let store = TextStore(yaml: ["t.yml": yaml])
        #expect(store.problems == [])
        #expect(store.text(for: "T.title", locale: .english) == "Title")
    }

    @Test(arguments: [
        ("yes", "yes"), ("1.50", "1.50"), ("2026-01-15", "2026-01-15"), ("\"\"", ""), ("Nullen", "Nullen"),
        ("0x1F", "0x1F"),
    ])
    func aTextIsTakenAsItIsWritten(yaml: String, text: String) {
        let store = TextStore(yaml: ["t.yml": "en: { T: { title: \(yaml) } }"])
        #expect(store.text(for: "T.title", locale: .english) == text)
    }

    @Test(arguments: ["", "\n", "# nothing yet\n", "---\n"])
    func aFileWithNothingIsNoProblem(yaml: String) {
        #expect(TextStore(yaml: ["t.yml": yaml]).locales.isEmpty)
    }

    @Test func whereTypesBeginAndWhatHasNoTextIsKept() {
        let store = TextStore(yaml: [
            "a.yml": "en:\n  T:\n    a: x\n    b: ~\n  U: {}\n", "b.yml": "en:\n  T:\n    c: x\n",
        ])
        #expect(store.place(ofType: "T", in: .english) == SourcePlace(file: "a.yml", line: 2))
        #expect(store.place(ofType: "U", in: .english)?.line == 5)
        #expect(store.place(ofType: "T.a", in: .english) == nil)
        #expect(store.isUnwritten("T.b", in: .english))
        #expect(!store.isUnwritten("T.a", in: .english))
    }

    @Test func anchorsThatExpandWithoutBoundAreCutShort() {
        let levels = (1...9).map { level in
            let previous = "*l\(level - 1)"
            let members = ["a", "b", "c", "d", "e", "f", "g", "h", "i"].map { "\($0): \(previous)" }
            return "l\(level): &l\(level) { \(members.joined(separator: ", ")) }"
        }
        let yaml = "en:\n  l0: &l0 { a: lol }\n  " + levels.joined(separator: "\n  ")
        let store = TextStore(yaml: ["bomb.yml": yaml])
        #expect(store.problems.map(\.message).contains { $0.contains("100,000") })
        #expect(store.problems.count == 1)
    }

    /// Each time it was copied, 2 MB would make 200 GB.
    @Test func aLongTextThatIsRepeatedIsCutShort() throws {
        let text = String(repeating: "x", count: 2_000_000)
        let uses = (0..<99_000).map { "k\($0): *a" }.joined(separator: ", ")
        let store = TextStore(yaml: ["bomb.yml": "en: { T: { a: &a \"\(text)\", \(uses) } }"])
        let problem = try #require(store.problems.first)
        #expect(problem.message == "The file expands to more than 16 MiB of text. Use fewer anchors.")
        #expect(store.problems.count == 1)
        #expect(store.keys(in: .english).count == 8)
    }

    /// A chain of aliases is as deep as it is long.
    @Test func aliasesOfAliasesAreNotFollowedTooDeep() {
        let chain = (1...100_000).map { "  l\($0): &l\($0) { a: *l\($0 - 1) }\n" }.joined()
        let store = TextStore(yaml: ["deep.yml": "en:\n  l0: &l0 { a: x }\n\(chain)"])
        #expect(store.problems.map(\.message) == ["Lists or maps are nested too deeply. Use at most 64 levels."])
    }

    /// A server's threads, and on macOS all but the main one, have a stack of 512 KB.
    @Test(arguments: [
        (40, true), (250, false), (999, false),
    ])
    func depthIsNotThatOfTheThread(depth: Int, isRead: Bool) {
        let lists = String(repeating: "{ a: ", count: depth) + "x" + String(repeating: " }", count: depth)
        let keys = Mutex<[String]>([])
        let isDone = DispatchSemaphore(value: 0)
        let thread = Thread {
            let store = TextStore(yaml: ["deep.yml": "en: { T: \(lists) }"])
            keys.withLock { $0 = store.keys(in: .english) }
            isDone.signal()
        }
        thread.stackSize = 512 * 1024
        thread.start()
        isDone.wait()
        #expect(keys.withLock { $0 }.isEmpty != isRead)
    }

    @Test func ofALongLineOnlyWhatIsAroundTheColumnIsShown() throws {
        let long = String(repeating: "é", count: 100_000)
        let store = TextStore(yaml: ["long.yml": "en: { T: { a: \(long), b: 'x' 'y', c: \(long) } }"])
        let source = try #require(store.problems.first?.excerpt)
        #expect(source.count < 200)
        #expect(source.contains("b: 'x' 'y'"))
        #expect(source.hasPrefix("…é") && source.hasSuffix("é…"))
    }

    @Test func aListThatIsRepeatedWithoutBoundIsCutShort() {
        let list = "[" + String(repeating: "x, ", count: 10_000) + "x]"
        let uses = (0..<1000).map { "k\($0): *list" }.joined(separator: ", ")
        let store = TextStore(yaml: ["bomb.yml": "en: { T: { list: &list \(list), \(uses) } }"])
        #expect(store.problems.map(\.message).contains { $0.contains("100,000") })
    }
}
