import FOSMVVM
import Foundation
import HTMLRendering
import MarkdownDocs
import PreviewCatalog

@testable import PreviewChecks
@testable import TemplateEngine

/// Uses no view.
private struct NoTrials: ViewExerciser {
    func use(
        _ preview: Preview, locale: LocaleIdentifier, renderer: HTMLRenderer
    ) throws(LiveViewFailure) -> SwiftViewUse? { nil }
}

/// A package in memory, by default with one view.
struct SamplePackage {
    static let folder = URL(filePath: "/package/", directoryHint: .isDirectory)
    static let lamp = PreviewRecord(name: "Lit", file: "/package/Sources/Lamps/LampView.swift", line: 7) {
        LampView.previewHost(viewModel: .stub())
    }

    var root = Self.folder
    var texts: KeyValuePairs<String, String> = ["Lamps.yml": "en:\n  LampViewModel:\n    title: Lamp\n"]
    /// Templates by their names; the files are below `Templates`.
    var templates = ["LampView": "<p>{{title}}</p>"]
    var previews = [lamp]
    var viewModels: [ViewModelRecord] = []
    var hostTemplates: Set<String> = []
    var docs = DocsLibrary(folders: [])
    /// The images and asset catalogs.
    var images = PackageAssets()
    /// The paths of the files below `/assets`.
    var assets: Set<String>?
    /// Why a code block of the docs does not show its preview.
    var previewProblem: @Sendable (MarkdownCodeBlock) -> String? = { _ in nil }
    /// The entry of the settings that names the default locale, which is English else.
    var defaultLocaleEntry: PackageSettings.Entry?

    /// Whether the package has the templates of the components, which show views in Swift.
    var hasComponents = false
    /// What uses views, which needs a thread that is not one of the tests.
    var exerciser: any ViewExerciser = NoTrials()
    /// What examines previews in a browser. Nil without one.
    var browser: (any BrowserExaminer)?

    var subject: CheckedPackage {
        let components = hasComponents ? try? TemplateFolder(HTMLRenderer.builtInTemplates).sources : nil
        let sources = templates.map { name, text in
            TemplateSource(name: name, file: "/package/Templates/\(name).mustache", text: text)
        }
        return CheckedPackage(
            package: root, catalog: PreviewCatalog(previews: previews, viewModels: viewModels),
            renderer: HTMLRenderer(
                templates: TemplateLibrary(sources: sources + (components ?? [])),
                localizations: TextStore(yaml: texts, defaultLocale: defaultLocale),
                environment: .preview
            ).showing(images),
            docs: docs, hostTemplates: hostTemplates, defaultLocaleEntry: defaultLocaleEntry, assets: assets,
            previewProblem: previewProblem, exerciser: exerciser, browser: browser)
    }

    private var defaultLocale: LocaleIdentifier {
        defaultLocaleEntry.flatMap { LocaleIdentifier($0.value) } ?? .english
    }

    /// What a rule finds, as text without the rule's name.
    func lines(_ rule: some CheckRule) -> [String] {
        CheckRun(rules: [rule]).report(on: subject).findings.map { finding in
            (finding.place.map { "\($0): " } ?? "") + finding.message
        }
    }
}
