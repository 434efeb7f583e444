package import FOSMVVM

/// The changed arguments of a preview, and the time zone of dates without one.
package struct PreviewChanges: Codable, Hashable, Sendable {
    /// The changed arguments. If there are none, the preview's arguments are only listed.
    package let arguments: PreviewArguments
    /// The name of the time zone.
    package let timeZone: String

    /// Creates changes.
    package init(arguments: PreviewArguments, timeZone: String) {
        self.arguments = arguments
        self.timeZone = timeZone
    }
}

/// Makes previews in another process before they are made in this one, so that this process survives crashes and hangs.
package protocol PreviewIsolation: Sendable {
    /// Returns the reason why a preview cannot be made. Nil if it can be made.
    ///
    /// Called on any thread, each time the preview is to be made. The first time, it takes as long as the preview.
    ///
    /// - Parameter changes: The changes with which it is made. Nil if its arguments are not asked for.
    func failure(of preview: Preview, _ changes: PreviewChanges?) -> PreviewFailure.Reason?

    /// Waits until it is known whether a preview can be made. Returns false if that takes long and too many callers wait
    /// already, because each of them blocks a thread that others need.
    func isKnown(_ preview: Preview, _ changes: PreviewChanges?) -> Bool
}
