import FOSMVVM
import HTMLTokens
import PreviewCatalog

/// A preview with its tools, `/previews/{ViewModel}/{preview}`.
struct WorkbenchPage: PreviewEndpoint {
    static let pattern = PathPattern("previews", values: 2...2)
    static let parameters = PageParameter.ofPreviews.union([
        .height, .zoom, .screen, .panel, .strings, .arguments, .set,
    ])
    static let showsPreviewMarks = true
    let viewModel: String
    let slug: String?

    func answer(in context: PageContext) throws(PageError) -> Answer {
        let preview = try preview(in: context)
        let rendering = PreviewRendering(preview, context: context)
        // A form sends the values of all controls.
        guard context.isExported || rendering.effective == context.parameters.arguments else {
            return .response(context.redirection(to: self, arguments: rendering.effective))
        }
        var page = Page(WorkbenchPageViewModel(preview, rendering: rendering, context: context))
        page.refusedArguments = rendering.refused
        return .page(page)
    }
}

/// A preview on its canvas, with tree, tools and panels.
@ViewModel
struct WorkbenchPageViewModel {
    @LocalizedString var panelsLabel
    @LocalizedString var canvasLabel
    @LocalizedString var copySource
    @LocalizedString var resizeDrawer
    @LocalizedString var resizeWidth
    @LocalizedString var resizeHeight
    @LocalizedString var sideLabel
    @LocalizedString var leaveFullScreen
    let title: String
    let chrome: ChromeViewModel
    let tree: TreeViewModel
    let toolbar: ToolbarViewModel
    let viewName: String
    let previewName: String
    /// The file and line of the preview.
    let sourcePlace: String
    /// The link that opens the place in an editor. Nil for a visitor who may not see sources.
    let editor: NamedEditorLink?
    let otherEditors: [NamedEditorLink]
    let documentAddress: String
    /// The address of the dark document beside the light one. Nil for one document.
    let darkAddress: String?
    let canvasAddress: String
    let frameTitle: String
    /// The width in CSS pixels. Nil fills the canvas.
    let width: Int?
    /// The height in CSS pixels. Nil for that of the content.
    let height: Int?
    /// The scale in percent. Nil if the preview is scaled only where it is wider than the canvas.
    let zoom: Int?
    /// Whether the address sets the width. The preview's own width is reduced on a narrower canvas.
    let widthChosen: Bool
    let bounds: PreviewBounds?
    let stillNote: LocalizableString?
    /// The lengths in CSS pixels to which the preview can be dragged.
    let minLength: Int
    let maxLength: Int
    let panels: [PanelTab]
    /// The open panel. Nil for a closed drawer, and for a page with all panels.
    let panel: PanelContent?
    /// All panels with their labels. Empty unless the page is a file of an export that has them.
    let sections: [PanelSection]
    let hasSections: Bool
    let panelChosen: Bool
    let drawerClosed: Bool
    let drawerAddress: String
    let drawerLabel: LocalizableString
    var vmId = ViewModelId(type: Self.self)
}

extension WorkbenchPageViewModel {
    init(_ preview: Preview, rendering: PreviewRendering, context: PageContext) {
        title = "\(preview.name) · \(preview.viewName)"
        let texts = rendering.texts
        // The drawer opens by itself when something needs attention.
        let problems = PreviewProblems(rendering, context: context)
        let counts = PanelCounts(rendering, texts: texts, problems: problems, context: context)
        let open = context.parameters.panel ?? counts.firstWithProblem ?? .closed
        let content = { (panel: Panel) in
            PanelContent.content(of: panel, rendering: rendering, texts: texts, problems: problems, context: context)
        }
        let known = context.content.extensions.panels
        sections = (context.isExported ? known.exported : []).compactMap { panel in
            content(panel).map { PanelSection(panel, label: known.label(of: panel), $0, in: rendering.locale) }
        }
        hasSections = !sections.isEmpty
        panel = hasSections ? nil : content(open)
        let shown = [panel].compactMap(\.self) + sections.map(\.content)
        chrome = ChromeViewModel(
            context, opensDiagnostics: false,
            notices: context.notices(of: preview) + Self.notices(texts, store: context.content.localizations)
                + Self.notices(refused: rendering.refused.count, panel: context.parameters.panel)
                + Self.notices(aroundHTML: rendering.rendered.html),
            styles: [.workbench] + shown.flatMap(\.styles),
            modules: BackgroundExamination.modules(
                [.workbenchScript, .controlsScript, .inspectionScript, .codeScript] + shown.flatMap(\.modules),
                in: context))
        tree = TreeViewModel(context, current: preview)
        toolbar = ToolbarViewModel(context, preview: preview)
        viewName = preview.viewName
        previewName = preview.name
        sourcePlace = context.content.paths.relative(preview.place).description
        let editors = context.editors.links(to: preview.place).map(NamedEditorLink.init)
        (editor, otherEditors) = (editors.first, Array(editors.dropFirst()))
        let isBoth = context.parameters.theme == .both
        let document = { (theme: PreviewTheme) in
            let change = { (parameters: inout PageParameters) in
                parameters.theme = isBoth ? theme : parameters.theme
                parameters.look.screen = rendering.frame?.fitsView == true ? nil : parameters.screenOfDevice
            }
            return context.findSession().map { context.links.address(LiveDocument(session: $0.id), changing: change) }
                ?? context.links.address(BareDocument(preview), changing: change)
        }
        documentAddress = document(.light)
        darkAddress = isBoth ? document(.dark) : nil
        canvasAddress = context.here { $0.panel = nil }
        frameTitle = title
        width = (context.parameters.width ?? rendering.frame?.width.map(PreviewLength.init(clamping:)))?.pixels
        height = context.parameters.height?.pixels
        zoom = context.parameters.look.zoom?.rawValue
        widthChosen = context.parameters.width != nil
        bounds = rendering.frame.map { [width] in PreviewBounds($0, isSized: width != nil) }
        stillNote = context.stillNote(isLive: rendering.isLive)
        (minLength, maxLength) = (PreviewLength.limits.lowerBound, PreviewLength.limits.upperBound)
        panels = counts.tabs.map {
            PanelTab($0, open: open, label: known.label(of: $0), counts: counts, links: context.links)
        }
        drawerClosed = open == .closed
        panelChosen = context.parameters.panel != nil && !drawerClosed
        let (first, closed) = counts.firstWithProblem.map { ($0, Panel.closed) } ?? (counts.tabs.first, nil)
        drawerAddress = context.here { $0.panel = open == .closed ? first : closed }
        drawerLabel = .localized(for: Self.self, propertyName: drawerClosed ? "openDrawer" : "closeDrawer")
    }

    /// Returns the notice about the locales of the shown texts, if the requested locale has none of its own.
    private static func notices(_ texts: PreviewTexts, store: TextStore) -> [LocalizableSubstitutions] {
        let isOwn = store.locales.contains(texts.locale) || texts.locale.pseudo != nil
        guard !isOwn, !texts.sources.isEmpty else { return [] }
        let sources = texts.sources.map { NamedLocale($0).title }.joined(separator: ", ")
        return [
            LocalizableString.localized(for: Self.self, propertyName: "fallback").bind(substitutions: [
                "locale": LocalizableString.constant(texts.locale.tag),
                "sources": LocalizableString.constant(sources),
            ])
        ]
    }

    /// Returns the notice about the element that the preview has around its HTML.
    private static func notices(aroundHTML html: [UInt8]) -> [LocalizableSubstitutions] {
        guard let container = FragmentContainer(of: html) else { return [] }
        return [
            LocalizableString.localized(for: Self.self, propertyName: "contained").bind(substitutions: [
                "container": LocalizableString.constant(container.tag)
            ])
        ]
    }

    /// Returns the notice about arguments that do not fit. Their panel shows each at its control.
    private static func notices(refused count: Int, panel: Panel?) -> [LocalizableSubstitutions] {
        count == 0 || panel == .controls ? [] : [ControlsPanel.notice(refused: count)]
    }

    static func stub() -> Self { stub(SampleProgram.list) }

    /// Returns the workbench of a sample preview, with changed parameters.
    static func stub(_ preview: Preview, changing change: (inout PageParameters) -> Void = { _ in }) -> Self {
        let context = PageContext.stub(WorkbenchPage(preview), changing: change)
        return Self(preview, rendering: PreviewRendering(preview, context: context), context: context)
    }
}

extension PageContext {
    /// Returns the note that a view which can be used on the host is only a picture. Nil on the host, and for other views.
    func stillNote(isLive: @autoclosure () -> Bool) -> LocalizableString? {
        guard isExported, isLive() else { return nil }
        return .localized(for: WorkbenchPageViewModel.self, propertyName: "still")
    }

    /// Returns the notice that a preview is pinned to a locale, if the page names another.
    func notices(of preview: Preview) -> [LocalizableSubstitutions] {
        let asked = locales.preview
        return preview.shownLocale(for: asked) == asked ? [] : [preview.pinnedText(insteadOf: asked)]
    }
}

extension Preview {
    /// Returns the text that the preview is pinned to another locale than one.
    func pinnedText(insteadOf asked: LocaleIdentifier) -> LocalizableSubstitutions {
        LocalizableString.localized(for: WorkbenchPageViewModel.self, propertyName: "held").bind(substitutions: [
            "locale": LocalizableString.constant(NamedLocale(shownLocale(for: asked)).title),
            "asked": LocalizableString.constant(asked.tag),
        ])
    }
}
