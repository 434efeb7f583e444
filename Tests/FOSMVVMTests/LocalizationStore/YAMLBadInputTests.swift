import Diagnostics
import Foundation
import Testing

@testable import FOSMVVM

/// A problem in a file is reported, and everything else in it and in other files is read.
@Suite struct YAMLBadInputTests {
    private func store(_ yaml: String) -> TextStore {
        TextStore(yaml: ["good.yml": "de: { T: { a: gut } }", "bad.yml": yaml])
    }

    @Test(arguments: [
        String(repeating: "a", count: 1000), "\"en\\0\"", "../en", "x-private", "root", "und", "und-US", "en us", "1",
        "\"\"", "日本",
    ])
    func whatIsNoLocaleIsTold(locale: String) throws {
        let store = store("\(locale):\n  T: { a: lost }\nen:\n  T: { a: there }")
        let problem = try #require(store.problems.first)
        #expect(problem.message.contains("is not a locale, such as 'en' or 'pt-BR'"))
        #expect(problem.message.utf8.count < 200)
        #expect(problem.place?.line == 1)
        #expect(store.problems.count == 1)
        #expect(store.text(for: "T.a", locale: .english) == "there")
    }

    @Test(arguments: [
        ("en:\n  T:\n    a: \"Hello\n    b: \"World\"\n", 3), ("en:\n  T:\n    a:\n      - 'x\n      - 'y'\n", 4),
        ("en:\n  T:\n    a: \"x\"\n    b: it's\n    c: [\n", nil),
    ])
    func aQuoteThatIsNotClosedIsNamed(yaml: String, line: Int?) throws {
        let problem = try #require(store(yaml).problems.first)
        #expect(problem.message.contains("the quote in this line is not closed") == (line != nil))
        if let line { #expect(problem.place?.line == line) }
    }

    @Test func oneLocaleTwiceIsOne() {
        let store = store("en-US:\n  T: { a: x }\nen_us:\n  T: { b: y }\nEN-us:\n  T: { c: z }")
        #expect(store.problems == [])
        #expect(store.locales.map(\.tag) == ["de", "en-US"])
        #expect(store.keys(in: LocaleIdentifier(Locale(identifier: "en_US"))) == ["T.a", "T.b", "T.c"])
    }

    @Test func oneKeyInOneLocaleTwiceIsToldWithBothPlaces() throws {
        let problem = try #require(store("en-US:\n  T: { a: x }\nen_us:\n  T: { a: y }").problems.first)
        #expect(problem.message.contains("'T.a' is already defined in bad.yml:2"))
        #expect(problem.place?.line == 4)
    }

    @Test(arguments: [
        ("en:\n  T:\n    a: there\n    b: [1, {c: d}]", 4), ("en:\n  T:\n    a: there\n    b: ~", 4),
        ("en:\n  T:\n    a: there\n  U: 5", nil), ("en:\n  T:\n    a: there\n    b: [[x]]", 4),
        ("\u{FEFF}en:\r\n  T:\r\n    a: there\r\n    b:\r\n", 4), ("en:\n  T:\n    a: there\n    ? [x]\n    : y", 4),
    ])
    func valuesOfAWrongTypeAreTold(yaml: String, line: Int?) {
        let store = store(yaml)
        #expect(store.problems.map(\.place?.line) == (line.map { [$0] } ?? []))
        #expect(store.text(for: "T.a", locale: .english) == "there")
    }

    @Test(arguments: [
        "en:\n  T:\n    a: \"x\u{0}y\"", "en:\n\tT: x", "\u{0}", "en: &a [*a]", "en: &a\n  T: *a",
        String(repeating: "a", count: 10_000) + ": {}",
    ])
    func whatCannotBeReadIsTold(yaml: String) {
        let store = store(yaml)
        #expect(store.problems.first?.place?.file == "bad.yml")
        #expect(store.text(for: "T.a", locale: LocaleIdentifier(Locale(identifier: "de"))) == "gut")
    }

    @Test(arguments: ["? *a\n    : x", "*a : x", "[y, *a]: x", "{y: *a}: x", "b: [{*a : x}]"])
    func anAliasInAKeyIsTold(key: String) {
        let store = store("en:\n  T:\n    a: &a x\n    \(key)")
        #expect(store.problems.map(\.place?.line) == [4])
        #expect(store.problems.first?.message.hasPrefix("An alias in a key is not supported.") == true)
    }

    @Test func aKeyThatExpandsWithoutBoundIsNotExpanded() {
        let levels = (1...40).map { "    l\($0): &l\($0) [*l\($0 - 1), *l\($0 - 1)]\n" }.joined()
        let store = store("en:\n  T:\n    l0: &l0 x\n\(levels)    ? *l40\n    : y")
        #expect(store.problems.map(\.place?.line) == [44])
    }

    @Test func aStarInATextIsNoAlias() {
        let store = store("en:\n  T:\n    a: &a there\n    \"*b\": \"*\"\n    c: *a\n    d: a * b")
        #expect(store.problems == [])
        #expect(store.text(for: "T.*b", locale: .english) == "*")
        #expect(store.text(for: "T.c", locale: .english) == "there")
        #expect(store.text(for: "T.d", locale: .english) == "a * b")
    }

    @Test func aLocaleThatIsRepeatedWithoutBoundIsCutShort() {
        let types = String(repeating: "T: {}, ", count: 60_000)
        let store = store("en: &a { \(types) }\n" + String(repeating: "en: *a\n", count: 1_000))
        #expect(store.problems.contains { $0.message.contains("100,000") })
        #expect(store.problems.count < 130_000)
    }

    @Test func aPluralThatIsRepeatedWithoutBoundIsCutShort() {
        let uses = (0..<40_000).map { "k\($0): *p" }.joined(separator: ", ")
        let store = store("en: { T: { p: &p { one: x, few: y, other: z }, \(uses) } }")
        #expect(store.problems.map(\.message).contains { $0.contains("100,000") })
        #expect(store.problems.count == 1)
    }
}
