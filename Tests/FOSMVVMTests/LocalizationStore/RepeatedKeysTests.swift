import Foundation
import Testing

@testable import FOSMVVM

/// A key that is defined twice in one map is reported, and nothing else of its file is lost.
@Suite struct RepeatedKeysTests {
    private func store(_ yaml: String) -> TextStore { TextStore(yaml: ["a.yml": yaml]) }

    private func texts(_ store: TextStore) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: store.keys(in: .english).map { ($0, store.text(for: $0, locale: .english) ?? "") })
    }

    /// The places and beginnings of the problems.
    private func problems(_ store: TextStore) -> [String] {
        store.problems.map { "\($0.place?.line ?? 0):\($0.place?.column ?? 0) \($0.message.prefix { $0 != "," })" }
    }

    @Test func ofATextTheFirstCounts() {
        let store = store("en:\n  T:\n    a: x\n    b: y\n    a: z\nde: { T: { a: x } }")
        #expect(texts(store) == ["T.a": "x", "T.b": "y"])
        #expect(problems(store) == ["5:5 'T.a' is already defined in a.yml:3"])
        #expect(store.locales.map(\.tag) == ["en", "de"])
    }

    @Test func manyInTwoFilesAreOneProblem() {
        let text = "en:\n  T:\n" + (1...6).map { "    a\($0): x\n" }.joined()
        let copied = TextStore(yaml: ["a.yml": text, "b.yml": text])
        #expect(problems(copied) == ["3:5 'T.a1' and 5 other keys are already defined in a.yml"])
        let twice = store(text + text.trimmingPrefix("en:\n").replacing("    a1: x\n", with: "    b: x\n    a1: x\n"))
        #expect(
            problems(twice) == [
                "9:3 'T' is already defined in a.yml:2",
                "11:5 'T.a1' and 5 other keys are defined twice in this file. The first texts are used. Remove the others.",
            ])
    }

    @Test(arguments: [
        "en:\n  T: { a: x }\n  U: { b: y }\n  T: { a: z }\n  U: { b: w }\n",
        "en:\n  T: { a: x }\nde: { T: { a: y } }\nen: { T: { a: z } }\n",
    ])
    func `A map that defines nothing new is one problem, whose types belong to no locale`(yaml: String) {
        let store = store(yaml)
        #expect(store.problems.map(\.place?.line) == [4])
        #expect(store.problems.first?.message.contains("write the missing locale above") == true)
        #expect(store.strayTypes.contains("T"))
        #expect(texts(store)["T.a"] == "x")
    }

    @Test func ofALocaleOrATypeBothCount() {
        let store = store(
            "en:\n  T:\n    a: x\nde:\n  T:\n    a: x\nen:\n  T:\n    b: y\n  T:\n    a: z\n    c: w\n")
        #expect(texts(store) == ["T.a": "x", "T.b": "y", "T.c": "w"])
        #expect(
            problems(store) == [
                "7:1 'en' is already defined in a.yml:1", "10:3 'T' is already defined in a.yml:8",
                "11:5 'T.a' is already defined in a.yml:3",
            ])
        #expect(store.problems.allSatisfy { $0.kind == .duplicateKey })
    }

    @Test func inOneLineTheColumnIsThatOfTheFile() {
        let store = store("en: { T: { a: x, 'a': y, \"a\": z, b: w } }\n\"en\": {}")
        #expect(texts(store) == ["T.a": "x", "T.b": "w"])
        #expect(
            problems(store) == [
                "2:1 'en' is already defined in a.yml:1", "1:18 'T.a' is already defined in a.yml:1",
                "1:26 'T.a' is already defined in a.yml:1",
            ])
    }

    @Test func whatLooksLikeAKeyInATextStaysAsItIs() {
        let store = store(
            "en:\r\n  T:\r\n    a: |\r\n      one: 1\r\n      \"two\": 2\r\n    b: \"x\r\n      y: z\"\r\n    'a': w\r\n"
        )
        #expect(texts(store) == ["T.a": "one: 1\n\"two\": 2\n", "T.b": "x y: z"])
        #expect(problems(store) == ["8:5 'T.a' is already defined in a.yml:3"])
    }

    @Test func whatDoesNotParseBesidesIsToldWithItsPlace() {
        let store = store("en:\n  T:\n    a: x\n    a: y\nde:\n  T: 'a' 'b'\n")
        #expect(problems(store) == ["6:10 The YAML does not parse: the value ends before this place. In double quotes"])
        #expect(store.problems.first?.excerpt == "  T: 'a' 'b'")
    }

    @Test func formsOfAPluralAreToldOneByOne() {
        let store = store("en:\n  T:\n    n: { one: a, other: b }\n    n: { one: c, few: d }\n")
        #expect(problems(store).map { $0.prefix { $0 != " " } } == ["4:5", "4:10"])
        #expect(
            store.entry(for: "T.n", in: .english)
                == .plural(PluralForms(cardinal: [.one: "a", .other: "b", .few: "d"])))
    }

    @Test func `In a type that is repeated the first plural counts, with its forms`() {
        let store = store("en:\n  T:\n    n: { one: a, other: b }\n  T:\n    n: { one: c, few: d }\n")
        #expect(problems(store) == ["4:3 'T' is already defined in a.yml:2"])
        #expect(
            store.entry(for: "T.n", in: .english) == .plural(PluralForms(cardinal: [.one: "a", .other: "b"])))
    }

    @Test func ofManyTheNumberIsTold() {
        let lines = String(repeating: "    k: v\n", count: 20_000)
        let maps = (0..<1_000).map { "    m\($0): { a: x, a: y }\n" }.joined()
        let store = store("en:\n  T:\n\(lines)\(maps)")
        #expect(
            problems(store) == [
                "4:5 'T.k' and 20998 other keys are defined twice in this file. The first texts are used. Remove the others."
            ])
        #expect(store.problems.allSatisfy { $0.kind == .duplicateKey })
        #expect(texts(store).count == 1_001)
    }

    /// Marks distinguish keys, and leave no trace, even if the file contains characters of private use.
    @Test func textsBesideRepeatedKeysStayAsTheyAre() {
        let store = store(
            #"""
            en:
              T:
                "a b": 1
                'a b': 2
                a[0]: 3
                a[0]: 4
                http://x.y: "http://x.y: z, \u00e9: w, \"q\": \\"
                it's: 'it''s: *x, { b: c, "d":e }'
                # c: d, e: f
                icon: "󰀀: 󰀁 x: y"
                list: [x, "y: z"]
                anchored: &x "f: *x"
                alias: *x
            """#)
        #expect(
            problems(store) == [
                "4:5 'T.a b' is already defined in a.yml:3", "6:5 'T.a[0]' is already defined in a.yml:5",
            ])
        #expect(
            texts(store) == [
                "T.a b": "1", "T.a[0]": "3", "T.http://x.y": "http://x.y: z, é: w, \"q\": \\",
                "T.it's": "it's: *x, { b: c, \"d\":e }", "T.icon": "\u{F0000}: \u{F0001} x: y", "T.list": "",
                "T.anchored": "f: *x", "T.alias": "f: *x",
            ])
        #expect(store.entry(for: "T.list", in: .english) == .list(["x", "y: z"]))
    }
}
