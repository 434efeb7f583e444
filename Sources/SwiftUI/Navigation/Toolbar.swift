extension View {
    /// Adds items to the bar above the screen, or below it, in a ``NavigationStack``.
    ///
    /// A view that is not a ``ToolbarItem`` is an item with the automatic place.
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(toolbar: content()))
    }

    /// Adds items to the bar above the screen, or below it. Nobody can change which of them are shown.
    nonisolated public func toolbar<Content: View>(id: String, @ViewBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(toolbar: content()))
    }
}

/// Items of a toolbar. Unlike in Apple's SwiftUI, they are views.
@MainActor @preconcurrency
public protocol ToolbarContent: View {}

/// Items of a toolbar with ids. Unlike in Apple's SwiftUI, they are views.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

public typealias ToolbarContentBuilder = ViewBuilder

extension TupleView: ToolbarContent where repeat each Content: ToolbarContent {}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension _ConditionalContent: ToolbarContent where First: ToolbarContent, Second: ToolbarContent {}
extension Group: ToolbarContent where Content: ToolbarContent {}
extension ForEach: ToolbarContent where Content: ToolbarContent {}
extension EmptyView: ToolbarContent {}
extension Never: ToolbarContent {}

/// An item of a toolbar.
///
/// The id is the one by which Apple's SwiftUI knows an item that the user can hide.
public struct ToolbarItem<ID, Content: View> {
    private let placement: ToolbarItemPlacement
    private let content: Content
}

extension ToolbarItem where ID == () {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItem where ID == String {
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.placement = placement
        self.content = content()
    }

    /// Creates an item with an id. All items are shown.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
        @ViewBuilder content: () -> Content
    ) {
        self.init(id: id, placement: placement, content: content)
    }
}

extension ToolbarItem: CustomizableToolbarContent, ToolbarContent, View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        context.nodes(of: content, as: .children).map { node in
            var node = node
            node.toolbarPart = placement.part
            return node
        }
    }
}

public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    private let items: ToolbarItem<(), AnyView>

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        let content = content()
        items = ToolbarItem(placement: placement) { AnyView(content) }
    }

    /// Creates items, which the page shows instead of the label.
    public init<Label: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(placement: placement, content: content)
    }

    public var body: some View { items }
}

/// A space between items of a toolbar.
public struct ToolbarSpacer: ToolbarContent {
    private let placement: ToolbarItemPlacement

    /// Creates a space. Its size is that of the bar.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.placement = placement
    }

    public var body: some View { ToolbarItem(placement: placement) { Spacer() } }
}

public struct SpacerSizing: Hashable, Sendable {
    private let isFlexible: Bool

    public static let flexible = Self(isFlexible: true)
    public static let fixed = Self(isFlexible: false)
}

/// Adds items to the toolbar of a screen.
private struct ToolbarModifier<Toolbar: View> {
    let toolbar: Toolbar
}

extension ToolbarModifier: PrimitiveModifier {
    func nodes(of content: some View, in context: EvaluationContext) -> [ViewNode] {
        if let screen = context.environment.screen {
            for item in context.nodes(of: toolbar, as: .item) {
                screen.toolbar[item.toolbarPart ?? .trailing, default: []].append(item.withIconsOnly)
            }
        }
        return context.child(.child(0)).nodes(of: content)
    }
}

extension ViewNode {
    /// The item of a toolbar, which shows only the icon of a label that has no style of its own.
    var withIconsOnly: ViewNode {
        var node = self
        switch kind {
        case .label: if appearance == nil { node.appearance = "iconOnly" }
        case .menu: node.parts[.label] = parts[.label]?.map(\.withIconsOnly)
        case .button, .navigationLink, .hStack, .controlGroup: node.children = children.map(\.withIconsOnly)
        default: break
        }
        return node
    }
}
