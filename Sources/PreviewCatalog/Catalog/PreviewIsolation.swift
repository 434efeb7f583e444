/// Makes previews in another process before they are made in this one, so that this process survives crashes and hangs.
package protocol PreviewIsolation: Sendable {
    /// Returns the reason why a preview cannot be made. Nil if it can be made.
    ///
    /// Called on any thread, each time the preview is to be made. The first time, it takes as long as the preview.
    func failure(of preview: Preview) -> PreviewFailure.Reason?

    /// Waits until it is known whether a preview can be made. Returns false if that takes long and too many callers wait
    /// already, because each of them blocks a thread that others need.
    func isKnown(_ preview: Preview) -> Bool
}
