import Foundation
import PreviewCatalog
import Testing

@testable import FOSMVVM

#if os(Linux)
    import WorkshopApp
#endif

/// The controls of every preview of the example.
struct ArgumentRoundTripTests {
    private static let catalog = PreviewCatalog.load()
    private static let names = catalog.viewModelNames.filter { name in
        previews(of: name).contains { preview in
            ["Gallery.", "WorkshopApp."].contains { TypeName.qualified(preview.viewModelType).hasPrefix($0) }
        }
    }

    private static func previews(of name: String) -> [Preview] { catalog.entry(named: name)?.previews ?? [] }

    private func encoded(_ model: any ViewModel) throws -> String {
        let localizer = Localizer(locale: .english, store: TextStore(yaml: [:]), present: VolatileValues.present)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
        return String(decoding: try encoder.encode(LocalizingEncoder.encode(model, with: localizer)), as: UTF8.self)
    }

    @Test(arguments: names)
    func aViewModelIsTheSameAfterItsMembersAreDecoded(name: String) throws {
        for preview in Self.previews(of: name) {
            let model = try preview.make().subject.viewModel
            let copy = try type(of: model).init(from: MemberDecoder(of: model) { member, _ in member })
            #expect(try encoded(copy) == encoded(model), "\(preview.title)")
        }
    }

    @Test(arguments: names)
    func aViewModelIsTheSameAfterItIsMadeAgain(name: String) throws {
        for preview in Self.previews(of: name) {
            let model = try preview.make().subject.viewModel
            guard let arguments = InitializerArguments(of: model) else { continue }
            let copy = try #require(try arguments.remake { value, _ in value } as? any ViewModel)
            #expect(try encoded(copy) == encoded(model), "\(preview.title)")
        }
    }

    @Test(arguments: names)
    func eachTextOfAControlFitsIt(name: String) throws {
        for preview in Self.previews(of: name) {
            let start = try preview.make(PreviewChanges(arguments: .none, timeZone: "GMT"))
            var texts: [String: String] = [:]
            for argument in start.arguments { texts[argument.path] = argument.start }
            let given = PreviewChanges(arguments: PreviewArguments(texts: texts), timeZone: "GMT")
            let changed = try preview.make(given)
            #expect(changed.unknown == [])
            #expect(changed.given == .none, "\(preview.title)")
            #expect(changed.arguments == start.arguments)
        }
    }

    /// The exceptions have no parameters, have fields that are set later, or do not store what they were made from.
    @Test func mostViewModelsAreMadeAgainByTheirInitializers() throws {
        let unknown = try Self.names.filter { name in
            let models = try Self.previews(of: name).map { try $0.make().subject.viewModel }
            return models.contains { InitializerArguments(of: $0) == nil }
        }
        #expect(
            unknown == [
                "IntakeItemsViewModel", "ProfileFormViewModel", "ProfileViewModel", "WorkbenchCardViewModel",
            ])
    }
}
