import Diagnostics
import Foundation
import Testing

@testable import FOSMVVM

@Suite struct LocalizableTests {
    private static let pending = LocalizableString.localized(key: "T.text")
    private static let store = LocalizationStore(yaml: [
        "t.yml": """
        en:
          T: { text: Hello, separator: " | ", list: [one, two], sentence: "%{count} of %{name}" }
        """
    ])

    private func localizer() -> Localizer {
        Localizer(locale: Locale(identifier: "en"), store: Self.store)
    }

    @Test func aLocalizedTextWithABraceInAValueComesBack() throws {
        let encoder = JSONEncoder.localizingEncoder(locale: Locale(identifier: "en"), localizationStore: Self.store)
        let text = LocalizableString.localized(key: "T.sentence")
            .bind(substitutions: ["count": LocalizableInt(value: 1), "name": LocalizableString.constant("%{x} %{")])
        let decoded: LocalizableSubstitutions = try text.toJSON(encoder: encoder).fromJSON()
        #expect(try decoded.localizedString == "1 of %{x} %{")
        let again: LocalizableSubstitutions = try decoded.toJSON(encoder: encoder).fromJSON()
        #expect(try again.localizedString == "1 of %{x} %{")
    }

    @Test(arguments: [
        (
            LocalizableString.localized(key: "T.list") as any Localizable,
            "'T.list' is a list of 2 in 'en'. Write one text."
        ),
        (LocalizableArray.localized(.value(key: "T.text")), "'T.text' is one text in 'en'. Write a list."),
        (
            LocalizableString.localized(.arrayValue(key: "T.list", index: 7)),
            "'T.list[7]' is a list of 2 in 'en'. Write a list with this element."
        ),
    ])
    func aTextOfAnotherKindIsNamed(value: any Localizable, message: String) {
        let localizer = localizer()
        _ = value.localized(by: localizer)
        #expect(localizer.problems.map(\.message) == [message])
        #expect(localizer.problems.first?.place?.line == 2)
    }

    @Test(arguments: [
        (LocalizableString.empty as any Localizable, true), (LocalizableString.constant(""), true),
        (LocalizableString.constant("a"), false), (Self.pending, false),
        (LocalizableArray.empty, true), (LocalizableArray.constant([]), true),
        (LocalizableArray.constant(["a"]), false),
        (LocalizableCompoundValue(pieces: []), true),
        (LocalizableCompoundValue(pieces: [LocalizableString.empty, Self.pending]), false),
        (LocalizableSubstitutions(baseString: .empty, substitutions: [:]), true),
        (LocalizableInt(value: 0), false), (LocalizableDouble(value: 0), false), (LocalizableDate(value: .now), false),
    ])
    func emptiness(value: any Localizable, isEmpty: Bool) {
        #expect(value.isEmpty == isEmpty)
    }

    @Test(arguments: [
        LocalizableString.localized(key: "T.text") as any Localizable,
        LocalizableArray.localized(.value(key: "T.list")),
        LocalizableInt(value: 1), LocalizableDouble(value: 1), LocalizableDate(value: .now),
        [LocalizableString.constant("a"), Self.pending].joined(separator: .empty),
        LocalizableString.constant("%{n}").bind(substitutions: ["n": LocalizableInt(value: 1)]),
    ])
    func whatIsPendingCannotBeRead(value: any Localizable) {
        #expect(value.localizationStatus == .localizationPending)
        #expect(throws: LocalizerError.self) { try value.localizedString }
        #expect(throws: LocalizerError.self) { try value.localizedArray }
    }

    @Test func constantsAreLocalizedAlready() throws {
        #expect(LocalizableString.constant("a").localizationStatus == .localized)
        #expect(try LocalizableString.constant("a").localizedString == "a")
        #expect(try LocalizableString.empty.localizedString == "")
        #expect(try LocalizableArray.constant(["a", "b"]).localizedString == "a, b")
        #expect(try LocalizableArray.constant(["a", "b"]).localizedArray == ["a", "b"])
        let joined = [LocalizableString.constant("a"), .constant("b")].joined(separator: .constant("-"))
        #expect(try joined.localizedString == "a-b")
        #expect(try joined.localizedArray == ["a-b"])
    }

    @Test func textsAreLookedUp() {
        #expect(Self.pending.localized(by: localizer()).text == "Hello")
        #expect(LocalizableString.localized(.value(keys: "T", "text")).localized(by: localizer()).text == "Hello")
        let second = LocalizableString.localized(.arrayValue(key: "T.list", index: 1))
        #expect(second.localized(by: localizer()).text == "two")
        #expect(LocalizableArray.localized(.value(key: "T.list")).localized(by: localizer()).texts == ["one", "two"])
    }

    @Test func piecesOfManyKindsAreJoined() {
        let pieces: [any Localizable] = [
            Self.pending, LocalizableInt(value: 1234), LocalizableArray.localized(.value(key: "T.list")),
        ]
        let joined = pieces.joined(separator: .localized(key: "T.separator"))
        #expect(joined.localized(by: localizer()).text == "Hello | 1,234 | one | two")
    }

    @Test func placeholdersTakeValuesOfManyKindsOnce() {
        let sentence = LocalizableString.localized(key: "T.sentence")
        let bound = sentence.bind(substitutions: [
            "count": LocalizableInt(value: 1234), "name": LocalizableString.constant("%{count}"),
        ])
        #expect(bound.localized(by: localizer()).text == "1,234 of %{count}")
    }

    @Test func aPlaceholderWithoutAValueStaysAndIsTold() {
        let localizer = localizer()
        let bound = LocalizableString.localized(key: "T.sentence").bind(substitutions: ["count": LocalizableInt.stub()])
        #expect(bound.localized(by: localizer).text == "42 of %{name}")
        #expect(localizer.problems.map(\.message).first?.contains("%{name}") == true)
        #expect(localizer.problems.count == 1)
    }

    @Test(arguments: ["a %{", "%{}", "100 %", "}%{a", "%%{b}"])
    func whatIsNoPlaceholderStays(text: String) throws {
        let bound = LocalizableString.constant(text).bind(substitutions: ["c": LocalizableString.empty])
        #expect(try bound.localizedString == text)
    }

    @Test(arguments: [
        ("T.absent", nil as Int?), ("T.list", nil), ("T.text", 0), ("T.list", 2), ("T.list", -1), ("U.text", nil),
    ])
    func whatIsNotThereIsMarkedAndTold(key: String, index: Int?) throws {
        let localizer = localizer()
        let reference = index.map { LocalizableRef.arrayValue(key: key, index: $0) } ?? .value(key: key)
        #expect(LocalizableString.localized(reference).localized(by: localizer).text.hasPrefix("⚠ \(key)"))
        let problem = try #require(localizer.problems.first)
        #expect(problem.subject?.hasPrefix(key) == true)
        #expect(problem.place?.file == (key.hasPrefix("T") ? "t.yml" : nil))
    }

    @Test func valuesOfManyKindsAreEqualByContent() {
        #expect(LocalizableCompoundValue.stub() == .stub())
        #expect(LocalizableSubstitutions.stub().hashValue == LocalizableSubstitutions.stub().hashValue)
        #expect(LocalizableCompoundValue(pieces: [LocalizableInt(value: 1)]) != .stub())
        #expect(LocalizableString.constant("a").id == .constant("a"))
    }
}
