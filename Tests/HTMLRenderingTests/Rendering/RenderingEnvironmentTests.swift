import FOSMVVM
import Foundation
import HTMLRendering
import TemplateEngine
import Testing

@Suite struct RenderingEnvironmentTests {
    @ViewModel
    struct PairViewModel {
        let first: UUID
        let second: UUID
        let at: LocalizableDate
        var vmId = ViewModelId()

        static func stub() -> Self { .stub(first: UUID()) }

        static func stub(
            first: UUID = UUID(), second: UUID = UUID(), at: Date = .now, vmId: ViewModelId = .init()
        ) -> Self {
            .init(first: first, second: second, at: .init(value: at, dateStyle: .short, timeStyle: .short), vmId: vmId)
        }
    }

    private static let one = "00000000-0000-4000-8000-000000000001"
    private static let template = "{{first}} {{second}} {{first}} [{{vmId}}]"

    private func input(_ make: () -> PairViewModel) -> ViewInput {
        let (viewModel, volatile) = StubConstants().making(make, stub: { Stub($0) })
        return ViewInput(viewModel, volatileValues: volatile)
    }

    private func rendered(
        _ make: @autoclosure () -> PairViewModel, template: String = Self.template,
        environment: RenderingEnvironment = .preview
    ) -> String {
        let templates = TemplateLibrary(sources: [TemplateSource(name: "PairView", file: "", text: template)])
        let renderer = HTMLRenderer(
            templates: templates, localizations: TextStore(yaml: [:]), environment: environment)
        return renderer.render(input(make), locale: Locale(identifier: "de")).text
    }

    private func randomPair() -> PairViewModel {
        let id = UUID()
        return .stub(first: id, second: id, vmId: .init(id: id))
    }

    @Test func randomIdsAreNumberedInAPreview() {
        #expect(rendered(.stub()) == "\(Self.one) 00000000-0000-4000-8000-000000000002 \(Self.one) []")
        #expect(rendered(randomPair()) == "\(Self.one) \(Self.one) \(Self.one) [\(Self.one)]")
    }

    @Test func randomIdsAreNumberedInTheJSON() throws {
        let renderer = HTMLRenderer(
            templates: TemplateLibrary(sources: []), localizations: TextStore(yaml: [:]), environment: .preview)
        let json = try renderer.json(of: input(randomPair), locale: try #require(LocaleIdentifier("de")))
        #expect(json.contains("\"first\" : \"\(Self.one)\""))
        #expect(json.contains("\"fsh\" : \"2026-01-15T09:41:00Z\",\n    \"id\" : \"\(Self.one)\""))
    }

    /// Also one of version 4, as most tools make.
    @Test(arguments: ["6BA7B810-9DAD-11D1-80B4-00C04FD430C8", "2E9A1C40-5B77-4D0E-9F10-000000000001"])
    func idsOfTheStubStay(text: String) throws {
        let id = try #require(UUID(uuidString: text))
        #expect(rendered(.stub(first: id)).hasPrefix("\(text) \(Self.one) \(text)"))
    }

    @Test func idsStayInProduction() {
        let model = randomPair()
        #expect(rendered(model, environment: .system).hasPrefix(model.first.uuidString))
        #expect(!rendered(.stub(), environment: .system).contains("00000000-0000-4000-8000"))
    }

    @Test func nowIsTheFixedDateInAPreview() {
        #expect(rendered(.stub(), template: "{{at}} {{at.value}}") == "15.01.26, 09:41 2026-01-15T09:41:00Z")
    }

    @Test func timeIsItselfInProduction() throws {
        let model = PairViewModel.stub(at: Date(timeIntervalSince1970: 0))
        let tokyo = RenderingEnvironment(timeZone: try #require(TimeZone(identifier: "Asia/Tokyo")), present: nil)
        #expect(rendered(model, template: "{{at}}", environment: tokyo) == "01.01.70, 09:00")
    }

    @Test func theViewModelIsShownAsJSON() throws {
        let id = try #require(UUID(uuidString: "6BA7B810-9DAD-11D1-80B4-00C04FD430C8"))
        let model = PairViewModel.stub(first: id, second: id, at: Date(timeIntervalSince1970: 0))
        let renderer = HTMLRenderer(
            templates: TemplateLibrary(sources: []), localizations: TextStore(yaml: [:]), environment: .preview)
        let json = try renderer.json(of: ViewInput(model), locale: try #require(LocaleIdentifier("de")))
        #expect(json.contains("\"ls\" : \"01.01.70, 00:00\""))
        let decoded: PairViewModel = try json.fromJSON()
        #expect(decoded.first == id)
        #expect(decoded.at.value == model.at.value)
    }
}
