import FOSMVVM
import FOSTesting
import Foundation

@Suite struct TranslationsTests: LocalizableTestCase {
    let localizationStore: any LocalizationStore = PostcardTexts.store
    let locales: Set<Locale> = [Locale(identifier: "en"), Locale(identifier: "de")]

    @Test func everyTextIsThere() throws {
        try expectTranslations(PostcardViewModel.self)
        try expectTranslations(PostcardViewModel.stub(stamp: nil))
        try expectTranslations(PostcardFieldsMessages.self)
        try expectTranslations(PostcardFields.nameField)
        try expectTranslations(PostcardFields.sizeField)
        try expectTranslations(PostcardFields.nameField.title)
    }

    @Test(arguments: ["de-AT", "de_CH", "en-AU", "en-XA"]) func aParentsTextIsOnesOwn(identifier: String) throws {
        try expectTranslations(PostcardViewModel.self, locales: [Locale(identifier: identifier)])
    }

    @Test func allMissingTextsAreToldWithWhereTheyBelong() throws {
        try expectFailure(
            """
            PostcardViewModel lacks translations:
            Cards.fr.yml:4: 'PostcardViewModel.greeting' has no text for 'fr'. Add it next to 'PostcardViewModel.distance'.
            Cards.fr.yml:3: 'PostcardViewModel.lines[1]' has no text for 'fr'. The value here is too short, or of another kind.
            Cards.yml:7: 'StampViewModel.country' has no text for 'fr'. Add it to this file, below 'fr:'.
            Cards.fr.yml:4: 'PostcardViewModel.distance' of 'fr' lacks %{km} and adds %{miles}, unlike 'en'. \
            Write the same placeholders.
            """
        ) {
            try expectTranslations(PostcardViewModel.self, locales: [Locale(identifier: "fr")])
        }
    }

    @Test func anEmptyTextIsNone() throws {
        try expectFailure(
            """
            LocalizableString lacks translations:
            Cards.es.yml:3: 'PostcardViewModel.greeting' is empty in 'es'. Write the text.
            """
        ) {
            try expectTranslations(LocalizableString.localized(key: "PostcardViewModel.greeting"), locales: [es])
        }
    }

    @Test func theDefaultLocalesTextIsNotTheirs() throws {
        try expectFailure(
            """
            StampViewModel lacks translations:
            Cards.yml:7: 'StampViewModel.country' has no text for 'es'. Add it to this file, below 'es:'.
            Cards.yml:7: 'StampViewModel.country' has no text for 'pl'. Add it to this file, below 'pl:'.
            """
        ) {
            try expectTranslations(StampViewModel.self, locales: [es, en, Locale(identifier: "pl")])
        }
    }

    @Test func aTextThatNobodyHasIsTold() throws {
        try expectFailure(
            """
            LocalizableString lacks translations:
            'Nobody.knows' has no text for 'en'. Add it to a YAML file such as 'Localizations/Nobody.yml', below 'en:'.
            """
        ) {
            try expectTranslations(LocalizableString.localized(key: "Nobody.knows"), locales: [en])
        }
    }

    @Test func aFieldsTextsAreToldByItsName() throws {
        let french: Set = [Locale(identifier: "fr")]
        try expectFailure(
            """
            The field 'name' lacks translations:
            Cards.fr.yml:7: 'PostcardFieldsMessages.name.placeholder' has no text for 'fr'. \
            Add it next to 'PostcardFieldsMessages.name.title'.
            """
        ) {
            try expectTranslations(PostcardFields.nameField, locales: french)
        }
        try expectFailure(
            """
            The field 'size' lacks translations:
            Cards.fr.yml:14: 'PostcardFields.Size.small' has no text for 'fr'. Add it next to 'PostcardFields.Size.large'.
            """
        ) {
            try expectTranslations(PostcardFields.sizeField, locales: french)
        }
        try expectFailure(
            """
            PostcardFieldsMessages lacks translations:
            Cards.fr.yml:9: 'PostcardFieldsMessages.name.validationMessages.required' has no text for 'fr'. \
            Add it next to 'PostcardFieldsMessages.name.validationMessages.long'.
            """
        ) {
            try expectTranslations(PostcardFieldsMessages.self, locales: french)
        }
    }
}
