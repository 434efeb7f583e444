import Diagnostics
import Testing

@testable import FOSMVVM

@Suite struct YAMLPluralsTests {
    private func store(_ yaml: String, _ more: String = "") -> TextStore {
        TextStore(yaml: ["a.yml": yaml, "b.yml": more])
    }

    @Test(arguments: [
        "en: { T: { a: { one: x, title: y } } }", "en: { T: { a: { other: x, one: [y] } } }",
        "en: { T: { a: { One: x } } }", "en: { T: { a: { ordinal: x, other: y } } }", "en: { T: { one: x, other: y } }",
        "en: { T: { a: { ordinal: {} } } }",
    ])
    func `A value that is not a map of categories is not a plural`(yaml: String) {
        let store = store(yaml)
        #expect(store.problems == [])
        for key in store.keys(in: .english) {
            if case .plural = store.entry(for: key, in: .english) { Issue.record("\(key)") }
        }
    }

    @Test func `A form that is defined twice is reported with both places`() throws {
        let store = store(
            "en:\n  T:\n    a:\n      one: x\n      other: y", "en:\n  T:\n    a:\n      one: z\n      few: w")
        let problem = try #require(store.problems.first)
        #expect(problem.message.contains("'T.a.one' is already defined in a.yml:4"))
        #expect(problem.place?.line == 4)
        #expect(store.problems.count == 1)
        let forms = PluralForms(cardinal: [.one: "x", .few: "w", .other: "y"])
        #expect(LocalizationEntry.plural(forms).texts == ["x", "w", "y"])
        #expect(store.entry(for: "T.a", in: .english) == .plural(forms))
    }

    @Test(arguments: [
        ("en:\n  T:\n    a: x", "en:\n  T:\n    a:\n      one: x\n      other: y", "'T.a.one'"),
        ("en:\n  T:\n    a:\n      other: y", "en:\n  T:\n    a: x", "'T.a'"),
        ("en:\n  T:\n    a:\n      one: y\n      x: z", "en:\n  T:\n    a:\n      one: x", "'T.a.one'"),
    ])
    func `A text and a plural with the same key are reported`(first: String, second: String, key: String) {
        let problems = store(first, second).problems
        #expect(problems.first?.message.hasPrefix("\(key) is already defined in a.yml") == true)
        #expect(problems.first?.place?.file == "b.yml")
    }

    @Test func `A form without a text is reported`() {
        let store = store("en:\n  T:\n    a:\n      one:\n      other: y")
        #expect(store.problems.map(\.place?.line) == [4])
        #expect(store.problems.first?.message.contains("'T.a.one' has no text") == true)
        #expect(store.entry(for: "T.a", in: .english) == .plural(PluralForms(cardinal: [.other: "y"])))
    }
}
