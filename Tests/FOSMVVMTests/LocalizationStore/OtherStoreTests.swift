import Foundation
import Testing

@testable import FOSMVVM

/// A source of texts that is no text store.
private struct EchoStore: LocalizationStore {
    func value(_ key: String, locale: Locale, default: Any?, index: Int?) -> Any? {
        key.hasSuffix("list") ? ["a", key] : key.hasSuffix("number") ? 5 : "<\(key)>"
    }
}

@Suite struct OtherStoreTests {
    private let store: any LocalizationStore = TextStore(yaml: [
        "t.yml": """
        en: { T: { title: Title, list: [one, two], days: { one: day, other: days }, sizes: [1, 2.5, true, "3", ten] } }
        de: { T: { title: Titel } }
        """
    ])
    private let en = Locale(identifier: "en")

    @Test func textsAreThoseOfTheLocaleOrItsLanguage() {
        #expect(store.t("T.title", locale: en) == "Title")
        #expect(store.t("T.title", locale: Locale(identifier: "de-AT")) == "Titel")
        #expect(store.t("T.list", locale: en, index: 1) == "two")
        #expect(store.v("T.list", locale: en) as? [String] == ["one", "two"])
        #expect(store.keyExists("T.title", locale: en))
        #expect(store.keyExists("T.list", locale: en, index: 1))
    }

    @Test func whatALocaleLacksIsNilOrTheDefault() {
        #expect(store.t("T.title", locale: Locale(identifier: "fr")) == nil)
        #expect(store.t("T.list", locale: Locale(identifier: "de")) == nil)
        #expect(store.t("T.other", locale: en, default: "Other") == "Other")
        #expect(store.v("T.list", locale: en, index: 2) == nil)
        #expect(store.t("T.list", locale: en) == nil)
        #expect(store.t("T.days", locale: en) == nil)
        #expect(!store.keyExists("T.title", locale: Locale(identifier: "fr")))
        #expect(!store.keyExists("T.list", locale: en, index: 2))
    }

    @Test(arguments: [
        ("42", "Int 42"), ("-7", "Int -7"), ("+1", "Int 1"), ("42.5", "Double 42.5"), ("1e3", "Double 1000.0"),
        ("true", "Bool true"), ("FALSE", "Bool false"), (#""42""#, "String 42"), ("'true'", "String true"),
        ("0x1F", "String 0x1F"), ("1.2.0", "String 1.2.0"), ("yes", "String yes"),
        (".inf", "String .inf"), ("1 day", "String 1 day"), ("infinity", "String infinity"),
    ])
    func numbersAndBooleansHaveNoQuotes(yaml: String, expected: String) {
        let store = TextStore(yaml: ["t.yml": "en:\n  T:\n    value: \(yaml)\n"])
        let value = store.v("T.value", locale: en)
        #expect(value.map { "\(type(of: $0)) \($0)" } == expected)
        let written = yaml.trimmingCharacters(in: CharacterSet(charactersIn: "'\""))
        #expect(store.t("T.value", locale: en) == written)
    }

    @Test func aListCanHaveValuesOfAllKinds() {
        let sizes = store.v("T.sizes", locale: en) as? [any Sendable]
        #expect(sizes?.map { "\(type(of: $0))" } == ["Int", "Double", "Bool", "String", "String"])
        #expect(store.v("T.sizes", locale: en, default: -1, index: 9) as? Int == -1)
        #expect(store.v("T.sizes", locale: en, default: -1, index: 1) as? Double == 2.5)
    }

    @Test func valuesAreLocalizedWithAnyStore() throws {
        let encoder = JSONEncoder.localizingEncoder(locale: en, localizationStore: EchoStore())
        let texts: [AnyLocalizable] = [
            AnyLocalizable(LocalizableString.localized(key: "T.title")),
            AnyLocalizable(LocalizableString.localized(.arrayValue(key: "T.list", index: 1))),
            AnyLocalizable(LocalizableString.localized(key: "T.number")),
        ]
        #expect(try texts.toJSON(encoder: encoder) == #"["<T.title>","T.list","5"]"#)
        let list = LocalizableArray<LocalizableString>.localized(key: "T.list")
        #expect(try list.toJSON(encoder: encoder) == #"["a","T.list"]"#)
        #expect(TextStore(EchoStore()).lookup(TextUse(key: "T.title"), in: .english).status == .present)
        #expect(TextStore(EchoStore()).t("T.title", locale: en) == "<T.title>")
    }
}
