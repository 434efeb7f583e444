/// Makes previews in another process before they are made in this one, so that this process survives crashes and hangs.
package protocol PreviewIsolation: Sendable {
    /// Returns the reason why a preview cannot be made. Nil if it can be made.
    ///
    /// Called on any thread, each time the preview is to be made.
    func failure(of preview: Preview) -> PreviewFailure.Reason?
}
