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
    /// Nil if the visitor has done nothing.
    let done: StepList?
    let operations: [LiveOperations]
    let recordings: RecordingList?

    /// - Parameter isSwift: Whether the view is written in Swift, and so has to show its operations itself.
    init(
        _ state: LiveState, of session: LiveSession, isSwift: Bool, recordings: RecordingList?,
        in context: PageContext
    ) {
        self.recordings = recordings
        eventsTitle = Self.text("eventsTitle")
        events = OperationsPanelEvent.events(of: state)
        hasEvents = !events.isEmpty
        emptyText = Self.text(state.operations.isEmpty && isSwift ? "noTransporter" : "noEvents")
        clearLabel = Self.text("clearLabel")
        clearAddress = context.links.address(ClearEvents(session: session.id))
        resetLabel = Self.text("resetLabel")
        resetAddress = context.links.address(ResetSession(session: session.id))
        done = StepList(session, after: state, in: context)
        operations = state.maskedOperations
    }

    private static func text(_ name: String) -> LocalizableString {
        .localized(for: Self.self, propertyName: name)
    }
}
