import FOSMVVM
import Foundation
import Gallery
import HTMLRendering
import TemplateEngine

/// Measures which part of the time for a page its template takes. Only this part could be streamed, because the values of
/// a page are localized before its template begins.
struct StreamingBenchmark {
    private let page: HTMLRenderer
    /// Renders the same ViewModel with a template that shows only its title.
    private let bare: HTMLRenderer

    /// - Throws: An error for folders of templates that cannot be read.
    init(example: URL, bareTemplates: URL) throws {
        let texts = TextStore(folders: [Bundle.gallery, Bundle.module].map(\.bundleURL))
        let templates = example.appending(path: "Templates")
        page = HTMLRenderer(templates: try TemplateLibrary(folders: [templates]), localizations: texts)
        bare = HTMLRenderer(templates: try TemplateLibrary(folders: [templates, bareTemplates]), localizations: texts)
    }

    func run() {
        print("visits      bytes   whole page   without template   share of the template")
        for count in [50, 1_000, 10_000] { measure(count) }
    }

    private func measure(_ count: Int) {
        let visits = SampleVisits.all(count: count)
        var times: (whole: [Duration], bare: [Duration]) = ([], [])
        var size = 0
        for _ in 1...max(5, 20_000 / count) {
            times.whole.append(ContinuousClock().measure { size = bytes(of: visits, with: page) })
            times.bare.append(ContinuousClock().measure { _ = bytes(of: visits, with: bare) })
        }
        let (whole, rest) = (median(times.whole), median(times.bare))
        let share = (whole - rest) / whole * 100
        print(
            String(format: "%6d %10d %9.2f ms %15.2f ms %22.0f%%", count, size, whole, rest, share))
    }

    private func bytes(of visits: [any VisitFields], with renderer: HTMLRenderer) -> Int {
        let viewModel = VisitListPageViewModel(visits: visits, page: PageLanguage(.english))
        return renderer.render(viewModel, locale: .english).html.count
    }

    /// Returns the median in milliseconds.
    private func median(_ times: [Duration]) -> Double { times.sorted()[times.count / 2] / .milliseconds(1) }
}
