import FOSFoundation
import FOSTesting
import Foundation
import Testing

@testable import FOSMVVM

/// A suite as one has it that was written for FOSUtilities: its store has that name, and an initializer loads it.
@Suite("Postcard ViewModels", .serialized)
struct FOSUtilitiesSuiteTests: LocalizableTestCase {
    let locStore: any LocalizationStore
    var locales: Set<Locale> { [Self.en, enGB, Self.enUS] }

    init() throws {
        locStore = PostcardTexts.store
    }

    @Test func postcards() throws {
        try expectFullViewModelTests(PostcardViewModel.self)
        try expectFullViewModelTests(StampViewModel.self, locales: [en, enUS])
        try expectTranslations(PostcardViewModel.self, locales: [en])
        try expectTranslations(PostcardFields.nameField.title, locales: [en])
        try expectFullFieldValidationModelTests(PostcardFieldsMessages.self)
        try expectFullFormFieldTests(PostcardFields.nameField)
    }

    @Test func missingTextsAreThoseOfTheStore() throws {
        try expectFailure(containing: "'StampViewModel.country' has no text for 'es'.") {
            try expectTranslations(StampViewModel.self, locales: [es])
        }
    }
}
