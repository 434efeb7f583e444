#if SwiftViews && os(Linux)
    import FOSFoundation
    import SwiftUI

    extension PreviewRecord {
        /// Returns the records of views without a ViewModel. A name that views of several modules have follows the module.
        static func all(of previews: [ViewPreview]) -> [PreviewRecord] {
            let named = Dictionary(grouping: previews, by: \.viewName)
            let modules = named.mapValues { Set($0.map(\.ownModule)) }
            return previews.map { preview in
                let isShared = modules[preview.viewName].map { $0.count > 1 } ?? false
                let module = isShared ? preview.ownModule : nil
                return PreviewRecord(
                    preview,
                    named: module.map { ViewModelName.qualified(preview.viewName, in: $0) } ?? preview.viewName)
            }
        }

        private init(_ preview: ViewPreview, named viewName: String) {
            self.init(
                plain: viewName, name: preview.name, file: preview.file, line: preview.line,
                comment: preview.comment, bundle: preview.bundle, locale: preview.locale
            ) {
                try MainActor.sync { HostedPreview(try preview.content(), of: preview) }.view
            }
        }
    }

    extension ViewPreview {
        /// The module of the view, or of the file with the preview.
        fileprivate var ownModule: String? { module ?? SourcePackage.builtTarget(of: file)?.moduleName }
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
