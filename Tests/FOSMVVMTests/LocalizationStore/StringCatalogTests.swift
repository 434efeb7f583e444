import Diagnostics
import Foundation
import Testing

@testable import FOSMVVM

@Suite struct StringCatalogTests {
    private static let catalog = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Save" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Sichern" } },
                "fr" : { "stringUnit" : { "state" : "new", "value" : "Save" } }
              }
            },
            "Cancel" : {},
            "OK" : { "shouldTranslate" : false },
            "%lld tools" : {
              "localizations" : {
                "en" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld tool" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld tools" } }
                } } },
                "pl" : { "variations" : { "plural" : {
                  "zero" : { "stringUnit" : { "state" : "translated", "value" : "brak" } },
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld narzędzie" } },
                  "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld narzędzia" } },
                  "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld narzędzi" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld narzędzia" } }
                } } }
              }
            },
            "%@ has %lld files" : {
              "localizations" : { "de" : {
                "stringUnit" : { "state" : "translated", "value" : "%1$@: %#@files@" },
                "substitutions" : { "files" : {
                  "argNum" : 2, "formatSpecifier" : "lld",
                  "variations" : { "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg Datei" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg Dateien" } }
                  } }
                } }
              } }
            },
            "Tap" : {
              "localizations" : { "en" : { "variations" : { "device" : {
                "mac" : { "stringUnit" : { "state" : "translated", "value" : "Click" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "Touch" } }
              } } } }
            }
          },
          "version" : "1.0"
        }
        """

    private let store = TextStore(catalogs: ["Localizable.xcstrings": catalog])

    private func text(_ key: String, _ language: String, _ numbers: [Int?] = []) throws -> String? {
        let locale = try #require(LocaleIdentifier(language))
        let entry = store.catalogs.entry(for: key, table: nil)
        return entry?.forms(in: locale, or: .english).map { $0.forms.text(for: numbers, in: $0.language) }
    }

    @Test func aLanguageHasItsTextOrThatOfTheSource() throws {
        #expect(store.problems == [])
        #expect(try text("Save", "de") == "Sichern")
        #expect(try text("Save", "de-AT") == "Sichern")
        #expect(try text("Save", "en") == nil, "the key is the text")
        #expect(try text("Save", "ja") == nil, "the key is the text")
        #expect(try text("Tap", "de") == "Touch")
        #expect(store.catalogs.entry(for: "Open", table: nil) == nil)
        #expect(store.catalogs.entry(for: "Save", table: "Other") == nil)
    }

    @Test func aKeyIsTranslatedIfAnotherLanguageHasAText() throws {
        func isTranslated(_ key: String) throws -> Bool {
            try #require(store.catalogs.entry(for: key, table: nil)).isTranslated
        }
        #expect(try isTranslated("Save") && isTranslated("OK") && isTranslated("%lld tools"))
        #expect(try !isTranslated("Cancel") && !isTranslated("Tap"))
    }

    @Test func aNumberSelectsTheFormOfItsLanguage() throws {
        #expect(
            try [1, 2, 5].map { try text("%lld tools", "pl", [$0]) } == [
                "%lld narzędzie", "%lld narzędzia", "%lld narzędzi",
            ])
        #expect(try text("%lld tools", "pl", [0]) == "brak")
        #expect(try text("%lld tools", "ja", [1]) == "%lld tool", "the grammar is that of the source")
        #expect(try text("%lld tools", "en", [nil]) == "%lld tools")
    }

    @Test func aSubstitutionHasTheFormOfItsNumber() throws {
        #expect(try text("%@ has %lld files", "de", [nil, 1]) == "%1$@: %2$lld Datei")
        #expect(try text("%@ has %lld files", "de", [nil, 3]) == "%1$@: %2$lld Dateien")
    }

    @Test func theLanguagesAreThoseOfThePackage() {
        #expect(store.locales.map(\.tag) == ["en", "de", "fr", "pl"])
        #expect(store.typeNames(differingFrom: TextStore(catalogs: ["Localizable.xcstrings": Self.catalog])) == [])
        let other = TextStore(
            catalogs: ["Localizable.xcstrings": Self.catalog.replacing("Sichern", with: "Merken")])
        #expect(store.typeNames(differingFrom: other) == nil)
    }

    @Test(arguments: [
        ("{\n\"sourceLanguage\" : \"en\"\n}", "'strings' is missing.", 1),
        (
            "{ \"sourceLanguage\": \"en\", \"strings\": {\n\"a\": {\n\"localizations\": "
                + "{ \"de\": { \"stringUnit\": {} } } } } }",
            "'value' is missing in 'strings/a/localizations/de/stringUnit'.", 3
        ),
        ("{\n\"sourceLanguage\": \"en\",\n\"strings\": { \"a\": 3 }\n}", "A value has another type in 'strings/a'.", 3),
    ])
    func aFileThatCannotBeReadIsReportedWithItsLine(_ text: String, _ reason: String, _ line: Int) throws {
        let problem = try #require(TextStore(catalogs: ["a/Localizable.xcstrings": text]).problems.first)
        #expect(problem.message.hasPrefix("The String Catalog cannot be read: \(reason)"), "\(problem)")
        #expect(problem.place == SourcePlace(file: "a/Localizable.xcstrings", line: line))
        #expect(problem.kind == .invalidTexts)
    }

    @Test func whatIsNotJSONIsReportedWithItsLine() throws {
        let problem = try #require(TextStore(catalogs: ["Localizable.xcstrings": "{\n\"a\": ]\n}"]).problems.first)
        #expect(problem.message.hasPrefix("The String Catalog cannot be read: The file is not JSON."), "\(problem)")
        #expect(problem.place?.line == 2, "\(problem)")
    }

    @Test func stringsFilesHaveTexts() throws {
        let text = #"""
            /* A comment; "with" = "quotes"; */
            "Save" = "Sichern\n\"jetzt\"";
            // Another one.
            title = "\U00dcber";
            """#
        let store = TextStore(catalogs: ["de.lproj/Localizable.strings": text, "xx1y.lproj/A.strings": ""])
        let entry = try #require(store.catalogs.entry(for: "Save", table: nil))
        let german = try #require(LocaleIdentifier("de"))
        #expect(entry.texts[german] == .text("Sichern\n\"jetzt\"") && entry.isTranslated)
        #expect(store.catalogs.entry(for: "title", table: nil)?.texts[german] == .text("Über"))
        let broken = TextStore(catalogs: ["de.lproj/Localizable.strings": "\"a\" = \"b\";\n\"c\" \"d\";"])
        #expect(broken.problems.map(\.place?.line) == [2])
        #expect(broken.problems.first?.message == "A pair such as \"Save\" = \"Sichern\"; is expected here.")
    }

    @Test func aLanguageWithoutAStringsFileHasTheTextsOfTheDefaultLocale() throws {
        let store = TextStore(catalogs: [
            "en.lproj/Localizable.strings": "\"SAVE\" = \"Save\";", "de.lproj/Localizable.strings": "",
        ])
        let german = try #require(LocaleIdentifier("de"))
        let entry = try #require(store.catalogs.entry(for: "SAVE", table: nil))
        let found = try #require(entry.forms(in: german, or: store.catalogs.defaultLocale))
        #expect(found.forms == .text("Save") && found.language == .english)
    }

    @Test func catalogsOfAFolderAreRead() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(
            at: folder.appending(path: "de.lproj"), withIntermediateDirectories: true)
        try Data(Self.catalog.utf8).write(to: folder.appending(path: "Localizable.xcstrings"))
        try Data("\"Hi\" = \"Hallo\";".utf8).write(to: folder.appending(path: "de.lproj/Greetings.strings"))
        let store = TextStore(folders: [folder])
        #expect(store.problems == [])
        #expect(store.catalogs.entry(for: "Save", table: "Localizable") != nil)
        #expect(store.catalogs.entry(for: "Hi", table: "Greetings") != nil)
    }
}
