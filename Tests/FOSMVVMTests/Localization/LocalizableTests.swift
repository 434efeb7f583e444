import Diagnostics
import Foundation
import Testing

@testable import FOSMVVM

@Suite struct LocalizableTests {
    private static let pending = LocalizableString.localized(key: "T.text")
    private static let store = TextStore(yaml: [
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
        (LocalizableArray<LocalizableString>.localized(key: "T.text"), "'T.text' is one text in 'en'. Write a list."),
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
        (LocalizableString.constant("a"), false), (Self.pending, true),
        (LocalizableArray<LocalizableInt>.empty, true), (LocalizableArray<LocalizableString>.constant([]), true),
        (LocalizableArray.constant([LocalizableString.constant("a")]), false),
        (LocalizableCompoundValue<LocalizableString>(pieces: []), true),
        (LocalizableCompoundValue(pieces: [LocalizableString.constant("a"), Self.pending]), true),
        (LocalizableCompoundValue(pieces: [LocalizableString.constant("a")]), false),
        (LocalizableSubstitutions(baseString: .empty, substitutions: [:]), true),
        (LocalizableInt(value: 0), false), (LocalizableDouble(value: 0), false), (LocalizableDate(value: .now), false),
    ])
    func emptiness(value: any Localizable, isEmpty: Bool) {
        #expect(value.isEmpty == isEmpty)
    }

    @Test(arguments: [
        LocalizableString.localized(key: "T.text") as any Localizable,
        LocalizableArray<LocalizableString>.localized(.value(key: "T.list")),
        LocalizableArray.constant([LocalizableInt(value: 1)]),
        LocalizableInt(value: 1), LocalizableDouble(value: 1), LocalizableDate(value: .now),
        [LocalizableString.constant("a"), Self.pending].joined(separator: .empty),
        LocalizableString.constant("%{n}").bind(substitutions: ["n": LocalizableInt(value: 1)]),
    ])
    func whatIsPendingCannotBeRead(value: any Localizable) {
        let isOfParts =
            value is LocalizableArray<LocalizableInt> || value is LocalizableCompoundValue<LocalizableString>
        #expect(value.localizationStatus == (isOfParts ? .localized : .localizationPending))
        #expect(throws: LocalizerError.self) { try value.localizedString }
        #expect(throws: LocalizerError.self) { try value.localizedArray }
        #expect(throws: LocalizerError.self) { try value.toJSON() }
    }

    @Test func aJoinedValueIsPendingWithItsListOrSeparator() {
        let texts = [LocalizableString.constant("a")]
        #expect(texts.joined(separator: Self.pending).localizationStatus == .localizationPending)
        let list = LocalizableArray<LocalizableString>.localized(key: "T.list")
        #expect(LocalizableCompoundValue(pieces: list).localizationStatus == .localizationPending)
    }

    @Test func constantsAreLocalizedAlready() throws {
        #expect(LocalizableString.constant("a").localizationStatus == .localized)
        #expect(try LocalizableString.constant("a").localizedString == "a")
        #expect(try LocalizableString.empty.localizedString == "")
        let list = [LocalizableString.constant("a"), .constant("b")]
        #expect(try LocalizableArray.constant(list).localizedString == "a, b")
        #expect(try LocalizableArray.constant(list).localizedArray == ["a", "b"])
        let joined = list.joined(separator: .constant("-"))
        #expect(try joined.localizedString == "a-b")
        #expect(try joined.localizedArray == ["a", "b"])
        #expect(try list.joined().localizedString == "ab")
    }

    @Test func textsAreLookedUp() {
        #expect(Self.pending.localized(by: localizer()).text == "Hello")
        #expect(LocalizableString.localized(.value(keys: "T", "text")).localized(by: localizer()).text == "Hello")
        let second = LocalizableString.localized(.arrayValue(key: "T.list", index: 1))
        #expect(second.localized(by: localizer()).text == "two")
        let list = LocalizableArray<LocalizableString>.localized(key: "T.list")
        #expect(list.localized(by: localizer()).texts == ["one", "two"])
    }

    @Test func piecesOfManyKindsAreJoined() {
        let pieces: [any Localizable] = [
            Self.pending, LocalizableInt(value: 1234),
            LocalizableArray<LocalizableString>.localized(.value(key: "T.list")),
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
        #expect(LocalizableCompoundValue<LocalizableString>.stub() == .stub())
        #expect(LocalizableSubstitutions.stub().hashValue == LocalizableSubstitutions.stub().hashValue)
        #expect(LocalizableCompoundValue(pieces: [LocalizableInt(value: 1)]) != .stub())
        #expect(LocalizableString.constant("a").id == "a")
    }

    @Test func numbersAndDatesAreEqualByValue() {
        #expect(LocalizableInt(value: 1) == LocalizableInt(value: 1, showGroupingSeparator: false))
        #expect(LocalizableDouble(value: 1).hashValue == LocalizableDouble(value: 1, groupingSize: 2).hashValue)
        let date = Date(timeIntervalSince1970: 5)
        #expect(LocalizableDate(value: date, dateStyle: .long) == LocalizableDate(value: date, dateFormat: "yyyy"))
        #expect(LocalizableInt(value: 1) < LocalizableInt(value: 2))
    }

    @Test func stubsOfNumbersAndDatesHaveTexts() throws {
        #expect(try LocalizableInt.stub().localizedString == "42")
        #expect(try LocalizableInt.stub(value: 7).localizedString == "7")
        #expect(try LocalizableDouble.stub(value: 1.5).localizedString == "1.5")
        #expect(try LocalizableDate.stub().localizedString == "2026-01-01 00:00:00 +0000")
        #expect(LocalizableDouble.stub(value: 1234.5).localized(by: localizer()).text == "1,234.5")
    }

    @Test func stylesAndPiecesCanBeRead() throws {
        let number = LocalizableDouble(value: 1, groupingSize: 2, minimumFractionDigits: 1, maximumFractionDigits: 4)
        #expect(number.showGroupingSeparator && number.groupingSize == 2)
        #expect((number.minimumFractionDigits, number.maximumFractionDigits) == (1, 4))
        #expect(LocalizableDate(value: .now).dateStyle == .medium)
        #expect(LocalizableDate(value: .now, timeStyle: .short).dateStyle == nil)
        let compound = [LocalizableInt.stub()].joined(separator: .constant("-"))
        #expect(compound.pieces == .constant([.stub()]) && compound.separator == .constant("-"))
        let bound = Self.pending.bind(substitutions: ["a": LocalizableInt.stub()])
        #expect(bound.baseString == Self.pending && bound.substitutions.keys.sorted() == ["a"])
    }
}
