public import Foundation

/// Why a preview cannot be made.
public struct PreviewFailure: LocalizedError, Hashable, Sendable {
    /// What went wrong.
    public enum Reason: Hashable, Sendable {
        /// The body threw an error, described so.
        case threw(String)
        /// The process that made the preview crashed, with this message.
        case crashed(String)
        /// The process that made the preview ended with this exit code.
        case exited(Int32)
        /// The preview was not made within this many seconds.
        case timedOut(Double)
        /// No process could be started to try the preview out in, for this reason.
        case untried(String)
        /// The body hosts its view with a bundle or a locale that is not known without running it.
        case hidden(argument: String)
    }

    /// What went wrong.
    public let reason: Reason
    /// Where the preview is declared.
    public let place: SourcePlace
    /// What messages call the preview: `'empty' of TaskListViewModel`.
    private let title: String

    init(_ preview: Preview, _ reason: Reason) {
        self.reason = reason
        place = preview.place
        title = preview.title
    }

    /// What happened and what to do, with the preview's name and place.
    public var errorDescription: String? { "\(place.file):\(place.line): \(message)" }

    /// What happened and what to do, without the place.
    public var message: String { "The preview \(title) \(explanation)" }

    private var explanation: String {
        switch reason {
        case .threw(let description): "threw an error: \(description)"
        case .crashed(let message): "crashed: \(message)"
        case .exited(let code): "ended the program with exit code \(code). A stub must not call exit."
        case .timedOut(let seconds):
            """
            was not made within \(seconds.formatted(.number.locale(Locale(identifier: "en_US_POSIX")))) s. \
            Look for an endless loop or a wait in its stub, or allow more time with --preview-timeout.
            """
        case .untried(let reason):
            "was not tried out, because no worker process could be started: \(reason) Run it with --no-isolation."
        case .hidden(let argument):
            """
            passes previewHost a \(argument) that is not known without running its body. \
            Write '\(argument):' in the call of previewHost in #Preview itself.
            """
        }
    }
}
