import FOSMVVM
import Foundation
import HTTPCore

/// What assistants do, `/assistants`.
struct AssistantsPage: FixedEndpoint {
    static let pattern = PathPattern("assistants")
    static let parameters = PageParameter.ofPreviews
    static let showsPreviewMarks = true

    func answer(in context: PageContext) throws(PageError) -> Answer {
        guard context.access.seesSources else {
            throw .refused(
                .forbidden,
                message: """
                    The calls of assistants contain source files, which are shown only on the machine of the host. To show \
                    them to everybody, start the host with --allow sources.
                    """)
        }
        return .page(Page(AssistantsPageViewModel(context)))
    }
}

/// The last calls of assistants with their previews and what they wrote, and a switch that stops writes.
@ViewModel
struct AssistantsPageViewModel {
    @LocalizedString var title
    @LocalizedString var heading
    @LocalizedString var summary
    @LocalizedString var callsLabel
    @LocalizedString var failedLabel
    @LocalizedString var openLabel
    @LocalizedString var notCompared
    @LocalizedString var noneTitle
    @LocalizedString var none
    @LocalizedString var docsLabel
    let chrome: ChromeViewModel
    let tree: TreeViewModel
    /// Says that an assistant is connected. Nil if none is.
    let connected: LocalizableString?
    /// Nil if assistants of this host never write, or if the visitor may not change files.
    let writes: WriteSwitch?
    let hasCalls: Bool
    let calls: [AssistantCallRow]
    /// The page that explains how to connect an assistant. Nil if the host does not show it.
    let docsAddress: String?
    /// The file with that page.
    let docsFile: String
    var vmId = ViewModelId(type: Self.self)

    /// The form with which a person stops the writes of assistants, or allows them again.
    struct WriteSwitch: Codable, Sendable {
        let areStopped: Bool
        let text: LocalizableString
        let label: LocalizableString
        let address: String
    }

    /// - Parameter timeZone: The time zone of the machine.
    init(_ context: PageContext, timeZone: TimeZone = .current) {
        let log = context.access.assistants
        chrome = ChromeViewModel(context, styles: [.problems, .snapshots, .assistants])
        tree = TreeViewModel(context)
        connected = log.isConnected ? .localized(for: AssistantMark.self, propertyName: "label") : nil
        writes = context.access.textEditor.map { _ in WriteSwitch(areStopped: log.areWritesStopped, context) }
        calls = log.calls.map { AssistantCallRow($0, timeZone: timeZone, context: context) }
        hasCalls = !calls.isEmpty
        docsFile = "Docs/Assistants.md"
        docsAddress = context.content.docs.library.page(at: "Assistants")
            .map { context.links.address(DocumentationPage(path: $0.path)) }
    }

    static func stub() -> Self { Self(.stub(AssistantsPage())) }
}

extension AssistantsPageViewModel.WriteSwitch {
    fileprivate init(areStopped: Bool, _ context: PageContext) {
        self.areStopped = areStopped
        text = .localized(for: Self.self, propertyName: areStopped ? "areStopped" : "areAllowed")
        label = .localized(for: Self.self, propertyName: areStopped ? "allow" : "stop")
        address = areStopped ? context.links.address(AllowWrites()) : context.links.address(StopWrites())
    }
}

/// The action of the form with which a person decides whether assistants may write.
protocol AssistantWriteAction: FixedEndpoint, FormAction {
    static var stopsWrites: Bool { get }
}

extension AssistantWriteAction {
    static var changesFiles: Bool { true }
    static var parameters: Set<PageParameter> { AssistantsPage.parameters }

    var page: any Endpoint { AssistantsPage() }

    func answer(in context: PageContext) throws(PageError) -> Answer {
        guard context.access.textEditor != nil else {
            throw .refused(.forbidden, message: "Assistants of this host write nothing. It was started without --edit.")
        }
        context.access.assistants.areWritesStopped = Self.stopsWrites
        return .response(
            HTTPResponse(status: .seeOther, headers: [.location: context.links.address(AssistantsPage())]))
    }
}

/// Stops the writes of assistants, `/assistants/stop`.
struct StopWrites: AssistantWriteAction {
    static let pattern = PathPattern("assistants", "stop")
    static let stopsWrites = true
}

/// Allows assistants to write again, `/assistants/allow`.
struct AllowWrites: AssistantWriteAction {
    static let pattern = PathPattern("assistants", "allow")
    static let stopsWrites = false
}

/// The link in the top bar that shows that an assistant is connected.
struct AssistantMark: Codable, Sendable {
    let label: LocalizableString
    let address: String
    let isCurrent: Bool

    /// Nil if none is connected, or if the visitor may not see what it does.
    init?(_ access: VisitorAccess, links: PageLinks) {
        guard access.seesSources, access.assistants.isConnected else { return nil }
        label = .localized(for: Self.self, propertyName: "label")
        address = links.address(AssistantsPage())
        isCurrent = links.page is AssistantsPage
    }
}
