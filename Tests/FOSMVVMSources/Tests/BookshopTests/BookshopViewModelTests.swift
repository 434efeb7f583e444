import BookshopViewModels
import FOSFoundation
import FOSMVVM
import FOSTesting
import Foundation
import Testing

@Suite("Bookshop ViewModel Tests", .serialized)
struct BookshopViewModelTests: LocalizableTestCase {
    let locStore: LocalizationStore
    var locales: Set<Locale> { [Self.en, Self.es] }

    init() throws {
        self.locStore = try Self.loadLocalizationStore(bundle: Self.bundle())
    }

    private static func bundle() throws -> Bundle { BookshopResourceAccess.localizationBundle }

    @Test func viewModels() throws {
        try expectFullViewModelTests(ShopPageViewModel.self)
        try expectFullViewModelTests(ShelfViewModel.self)
        try expectFullViewModelTests(PreferencesViewModel.self)
        try expectFullViewModelTests(OpeningViewModel.self)
        try expectFullViewModelTests(PurchaseViewModel.self, file: #filePath, line: #line)
    }

    @Test func fields() throws {
        try expectFullFieldValidationModelTests(PurchaseFieldsMessages.self)
        try expectFullFormFieldTests(PurchaseViewModel.emailField)
        try expectFullFormFieldTests(PurchaseViewModel.noteField)
    }

    @Test func codables() throws {
        try expectCodable(ShelfRequest.Query.self)
        try expectCodable(BookViewModel.AuthorReference.self, "An author")
        try expectCodable(ShelfViewModel.self, encoder: encoder())
        #expect(throws: FOSCodableError.self) {
            try expectCodable(ShopPageViewModel.self)
        }
    }

    @Test func texts() throws {
        let shelf: ShelfViewModel = try ShelfViewModel.stub(name: "Travel")
            .toJSON(encoder: encoder(locale: Self.es)).fromJSON()

        #expect(try shelf.pageTitle.localizedString == "Estante")
        #expect(try shelf.summary.localizedString == "2 títulos")
        #expect(try shelf.address.localizedString == "Segunda planta/junto a la ventana")
        #expect(try shelf.openingHours.localizedArray.count == 2)
        #expect(shelf.vmId == .init(id: "12"))
    }

    @Test func factories() async throws {
        let shelf = try await ShelfViewModel.model(context: .init(shelfId: 5, titles: ["Salt Roads"]))
        let preferences = try PreferencesViewModel.modelSync(
            context: .init(
                locale: Self.en,
                localizationStore: locStore,
                vmRequest: .init(query: nil, responseBody: nil),
                appState: .init(sendsNews: true, order: .author)
            ))

        #expect(shelf.books.map(\.title) == ["Salt Roads"])
        #expect(preferences.order == .author)
    }

    @Test func versions() async throws {
        let first = try await OpeningViewModel.model(context: .init(appVersion: .v1_0_0))
        let second = try await OpeningViewModel.model(context: .init(appVersion: .v2_0_0))

        #expect(first.hours == "9–18")
        #expect(second.hours == "9–12, 14–18")
    }

    @Test func genericViewModels() throws {
        let notice: NoticeViewModel<BookViewModel> = try .stub()
            .toJSON(encoder: encoder(locale: Self.es)).fromJSON()

        #expect(try notice.title.localizedString == "Aviso")
        #expect(notice.subject.title == BookViewModel.stub().title)
    }

    @Test func errors() throws {
        let error: NoticeMissingError = try NoticeMissingError()
            .toJSON(encoder: encoder(locale: Self.en)).fromJSON()

        #expect(try error.localizedMessage.localizedString == "There is no notice today.")
        #expect(locStore.t("NoticeMissingError.errorMessage", locale: Self.es) == "Hoy no hay ningún aviso.")
    }

    @Test func requests() throws {
        let request = ShelfRequest(query: .init(shelfId: 3))

        #expect(request.action == .show)
        #expect(request.viewModel.books.count == 2)
        #expect(CreatePurchaseRequest(requestBody: .init(email: "", note: "")).action == .create)
    }

    @Test func validation() throws {
        let validations = Validations()
        var body = CreatePurchaseRequest.RequestBody(email: "", note: "")

        #expect(body.validate(validations: validations) == .error)
        #expect(validations.hasError)
        body.email = "mina@example.org"
        #expect(body.validate() == nil)
    }
}
