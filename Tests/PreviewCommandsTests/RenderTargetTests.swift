import FOSMVVM
import Foundation
import PreviewCatalog
import Testing

@testable import PreviewCommands

@Suite struct RenderTargetTests {
    @ViewModel
    struct TicketViewModel {
        var vmId = ViewModelId(type: Self.self)

        static func stub() -> Self { .init() }
    }

    struct TicketView: ViewModelView {
        init(viewModel: TicketViewModel) {}
    }

    @Test func theDocumentIsInTheLocaleOfTheFragment() throws {
        let catalog = PreviewCatalog(previews: [
            PreviewRecord(
                name: "Held to French", file: "/Sources/Tickets/TicketView.swift", line: 1,
                locale: Locale(identifier: "fr")
            ) {
                TicketView.previewHost()
            }
        ])
        let preview = try #require(catalog.previews.first)
        let store = TextStore(yaml: ["ticket.yml": "de: { TicketViewModel: { title: Karte } }"])
        let french = try PreviewNames(catalog: catalog).locale(nil, of: preview, in: store)
        let path = "/render/TicketViewModel/held-to-french"
        #expect(RenderCommand.target(of: preview, locale: french, in: store) == path)
        #expect(try PreviewNames(catalog: catalog).locale("de", of: preview, in: store) == french)
        let german = try #require(LocaleIdentifier("de"))
        #expect(RenderCommand.target(of: preview, locale: german, in: store) == path + "?locale=de")
        let swift = RenderCommand.target(of: preview, locale: german, version: .swift, in: store)
        #expect(swift == path + "?locale=de&view=swift")
    }
}
