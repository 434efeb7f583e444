/// Makes previews in another process before they are made in this one, so that one that crashes or hangs does so there.
package protocol PreviewIsolation: Sendable {
    /// Why a preview cannot be made; nil where it can.
    ///
    /// Called on any thread each time the preview is to be made.
    func failure(of preview: Preview) -> PreviewFailure.Reason?
}
