import Diagnostics
import FOSMVVM
import PreviewCatalog
import TextAnalysis

/// The content of the drawer: code, or problems.
struct PanelContent: Codable, Sendable {
    let isCode: Bool
    let code: String
    /// The id of the element with the code.
    private(set) var codeId = "panel-code"
    let language: String
    /// The path of the code's file, if it has one.
    let path: String?
    /// The subject of the code, if it has no file.
    let subject: String?
    let faults: FaultList?
    let emptyText: LocalizableString?
    /// Whether the panel waits for the preview to be used.
    let isWaiting: Bool
    let controls: ControlsPanel?
    let strings: StringsPanel?
    let operations: OperationsPanel?
    let problems: ProblemsPanel?
    let accessibility: BrowserInspection?
    let notes: NotesPanel?
    let source: SourcePanel?
    let copyLabel: LocalizableString

    private init(
        code: String? = nil, language: String = "", path: String? = nil, subject: String? = nil,
        faults: [Diagnostic] = [], emptyText: LocalizableString? = nil, isWaiting: Bool = false,
        controls: ControlsPanel? = nil, strings: StringsPanel? = nil, operations: OperationsPanel? = nil,
        problems: ProblemsPanel? = nil, accessibility: BrowserInspection? = nil, notes: NotesPanel? = nil,
        source: SourcePanel? = nil
    ) {
        isCode = code != nil
        self.code = code ?? ""
        self.language = language
        self.path = path
        self.subject = subject
        self.faults = FaultList(faults)
        self.emptyText = emptyText
        self.isWaiting = isWaiting
        self.controls = controls
        self.strings = strings
        self.operations = operations
        self.problems = problems
        self.accessibility = accessibility
        self.notes = notes
        self.source = source
        copyLabel = Self.text("copyLabel")
    }

    /// Returns the content of a panel. Nil if the drawer is closed.
    static func content(
        of panel: Panel, rendering: PreviewRendering, texts: PreviewTexts, problems: PreviewProblems,
        context: PageContext
    ) -> PanelContent? {
        switch panel {
        case .controls: controls(rendering, context: context)
        case .html: PanelContent(code: rendering.readableHTML, language: "html")
        case .viewModel: viewModel(rendering)
        case .view: view(rendering)
        case .strings: PanelContent(strings: StringsPanel(texts, context: context))
        case .problems:
            PanelContent(problems: ProblemsPanel(problems, preview: rendering.preview, context: context))
        case .accessibility: PanelContent(accessibility: BrowserInspection(context.content.assets))
        case .operations: operations(rendering, context: context)
        case .notes: PanelContent(notes: NotesPanel(rendering.preview, in: context))
        case .source:
            PanelContent(source: SourcePanel(rendering.preview, rendering: rendering, content: context.content))
        case .closed: nil
        }
    }

    private static func controls(_ rendering: PreviewRendering, context: PageContext) -> PanelContent {
        guard let arguments = rendering.arguments else { return PanelContent(faults: rendering.faults) }
        let exported =
            context.isExported ? ExportedChanges(of: rendering.preview, timeZone: context.timeZone) : nil
        let panel = ControlsPanel(
            arguments, unknown: rendering.unknown, fault: rendering.failure?.message, exported: exported,
            context: context)
        return PanelContent(controls: panel)
    }

    private static func viewModel(_ rendering: PreviewRendering) -> PanelContent {
        do {
            return PanelContent(code: try rendering.json(), language: "json", subject: rendering.viewModelName)
        } catch is PreviewFailure {
            return PanelContent(faults: rendering.faults)
        } catch {
            return PanelContent(faults: [Diagnostic(.unencodableViewModel, error.localizedDescription)])
        }
    }

    private static func view(_ rendering: PreviewRendering) -> PanelContent {
        guard let source = rendering.source else {
            if let fault = rendering.misspelledTemplate { return PanelContent(faults: [fault]) }
            return PanelContent(emptyText: text("noTemplate"))
        }
        return PanelContent(code: source.text, language: source.language, path: source.path)
    }

    private static func operations(_ rendering: PreviewRendering, context: PageContext) -> PanelContent {
        if let session = context.findSession(), let state = session.lastState {
            let isSwift = rendering.rendered.source?.templateName == nil
            return PanelContent(operations: OperationsPanel(state, of: session, isSwift: isSwift, in: context))
        }
        return rendering.isLive
            ? PanelContent(emptyText: text("notUsed"), isWaiting: true) : PanelContent(emptyText: text("noOperations"))
    }

    private static func text(_ name: String) -> LocalizableString {
        .localized(for: Self.self, propertyName: name)
    }
}

/// A panel below others, on a page of an export with all panels.
struct PanelSection: Codable, Sendable {
    let id: String
    let label: LocalizableString
    let content: PanelContent

    init(_ panel: Panel, _ content: PanelContent) {
        id = Self.id(of: panel)
        label = panel.localizableString
        self.content = content.identified(by: "\(id)-code")
    }

    /// Returns the id of a panel's section.
    static func id(of panel: Panel) -> String { "panel-\(panel.rawValue)" }
}

extension PanelContent {
    /// Returns the content with another id of its code, if it is not the only panel.
    fileprivate func identified(by codeId: String) -> PanelContent {
        var content = self
        content.codeId = codeId
        return content
    }
}

/// A panel's tab.
struct PanelTab: Codable, Sendable {
    let label: LocalizableString
    let address: String
    /// Whether the drawer shows the panel.
    let isCurrent: Bool
    /// Whether the address names the panel. Then a small screen shows it instead of the canvas.
    let isChosen: Bool
    /// The number of problems, or of what happened. Nil if there are none.
    let count: LocalizableInt?
    /// Whether the count is no problem.
    let isNeutral: Bool

    /// - Parameter open: The panel that the drawer shows.
    init(_ panel: Panel, open: Panel, context: PageContext, count: Int?) {
        label = panel.localizableString
        address = context.here { $0.panel = panel }
        isCurrent = panel == open
        isChosen = isCurrent && panel == context.parameters.panel
        isNeutral = panel == .operations
        self.count = count.flatMap { $0 > 0 ? LocalizableInt(value: $0) : nil }
    }
}
