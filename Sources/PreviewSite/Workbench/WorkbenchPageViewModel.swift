import FOSMVVM
import PreviewCatalog

/// A preview on its canvas, with tree, tools and panels.
@ViewModel
struct WorkbenchPageViewModel {
    @LocalizedString var panelsLabel
    @LocalizedString var canvasLabel
    @LocalizedString var copySource
    let title: String
    let chrome: SiteChromeViewModel
    let tree: SiteTreeViewModel
    let toolbar: SiteToolbarViewModel
    let viewName: String
    let previewName: String
    /// File and line of the preview, short and whole.
    let source: String
    let sourcePlace: String
    let documentAddress: String
    let canvasAddress: String
    let frameTitle: String
    /// In CSS pixels; nil fills the canvas.
    let width: Int?
    /// Whether the address names the width: the preview's own gives way to a narrower canvas.
    let widthChosen: Bool
    let bounds: PreviewBounds?
    let panels: [SitePanelTab]
    let panel: SitePanelContent?
    let panelChosen: Bool
    let drawerClosed: Bool
    let drawerAddress: String
    let drawerLabel: LocalizableString
    let drawerIcon: String
    var vmId = ViewModelId(type: Self.self)
}

extension WorkbenchPageViewModel {
    init(_ subject: WorkbenchSubject, rendering: PreviewRendering, context: PageContext) {
        let preview = subject.preview
        let chosen = context.parameters.panel
        title = "\(preview.name) · \(preview.viewName)"
        let texts = PreviewTexts(rendering, content: context.content)
        chrome = SiteChromeViewModel(
            context, hasSwitches: false,
            notices: context.notices(of: preview) + Self.notices(texts, context: context))
        tree = SiteTreeViewModel(context, current: preview)
        toolbar = SiteToolbarViewModel(context, subject: subject)
        viewName = preview.viewName
        previewName = preview.name
        sourcePlace = "\(preview.place.file):\(preview.place.line)"
        source = sourcePlace.split(separator: "/").suffix(2).joined(separator: "/")
        documentAddress = toolbar.documentAddress
        canvasAddress = context.here { $0.panel = nil }
        frameTitle = title
        width = (context.parameters.width ?? rendering.frame?.width.map(PreviewWidth.init(clamping:)))?.pixels
        widthChosen = context.parameters.width != nil
        bounds = rendering.frame.map { [width] in PreviewBounds($0, isSized: width != nil) }
        let counts: [SitePanel: Int] = [.strings: texts.wrongCount, .problems: rendering.faults.count]
        panels = SitePanel.tabs.map { SitePanelTab($0, context: context, count: counts[$0]) }
        panel = .content(of: chosen ?? .html, rendering: rendering, texts: texts, context: context)
        let isClosed = chosen == .closed
        panelChosen = chosen != nil && !isClosed
        drawerClosed = isClosed
        drawerAddress = context.here { $0.panel = isClosed ? nil : .closed }
        drawerLabel = .localized(for: Self.self, propertyName: drawerClosed ? "openDrawer" : "closeDrawer")
        drawerIcon = drawerClosed ? "raise" : "lower"
    }

    /// Whose texts are shown, where the locale that was asked for has none of its own.
    private static func notices(_ texts: PreviewTexts, context: PageContext) -> [LocalizableSubstitutions] {
        let isOwn = context.content.localizations.locales.contains(texts.locale) || texts.locale.pseudo != nil
        guard !isOwn, !texts.sources.isEmpty else { return [] }
        let sources = texts.sources.map { SiteLocale($0).title }.joined(separator: ", ")
        return [
            LocalizableString.localized(for: Self.self, propertyName: "fallback").bind(substitutions: [
                "locale": LocalizableString.constant(texts.locale.tag),
                "sources": LocalizableString.constant(sources),
            ])
        ]
    }

    /// A workbench of a view that has no HTML.
    static func stub() -> Self {
        let context = PageContext.stub()
        return Self(
            title: "Empty · TaskListView", chrome: SiteChromeViewModel(context, hasSwitches: false),
            tree: SiteTreeViewModel(context), toolbar: SiteToolbarViewModel(context, subject: nil),
            viewName: "TaskListView", previewName: "Empty", source: "Tasks/TaskListView.swift:1",
            sourcePlace: "Sources/Tasks/TaskListView.swift:1", documentAddress: "", canvasAddress: "",
            frameTitle: "Empty", width: nil, widthChosen: false, bounds: nil, panels: [], panel: nil,
            panelChosen: false,
            drawerClosed: true,
            drawerAddress: "", drawerLabel: .localized(for: Self.self, propertyName: "openDrawer"), drawerIcon: "raise")
    }
}
