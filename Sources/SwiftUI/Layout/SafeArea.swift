extension View {
    /// Adds space at each edge, as a page has no other safe area.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

    /// Adds space at some edges, as a page has no other safe area.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(edges, length)
    }

    /// Adds space at all edges, as a page has no other safe area.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
}
