import FOSMVVM
import FOSTesting
import Foundation

@Suite struct PluralTranslationsTests: LocalizableTestCase {
    let locales: Set<Locale> = [Locale(identifier: "en"), Locale(identifier: "pl")]
    let localizationStore: any LocalizationStore = TextStore(yaml: [
        "Files.yml": """
        en:
          Folder:
            files: { one: "%{count} file", other: "%{count} files" }
            place: { ordinal: { one: "%{count}st", other: "%{count}th" } }
        pl:
          Folder:
            files: { one: "%{count} plik", other: "%{count} pliku" }
            place: { ordinal: { other: "%{count}." } }
        fr:
          Folder:
            files: { one: "un fichier", many: "%{count} de fichiers", other: "%{count} fichiers" }
            place: "%{count}e"
        """
    ])

    private func text(_ key: String) -> LocalizableSubstitutions {
        LocalizableString.localized(key: key).bind(substitutions: ["count": LocalizableInt(value: 1)])
    }

    @Test func aFormThatOtherNumbersTakeIsMissedToo() throws {
        try expectFailure(
            """
            LocalizableSubstitutions lacks translations:
            Files.yml:7: The plural 'Folder.files' of 'pl' lacks 'few', 'many'. Add the forms that numbers of the locale need.
            """
        ) {
            try expectTranslations(text("Folder.files"))
        }
    }

    @Test func aFormThatLeavesOutANumberAmongSeveralIsWrong() throws {
        let french = Locale(identifier: "fr")
        try expectFailure(
            """
            LocalizableSubstitutions lacks translations:
            Files.yml:11: 'Folder.files.one' of 'fr' lacks %{count}, which the form 'other' has. Add it: several numbers take this form.
            """
        ) {
            try expectTranslations(text("Folder.files"), locales: [french])
        }
    }

    @Test func oneTextForAPluralLacksForms() throws {
        let french = Locale(identifier: "fr")
        try expectFailure(
            """
            LocalizableSubstitutions lacks translations:
            Files.yml:12: The plural 'Folder.place' of 'fr' lacks 'ordinal.one'. Add the forms that numbers of the locale need.
            """
        ) {
            try expectTranslations(text("Folder.place"), locales: [french])
        }
    }

    @Test func ordinalFormsAreAskedForWhereThereAreAny() throws {
        try expectTranslations(text("Folder.place"), locales: [Locale(identifier: "pl")])
        try expectFailure(
            """
            LocalizableSubstitutions lacks translations:
            Files.yml:4: The plural 'Folder.place' of 'en' lacks 'ordinal.two', 'ordinal.few'. Add the forms that numbers of the locale need.
            """
        ) {
            try expectTranslations(text("Folder.place"), locales: [en])
        }
    }
}
