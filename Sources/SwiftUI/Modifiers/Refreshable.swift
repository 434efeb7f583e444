extension View {
    /// Shows a button above the lists and scroll views in this view, which runs a function. On a touch screen of Apple's
    /// systems, the user pulls the list down instead.
    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        modifier(
            EnvironmentModifier {
                $0.refresh = RefreshAction(action: action)
                $0.showsRefreshButton = true
            })
    }
}

extension EvaluationContext {
    /// Returns the node of a list or a scroll view, with a button that refreshes it.
    func refreshableNode(_ kind: ViewNode.Kind, children: some View, action: String? = nil) -> ViewNode {
        guard environment.showsRefreshButton, let refresh = environment.refresh else {
            return node(kind, children: children, action: action)
        }
        var place = self
        place.environment.showsRefreshButton = false
        var node = place.node(kind, children: children, action: action)
        let refreshing: ViewTask = {
            await refresh()
            return nil
        }
        let button = Button(task: refreshing) {
            Label {
                Text(system: .refresh)
            } icon: {
                Image(systemName: "arrow.clockwise")
            }
        }
        node.children.insert(contentsOf: place.nodes(of: button, as: .header), at: 0)
        return node
    }
}

extension EnvironmentValues {
    /// Whether no list or scroll view around the view shows the button that refreshes.
    @Entry fileprivate var showsRefreshButton: Bool = false
}
