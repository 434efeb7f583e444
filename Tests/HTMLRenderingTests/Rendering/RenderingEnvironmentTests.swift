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

    private func rendered(
        _ viewModel: PairViewModel, template: String = Self.template, environment: RenderingEnvironment = .preview,
        made: ClosedRange<Date>? = nil
    ) -> String {
        let templates = TemplateLibrary(sources: [TemplateSource(name: "PairView", file: "", text: template)])
        let renderer = HTMLRenderer(
            templates: templates, localizations: LocalizationStore(yaml: [:]), environment: environment)
        return renderer.render(ViewInput(viewModel, madeDuring: made), locale: Locale(identifier: "de")).text
    }

    @Test func randomIdsAreNumberedInAPreview() {
        let (one, two) = (Self.one, "00000000-0000-4000-8000-000000000002")
        #expect(rendered(.stub()) == "\(one) \(two) \(one) []")
        let id = UUID()
        #expect(rendered(.stub(first: id, second: id)) == "\(one) \(one) \(one) []")
    }

    @Test func anIdentityMadeOfARandomIdIsNumberedToo() {
        let id = UUID()
        let model = PairViewModel.stub(first: id, vmId: .init(id: id))
        #expect(rendered(model, template: "{{vmId}} {{first}}") == "\(Self.one) \(Self.one)")
        #expect(rendered(model, template: "{{vmId}}", environment: .system) == id.uuidString)
    }

    @Test func randomIdsAreNumberedInTheJSON() throws {
        let id = UUID()
        let renderer = HTMLRenderer(
            templates: TemplateLibrary(sources: []), localizations: LocalizationStore(yaml: [:]), environment: .preview)
        let model = PairViewModel.stub(first: id, vmId: .init(id: id))
        let json = try renderer.json(of: ViewInput(model), locale: try #require(LocaleIdentifier("de")))
        #expect(json.contains("\"first\" : \"\(Self.one)\""))
        #expect(json.contains("\"vmId\" : \"\(Self.one)\""))
    }

    @Test func idsOfTheStubStay() throws {
        let id = try #require(UUID(uuidString: "6BA7B810-9DAD-11D1-80B4-00C04FD430C8"))
        #expect(
            rendered(.stub(first: id)).hasPrefix(
                "6BA7B810-9DAD-11D1-80B4-00C04FD430C8 00000000-0000-4000-8000-000000000001"))
    }

    @Test func idsStayInProduction() {
        let model = PairViewModel.stub()
        #expect(rendered(model, environment: .system).hasPrefix("\(model.first.uuidString) \(model.second.uuidString)"))
    }

    @Test func nowIsTheFixedMomentInAPreview() {
        let (model, made) = FixedMoment.making { PairViewModel.stub() }
        #expect(rendered(model, template: "{{at}} {{at.value}}", made: made) == "15.01.26, 09:41 2026-01-15T09:41:00Z")
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
            templates: TemplateLibrary(sources: []), localizations: LocalizationStore(yaml: [:]), environment: .preview)
        let json = try renderer.json(of: ViewInput(model), locale: try #require(LocaleIdentifier("de")))
        #expect(json.contains("\"localizedString\" : \"01.01.70, 00:00\""))
        let decoded: PairViewModel = try json.fromJSON()
        #expect(decoded.first == id)
        #expect(decoded.at.value == model.at.value)
    }
}
