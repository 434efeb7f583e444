import FOSMVVM
import FOSTesting
import Foundation

@Suite struct PluralTranslationsTests: LocalizableTestCase {
    let locales: Set<Locale> = [Locale(identifier: "en"), Locale(identifier: "pl")]
    let localizationStore = LocalizationStore(yaml: [
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
            Files.yml:7: 'Folder.files' lacks 'few', 'many' for 'pl'. Add the forms that numbers of the locale need.
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
            Files.yml:11: 'Folder.files.one' lacks '%{count}' for 'fr', which the form 'other' has. Add it.
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
            Files.yml:12: 'Folder.place' lacks 'ordinal.one' for 'fr'. Add the forms that numbers of the locale need.
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
            Files.yml:4: 'Folder.place' lacks 'ordinal.two', 'ordinal.few' for 'en'. Add the forms that numbers of the locale need.
            """
        ) {
            try expectTranslations(text("Folder.place"), locales: [en])
        }
    }
}
