#if SwiftViews && os(Linux)
    import SwiftUI

    /// Makes the content of a preview. It runs on the main actor, as views can be made only there.
    public typealias PreviewBody<Content> = @MainActor @Sendable () throws -> Content
#else
    /// Makes the content of a preview, on any thread.
    public typealias PreviewBody<Content> = @Sendable () throws -> Content
#endif

/// Makes the view of a preview from the statements of its body, the last of which is the view.
@resultBuilder
public enum PreviewBuilder {
    /// Returns a view with its ViewModel and environment.
    public static func buildExpression<View>(_ view: HostedView<View>) -> HostedView<View> { view }

    /// Returns a view with the ViewModel that it stores.
    public static func buildExpression<View: ViewModelView>(_ view: View) -> HostedView<View> { HostedView(view) }

    /// Returns the view.
    public static func buildBlock<Content>(_ content: Content) -> Content { content }

    /// Not available, because the catalog shows each view on its own.
    @available(*, unavailable, message: "A preview shows one view. Write a #Preview for each view.")
    public static func buildBlock<Content, each Other>(_ content: Content, _ other: repeat each Other) -> Content {
        content
    }
}

#if SwiftViews && os(Linux)
    extension PreviewBuilder {
        /// Returns the content of a preview, from any thread.
        static func content<Content>(of body: PreviewBody<Content>) throws -> Content {
            try MainActor.sync { MadeContent(content: try body()) }.content
        }
    }

    /// The content that a body made.
    ///
    /// Unchecked because nothing else has this content, so that it can move from the main actor to the caller.
    private struct MadeContent<Content>: @unchecked Sendable {
        let content: Content
    }
#else
    extension PreviewBuilder {
        /// Returns the content of a preview.
        static func content<Content>(of body: PreviewBody<Content>) throws -> Content { try body() }
    }
#endif
