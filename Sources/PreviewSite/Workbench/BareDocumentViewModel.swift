import Diagnostics
import FOSMVVM
import HTMLSnapshots
import HTMLTokens
import HTTPCore
import PreviewCatalog

/// A preview alone, `/render/{ViewModel}/{preview}`; without the preview, the first of the ViewModel.
struct BareDocument: PreviewEndpoint {
    static let pattern = PathPattern("render", values: 1...2)
    static let parameters = PageParameter.ofDocuments.union([.arguments])
    let viewModel: String
    let slug: String?

    func answer(in context: PageContext) throws(PageError) -> Answer {
        do throws(PageError) {
            return document(of: try preview(in: context), context: context)
        } catch .refused(let status, let message) {
            return broken([Diagnostic(.brokenPreview, message)], status: status, context: context)
        }
    }

    private func document(of preview: Preview, context: PageContext) -> Answer {
        let rendering = PreviewRendering(preview, context: context, isInteractive: true)
        guard rendering.isBroken else {
            let document = BareDocumentViewModel(preview, rendering: rendering, context: context)
            var page = Page(document, language: rendering.locale)
            page.refusedArguments = rendering.refused
            page.variesByUse = true
            let origins = context.content.settings.frameAncestors
            if !origins.isEmpty {
                page.headers[.contentSecurityPolicy] = SecurityHeaders.policy(frameAncestors: origins)
            }
            return .page(page)
        }
        return broken(rendering.diagnostics, status: .internalServerError, context: context)
    }

    private func broken(_ diagnostics: [Diagnostic], status: HTTPStatus, context: PageContext) -> Answer {
        .page(Page(BrokenPreviewViewModel(diagnostics, context: context), status: status))
    }
}

/// What is recorded of a preview alone, `/snapshots/{ViewModel}/{preview}/recorded`.
struct RecordedDocument: PreviewEndpoint {
    static let pattern = PathPattern("snapshots", values: 2...2, suffix: ["recorded"])
    static let parameters = PageParameter.ofDocuments
    static let isCacheable = false
    let viewModel: String
    let slug: String?

    func answer(in context: PageContext) throws(PageError) -> Answer {
        let preview = try preview(in: context.content)
        let comparison = SnapshotComparison(preview, context: context)
        guard let text = comparison.recorded else { throw .unknownPage(address) }
        let locale = comparison.snapshot.locale
        let document = BareDocumentViewModel(
            preview, fragment: HTMLNormalizer.unbroken(text), locale: locale, surroundings: preview.surroundings,
            context: context)
        return .page(Page(document, language: locale))
    }
}

/// A document with only a preview, for frames, screenshots and crawlers.
@ViewModel
struct BareDocumentViewModel {
    let language: String
    let direction: String
    /// The color scheme. Nil for that of the reader's system.
    let theme: String?
    /// What shows the theme to the program's stylesheets.
    let rootMark: ThemeMark?
    let bodyMark: ThemeMark?
    let look: PreviewLookAttributes
    /// The space around the view that the preview sets, as declarations of CSS.
    let spacing: String?
    let title: String
    let icon: String
    let stylesheets: [String]
    /// The script of emulated media features. Nil if all are those of the browser.
    let emulation: Emulation?
    /// The scripts of a document of an export. Nil for one that the host serves.
    let exported: ExportedDocument?
    /// The address of the script that emulates states. Nil if none is emulated.
    let statesScript: String?
    /// The HTML, which is inserted unescaped.
    let fragment: String
    /// The element around the HTML. Nil for HTML that needs none.
    let container: FragmentContainer?
    /// The digest of the HTML, from which scripts know whether anything but the style has changed.
    let digest: String
    /// The digest of the other files that the HTML can show.
    let filesDigest: String
    /// The form of a live view. Nil for any other view.
    let live: LiveForm?
    /// The script of a document in a window of its own. Nil for one in a frame, or for a program.
    let alone: AloneScript?
    var vmId = ViewModelId(type: Self.self)

    /// Media features, for what the scripts of a preview do. Stylesheets and HTML are changed already.
    struct Emulation: Codable, Sendable {
        let features: String
        let script: String

        init?(_ emulation: MediaEmulation, assets: AssetTable) {
            guard let features = emulation.attribute else { return nil }
            self.features = features
            script = assets.address(of: .emulationScript)
        }
    }

    init(_ preview: Preview, rendering: PreviewRendering, context: PageContext) {
        let fragment = rendering.rendered.text
        let live =
            rendering.isLive
            ? LiveForm(
                beginning: preview, html: fragment, assets: context.content.assets, links: context.links) : nil
        self.init(
            preview, fragment: fragment, live: live, locale: rendering.locale, surroundings: rendering.surroundings,
            context: context)
    }

    /// Creates the document of a live view.
    init(_ preview: Preview, live: LiveForm, locale: LocaleIdentifier, context: PageContext) {
        self.init(
            preview, fragment: live.html, live: live, locale: locale, surroundings: preview.surroundings,
            context: context)
    }

    /// Creates the document of a preview's HTML in a locale.
    init(
        _ preview: Preview, fragment: String, live: LiveForm? = nil, locale: LocaleIdentifier,
        surroundings: PreviewSurroundings?, context: PageContext
    ) {
        var parameters = context.parameters
        if let pinned = surroundings?.theme { parameters.theme = PreviewTheme(rawValue: pinned.rawValue) ?? .system }
        language = locale.documentLanguage
        direction = parameters.direction == .natural ? locale.direction : parameters.direction.rawValue
        theme = parameters.theme.attribute
        let mark = context.content.settings.themeMarks.mark(of: theme)
        rootMark = mark?.isOnBody == false ? mark : nil
        bodyMark = mark?.isOnBody == true ? mark : nil
        spacing = surroundings?.padding.flatMap(Self.declarations)
        look = parameters.look.attributes
        title = "\(preview.name) · \(preview.viewName)"
        let assets = context.content.assets
        icon = assets.address(of: .icon)
        let links = PageLinks(page: context.page, parameters: parameters)
        stylesheets = assets.previewStylesheets.map { links.address(assets.file(at: $0)) }
        exported =
            context.isExported ? ExportedDocument(pinned: surroundings?.theme?.rawValue, in: context.content) : nil
        let emulation = MediaEmulation(context.isExported ? PageParameters() : parameters)
        self.emulation = Emulation(emulation, assets: assets)
        statesScript = look.state == nil ? nil : assets.address(of: .statesScript)
        self.fragment = emulation.isEmpty ? fragment : emulation.html(fragment, at: context.page.address)
        container = FragmentContainer(of: Array(fragment.utf8))
        digest = HTTPBody(fragment.utf8).digest
        filesDigest = assets.digest(ofFilesIn: fragment)
        self.live = live
        alone = context.request.isAlone ? AloneScript(context.content.assets, after: context.version) : nil
    }

    /// The space around a view as margins, which are outside the usual space of the page.
    private static func declarations(_ padding: PreviewSurroundings.Padding) -> String {
        "margin-block: \(padding.top)px \(padding.bottom)px; "
            + "margin-inline: \(padding.leading)px \(padding.trailing)px"
    }

    static func stub() -> Self {
        let context = PageContext.stub(BareDocument(SampleProgram.list))
        let rendering = PreviewRendering(SampleProgram.list, context: context)
        return Self(SampleProgram.list, rendering: rendering, context: context)
    }
}

extension Preview {
    /// What it sets around the view. Makes the preview; nil if it cannot be made.
    fileprivate var surroundings: PreviewSurroundings? { (try? make())?.surroundings }
}

/// A document that replaces a preview without usable HTML, or a session that ended.
@ViewModel
struct BrokenPreviewViewModel {
    let restartLabel: LocalizableString
    let heading: LocalizableSubstitutions
    /// Whether something is wrong with the preview.
    let isError: Bool
    var language = PageLanguage.tag
    var direction = PageLanguage.direction
    let theme: String?
    let icon: String
    let stylesheets: [String]
    let diagnostics: DiagnosticList?
    /// The address that starts the preview again. Nil if that does not help.
    let restart: String?
    /// The address of a script that leads to the preview. Nil without one.
    let script: String?
    var vmId = ViewModelId(type: Self.self)

    init(_ diagnostics: [Diagnostic], restart: String? = nil, script: String? = nil, context: PageContext) {
        self.init(headingKey: "heading", diagnostics, restart: restart, script: script, context: context)
    }

    /// Creates the document about a session that ended.
    ///
    /// - Parameter address: The address of its preview, if it is known.
    init(endedSession address: String?, context: PageContext) {
        self.init(headingKey: "endedSession", [], restart: address, script: nil, context: context)
    }

    /// Creates the document about a link of a preview, for browsers without script.
    ///
    /// - Parameters:
    ///   - address: Where it leads.
    ///   - preview: The address of the preview.
    init(linkTo address: String, from preview: String, context: PageContext) {
        self.init(
            headingKey: "leadsElsewhere", [], restart: preview, script: nil, address: address,
            restartKey: "backLabel", context: context)
    }

    private init(
        headingKey: String, _ diagnostics: [Diagnostic], restart: String?, script: String?, address: String? = nil,
        restartKey: String = "restartLabel", context: PageContext
    ) {
        heading = LocalizableString.localized(for: Self.self, propertyName: headingKey)
            .bind(substitutions: ["address": LocalizableString.constant(address?.excerpt(300) ?? "")])
        restartLabel = .localized(for: Self.self, propertyName: restartKey)
        isError = address == nil
        theme = context.parameters.theme.attribute
        icon = context.content.assets.address(of: .icon)
        stylesheets = [.tokens, .siteStyles, .workbench].map(context.content.assets.address)
        self.diagnostics = DiagnosticList(diagnostics, editors: context.editors)
        self.restart = restart
        self.script = script
    }

    static func stub() -> Self {
        Self(
            [
                Diagnostic(
                    .templateSyntax, "The template does not parse.",
                    at: SourcePlace(file: "TaskListView.mustache", line: 1))
            ],
            context: .stub())
    }
}
