#if SwiftViews && os(Linux)
    import FOSMVVM
    import PreviewCatalog
    import SwiftUI
    import Testing

    @testable import PreviewSite

    struct PinnedThemeTests {
        @Test func aPreviewCanDetermineItsThemeAndSpace() throws {
            let record = PreviewRecord(name: "Dark", file: "/app/Sources/App/Greetings/GreetingView.swift", line: 7) {
                GreetingView.previewHost(viewModel: .stub()).environment(\.colorScheme, .dark).padding(.top, 8)
            }
            let site = try TestSite(catalog: PreviewCatalog(previews: [record]))
            let page = try site.page("/render/GreetingViewModel/dark?theme=light")
            #expect(page.contains("data-theme=\"dark\""))
            #expect(page.contains(" style=\"margin-block: 8.0px 0.0px; margin-inline: 0.0px 0.0px\">\n"))
        }
    }
#endif
