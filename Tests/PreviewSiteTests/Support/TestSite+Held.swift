import FOSMVVM
import Foundation
import PreviewCatalog

extension TestSite {
    /// Returns a site with a greeting that is pinned to German, and one that is not.
    static func held() throws -> TestSite {
        try TestSite(
            catalog: PreviewCatalog(previews: [
                PreviewRecord(
                    name: "Held", file: "/app/Sources/App/Greetings/GreetingView.swift", line: 7,
                    locale: Locale(identifier: "de")
                ) {
                    GreetingView.previewHost(viewModel: .stub())
                },
                PreviewRecord(name: "Free", file: "/app/Sources/App/Greetings/GreetingView.swift", line: 11) {
                    GreetingView.previewHost(viewModel: .stub())
                },
            ]))
    }
}
