import Diagnostics
import Foundation
import Testing

@testable import FOSMVVM

@Suite struct PlaceholdersTests {
    @Test(arguments: [
        ("", []), ("%{a}", ["a"]), ("%{a} %{b} %{a}", ["a", "b"]), ("%{a", []), ("%{a and %{b}", ["b"]), ("%a}", []),
        ("%%{a}", ["a"]), ("{%{a}}", ["a"]), ("x%{a}\u{301}", ["a"]), ("%{é}", ["é"]),
    ])
    func `The names of a text`(text: String, names: [String]) {
        #expect(Placeholders.names(in: text) == names)
    }

    @Test(arguments: [
        ("", []), ("%{a}", []), ("%{a", ["%{a"]), ("%{a and %{b}", ["%{a"]), ("%{", ["%{"]), ("x %{a b}", []),
        ("%{a} %{b", ["%{b"]), ("%{%{%{", ["%{", "%{", "%{"]),
    ])
    func `What is not closed`(text: String, unclosed: [String]) {
        #expect(Placeholders.unclosed(in: text) == unclosed)
    }

    @Test(arguments: [
        ("", []), ("a", ["a"]), ("%{a}", ["<%{a}>"]), ("a %{b} c", ["a ", "<%{b}>", " c"]),
        ("%{a and %{b}", ["%{a and ", "<%{b}>"]), ("%{a}%{b}", ["<%{a}>", "<%{b}>"]),
        ("x%{a}\u{301}", ["x", "<%{a}>", "\u{301}"]),
    ])
    func `The runs of a text`(text: String, runs: [String]) {
        #expect(Placeholders.runs(of: text).map { $0.isPlaceholder ? "<\($0.text)>" : $0.text } == runs)
        #expect(Placeholders.runs(of: text).map(\.text).joined() == text)
    }

    @Test func `A placeholder that is not closed is reported with its key and place, and no text is lost`()
        throws
    {
        let store = TextStore(yaml: ["t.yml": "en:\n  T:\n    a: \"%{name and %{count}!\""])
        let localizer = Localizer(locale: Locale(identifier: "en"), store: store)
        let bound = LocalizableString.localized(key: "T.a").bind(substitutions: ["count": LocalizableInt(value: 3)])
        #expect(bound.localized(by: localizer).text == "%{name and 3!")
        let problem = try #require(localizer.problems.first)
        #expect(problem.message.contains("'%{name' in \"%{name and %{count}!\" is not closed"))
        #expect(problem.subject == "T.a")
        #expect(problem.place?.file == "t.yml")
        #expect(problem.place?.line == 3)
        #expect(localizer.problems.count == 1)
    }

    @Test(arguments: [
        ("100%%", "100%"), ("%%%{a}", "%1"), ("%%{a}", "%1"), ("%%%%{a}", "%%1"), ("%{a}%%", "1%"),
        ("5 % of %%b", "5 % of %b"),
    ])
    func `Two percent signs are one, and a placeholder behind them keeps its value`(text: String, shown: String) throws
    {
        let store = TextStore(yaml: ["t.yml": "en: { T: { a: \"\(text)\" } }"])
        let localizer = Localizer(locale: Locale(identifier: "en"), store: store)
        let values = ["a": LocalizableInt(value: 1)]
        let reference = LocalizableString.localized(key: "T.a")
        #expect(reference.bind(substitutions: values).localized(by: localizer).text == shown)
        let constant = LocalizableString.constant(text).bind(substitutions: ["a": LocalizableString.constant("1")])
        #expect(try constant.localizedString == shown)
    }

    @Test func `Two percent signs of a text without values are one`() {
        let store = TextStore(yaml: ["t.yml": "en: { T: { a: 100%%, l: [100%%] } }"])
        let localizer = Localizer(locale: Locale(identifier: "en"), store: store)
        #expect(LocalizableString.localized(key: "T.a").localized(by: localizer).text == "100%")
        #expect(
            LocalizableArray<LocalizableString>.localized(.value(key: "T.l")).localized(by: localizer).texts == ["100%"]
        )
    }

    @Test func `A value keeps its percent signs`() {
        let localizer = Localizer(locale: Locale(identifier: "en"), store: TextStore(yaml: [:]))
        #expect(LocalizableString.constant("%%").localized(by: localizer).text == "%%")
    }

    @Test func `A placeholder in a value is not replaced`() {
        let store = TextStore(yaml: ["t.yml": "en: { T: { a: \"%{a} %{b} %{c\" } }"])
        let localizer = Localizer(locale: Locale(identifier: "en"), store: store)
        let bound = LocalizableString.localized(key: "T.a").bind(substitutions: [
            "a": LocalizableString.constant("%{b}"), "b": LocalizableString.constant("} %{a"),
        ])
        #expect(bound.localized(by: localizer).text == "%{b} } %{a %{c")
    }

    @Test func `A text with many placeholders is read once`() {
        let text = String(repeating: "%{a", count: 10_000) + "}"
        #expect(Placeholders.names(in: text) == ["a"])
        #expect(Placeholders.unclosed(in: text).count == 9_999)
        #expect(Placeholders.replaced(in: text) { _ in "b" }.hasSuffix("%{ab"))
    }
}
