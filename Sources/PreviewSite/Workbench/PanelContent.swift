import Diagnostics
import FOSMVVM
import PreviewCatalog

/// The content of the drawer.
enum PanelContent: Codable, Sendable {
    case code(PanelCode)
    case diagnostics(DiagnosticList)
    /// Says why there is nothing else.
    case note(PanelNote)
    case controls(ControlsPanel)
    case strings(StringsPanel)
    case operations(OperationsPanel)
    /// What was done with the view when it had other values, or before.
    case earlierSteps(EarlierSteps)
    case problems(ProblemsPanel)
    case accessibility(BrowserInspection)
    case notes(NotesPanel)
    case source(SourcePanel)
    /// A panel of the program.
    case own(OwnPanel)

    /// Returns the content of a panel. Nil if the drawer is closed.
    static func content(
        of panel: Panel, rendering: PreviewRendering, texts: PreviewTexts, problems: PreviewProblems,
        context: PageContext
    ) -> PanelContent? {
        switch panel {
        case .controls: controls(rendering, texts, context: context)
        case .html: .code(PanelCode(rendering.readableHTML, language: "html"))
        case .viewModel: viewModel(rendering, context)
        case .view: view(rendering, context)
        case .strings:
            .strings(
                StringsPanel(
                    texts, preview: rendering.preview, content: context.content,
                    mayEdit: context.access.textEditor != nil,
                    links: context.links))
        case .problems: .problems(ProblemsPanel(problems, preview: rendering.preview, context: context))
        case .accessibility: .accessibility(BrowserInspection(context.content.assets, context.content.paths))
        case .operations: operations(rendering, context: context)
        case .notes: .notes(NotesPanel(rendering.preview, in: context))
        case .source: source(rendering, context: context)
        default:
            context.content.extensions.panels.own(panel).flatMap {
                rendering.content(of: $0, editors: context.editors)
            }
        }
    }

    /// The stylesheets of the panel.
    var styles: [BuiltInAsset] {
        switch self {
        case .strings: [.strings]
        case .problems: [.problems]
        case .controls: [.controls]
        case .notes: [.docs]
        default: []
        }
    }

    /// The scripts of the panel besides those of the workbench.
    var modules: [BuiltInAsset] {
        switch self {
        case .strings(let panel) where panel.canEdit: [.stringsScript]
        case .operations(let panel) where panel.recordings != nil: [.recordingsScript]
        case .earlierSteps(let steps) where steps.recordings != nil: [.recordingsScript]
        default: []
        }
    }

    private static func controls(
        _ rendering: PreviewRendering, _ texts: PreviewTexts, context: PageContext
    ) -> PanelContent? {
        guard rendering.preview.showsViewModel else { return .note(PanelNote("noViewModel")) }
        guard let arguments = rendering.arguments else { return diagnostics(rendering.diagnostics, context.editors) }
        let exported =
            context.isExported ? ExportedChanges(of: rendering.preview, timeZone: context.timeZone) : nil
        return .controls(
            ControlsPanel(
                arguments, unknown: rendering.unknown, failure: rendering.failure?.message,
                descriptions: ControlDescriptions(texts, catalog: context.content.catalog),
                code: context.access.seesSources ? ChangedPreviewCode(rendering) : nil, exported: exported,
                isUsed: context.findSession()?.inputs.steps.isEmpty == false, timeZone: context.timeZone,
                links: context.links))
    }

    private static func viewModel(_ rendering: PreviewRendering, _ context: PageContext) -> PanelContent? {
        guard rendering.preview.showsViewModel else { return .note(PanelNote("noViewModel")) }
        do {
            return .code(PanelCode(try rendering.json(), language: "json", subject: rendering.viewModelName))
        } catch is PreviewFailure {
            return diagnostics(rendering.diagnostics, context.editors)
        } catch {
            return diagnostics([Diagnostic(.unencodableViewModel, error.localizedDescription)], context.editors)
        }
    }

    private static func view(_ rendering: PreviewRendering, _ context: PageContext) -> PanelContent? {
        guard let source = rendering.source else {
            if case .renderer = rendering.rendered.source { return .note(PanelNote("byRenderer")) }
            return rendering.misspelledTemplate.map { diagnostics([$0], context.editors) }
                ?? .note(PanelNote("noTemplate"))
        }
        return .code(PanelCode(source.text, language: source.language, path: source.path))
    }

    private static func source(_ rendering: PreviewRendering, context: PageContext) -> PanelContent {
        guard context.access.seesSources else { return .note(PanelNote("sourcesNotAllowed")) }
        return .source(
            SourcePanel(
                rendering.preview, template: rendering.templateFile, catalog: context.content.catalog,
                editors: context.editors))
    }

    /// Nil for an export of a preview without recordings.
    private static func operations(_ rendering: PreviewRendering, context: PageContext) -> PanelContent? {
        let recordings = RecordingList(of: rendering.preview, in: context.content, links: context.links)
        guard !context.isExported else {
            return recordings.map { .earlierSteps(EarlierSteps(done: nil, recordings: $0, hint: nil)) }
        }
        if let session = context.findSession(), let state = session.lastState {
            let isSwift = rendering.rendered.source?.templateName == nil
            return .operations(
                OperationsPanel(state, of: session, isSwift: isSwift, recordings: recordings, in: context))
        }
        guard rendering.isLive else { return .note(PanelNote("noOperations")) }
        let done = context.findLastSession().flatMap { StepList($0, after: nil, in: context) }
        guard done != nil || recordings != nil else { return .note(PanelNote("notUsed", isWaiting: true)) }
        let hint = done == nil ? PanelNote("notUsed", isWaiting: true) : nil
        return .earlierSteps(EarlierSteps(done: done, recordings: recordings, hint: hint))
    }

    private static func diagnostics(_ diagnostics: [Diagnostic], _ editors: EditorLinks) -> PanelContent? {
        DiagnosticList(diagnostics, editors: editors).map(Self.diagnostics)
    }
}

/// What was done with a view that is not in use.
struct EarlierSteps: Codable, Sendable {
    /// What the reader did with it when it had other values.
    let done: StepList?
    let recordings: RecordingList?
    /// How to begin. Nil after the view was used, and where it cannot be used.
    let hint: PanelNote?
}

/// Code in a panel.
struct PanelCode: Codable, Sendable {
    /// The id of its element.
    fileprivate(set) var id = "panel-code"
    let code: String
    let language: String
    /// The path of its file, if it has one.
    let path: String?
    /// What it is, if it has no file.
    let subject: String?
    let copyLabel: LocalizableString

    init(_ code: String, language: String, path: String? = nil, subject: String? = nil) {
        (self.code, self.language, self.path, self.subject) = (code, language, path, subject)
        copyLabel = .localized(for: PanelContent.self, propertyName: "copyLabel")
    }
}

/// A text in a panel that has nothing else.
struct PanelNote: Codable, Sendable {
    let text: LocalizableString
    /// Whether the panel waits for the preview to be used.
    let isWaiting: Bool

    init(_ name: String, isWaiting: Bool = false) {
        text = .localized(for: PanelContent.self, propertyName: name)
        self.isWaiting = isWaiting
    }
}

/// A panel below others, on a page of an export with all panels.
struct PanelSection: Codable, Sendable {
    let id: String
    let label: LocalizableString
    /// The locale of the content. Nil if it is the same in every locale.
    let code: String?
    let content: PanelContent

    init(_ panel: Panel, label: LocalizableString, _ content: PanelContent, in locale: LocaleIdentifier) {
        id = Self.id(of: panel)
        self.label = label
        code = [.html, .viewModel].contains(panel) ? locale.tag : nil
        self.content = content.identified(by: "\(id)-code")
    }

    /// Returns the id of a panel's section.
    static func id(of panel: Panel) -> String { "panel-\(panel.rawValue)" }
}

extension PanelContent {
    /// Returns the content with another id of its code, if it is not the only panel.
    fileprivate func identified(by id: String) -> PanelContent {
        guard case .code(var code) = self else { return self }
        code.id = id
        return .code(code)
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
    /// The number of problems, of what happened, or of what is missing. Nil if there are none.
    let count: LocalizableInt?
    /// Whether the count is no problem.
    let isNeutral: Bool

    /// - Parameter open: The panel that the drawer shows.
    init(_ panel: Panel, open: Panel, label: LocalizableString, counts: PanelCounts, links: PageLinks) {
        let problems = counts.problems[panel] ?? 0
        self.label = label
        address = links.here { $0.panel = panel }
        isCurrent = panel == open
        isChosen = isCurrent && panel == links.parameters.panel
        isNeutral = problems == 0
        count = (isNeutral ? counts.others[panel] : problems).map { LocalizableInt(value: $0) }
    }
}
