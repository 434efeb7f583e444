import Diagnostics
import FOSMVVM
import HTMLRendering

/// The parts of every page around its content.
@ViewModel
struct ChromeViewModel {
    /// A section of the site in the top bar.
    enum Section: String, CaseIterable, Codable, Sendable {
        case catalog
        case problems
        case coverage
        case docs
        case snapshots

        fileprivate var page: any Endpoint {
            switch self {
            case .catalog: CatalogPage()
            case .problems: ProblemsPage()
            case .coverage: CoveragePage()
            case .docs: DocumentationPage(path: "")
            case .snapshots: SnapshotsPage()
            }
        }
    }

    var language = PageLanguage.tag
    var direction = PageLanguage.direction
    let theme: String?
    /// The name of the project, or that of this product without a package.
    let projectName: LocalizableString
    /// The address of the project's mark. Nil for that of this product.
    let logoAddress: String?
    @LocalizedString var skipToContent
    @LocalizedString var browse
    @LocalizedString var sections
    @LocalizedString var copied
    /// What a script shows while the host is away, with `{time}` for the time since then.
    @LocalizedString var away
    /// What a script shows when a link of a preview is pressed, with `{address}` for where it leads.
    @LocalizedString var pressedLink
    @LocalizedString var openLink
    /// The kind of the page: the first part of its path.
    let kind: String
    /// Whether the docs have not been read or not every preview has been checked, so that marks are missing.
    let isLooking: Bool
    let files: ChromeFiles
    /// Nil for a page that the host serves.
    let exported: ExportedPage?
    let catalogAddress: String
    /// The address of events about changes after the content of the page.
    let changesAddress: String
    let sectionLinks: [PageLink]
    /// The settings of the site. Nil for a file of an export, which has none.
    let reader: ReaderMenuViewModel?
    let notices: [LocalizableSubstitutions]
    let diagnostics: DiagnosticNotice?
    /// Whether the browser remembers that the reader closed the problems. Those of a build are always open.
    let remembersDiagnostics: Bool
    let keys: KeysViewModel
    let finder: FinderViewModel
    /// Nil if no assistant is connected.
    let assistants: AssistantMark?
    var vmId = ViewModelId(type: Self.self)

    /// Creates the parts around a page.
    ///
    /// - Parameters:
    ///   - current: The section of the page.
    ///   - opensDiagnostics: Whether the problems are shown at first, and not only their number.
    ///   - notices: Notices in addition to those about invalid parameters.
    ///   - diagnostics: Problems of the page in addition to those of the content.
    ///   - styles: The page's own stylesheets.
    ///   - modules: The page's own scripts.
    init(
        _ context: PageContext, current: Section? = nil, opensDiagnostics: Bool = true,
        notices: [LocalizableSubstitutions] = [], diagnostics: [Diagnostic] = [],
        styles: [BuiltInAsset] = [], modules: [BuiltInAsset] = []
    ) {
        kind = context.page.segments.first ?? "catalog"
        let docs = context.content.docs
        isLooking = context.problems.found?.isComplete == false || docs.files.hasPages && docs.diagnosticCount == nil
        files = ChromeFiles(context.content.assets, styles: styles, modules: modules)
        exported = ExportedPage(context)
        theme = context.reader.theme.attribute
        changesAddress = ChangeEvents(after: context.version).address
        catalogAddress = context.links.address(CatalogPage())
        let project = context.content.project
        projectName =
            project.title.map(LocalizableString.constant) ?? .localized(for: Self.self, propertyName: "productName")
        logoAddress = project.logo.map { context.content.assets.file(at: $0).address }
        let counts = [
            Section.snapshots: context.snapshots.pending.count, .docs: docs.diagnosticCount ?? 0,
            .problems: context.isExported ? 0 : context.work.problems.known?.problems.count ?? 0,
        ]
        let hidden = [
            docs.files.hasPages ? nil : Section.docs, context.isExported ? .problems : nil,
        ]
        sectionLinks = Section.allCases.filter { !hidden.contains($0) }.map { section in
            PageLink(
                label: .localized(for: Section.self, propertyName: section.rawValue),
                address: context.links.address(section.page), isCurrent: section == current,
                count: counts[section].flatMap { $0 > 0 ? LocalizableInt(value: $0) : nil })
        }
        reader = context.isExported ? nil : ReaderMenuViewModel(context)
        self.notices = context.refusals.map { $0.notice(shown: context.locales.preview) } + notices
        let diagnosticsTitle = LocalizableString.localized(for: Self.self, propertyName: "diagnosticsTitle")
        remembersDiagnostics = !context.content.diagnostics.contains { $0.kind == .build }
        self.diagnostics = DiagnosticNotice(
            diagnosticsTitle, diagnostics: context.content.diagnostics + diagnostics,
            isOpen: opensDiagnostics || !remembersDiagnostics,
            editors: context.editors)
        keys = KeysViewModel(isReview: current == .snapshots)
        finder = FinderViewModel(context)
        assistants = AssistantMark(context.access, links: context.links)
    }

    static func stub() -> Self { Self(.stub()) }
}

/// The language tag or the text direction of a page. Both follow from the locale in which the page is rendered.
enum PageLanguage: Localizable {
    case tag
    case direction
    /// A localized value, as a client decodes it.
    case constant(String)

    var isEmpty: Bool { false }
    var id: LocalizableId { "\(self)" }

    var localizationStatus: LocalizableStatus {
        if case .constant = self { .localized } else { .localizationPending }
    }

    var localizedString: String {
        get throws {
            guard case .constant(let text) = self else {
                throw LocalizerError.localizationUnbound("The language or the direction of a page")
            }
            return text
        }
    }

    func localized(by localizer: Localizer) -> LocalizedValue {
        switch self {
        case .tag: .string(localizer.locale.tag)
        case .direction: .string(localizer.locale.direction)
        case .constant(let text): .string(text)
        }
    }

    static func stub() -> Self { .tag }
}

extension PageLanguage {
    init(from decoder: any Decoder) throws {
        self = .constant(try String(from: decoder))
    }

    func encode(to encoder: any Encoder) throws {
        try localizedString.encode(to: encoder)
    }
}

/// The addresses of the files that a page loads.
struct ChromeFiles: Codable, Sendable {
    let icon: String
    /// Runs before the page is painted.
    let remembered: String
    let script: String
    let modules: [String]
    let styles: [String]

    init(_ assets: AssetTable, styles: [BuiltInAsset], modules: [BuiltInAsset]) {
        icon = assets.address(of: .icon)
        remembered = assets.address(of: .remembered)
        script = assets.address(of: .site)
        self.modules = modules.map(assets.address)
        self.styles = ([.tokens, .siteStyles] + styles).map(assets.address)
    }
}

/// A link with a text of the site.
struct PageLink: Codable, Sendable {
    let label: LocalizableString
    let address: String
    var isCurrent = false
    /// The number of things behind the link, if it is shown.
    var count: LocalizableInt?
    var icon: String?
}

/// The search in everything, which every page can open.
@ViewModel
struct FinderViewModel {
    @LocalizedString var label
    @LocalizedString var recentLabel
    /// What a script shows while the host is away.
    @LocalizedString var awayText
    @LocalizedString var close
    let address: String
    let action: String
    let hiddenFields: [HiddenField]
    /// The name of the package's folder, because a browser remembers what was seen at an address, not in a package.
    let packageName: String
    var vmId = ViewModelId(type: Self.self)

    init(_ context: PageContext) {
        packageName = context.content.folders.packageName
        address = context.links.address(SearchPage()) { $0.query = "" }
        action = SearchPage().address
        hiddenFields = context.links.hiddenFields(of: SearchPage(), besides: .q)
    }

    static func stub() -> Self { Self(.stub()) }
}

/// The list of keyboard shortcuts.
@ViewModel
struct KeysViewModel {
    /// The actions, by their keys.
    struct Entry: Codable, Sendable {
        let label: LocalizableString
        let keys: [Key]
    }

    /// A key as it is shown, and its name in events if that is another one.
    struct Key: Codable, Sendable {
        let sign: String
        let name: String?

        init(_ name: String) {
            let arrow = ["ArrowLeft": "←", "ArrowRight": "→"][name]
            sign = arrow ?? name
            self.name = arrow == nil ? nil : name
        }
    }

    @LocalizedString var title
    @LocalizedString var close
    /// Says that shortcuts of one key work, which can be turned off (WCAG 2.1.4).
    @LocalizedString var areOn
    let list: [Entry]
    var vmId = ViewModelId(type: Self.self)

    /// - Parameter isReview: Whether the page is one of snapshots, where keys are those of the review in the terminal.
    init(isReview: Bool = false) {
        let review = [
            ("find", ["/"]), ("findEverything", ["k"]), ("accept", ["a"]), ("reject", ["r"]), ("skip", ["s"]),
            ("snapshots", ["ArrowLeft", "ArrowRight"]), ("undo", ["u"]), ("keys", ["?"]),
        ]
        let others = [
            ("find", ["/"]), ("findEverything", ["k"]), ("neighbors", ["[", "]"]), ("locale", ["l"]), ("theme", ["d"]),
            ("direction", ["r"]),
            ("version", ["v"]), ("width", ["w"]), ("measure", ["e"]), ("matrix", ["m"]), ("finding", ["n"]),
            ("fullScreen", ["f"]),
            ("alone", ["o"]),
            ("panels", ["p"]), ("keys", ["?"]),
        ]
        list = (isReview ? review : others).map { name, keys in
            Entry(label: .localized(for: Self.self, propertyName: name), keys: keys.map(Key.init))
        }
    }

    static func stub() -> Self { Self() }
}
