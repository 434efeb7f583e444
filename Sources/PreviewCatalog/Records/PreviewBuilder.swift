/// Lets the body of a preview declare values before it names its view, as SwiftUI's does.
@resultBuilder
public enum PreviewBuilder {
    /// The view.
    public static func buildBlock<Content: PreviewContent>(_ content: Content) -> Content { content }
}
