import Foundation
import Testing

@testable import FOSMVVM

@Suite struct TextIsolationTests {
    @Test(arguments: [
        ("Ada", false), ("", false), ("42", false), ("1,234.5", false), ("-5 °C", false), ("2026-01-15", false),
        ("日本語", false), ("«Été»", false), ("آدا", true), ("שלום", true), ("١٢٣", true), ("Ada آدا", true),
        ("a\u{202E}b", true), ("a\u{202C}b", true), ("\u{2068}آدا\u{2069} b", false),
    ])
    func `In left-to-right text, values with the opposite direction are isolated`(value: String, isIsolated: Bool) {
        let isolation = TextIsolation(isRightToLeft: false)
        #expect(isolation.isolated(value) == (isIsolated ? "\u{2068}\(value)\u{2069}" : value))
    }

    @Test(arguments: [
        ("Ada", true), ("", false), ("آدا", false), ("שלום", false), ("آدا 5", false), ("Ada آدا", true), ("42", false),
        ("١٬٢٣٤٫٥", false), ("1,234.5", false), ("1\u{A0}234", false), ("15\u{200F}/01\u{200F}/2026", false),
        ("9:41 ص", false), ("+48 123", true), ("2026-01-15", true), (",5", true), ("…", false), ("日本語", true),
        ("\u{2068}Ada\u{2069} \u{2068}Lovelace\u{2069}", false), ("\u{200E}-5", true),
    ])
    func `In right-to-left text, letters with the opposite direction and separate digits are isolated`(
        value: String, isIsolated: Bool
    ) {
        let isolation = TextIsolation(isRightToLeft: true)
        #expect(isolation.isolated(value) == (isIsolated ? "\u{2068}\(value)\u{2069}" : value))
    }

    private func text(_ value: some Localizable, _ tag: String) -> String {
        let store = TextStore(yaml: [
            "t.yml": """
            en: { T: { by: "by %{who} in %{count}" } }
            ar: { T: { by: "من %{who} في %{count}" } }
            """
        ])
        return value.localized(by: Localizer(locale: Locale(identifier: tag), store: store)).text
    }

    @Test(arguments: [
        ("en", "Ada", "by Ada in 5"), ("en", "آدا", "by \u{2068}آدا\u{2069} in 5"), ("ar", "آدا", "من آدا في 5"),
        ("ar", "Ada", "من \u{2068}Ada\u{2069} في 5"), ("ar-EG", "Ada", "من \u{2068}Ada\u{2069} في ٥"),
        ("he", "Ada", "by \u{2068}Ada\u{2069} in 5"), ("ar", "%{count}", "من \u{2068}%{count}\u{2069} في 5"),
    ])
    func `A value with the opposite direction is isolated in a text`(tag: String, name: String, expected: String) {
        let bound = LocalizableString.localized(key: "T.by")
            .bind(substitutions: ["who": LocalizableString.constant(name), "count": LocalizableInt(value: 5)])
        #expect(text(bound, tag) == expected)
    }

    @Test(arguments: [
        ("a\u{2069}b", "ab"), ("\u{2067}a", "\u{2067}a\u{2069}"), ("\u{2069}\u{2068}a", "\u{2068}a\u{2069}"),
        ("\u{2066}a\u{2067}b\u{2069}", "\u{2066}a\u{2067}b\u{2069}\u{2069}"),
        ("\u{2068}a\u{2069}", "\u{2068}a\u{2069}"), ("آ\u{2069}د", "\u{2068}آد\u{2069}"),
        ("آ\u{2068}د", "\u{2068}آ\u{2068}د\u{2069}\u{2069}"),
    ])
    func `A value neither ends an isolate around it nor leaves one open`(value: String, expected: String) {
        #expect(TextIsolation(isRightToLeft: false).isolated(value) == expected)
        let list = LocalizableArray.constant([LocalizableString.constant(value), .constant("c")])
        let bound = LocalizableString.constant("%{who}").bind(substitutions: ["who": list])
        let scalars = text(bound, "en").unicodeScalars
        #expect(scalars.count { ("\u{2066}"..."\u{2068}").contains($0) } == scalars.count { $0 == "\u{2069}" })
    }

    @Test func `Pieces follow each other in the locale's direction`() {
        let pieces = [LocalizableString.constant("Ada"), .constant("آدا")].joined(separator: .constant(" "))
        #expect(text(pieces, "en") == "Ada \u{2068}آدا\u{2069}")
        #expect(text(pieces, "ar") == "\u{2068}Ada\u{2069} آدا")
    }

    @Test(arguments: [
        ("ar", ["Amal", "Haddad"], " ", "[Amal Haddad]"), ("ar", ["Amal", "Haddad"], "-", "[Amal-Haddad]"),
        ("ar", ["Amal", "Haddad"], "", "[AmalHaddad]"), ("ar", ["src", "a.swift"], "/", "[src/a.swift]"),
        ("ar", ["Amal", "", "Haddad"], " ", "[Amal  Haddad]"), ("ar", ["Amal", "Haddad"], ", ", "[Amal], [Haddad]"),
        ("ar", ["Amal", "Haddad"], " – ", "[Amal] – [Haddad]"), ("ar", ["Amal", "Haddad"], " و ", "[Amal] و [Haddad]"),
        ("ar", ["Amal", "Haddad"], "\n", "[Amal]\n[Haddad]"), ("ar", ["Amal", "Haddad"], "(", "[Amal]([Haddad]"),
        ("ar", ["Amal", "حداد", "Ada", "Lovelace"], " ", "[Amal] حداد [Ada Lovelace]"),
        ("ar", ["Amal", "5"], " ", "[Amal] 5"), ("ar", ["+48 1", "+48 2"], " ", "[+48 1] [+48 2]"),
        ("ar", ["Amal آ", "Haddad"], " ", "[Amal آ] [Haddad]"), ("ar", ["Amal", "-"], " ", "[Amal] -"),
        ("ar", ["a\u{202E}b", "c"], " ", "[a\u{202E}b] [c]"),
        ("en", ["أمل", "حداد"], " ", "[أمل حداد]"), ("en", ["أمل", "Ada", "حداد"], " ", "[أمل] Ada [حداد]"),
        ("en", ["أمل", "حداد", "Ada"], " ", "[أمل حداد] Ada"), ("en", ["Amal", "Haddad"], " ", "Amal Haddad"),
        ("en", ["١", "٢"], " ", "[١] [٢]"), ("en", ["أمل\u{2069}", "\u{2067}حداد"], " ", "[أمل] \u{2067}حداد\u{2069}"),
    ])
    func `Words of one phrase stay in their order`(
        tag: String, words: [String], separator: String, expected: String
    ) {
        let isolated = expected.replacing("[", with: "\u{2068}").replacing("]", with: "\u{2069}")
        let pieces = words.map { LocalizableString.constant($0) }
        #expect(text(pieces.joined(separator: .constant(separator)), tag) == isolated)
        let names = words.indices.map { "%{p\($0)}" }.joined(separator: separator)
        let values = Dictionary(uniqueKeysWithValues: pieces.enumerated().map { ("p\($0)", $1) })
        let bound = LocalizableString.constant("«\(names)»").bind(substitutions: values)
        #expect(text(bound, tag) == "«\(isolated)»")
    }

    @Test func `A phrase ends where the text continues`() {
        let name = { LocalizableString.constant($0) }
        let bound = LocalizableString.constant("من %{a} %{b} (%{c}) في %{d}%{e}%{f}")
            .bind(substitutions: [
                "a": name("Amal"), "b": name("Haddad"), "c": name("Ami"), "d": name("X"), "f": name("Z"),
            ])
        #expect(
            text(bound, "ar")
                == "من \u{2068}Amal Haddad\u{2069} (\u{2068}Ami\u{2069}) في \u{2068}X\u{2069}%{e}\u{2068}Z\u{2069}")
    }

    @Test(.timeLimit(.minutes(30)))
    func `A long text is assembled in linear time`() {
        let pieces = (0..<50_000).map { LocalizableString.constant($0.isMultiple(of: 1000) ? "Ada" : "-") }
        #expect(text(pieces.joined(separator: .constant("-")), "ar").count { $0 == "A" } == 50)
    }

    @Test(arguments: [
        ("en", ["a", "b", "c"], "by a, b, and c in 5"), ("de", ["a", "b"], "by a und b in 5"),
        ("ja", ["a", "b", "c"], "by a、b、c in 5"), ("en", ["a", "آدا"], "by a and \u{2068}آدا\u{2069} in 5"),
        ("ar", ["آدا", "Ada"], "من آدا و\u{2068}Ada\u{2069} في 5"), ("en", [], "by  in 5"),
        ("ar", ["Ada"], "من \u{2068}Ada\u{2069} في 5"),
    ])
    func `A list in a text is written as the locale writes lists`(tag: String, list: [String], expected: String) {
        let bound = LocalizableString.localized(key: "T.by")
            .bind(substitutions: [
                "who": LocalizableArray.constant(list.map { LocalizableString.constant($0) }),
                "count": LocalizableInt(value: 5),
            ])
        #expect(text(bound, tag) == expected)
    }
}
