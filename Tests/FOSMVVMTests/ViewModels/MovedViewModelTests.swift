import FOSMVVM
import Foundation
import Testing

// Declarations as they are written for FOSUtilities, only with the public interface.

@ViewModel
private struct RowViewModel<Item: Codable & Sendable & Stubbable> {
    @LocalizedString var title
    @LocalizedInt var count
    @LocalizedDouble var price
    var item: Item
    var vmId = ViewModelId()

    static func stub() -> Self { Self(item: .stub()) }
}

private struct HandMadeViewModel: ViewModel {
    @LocalizedString var title
    var vmId = ViewModelId(type: Self.self)

    static func stub() -> Self { Self() }
}

@ViewModel
private struct PosterViewModel: Hashable {
    @LocalizedString var title
    @LocalizedString(parentKey: "email", propertyName: "hint", index: 1) var hint
    @LocalizedString(parentKeys: "email", "messages") var empty
    @LocalizedStrings var words
    @LocalizedString var dash
    @LocalizedCompoundString(pieces: \._words, separator: \._dash) var joined
    @LocalizedSubs(substitutions: \.values) var total
    @LocalizedDate(value: Date(timeIntervalSince1970: 0), dateFormat: "yyyy") var made
    let owner: String
    let count: Int
    var vmId = ViewModelId(id: 5)

    private var values: [String: any Localizable] { ["count": LocalizableInt(value: count)] }

    static func stub(owner: String = "Ada", count: Int = 2) -> Self { Self(owner: owner, count: count) }
}

extension PosterViewModel {
    fileprivate init(owner: String, count: Int) {
        self.owner = owner
        self.count = count
    }
}

@LocalizableError(options: [.clientHosted])
private struct FullError {
    @LocalizedString var message
    var localizedMessage: any Localizable { message }
}

@ViewModel
private struct AgedViewModel {
    let form: String
    var vmId = ViewModelId(type: Self.self)
    static func stub() -> Self { Self(form: "stub") }
}

private struct AgedContext: ViewModelFactoryContext {
    let appVersion: SystemVersion
}

extension SystemVersion {
    fileprivate static let v2 = SystemVersion(major: 2)
}

@VersionedFactory
extension AgedViewModel: ViewModelFactory {
    typealias Context = AgedContext

    @Version(.v2)
    static func modelSince2(context: Context) async throws -> Self { Self(form: "second") }

    @Version(SystemVersion(major: 1, minor: 1))
    static func modelSince1(context: Context) async throws -> Self { Self(form: "first") }
}

@Suite struct MovedViewModelTests {
    private let en = Locale(identifier: "en")
    private let store: any LocalizationStore = TextStore(yaml: [
        "t.yml": """
        en:
          RowViewModel: { title: Row }
          HandMadeViewModel: { title: By hand }
          FullError: { message: It is full. }
          PosterViewModel:
            title: Card
            email: { hint: [a, b], messages: { empty: Nothing } }
            words: [one, two]
            dash: "-"
            total: "%{count} in all"
        """
    ])

    private func localized<Value: Codable>(_ value: Value) throws -> Value {
        try value.toJSON(encoder: .localizingEncoder(locale: en, localizationStore: store)).fromJSON()
    }

    @Test func aGenericViewModelIsLocalized() throws {
        let row = try localized(RowViewModel<SystemVersion>.stub())
        #expect(try row.title.localizedString == "Row")
        #expect(row.item == .current)
        #expect(try row.count.localizedString == "0")
        #expect(try row.price.localizedString == "0")
    }

    @Test func aViewModelWithoutTheMacroIsLocalized() throws {
        #expect(try localized(HandMadeViewModel.stub()).title.localizedString == "By hand")
    }

    @Test func aViewModelHasTextsOfEachKind() throws {
        let card = try localized(PosterViewModel.stub())
        #expect(try card.hint.localizedString == "b")
        #expect(try card.empty.localizedString == "Nothing")
        #expect(try card.joined.localizedString == "one-two")
        #expect(try card.joined.localizedArray == ["one", "two"])
        #expect(card.joined.pieces == .constant([.constant("one"), .constant("two")]))
        #expect(try card.total.localizedString == "2 in all")
        #expect(card.made.dateFormat == "yyyy")
    }

    @Test func wrappersAreHashable() throws {
        #expect(PosterViewModel.stub() == .stub())
        #expect(PosterViewModel.stub().hashValue == PosterViewModel.stub().hashValue)
        #expect(PosterViewModel.stub() != .stub(owner: "Bo"))
        #expect(try localized(PosterViewModel.stub()) == localized(PosterViewModel.stub()))
        #expect(try localized(PosterViewModel.stub()) != .stub())
        #expect(try localized(PosterViewModel.stub()) != localized(PosterViewModel.stub(count: 3)))
    }

    @Test func anErrorIsLocalized() throws {
        let error = try FullError().localized(locale: en, localizationStore: store)
        #expect(try error.localizedMessage.localizedString == "It is full.")
        let _: any ClientHostedLocalizableError = error
    }

    @Test(arguments: [
        (SystemVersion(major: 1, minor: 2), "first"), (.v2, "second"), (SystemVersion(major: 9), "second"),
    ])
    func aFactoryMakesTheFormForTheVersion(version: SystemVersion, form: String) async throws {
        #expect(try await AgedViewModel.model(context: AgedContext(appVersion: version)).form == form)
    }

    @Test func anOlderVersionHasNoForm() async {
        await #expect(throws: ViewModelFactoryError.versionNotSupported("1.0.0")) {
            try await AgedViewModel.model(context: AgedContext(appVersion: .vInitial))
        }
    }

    @Test func titlesOfButtonsAreTextsOfTheApp() {
        #expect(LocalizableString.defaultOkTitle == .localized(.value(keys: "FOSForms", "ok")))
        #expect(LocalizableString.defaultCancelTitle.id == "FOSForms.cancel")
        #expect(LocalizableString.defaultSaveTitle == .localized(key: "FOSForms.save"))
    }
}
