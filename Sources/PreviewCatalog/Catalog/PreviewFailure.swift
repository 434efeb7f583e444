package import Diagnostics
public import Foundation

/// The error of a preview that cannot be made.
public struct PreviewFailure: LocalizedError, Hashable, Sendable {
    /// The reason of the failure.
    package enum Reason: Hashable, Sendable {
        /// The body threw an error with this description.
        case threw(String)
        /// The process that made the preview crashed, with this message.
        case crashed(String)
        /// The process that made the preview ended with this exit code.
        case exited(Int32)
        /// The preview was not made within this many seconds.
        case timedOut(Double)
        /// No worker process could be started, for this reason.
        case untried(String)
        /// The body hosts its view with a bundle or a locale that cannot be read before the body runs.
        case hidden(argument: String)
    }

    /// The reason of the failure.
    package let reason: Reason
    /// The place of the declaration.
    package let place: SourcePlace
    /// The name of the preview in messages, such as `'empty' of TaskListViewModel`.
    private let title: String

    init(_ preview: Preview, _ reason: Reason) {
        self.reason = reason
        place = preview.place
        title = preview.title
    }

    /// What happened and what to do, with the preview's name and place.
    public var errorDescription: String? { diagnostic.errorDescription }

    /// The failure as a diagnostic.
    package var diagnostic: Diagnostic { Diagnostic(.brokenPreview, message, at: place, subject: title) }

    /// What happened and what to do, without the place.
    package var message: String { "The preview \(title) \(explanation)" }

    private var explanation: String {
        switch reason {
        case .threw(let description): "threw an error: \(description)"
        case .crashed(let message): "crashed: \(message)"
        case .exited(let code): "ended the program with exit code \(code). A stub must not call exit."
        case .timedOut(let seconds):
            """
            was not made within \(seconds.formatted(.number.locale(Locale(identifier: "en_US_POSIX")))) s. \
            Look for an endless loop or a wait in its stub. To allow more time, use --preview-timeout.
            """
        case .untried(let reason):
            "was not made, because no worker process could be started: \(reason) Use --no-isolation."
        case .hidden(let argument):
            """
            passes previewHost a \(argument) that cannot be read before its body runs. \
            Write '\(argument):' in the call of previewHost in #Preview itself.
            """
        }
    }
}
