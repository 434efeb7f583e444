extension View {
    /// Adds a menu to this view. The second button of a mouse opens it, and so does a button that appears with the
    /// pointer or the focus of the keyboard.
    nonisolated public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
        modifier(ContextMenuModifier(items: menuItems()))
    }

    /// Adds a menu to this view. The page has no preview beside it.
    nonisolated public func contextMenu<Items: View, Preview: View>(
        @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
    ) -> some View {
        modifier(ContextMenuModifier(items: menuItems()))
    }

    /// Adds a menu to this view. Nil removes it.
    nonisolated public func contextMenu<Items: View>(_ contextMenu: ContextMenu<Items>?) -> some View {
        modifier(ContextMenuModifier(items: contextMenu?.items))
    }

    /// Adds a menu to the rows of this list.
    @available(
        *, unavailable, message: "A page has no menu for several rows. Add 'contextMenu(menuItems:)' to each row."
    )
    nonisolated public func contextMenu<Value: Hashable, Items: View>(
        forSelectionType itemType: Value.Type = Value.self, @ViewBuilder menu: @escaping (Set<Value>) -> Items,
        primaryAction: ((Set<Value>) -> Void)? = nil
    ) -> some View {
        self
    }
}

public struct ContextMenu<Items: View> {
    fileprivate let items: Items

    public init(@ViewBuilder menuItems: () -> Items) {
        items = menuItems()
    }
}

/// Adds a menu to a view.
private struct ContextMenuModifier<Items: View> {
    let items: Items
}

extension ContextMenuModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        var place = context
        place.environment.buttonStyle = .builtIn(.automatic)
        place.environment.isInMenu = true
        place.environment.rowSelection = nil
        let items = place.nodes(of: items, as: .actions)
        guard !items.isEmpty else { return context.child(.child(0)).nodes(of: content) }
        var node = context.node(.contextMenu)
        node.children = context.child(.child(0)).nodes(of: content)
        node.parts[.actions] = items
        node.prompt = SystemText.more.string(in: context.environment)
        return [node.takingTraits()]
    }
}

extension ViewNode {
    /// Returns the node with what its only child says about its place in a list, a grid, a stack, a picker, a tab view or
    /// a toolbar.
    func takingTraits() -> ViewNode { children.count == 1 ? takingTraits(ofChild: 0) : self }

    /// Returns the node with what one of its children says about its place.
    func takingTraits(ofChild index: Int) -> ViewNode {
        var node = with(traitsOf: children[index])
        node.children[index].row = RowTraits()
        node.children[index].cell = GridCell()
        node.children[index].guides = AlignmentGuides()
        return node
    }

    /// Returns the node with what another one says about its place.
    func with(traitsOf other: ViewNode) -> ViewNode {
        var node = self
        (node.row, node.cell, node.guides) = (other.row, other.cell, other.guides)
        (node.tag, node.toolbarPart) = (other.tag, other.toolbarPart)
        return node
    }
}
