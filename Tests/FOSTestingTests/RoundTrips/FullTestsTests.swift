import FOSMVVM
import FOSTesting
import Foundation

@Suite struct FullTestsTests: LocalizableTestCase {
    let localizationStore: any LocalizationStore = PostcardTexts.store
    let locales: Set<Locale> = [Locale(identifier: "en"), Locale(identifier: "de-AT")]

    @Test func whatIsWellPasses() throws {
        try expectFullViewModelTests(PostcardViewModel.self)
        try expectFullViewModelTests(StampViewModel.self, locales: [en])
        try expectFullFieldValidationModelTests(PostcardFieldsMessages.self)
        try expectFullFormFieldTests(PostcardFields.nameField)
        let fields: [any FormFieldBase] = [PostcardFields.nameField, PostcardFields.sizeField]
        for field in fields { try expectFullFormFieldTests(field) }
    }

    @Test func idsAndTheClockMayDifferInAStub() throws {
        try expectFullViewModelTests(FreshViewModel.self)
    }

    @Test func missingTextsAreTold() throws {
        try expectFailure(containing: "StampViewModel lacks translations:", "'pl'") {
            try expectFullViewModelTests(StampViewModel.self, locales: [Locale(identifier: "pl")])
        }
        try expectFailure(containing: "The field 'name' lacks translations:", "name.placeholder") {
            try expectFullFormFieldTests(PostcardFields.nameField, locales: [Locale(identifier: "fr")])
        }
    }

    @Test func whatIsLostIsToldOnce() throws {
        try expectFailure(
            """
            ForgetfulViewModel does not decode correctly from its JSON for 'de-AT': \
            'addresses[1]' was "Valletta" and is "VALLETTA".
            """
        ) {
            try expectFullViewModelTests(ForgetfulViewModel.self)
        }
    }

    @Test func whatCannotBeReadIsTold() throws {
        try expectFailure("OneWayViewModel does not decode correctly from its JSON for 'en': 'road.name' is absent.") {
            try expectFullViewModelTests(OneWayViewModel.self, locales: [en])
        }
    }

    @Test func anIdThatIsNotEncodedIsTold() throws {
        try expectFailure(
            "NamelessViewModel does not decode correctly from its JSON for 'en': 'vmId' is different after decoding."
        ) {
            try expectFullViewModelTests(NamelessViewModel.self, locales: [en])
        }
    }

    @Test func aStubThatDiffersEachTimeIsTold() throws {
        try expectFailure(containing: "RestlessViewModel.stub() is not the same each time: 'count' was ") {
            try expectFullViewModelTests(RestlessViewModel.self)
        }
    }

    @Test func whatCannotBeEncodedIsThrown() {
        #expect(throws: EncodingError.self) {
            try expectFullViewModelTests(SilentViewModel.self)
        }
    }
}
