import Diagnostics
import Foundation
import Testing

@testable import FOSMVVM

@Suite struct LocalizationStoreTests {
    private let store = TextStore(yaml: [
        "a.yml": """
        en:
          Task:
            title: Task
            only: Only English
            steps: [first, second]
            Card:
              title: Card
            form:
              title: { short: T, long: A title }
        EN_us:
          Task: { title: US task }
        """,
        "b.yml": """
        en-US: { Task: { note: US note } }
        de: { Task: { title: Aufgabe, steps: [erstens] } }
        zh-Hant: { Task: { title: 任務 } }
        no: { Task: { title: Oppgave } }
        """,
    ])

    private func text(_ key: String, _ locale: String, index: Int? = nil) -> String? {
        LocaleIdentifier(locale).flatMap { store.text(for: key, locale: $0, index: index) }
    }

    @Test(arguments: [
        ("Task.title", "en", "Task"), ("Task.title", "en-us", "US task"), ("Task.note", "en_US", "US note"),
        ("Task.only", "en-US", "Only English"), ("Task.title", "de-AT", "Aufgabe"), ("Task.only", "de", "Only English"),
        ("Task.title", "fr", "Task"), ("Task.Card.title", "en", "Card"), ("Task.form.title.long", "en", "A title"),
        ("Task.title", "zh-TW", "任務"), ("Task.title", "no", "Oppgave"), ("Task.title", "nb-NO", "Oppgave"),
    ])
    func aTextComesFromTheNearestLocale(key: String, locale: String, expected: String) {
        #expect(text(key, locale) == expected)
    }

    @Test func allFilesAreOneStore() {
        #expect(store.problems.isEmpty)
        #expect(store.locales.map(\.tag) == ["en", "de", "en-US", "no", "zh-Hant"])
    }

    @Test func elementsOfListsHaveAnIndex() {
        #expect(text("Task.steps", "en", index: 1) == "second")
        #expect(text("Task.steps", "de", index: 0) == "erstens")
        #expect(text("Task.steps", "en", index: 2) == nil)
        #expect(text("Task.steps", "en") == nil)
        #expect(text("Task.title", "en", index: 0) == nil)
        #expect(text("Task.form", "en") == nil)
    }

    @Test func aLocaleKnowsWhatItHasItself() throws {
        let german = try #require(LocaleIdentifier("de"))
        #expect(store.entry(for: "Task.title", in: german) == .text("Aufgabe"))
        #expect(store.entry(for: "Task.only", in: german) == nil)
        #expect(store.place(of: "Task.title", in: german) == SourcePlace(file: "b.yml", line: 2))
    }

    @Test(arguments: [("de-AT", true), ("en", true), ("fr", false), ("zh-HK", true), ("ja-JP", false)])
    func supportedLocalesHaveTextsOfTheirOwn(tag: String, isSupported: Bool) throws {
        #expect(store.supports(try #require(LocaleIdentifier(tag))) == isSupported)
    }

    @Test func theDefaultLocaleCanBeAnother() throws {
        let german = try #require(LocaleIdentifier("de"))
        let store = TextStore(
            yaml: ["t.yml": "{ en: { T: { a: A } }, de: { T: { b: B } } }"], defaultLocale: german)
        #expect(store.locales.map(\.tag) == ["de", "en"])
        #expect(store.text(for: "T.b", locale: .english) == "B")
        #expect(store.text(for: "T.a", locale: german) == nil)
    }

    @Test func theDuplicateOfAKeyInAnotherFileIsToldWithBothPlaces() throws {
        let store = TextStore(yaml: [
            "a.yml": "en:\n  T:\n    title: First", "b.yml": "en:\n  T:\n    other: Other\n    title: Second",
        ])
        let problem = try #require(store.problems.first)
        #expect(problem.place?.file == "b.yml")
        #expect(problem.place?.line == 4)
        #expect(problem.message.contains("a.yml:3"))
        #expect(store.text(for: "T.title", locale: .english) == "First")
        #expect(store.problems.count == 1)
    }
}
