import Testing

@testable import FOSMVVM
@testable import TextComparison

@Suite struct TextComparisonTests {
    private static let english = """
        en:
          T:
            text: "%{a} of %{b}"
            plain: Plain
            empty: ""
            list: ["%{a}", "%{b}"]
            plural: { one: "One %{what}", other: "%{count} %{what}" }
        """

    private static func problems(
        of use: TextUse, german: String, wants: [TextUse: Set<TextRequirement>] = [:]
    ) -> [TextProblem.Kind] {
        let store = TextStore(yaml: ["en.yml": english, "de.yml": "de:\n  T:\n    \(german)"])
        let locale = LocaleIdentifier("de") ?? .english
        return store.problems(of: use, in: locale, wants: TextRequirements(wants)).map(\.kind)
    }

    @Test(arguments: [
        ("text: \"%{b} von %{a}\"", "text", []),
        ("text: \"%{b} von %{c}\"", "text", [TextProblem.Kind.placeholders(lacks: ["a"], adds: ["c"])]),
        ("text: Nichts", "text", [.placeholders(lacks: ["a", "b"], adds: [])]),
        ("text: \"%{a} von %{b\"", "text", [.unclosed("%{b")]),
        ("text: [Eins]", "text", [.list]),
        ("text: \" \"", "text", [.empty(unlike: ["en"])]),
        ("empty: \"\"", "empty", []),
        ("plain: { one: Eins, other: Mehr }", "plain", []),
        ("list: \"%{a}\"", "list", [.noList]),
        ("list: { one: \"%{a}\", other: \"%{b}\" }", "list", [.noList]),
        ("list: [\"%{b}\", \"%{b}\"]", "list", [.placeholders(lacks: ["a"], adds: ["b"])]),
        ("list: [\"%{a}\"]", "list", [.length(1, expected: 2)]),
        ("plural: { one: \"Eins\", other: \"%{count} %{what}\" }", "plural", []),
        ("plural: { one: \"Eins\", other: \"%{count}\" }", "plural", [.placeholders(lacks: ["what"], adds: [])]),
        (
            "plural: { one: \"%{count} %{what}\", other: \"Viele\" }", "plural",
            [.placeholders(lacks: ["count", "what"], adds: [])]
        ),
        ("plural: { other: \"%{count} %{what}\" }", "plural", [.lacksForms(["one"])]),
        (
            "plural: { ordinal: { other: \"%{count}. %{what}\" } }", "plural", [.ordinal(true)]
        ),
        (
            "plural: { other: \"%{count} %{what}\", ordinal: { one: \"%{count} %{what}\" } }", "plural",
            [.lacksForms(["one", "ordinal.other"])]
        ),
        ("other: Text", "other", []), ("other: Text", "text", []),
    ])
    func `An unused text is compared with that of the default locale`(
        german: String, property: String, expected: [TextProblem.Kind]
    ) {
        #expect(Self.problems(of: TextUse(key: "T.\(property)"), german: german) == expected)
    }

    private static func problems(of plural: String, in tag: String, default yaml: String? = nil) -> [TextProblem] {
        let files = ["T: { n: \(plural) }", yaml.map { "T: { n: \($0) }" }].compactMap { $0 }
        let store = TextStore(yaml: [
            "a.yml": "\(tag): { \(files[0]) }", "b.yml": files.count > 1 ? "en: { \(files[1]) }" : "",
        ])
        let locale = LocaleIdentifier(tag) ?? .english
        return store.problems(of: TextUse(key: "T.n"), in: locale, wants: TextRequirements([:]))
    }

    @Test(arguments: [
        ("pl", "{ one: Plik, few: Pliki, many: \"%{n} plików\", other: \"%{n} pliku\" }", ["few"]),
        ("fr", "{ one: Un fichier, many: \"%{n}\", other: \"%{n} fichiers\" }", ["one"]),
        ("ru", "{ one: Один, few: \"%{n}\", many: \"%{n}\", other: \"%{n}\" }", ["one"]),
        ("en", "{ one: One file, other: \"%{n} files\" }", []),
        ("ar", "{ zero: a, one: b, two: c, few: d, many: \"%{n}\", other: \"%{n}\" }", ["few"]),
        ("cy", "{ zero: a, one: b, two: c, few: d, many: e, other: \"%{n}\" }", []),
        ("en", "{ ordinal: { one: first, two: \"%{n}nd\", few: \"%{n}rd\", other: \"%{n}th\" } }", ["ordinal.one"]),
        ("pl", "{ one: Plik, few: Pliki, many: Pliki, other: Pliku }", []),
    ])
    func `A form of several numbers has the placeholders of other`(
        tag: String, plural: String, lacking: [String]
    ) {
        let problems = Self.problems(of: plural, in: tag)
        #expect(problems.map(\.kind) == lacking.map { _ in .formLacks(["n"]) })
        #expect(problems.map(\.diagnostic.subject) == lacking.map { "T.n.\($0)" })
        let english = "{ one: \"%{n} file\", other: \"%{n} files\" }"
        if tag != "en", plural.contains("%{n}") {
            #expect(Self.problems(of: plural, in: tag, default: english) == problems)
        }
    }

    @Test(arguments: [
        ("fr", "\"%{n} fichiers\"", ["one"]), ("pl", "\"%{n} pliku\"", ["one", "few", "many"]),
        ("ja", "\"%{n}個\"", []), ("en-GB", "\"%{n} files\"", ["one"]),
    ])
    func `One text where the default locale has a plural lacks the forms of its language`(
        tag: String, text: String, forms: [String]
    ) {
        let problems = Self.problems(of: text, in: tag, default: "{ one: \"%{n} file\", other: \"%{n} files\" }")
        #expect(problems.map(\.kind) == (forms.isEmpty ? [] : [.lacksForms(forms)]))
        let ordinal = Self.problems(of: text, in: "en-GB", default: "{ ordinal: { one: \"%{n}\", other: \"%{n}\" } }")
        #expect(ordinal.map(\.kind) == [.lacksForms(["ordinal.one", "ordinal.two", "ordinal.few"])])
        #expect(Self.problems(of: text, in: tag, default: "\"%{n} files\"") == [])
    }

    @Test(arguments: [
        ("text: { one: \"%{a} %{b}\", other: \"%{a} %{b}\" }", ["a", "b"], [TextProblem.Kind.noNumber]),
        ("text: [\"%{a}\"]", ["a"], [.list]), ("text: \"%{a} %{b}\"", ["a"], [.unfilled("b", values: ["a"])]),
    ])
    func `The requirements of previews count`(german: String, values: [String], expected: [TextProblem.Kind]) {
        let use = TextUse(key: "T.text")
        let want = TextRequirement(isList: false, values: Set(values), numbers: [])
        #expect(Self.problems(of: use, german: german, wants: [use: [want]]) == expected)
    }

    @Test func `An element of a list is compared separately`() {
        let uses = [0, 1].map { TextUse(key: "T.list", index: $0) }
        let want = TextRequirement(isList: false, values: ["a", "b"], numbers: [])
        let wants: [TextUse: Set<TextRequirement>] = [uses[0]: [want], uses[1]: [want]]
        let german = "list: [\"%{a}\", \"\"]"
        #expect(Self.problems(of: uses[0], german: german, wants: wants) == [])
        #expect(Self.problems(of: uses[1], german: german, wants: wants) == [.empty(unlike: ["en"])])
    }

    @Test func `A form has a key of its own`() throws {
        let store = TextStore(yaml: [
            "en.yml": Self.english, "de.yml": "de: { T: { plural: { one: \"\", other: \"%{count} %{what\" } } }",
        ])
        let german = try #require(LocaleIdentifier("de"))
        let problems = store.problems(of: TextUse(key: "T.plural"), in: german, wants: TextRequirements([:]))
        #expect(problems.map(\.diagnostic.subject) == ["T.plural.one", "T.plural.other"])
    }

    /// The locales in which each problem says that the text is, of one text in English, German and French.
    private static func empty(_ texts: [String]) throws -> [String: [String]] {
        let locales = ["en", "de", "fr"]
        let yaml = zip(locales, texts).map { "\($0):\n  T:\n    text: \"\($1)\"\n" }.joined()
        let store = TextStore(yaml: ["a.yml": yaml])
        var found: [String: [String]] = [:]
        for locale in try locales.map({ try #require(LocaleIdentifier($0)) }) {
            for problem in store.problems(of: TextUse(key: "T.text"), in: locale, wants: TextRequirements([:])) {
                if case .empty(let unlike) = problem.kind { found[locale.tag] = unlike }
            }
        }
        return found
    }

    @Test(arguments: [
        (["", "Titel", "Titre"], ["en": ["de", "fr"]]), (["", "Titel", ""], [:]),
        (["Title", "", " "], ["de": ["en"], "fr": ["en"]]),
        ([", ", " ", " "], [:]), ([" ", ", ", ", "], [:]), ([", ", "", "; "], ["de": ["en"]]),
        (["", " ", ", "], ["en": ["de", "fr"]]), (["Title", "\u{A0}\u{200B}", "Titre"], ["de": ["en"]]),
        ([", ", "\u{200B}", ", "], ["de": ["en"]]), ([" ", "Titel", "Titre"], ["en": ["de", "fr"]]),
    ])
    func `White space is a text if other locales have no words`(texts: [String], expected: [String: [String]]) throws {
        #expect(try Self.empty(texts) == expected)
    }
}
