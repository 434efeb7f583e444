import Diagnostics
import FOSFoundation
import FOSMVVM
import Foundation
import HTMLParsing
import HTMLRendering
import PreviewCatalog
import PreviewSnapshots

/// The rendered previews of a catalog.
struct CheckedPreviews: Sendable {
    /// A preview in a version of its view.
    private struct Key: Hashable {
        let title: String
        let version: ViewVersion
    }

    /// A preview to render.
    private struct Task: Sendable {
        let preview: Preview
        let version: ViewVersion

        var key: Key { Key(title: preview.title, version: version) }
    }

    /// The previews that can be made, in each version of their views.
    let all: [CheckedPreview]
    /// The reasons why previews, and the stubs of ViewModels without previews, cannot be made.
    let failures: [PreviewFailure]
    private let results: [Key: Result<CheckedPreview, PreviewFailure>]

    /// No previews.
    init() {
        all = []
        failures = []
        results = [:]
    }

    /// Makes and renders all previews of a package, and the stubs of ViewModels without previews, each in the default
    /// locale or the one that it is pinned to.
    init(rendering package: CheckedPackage) {
        let (catalog, renderer) = (package.catalog, package.renderer)
        let shown = catalog.previews.flatMap { preview in
            preview.versions(in: renderer).map { Task(preview: preview, version: $0) }
        }
        let stubs = catalog.viewModelNames.compactMap { catalog.entry(named: $0) }.flatMap(\.previews).map {
            Task(preview: $0, version: .template)
        }
        var known: Set<Key> = []
        let tasks = (shown + stubs).filter { known.insert($0.key).inserted }
        let rendered = tasks.onAllProcessors { package.checked($0.preview, $0.version) }
        let results = Dictionary(uniqueKeysWithValues: zip(tasks.map(\.key), rendered))
        all = shown.compactMap { try? results[$0.key]?.get() }
        failures = stubs.compactMap { stub in
            guard case .failure(let failure) = results[stub.key] else { return nil }
            return failure
        }
        self.results = results
    }

    /// Returns the lookups of a preview. Nil if its ViewModel cannot be encoded.
    ///
    /// - Throws: The reason why the preview cannot be made.
    func record(of preview: Preview) throws(PreviewFailure) -> LocalizationRecord? {
        try results[Key(title: preview.title, version: .template)]?.get().inspected.record
    }

    /// Returns the names of the views that renderers of the program show.
    func viewsOfRenderers() -> Set<String> {
        Set(
            all.compactMap { preview in
                if case .renderer(let name) = preview.view.source { name } else { nil }
            })
    }

    /// Returns the diagnostics of some kinds, each once.
    func diagnostics(_ kinds: Set<Diagnostic.Kind>) -> [Diagnostic] {
        var known: Set<Diagnostic> = []
        return all.flatMap(\.view.diagnostics).filter { kinds.contains($0.kind) && known.insert($0).inserted }
    }
}

extension CheckedPackage {
    /// Makes and renders a preview.
    func checked(_ preview: Preview, _ version: ViewVersion) -> Result<CheckedPreview, PreviewFailure> {
        Result { () throws(PreviewFailure) in
            let input = try preview.make().subject
            let locale = preview.shownLocale(for: renderer.localizations.defaultLocale)
            let renderer = renderer.preferring(version)
            return CheckedPreview(
                preview, input, inspected: renderer.inspect(input, locale: locale), locale: locale, renderer: renderer,
                assets: assets, exerciser: exerciser, browser: browser)
        }
    }
}

extension Array where Element: Sendable {
    /// Returns the results for all elements in order, computed on all processors.
    func onAllProcessors<Result: Sendable>(_ transform: @escaping @Sendable (Element) -> Result) -> [Result] {
        concurrentMap(
            workers: ProcessInfo.processInfo.activeProcessorCount, stackSize: HTMLParser.stackSize, transform)
    }
}
