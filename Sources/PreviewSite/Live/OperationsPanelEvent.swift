import FOSMVVM
import Foundation
import HTMLRendering

/// A line of the log: a call of an operation, or something else that happened to a live view.
struct OperationsPanelEvent: Codable, Sendable {
    /// The time in the time zone of the machine, with seconds.
    let time: String
    /// The name of the operation. Nil if none was called, or its name is not known.
    let operation: String?
    /// The arguments of the operation.
    let arguments: [Argument]
    /// Other changes of the operations.
    let changes: [LiveEvent.Value]
    /// Who did it: a control or a task. Nil for a call of a template, whose control has the name of the operation.
    let cause: LocalizableSubstitutions?
    let error: String?

    /// An argument of a call.
    struct Argument: Codable, Sendable {
        let name: String
        let value: String
        /// Whether another argument follows.
        let isFollowed: Bool
    }

    /// Returns the lines of a view after what happened, the last first.
    static func events(of state: LiveState) -> [OperationsPanelEvent] {
        state.maskedEvents.reversed().flatMap { events($0) }
    }

    /// Returns the lines of an event: one for each call. A press that called nothing is a step, and has no line.
    static func events(_ event: LiveEvent, timeZone: TimeZone = .current) -> [OperationsPanelEvent] {
        RecordedCall.calls(of: event).enumerated().compactMap { index, call in
            let error = index == 0 ? event.error : nil
            guard call != RecordedCall() || error != nil else { return nil }
            return OperationsPanelEvent(event, call, error: error, timeZone: timeZone)
        }
    }

    private init(_ event: LiveEvent, _ call: RecordedCall, error: String?, timeZone: TimeZone) {
        let format = Date.ISO8601FormatStyle(timeZone: timeZone)
        time = event.date.formatted(format.time(includingFractionalSeconds: false).timeSeparator(.colon))
        operation = call.operation
        arguments = call.arguments.enumerated().map { index, argument in
            Argument(name: argument.name, value: argument.value, isFollowed: index + 1 < call.arguments.count)
        }
        changes = call.changes
        cause = Self.cause(of: event)
        self.error = error
    }

    private static func cause(of event: LiveEvent) -> LocalizableSubstitutions? {
        switch event.cause {
        case .pressed(let control): text("control", control)
        case .called: nil
        case nil: text("task", "")
        }
    }

    private static func text(_ key: String, _ name: String) -> LocalizableSubstitutions {
        LocalizableString.localized(for: Self.self, propertyName: key)
            .bind(substitutions: ["name": LocalizableString.constant(name)])
    }
}
