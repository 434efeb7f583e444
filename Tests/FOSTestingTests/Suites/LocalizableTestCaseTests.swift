import FOSMVVM
import FOSTesting
import Foundation

@Suite struct LocalizableTestCaseTests: LocalizableTestCase {
    let localizationStore: any LocalizationStore = PostcardTexts.store

    @Test func itsLocalesAreThoseOfTheStore() {
        #expect(Set(locales.map(\.identifier)) == ["en", "de", "de-AT", "es", "fr"])
    }

    @Test func itsStoreHasBothNames() {
        #expect(
            locStore.t("StampViewModel.country", locale: en)
                == localizationStore.t("StampViewModel.country", locale: en))
    }

    @Test func itsEncoderLocalizes() throws {
        let card: PostcardViewModel = try PostcardViewModel.stub()
            .toJSON(encoder: encoder(locale: Locale(identifier: "de-AT"))).fromJSON()
        #expect(try card.greeting.localizedString == "Servus")
        let distance = 1200.formatted(.number.locale(Locale(identifier: "de-AT")))
        #expect(try card.distance.localizedString == "\(distance) km")
        #expect(try card.stamp?.country.localizedString == "Malta")
    }

    @Test func itsEncoderIsTheDefaultLocalesUnlessTold() throws {
        let card: PostcardViewModel = try PostcardViewModel.stub().toJSON(encoder: encoder()).fromJSON()
        #expect(try card.greeting.localizedString == "Hello")
        #expect(try card.secondLine.localizedString == "Two")
    }

    @Test func aBundlesTextsAreReadFromTheSourcesOfItsTarget() throws {
        let bundle = try TemporaryBundle(named: "preview-host_Gallery", files: [:])
        let store = TextStore(
            Self.loadLocalizationStore(bundle: bundle.bundle, resourceDirectoryName: "Localizations"))
        let place = try #require(store.place(of: "InfoCardViewModel.activeStatusLabel", in: .english))
        #expect(place.file.hasSuffix("/Examples/Gallery/Localizations/Info/InfoCardViewModel.yml"))
    }

    @Test func textsAreReadFromTheBundleWhereThereAreNoSources() throws {
        let bundle = try TemporaryBundle(
            named: "other_Cards", files: ["Texts/Stamp.yml": "mt:\n  StampViewModel:\n    country: Malta"])
        for folder in ["", "Texts"] {
            let store = Self.loadLocalizationStore(bundle: bundle.bundle, resourceDirectoryName: folder)
            #expect(TextStore(store).locales.map(\.tag) == ["mt"])
        }
    }

    @Test func aSuiteWithoutTextsSaysWhatToDeclare() async {
        struct Forgotten: LocalizableTestCase {}
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Forgotten().locales
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            message.contains("Forgotten has no texts. Declare 'let localizationStore: any LocalizationStore' in it."))
    }
}
