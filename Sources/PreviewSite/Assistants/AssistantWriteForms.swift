import HTTPCore

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
