package import FOSMVVM
import Foundation

/// A view that a user interacts with. It keeps its state from one input to the next.
package protocol LiveView: Sendable {
    /// Applies an input, waits a moment for the tasks that it starts, and returns the view.
    ///
    /// Can be called on any thread but the main thread, by one caller at a time.
    ///
    /// - Throws: ``LiveViewFailure`` if the view no longer exists.
    func state(after input: LiveInput) throws(LiveViewFailure) -> LiveState

    /// Ends the view and its tasks.
    func end()
}

/// What a user entered and pressed.
package struct LiveInput: Codable, Hashable, Sendable {
    /// What the controls contain, by their names.
    package var entries: [String: LiveEntry] = [:]
    /// What the user pressed. Nil for nothing.
    package var action: Action?
    /// The name of the control that has the focus of the keyboard. Empty for none, nil if it is not known.
    package var focus: String?
    /// The name of the control in which the user pressed Enter. Nil if it is not known.
    package var submittedField: String?
    /// The places of views that the browser reports.
    package var sizes = LiveSizes()
    /// Whether the events are removed.
    package var clearsEvents = false
    /// The locale of the page, in which the view is shown from now on. Nil for the same one as before.
    package var locale: LocaleIdentifier?

    /// An action of a view.
    package enum Action: Codable, Hashable, Sendable {
        /// The action of the control with this id.
        case control(String)
        /// The action of the form in which the user pressed Enter.
        case submit
    }

    /// Creates an input, which changes nothing by default.
    package init(entries: [String: LiveEntry] = [:], action: Action? = nil, clearsEvents: Bool = false) {
        self.entries = entries
        self.action = action
        self.clearsEvents = clearsEvents
    }

    /// Returns the input with other names of controls and actions.
    func mapNames(_ name: (String) -> String) -> LiveInput {
        var input = self
        input.entries = Dictionary(entries.map { (name($0.key), $0.value) }) { LiveEntry(texts: $0.texts + $1.texts) }
        if case .control(let action) = action { input.action = .control(name(action)) }
        input.focus = focus.map(name)
        input.submittedField = submittedField.map(name)
        return input
    }

    /// Whether the input does more than show the view, in whichever locale.
    package var changesState: Bool {
        var input = self
        input.locale = nil
        return input != LiveInput()
    }
}

/// What the controls of one name contain.
package struct LiveEntry: Codable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The texts in the order of the page, such as those of several checkboxes that are on. A control that is on or off
    /// has a text if it is on. An empty text can be that of a hidden field before a checkbox.
    package var texts: [String]

    /// The text of the last control, which counts if they have one value together.
    package var text: String { texts.last ?? "" }

    /// The texts that are not empty.
    var filled: [String] { texts.filter { !$0.isEmpty } }

    /// Creates the content of the controls with these texts.
    package init(texts: [String]) { self.texts = texts }

    /// Creates the content of one control.
    package init(_ text: String) { texts = [text] }

    /// Creates the content of a control with this text.
    package init(stringLiteral text: String) { self.init(text) }
}

/// A view as it is after an input.
package struct LiveState: Codable, Sendable {
    /// The HTML fragment.
    package let html: String
    /// Whether tasks are running, which may change the view.
    package let isBusy: Bool
    /// The reason why the input was rejected as a whole. Nil if it was not.
    package let rejection: LiveRejection?
    /// The operations of the views that give them to tests.
    package let operations: [LiveOperations]
    /// What happened so far, the oldest first.
    package let events: [LiveEvent]
    /// What was entered into fields for passwords, and must not be shown.
    package let secrets: Set<String>
    /// What the view has been made from so far.
    package let dependencies: ViewDependencies

    /// Creates a state.
    package init(
        html: String, isBusy: Bool, rejection: LiveRejection?, operations: [LiveOperations], events: [LiveEvent],
        secrets: Set<String> = [], dependencies: ViewDependencies = ViewDependencies()
    ) {
        self.html = html
        self.isBusy = isBusy
        self.rejection = rejection
        self.operations = operations
        self.events = events
        self.secrets = secrets
        self.dependencies = dependencies
    }
}

/// The reason why an input was rejected.
package enum LiveRejection: Codable, Hashable, Sendable {
    /// The view no longer has the control with this id or name.
    case unknownControl(String)
    /// The control with this id is disabled.
    case disabled(String)
    /// The text is not a value of its control.
    case invalidValue(String)
    /// The operation of a template's control cannot be called, for this reason.
    case notCallable(String)
}

/// The reason why a live view no longer exists.
package enum LiveViewFailure: LocalizedError, Hashable {
    /// Its process ended, with this reason as a sentence.
    case died(String)
    /// It did not respond within this many seconds.
    case timedOut(Double)
    /// It could not be started, with this reason as a sentence.
    case notStarted(String)

    /// What happened, in English.
    package var errorDescription: String? {
        switch self {
        case .died(let reason): "The view crashed. \(reason)"
        case .timedOut(let seconds):
            "The view did not respond within \(seconds.formatted(.number.locale(Locale(identifier: "en_US_POSIX")))) s."
        case .notStarted(let reason): "The view could not be started. \(reason)"
        }
    }
}
