/// A stack of views from top to bottom. All of them are evaluated, as in ``VStack``.
public struct LazyVStack<Content: View> {
    private let pinnedViews: PinnedScrollableViews
    private let stack: VStack<Content>

    /// Creates a stack. Headers and footers scroll with the views, also if they are pinned.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.pinnedViews = pinnedViews
        stack = VStack(alignment: alignment, spacing: spacing, content: content)
    }
}

extension LazyVStack: View {
    /// The stack, which fills the width.
    public var body: some View { stack.frame(maxWidth: .infinity).modifier(PinningModifier(pinnedViews: pinnedViews)) }
}

/// A stack of views in the direction of reading. All of them are evaluated, as in ``HStack``.
public struct LazyHStack<Content: View> {
    private let pinnedViews: PinnedScrollableViews
    private let stack: HStack<Content>

    /// Creates a stack. Headers and footers scroll with the views, also if they are pinned.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.pinnedViews = pinnedViews
        stack = HStack(alignment: alignment, spacing: spacing, content: content)
    }
}

extension LazyHStack: View {
    /// The stack, which fills the height.
    public var body: some View { stack.frame(maxHeight: .infinity).modifier(PinningModifier(pinnedViews: pinnedViews)) }
}
