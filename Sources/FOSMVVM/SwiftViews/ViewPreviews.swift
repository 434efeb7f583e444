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
            let settings = PreviewSettings(of: content)
            var view = content.hosted()
            if let frame = settings.frame ?? preview.frame { view = view.framed(frame) }
            view.locale = preview.locale
            view.surroundings.theme = settings.theme
            self.view = view
        }
    }
#endif
