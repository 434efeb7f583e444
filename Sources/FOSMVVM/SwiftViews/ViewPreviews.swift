#if SwiftViews && os(Linux)
    import FOSFoundation
    import SwiftUI

    extension PreviewRecord {
        /// Creates the record of a view without a ViewModel.
        init(_ preview: ViewPreview) {
            self.init(
                plain: preview.viewName, name: preview.name, file: preview.file, line: preview.line,
                comment: preview.comment, bundle: preview.bundle, locale: preview.locale
            ) {
                try MainActor.sync { HostedPreview(try preview.content(), of: preview) }.view
            }
        }
    }

    /// The view that the body of a preview made.
    ///
    /// Unchecked because nothing else has this view, so that it can move from the main actor to the caller.
    private struct HostedPreview: @unchecked Sendable {
        let view: HostedView<PlainView>

        @MainActor init(_ content: any View, of preview: ViewPreview) {
            var view = PlainView.hosted(content, locale: preview.locale)
            if view.frame == PreviewFrame(), let frame = preview.frame { view = view.framed(frame) }
            self.view = view
        }
    }
#endif
