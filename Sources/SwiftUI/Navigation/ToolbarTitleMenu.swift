/// A menu of the title of a screen. The page shows it as a button at the end of the bar.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        ToolbarItem {
            Menu {
                content
            } label: {
                TitleMenuLabel()
            }
        }
    }
}

extension ToolbarTitleMenu where Content == EmptyView {
    /// Creates a menu without entries, because a page has no menu of a document.
    public init() { self.init { EmptyView() } }
}

/// The symbol of a menu, with its name in the language of the page.
private struct TitleMenuLabel: View, PrimitiveView {
    typealias Body = Never

    func nodes(in context: EvaluationContext) -> [ViewNode] {
        var node = context.node(.symbol("chevron.down", isResizable: false))
        node.accessibilityLabel = SystemText.more.string(in: context.environment)
        return [node]
    }
}
