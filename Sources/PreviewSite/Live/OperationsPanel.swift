import FOSMVVM
import Foundation
import HTMLRendering

/// The panel with the operations of a live view: what happened, and the operations as JSON.
struct OperationsPanel: Codable, Sendable {
    let eventsTitle: LocalizableString
    let hasEvents: Bool
    let events: [OperationsPanelEvent]
    let emptyText: LocalizableString
    let clearLabel: LocalizableString
    let clearAddress: String
    let resetLabel: LocalizableString
    let resetAddress: String
    let operations: [LiveOperations]

    init(_ state: LiveState, of session: LiveSession, in context: PageContext) {
        eventsTitle = Self.text("eventsTitle")
        events = state.events.reversed().map { OperationsPanelEvent($0, in: context) }
        hasEvents = !events.isEmpty
        emptyText = Self.text(state.operations.isEmpty ? "noTransporter" : "noEvents")
        clearLabel = Self.text("clearLabel")
        clearAddress = context.links.address(ClearEvents(session: session.id))
        resetLabel = Self.text("resetLabel")
        resetAddress = context.links.address(ResetSession(session: session.id))
        operations = state.operations
    }

    private static func text(_ name: String) -> LocalizableString {
        .localized(for: Self.self, propertyName: name)
    }
}

/// Something that happened to a live view.
struct OperationsPanelEvent: Codable, Sendable {
    /// The time in the time zone of the machine, with seconds.
    let time: String
    let cause: LocalizableSubstitutions
    let changes: [LiveEvent.Change]
    let error: String?

    init(_ event: LiveEvent, in context: PageContext) {
        time = event.date.formatted(.iso8601.time(includingFractionalSeconds: false).timeSeparator(.colon))
        cause = LocalizableString.localized(for: Self.self, propertyName: event.control == nil ? "task" : "control")
            .bind(substitutions: ["control": LocalizableString.constant(event.control ?? "")])
        changes = event.changes
        error = event.error
    }
}
