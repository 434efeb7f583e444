import FOSMVVM
import FOSTesting
import Gallery

/// Every ViewModel of the example: its texts in every locale, its stub, and its way through JSON.
@Suite struct ViewModelTests: LocalizableTestCase {
    let localizationStore: any LocalizationStore = TextStore(folders: [GalleryPackage.localizations])

    @Test(arguments: GalleryViewModels.names) func viewModel(name: String) throws {
        let type = try #require(GalleryViewModels.stubs(of: name).first.map { Swift.type(of: $0) })
        try expectFullViewModelTests(type)
    }

    @Test(arguments: GalleryViewModels.names) func everyPreviewHasItsTexts(name: String) throws {
        for stub in GalleryViewModels.stubs(of: name) {
            try expectTranslations(stub)
        }
    }

    @Test func messagesOfFields() throws {
        try expectFullFieldValidationModelTests(SignInFieldsMessages.self)
        try expectFullFieldValidationModelTests(ProfileFieldsMessages.self)
    }

    @Test func fields() throws {
        for field in SignInViewModel.formFields + ProfileFormViewModel.formFields {
            try expectFullFormFieldTests(field)
        }
    }

    @Test func everyViewModelIsTested() {
        #expect(GalleryViewModels.names.count >= 26)
    }
}
