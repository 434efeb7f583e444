import Foundation
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

    @Test(arguments: [
        Wrong(
            testDescription: "does not parse", yaml: "en:\n  T:\n    title: \"open\n    other: x",
            message: "does not parse: while scanning a quoted scalar, found unexpected end of stream",
            line: 3, source: "    title: \"open"),
        Wrong(
            testDescription: "a list that is not closed", yaml: "en:\n  T:\n    list: [a,\n      b\n\n",
            message: "while parsing a flow sequence, did not find expected", line: 3, source: "    list: [a,"),
        Wrong(
            testDescription: "tabs", yaml: "en:\n\tT:\n\t\ttitle: x",
            message: "a tab stands where a text begins. Indent with spaces.", line: 2, source: "\tT:"),
        Wrong(
            testDescription: "a control character", yaml: "en:\n  T:\n    a: \"x\u{7}y\"",
            message: "the control character U+0007 is not allowed. Remove it.", line: 3, source: "    a: \"x\u{7}y\""),
        Wrong(
            testDescription: "a wrong line after CRLF", yaml: "en:\r\n  T:\r\n    title: 'a' 'b'\r\n", message: "parse",
            line: 3, source: "    title: 'a' 'b'"),
        Wrong(
            testDescription: "a list as key twice", yaml: "en:\n  T:\n    ? [x]\n    : a\n    ? [x]\n    : b",
            message: "stands twice in one map. Remove one.", line: 3),
        Wrong(testDescription: "a list at the top", yaml: "- en\n- de", message: "not a map of locales", line: 1),
        Wrong(testDescription: "a text at the top", yaml: "en", message: "not a map of locales", line: 1),
        Wrong(
            testDescription: "no locale", yaml: "en: {}\nTask: { a: b }\n'1': {}", message: "'1' is not a locale",
            line: 3),
        Wrong(testDescription: "no types", yaml: "en:\n  - a", message: "Below 'en' stands no map", line: 2),
        Wrong(
            testDescription: "a list of maps", yaml: "en:\n  T:\n    list:\n      - a\n      - b: c",
            message: "'T.list' is a list that holds more than texts", line: 3),
        Wrong(
            testDescription: "a map as key", yaml: "en:\n  T:\n    ? {a: b}\n    : c", message: "not a text", line: 3),
        Wrong(testDescription: "no text", yaml: "en:\n  T:\n    a: x\n    b:\n", message: "'T.b' has no text", line: 4),
        Wrong(
            testDescription: "null", yaml: "en:\n  T:\n    a: null",
            message: "'T.a' has no text: null is YAML's word for none. Put quotes around it, or write one", line: 3),
        Wrong(
            testDescription: "nothing in a list", yaml: "en:\n  T:\n    a: [x, ~]\n    b: [\"~\"]",
            message: "'T.a[1]' has no text. Write one", line: 3),
        Wrong(testDescription: "a tilde", yaml: "en:\n  T:\n    a: ~", message: "'T.a' has no text", line: 3),
        Wrong(
            testDescription: "a key that is too long",
            yaml: "en:\n  T:\n    \(String(repeating: "k", count: 1025)): x\n    other: y",
            message: "Mend the line. A key can have at most 1,024 characters.", line: 3),
        Wrong(
            testDescription: "a pseudo-locale", yaml: "en: {}\nen-XA: { T: { a: b } }",
            message: "A pseudo-locale is made from 'en'. Remove 'en-XA' with all below it.", line: 2),
        Wrong(
            testDescription: "two documents", yaml: "en: {}\n---\nde: {}",
            message: "another document begins here", line: 2),
        Wrong(
            testDescription: "an anchor that is not there", yaml: "en:\n  T: *absent", message: "does not parse",
            line: 2),
        Wrong(
            testDescription: "deep nesting", yaml: String(repeating: "[", count: 100_000), message: "too deep",
            line: 1),
    ])
    func whatIsWrongIsToldWithItsPlace(wrong: Wrong) throws {
        let store = LocalizationStore(yaml: ["good.yml": "de: { T: { a: gut } }", "wrong.yml": wrong.yaml])
        let problem = try #require(store.problems.first)
        #expect(problem.message.contains(wrong.message))
        #expect(problem.file == "wrong.yml")
        #expect(problem.line == wrong.line)
        if let source = wrong.source { #expect(problem.source == source) }
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
        let store = LocalizationStore(yaml: ["t.yml": yaml])
        #expect(store.problems == [])
        #expect(store.text(for: "T.title", locale: .english) == "Title")
    }

    @Test(arguments: [
        ("yes", "yes"), ("1.50", "1.50"), ("2026-01-15", "2026-01-15"), ("\"\"", ""), ("Nullen", "Nullen"),
        ("0x1F", "0x1F"),
    ])
    func aTextIsTakenAsItIsWritten(yaml: String, text: String) {
        let store = LocalizationStore(yaml: ["t.yml": "en: { T: { title: \(yaml) } }"])
        #expect(store.text(for: "T.title", locale: .english) == text)
    }

    @Test(arguments: ["", "\n", "# nothing yet\n", "---\n"])
    func aFileWithNothingIsNoProblem(yaml: String) {
        #expect(LocalizationStore(yaml: ["t.yml": yaml]).locales.isEmpty)
    }

    @Test func whereTypesBeginAndWhatHasNoTextIsKept() {
        let store = LocalizationStore(yaml: [
            "a.yml": "en:\n  T:\n    a: x\n    b: ~\n  U: {}\n", "b.yml": "en:\n  T:\n    c: x\n",
        ])
        #expect(store.place(ofType: "T", in: .english) == LocalizationPlace(file: "a.yml", line: 2))
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
        let store = LocalizationStore(yaml: ["bomb.yml": yaml])
        #expect(store.problems.map(\.message).contains { $0.contains("100,000") })
        #expect(store.problems.count == 1)
    }

    @Test func aListThatIsRepeatedWithoutBoundIsCutShort() {
        let list = "[" + String(repeating: "x, ", count: 10_000) + "x]"
        let uses = (0..<1000).map { "k\($0): *list" }.joined(separator: ", ")
        let store = LocalizationStore(yaml: ["bomb.yml": "en: { T: { list: &list \(list), \(uses) } }"])
        #expect(store.problems.map(\.message).contains { $0.contains("100,000") })
    }
}
