extension View {
    /// Adds items to the bar above the screen, or below it, in a ``NavigationStack``.
    ///
    /// A view that is not a ``ToolbarItem`` is an item with the automatic place.
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(toolbar: content()))
    }
}

/// An item of a toolbar. In Apple's SwiftUI, it is no view.
public struct ToolbarItem<Content: View> {
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// Creates an item.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItem: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        context.nodes(of: content, as: .children).map { node in
            var node = node
            node.toolbarPart = placement.part
            return node
        }
    }
}

/// Several items of a toolbar with one place.
public struct ToolbarItemGroup<Content: View>: View {
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// Creates items.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    /// The items.
    public var body: some View { ToolbarItem(placement: placement) { content } }
}

/// The place of an item in a toolbar.
public struct ToolbarItemPlacement: Hashable, Sendable {
    let part: ViewPart

    /// At the end of the bar.
    public static let automatic = ToolbarItemPlacement(part: .trailing)
    /// At the end of the bar.
    public static let primaryAction = automatic
    /// At the end of the bar.
    public static let confirmationAction = automatic
    /// At the end of the bar.
    public static let topBarTrailing = automatic
    /// At the start of the bar.
    public static let cancellationAction = topBarLeading
    /// At the start of the bar.
    public static let topBarLeading = ToolbarItemPlacement(part: .leading)
    /// In the place of the title.
    public static let principal = ToolbarItemPlacement(part: .title)
    /// In a bar below the screen.
    public static let bottomBar = ToolbarItemPlacement(part: .footer)
}

/// Adds items to the toolbar of a screen.
private struct ToolbarModifier<Toolbar: View> {
    let toolbar: Toolbar
}

extension ToolbarModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        if let screen = context.environment.screen {
            for item in context.nodes(of: toolbar, as: .item) {
                screen.toolbar[item.toolbarPart ?? .trailing, default: []].append(item)
            }
        }
        return context.child(.child(0)).nodes(of: content)
    }
}
