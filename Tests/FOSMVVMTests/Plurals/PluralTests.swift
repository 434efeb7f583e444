import Diagnostics
import Foundation
import Testing

@testable import FOSMVVM

@ViewModel
private struct FolderViewModel {
    @LocalizedSubs(substitutions: \.substitutions) var files
    @LocalizedSubs(substitutions: \.substitutions) var place
    var vmId = ViewModelId(type: Self.self)
    let count: Int

    private var substitutions: [String: LocalizableInt] { ["count": LocalizableInt(value: count)] }

    static func stub() -> Self { .init(count: 2) }
}

@Suite struct PluralTests {
    private let store = TextStore(yaml: [
        "plurals.yml": """
        en:
          FolderViewModel:
            files: { one: "%{count} file", other: "%{count} files" }
            place:
              ordinal: { one: "%{count}st", two: "%{count}nd", few: "%{count}rd", other: "%{count}th" }
            both:
              one: "one"
              other: "many"
              ordinal: { one: "first", other: "later" }
            share: { one: "%{total} of one: %{done}", other: "%{done} of %{total}" }
            plain: "Plain"
            Status: { one: "One", few: "Few" }
        pl:
          FolderViewModel:
            files: { one: "%{count} plik", few: "%{count} pliki", many: "%{count} plików", other: "%{count} pliku" }
            gaps: { one: "%{count} plik", other: "%{count} pliku" }
            rank: { ordinal: { other: "%{count}." } }
        ar:
          FolderViewModel:
            files:
              zero: "لا ملفات"
              one: "ملف واحد"
              two: "ملفان"
              few: "%{count} ملفات"
              many: "%{count} ملفًا"
              other: "%{count} ملف"
            rank: { ordinal: { other: "رقم %{count}" } }
        ja:
          FolderViewModel: { files: { other: "%{count}個" }, rank: { ordinal: { other: "%{count}番" } } }
        cy:
          FolderViewModel:
            files: { zero: z, one: o, two: t, few: f, many: m, other: x }
            rank: { ordinal: { zero: fed, one: af, two: il, few: ydd, many: ed, other: ain } }
        """
    ])

    private func localizer(_ tag: String) -> Localizer {
        Localizer(locale: Locale(identifier: tag), store: store)
    }

    private func text(_ key: String, _ values: [String: any Localizable], by localizer: Localizer) -> String {
        LocalizableString.localized(key: "FolderViewModel.\(key)").bind(substitutions: values)
            .localized(by: localizer).text
    }

    @Test(arguments: [
        ("en", 0, "0 files"), ("en", 1, "1 file"), ("en", -1, "-1 file"), ("en", 1000, "1,000 files"),
        ("en-AU", 1, "1 file"), ("de", 1, "1 file"), ("pl", 1, "1 plik"), ("pl", 2, "2 pliki"), ("pl", 5, "5 plików"),
        ("pl", 12, "12 plików"), ("pl", 22, "22 pliki"), ("pl", 0, "0 plików"), ("ar", 0, "لا ملفات"),
        ("ar", 1, "ملف واحد"), ("ar", 2, "ملفان"), ("ar", 3, "3 ملفات"), ("ar", 11, "11 ملفًا"), ("ar", 100, "100 ملف"),
        ("ar-EG", 103, "١٠٣ ملفات"), ("ja", 1, "1個"), ("cy", 0, "z"), ("cy", 1, "o"), ("cy", 2, "t"), ("cy", 3, "f"),
        ("cy", 6, "m"), ("cy", 4, "x"),
    ])
    func `The number selects the form`(tag: String, count: Int, expected: String) {
        let localizer = localizer(tag)
        #expect(text("files", ["count": LocalizableInt(value: count)], by: localizer) == expected)
        #expect(localizer.problems == [])
    }

    @Test(arguments: [
        (1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (12, "12th"), (13, "13th"), (21, "21st"),
        (103, "103rd"),
    ])
    func `The number selects an ordinal form`(count: Int, expected: String) {
        #expect(text("place", ["count": LocalizableInt(value: count)], by: localizer("en")) == expected)
    }

    @Test(arguments: [
        ("pl", 2, "2."), ("ar", 3, "رقم 3"), ("ja", 1, "1番"), ("cy", 0, "fed"), ("cy", 1, "af"), ("cy", 2, "il"),
        ("cy", 3, "ydd"), ("cy", 4, "ydd"), ("cy", 5, "ed"), ("cy", 6, "ed"), ("cy", 7, "fed"), ("cy", 10, "ain"),
    ])
    func `Each locale has its own ordinal forms`(tag: String, count: Int, expected: String) {
        let localizer = localizer(tag)
        #expect(text("rank", ["count": LocalizableInt(value: count)], by: localizer) == expected)
        #expect(localizer.problems == [])
    }

    @Test func `A property of a ViewModel is a plural`() throws {
        let encoder = JSONEncoder.localizingEncoder(locale: Locale(identifier: "en"), localizationStore: store)
        let folder: FolderViewModel = try FolderViewModel(count: 1).toJSON(encoder: encoder).fromJSON()
        #expect(try folder.files.localizedString == "1 file")
        #expect(try folder.place.localizedString == "1st")
    }

    @Test func `A text of another locale keeps its own grammar`() {
        // Polish has no form for 2 that English has, and Polish rules would ask English for "few".
        let localizer = localizer("pl")
        #expect(text("place", ["count": LocalizableInt(value: 2)], by: localizer) == "2nd")
        #expect(localizer.problems == [])
    }

    @Test func `Among several numbers, the first one in the form other selects the form`() {
        let values = ["total": LocalizableInt(value: 9), "done": LocalizableInt(value: 1)]
        let localizer = localizer("en")
        #expect(text("share", values, by: localizer) == "9 of one: 1")
        #expect(
            text("files", values.merging(["name": LocalizableInt(value: 1)]) { $1 }, by: localizer) == "%{count} files")
        #expect(localizer.problems.contains { $0.message.contains("no number selects") })
    }

    @Test func `A category that the file lacks is reported with its place`() throws {
        let localizer = localizer("pl")
        #expect(text("gaps", ["count": LocalizableInt(value: 3)], by: localizer) == "3 pliku")
        let problem = try #require(localizer.problems.first)
        #expect(problem.subject == "FolderViewModel.gaps")
        #expect(problem.place?.file == "plurals.yml")
        #expect(problem.place?.line == 16)
        #expect(problem.message.contains("no form 'few' for 3 in 'pl'"))
    }

    @Test func `A plural without a number is reported with its place`() throws {
        let localizer = localizer("en")
        let plain = LocalizableString.localized(key: "FolderViewModel.files").localized(by: localizer).text
        #expect(plain == "%{count} files")
        let problem = try #require(localizer.problems.first)
        #expect(problem.subject == "FolderViewModel.files")
        #expect(problem.place?.line == 3)
        #expect(problem.message.contains("no number selects a form"))
    }

    @Test func `A plural without other is reported, and its form is shown`() throws {
        let localizer = localizer("en")
        #expect(text("Status", ["count": LocalizableInt(value: 1)], by: localizer) == "One")
        #expect(text("Status", ["count": LocalizableInt(value: 2)], by: localizer) == "Few")
        #expect(localizer.problems.map(\.place?.line) == [12])
        #expect(localizer.problems.first?.message.contains("without the form 'other'") == true)
    }

    @Test(arguments: [
        ("Status.one", "One"), ("Status.few", "Few"), ("files.other", "%{count} files"),
        ("place.ordinal.few", "%{count}rd"), ("both.ordinal.one", "first"), ("both.one", "one"),
    ])
    func `An enum case with the name of a category is found`(key: String, expected: String) {
        let localizer = localizer("en")
        #expect(LocalizableString.localized(key: "FolderViewModel.\(key)").localized(by: localizer).text == expected)
        #expect(localizer.problems == [])
        #expect(store.place(of: "FolderViewModel.\(key)", in: .english) != nil)
        #expect(store.lookup(TextUse(key: "FolderViewModel.\(key)"), in: .english).status == .present)
    }

    @Test func `Cardinal forms come first, ordinal forms have a key of their own`() {
        let one = ["count": LocalizableInt(value: 1)]
        #expect(text("both", one, by: localizer("en")) == "one")
        #expect(text("both.ordinal", one, by: localizer("en")) == "first")
    }

    @Test func `The forms are one entry of the store`() {
        let forms = PluralForms(cardinal: [.one: "%{count} file", .other: "%{count} files"])
        #expect(store.entry(for: "FolderViewModel.files", in: .english) == .plural(forms))
        #expect(!store.keys(in: .english).contains("FolderViewModel.files.one"))
        #expect(store.text(for: "FolderViewModel.files", locale: .english) == nil)
    }
}
