/// A screen, with other screens that links show in front of it. All of them keep their state.
///
/// The bar above a screen has its `navigationTitle`, its `toolbar`, and a button that goes back.
public struct NavigationStack<Data, Root: View> {
    /// Nil if the stack keeps the path.
    private let path: Binding<NavigationPath>?
    private let root: Root

    /// Creates a stack that keeps the values of the screens in front of the first one.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        path = nil
        self.root = root()
    }

    /// Creates a stack with the values of the screens in front of the first one.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.path = path
        self.root = root()
    }

    /// Creates a stack with the values of the screens in front of the first one, which have one type.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
    {
        self.path = Binding(
            get: { NavigationPath(path.wrappedValue) },
            set: { path.wrappedValue = Data($0.elements.compactMap { $0.base as? Data.Element }) })
        self.root = root()
    }
}

extension NavigationStack: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        let own = context.location(at: 0, initialValue: NavigationPath())
        let path = path ?? Binding(get: { own.value }, set: { own.value = $0 })
        let stack = NavigationScreens(environment: context.environment) { path.wrappedValue.elements.append($0) }
        stack.show(root, in: context.child(.part(.children)), goBack: nil)
        let values = path.wrappedValue.elements
        for (index, value) in values.enumerated() {
            guard let screen = stack.destinations[ObjectIdentifier(type(of: value.base))]?(value) else { continue }
            let place = context.child(.part(.destination)).child(.element(value, copy: index))
            stack.show(screen, in: place) {
                // A screen can go back again after it has.
                path.wrappedValue.removeLast(max(0, path.wrappedValue.count - index))
            }
        }
        stack.reportMissingDestinations(in: context)
        return node(of: stack.screens, in: context).map { [$0] } ?? []
    }

    /// Returns the node of the screen in front.
    @MainActor private func node(of screens: [NavigationScreen], in context: EvaluationContext) -> ViewNode? {
        guard let front = screens.last else { return nil }
        let goBack = front.isBackButtonHidden ? nil : front.goBack
        let bar = NavigationBar(screen: front.id, hasBackButton: goBack != nil, isInline: front.isInline)
        var node = context.node(
            .navigation(bar), action: goBack.map { context.register(.immediate($0)) })
        node.children = front.nodes
        node.parts = front.toolbar
        node.parts[.title] = front.toolbar[.title] ?? front.title
        if goBack != nil, screens.count > 1 { node.parts[.header] = screens[screens.count - 2].title }
        return node
    }
}

/// The values of the screens in front of the first one. They can have different types.
public struct NavigationPath: Equatable {
    fileprivate(set) var elements: [AnyHashable]

    /// Creates an empty path.
    public init() {
        elements = []
    }

    /// Creates a path of values of one type.
    public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    /// The number of values.
    public var count: Int { elements.count }

    /// Whether there is no value, so that the first screen is shown.
    public var isEmpty: Bool { elements.isEmpty }

    /// Shows the screen of a value in front of the others.
    public mutating func append<Value: Hashable>(_ value: Value) {
        elements.append(AnyHashable(value))
    }

    /// Goes back a number of screens.
    public mutating func removeLast(_ count: Int = 1) {
        elements.removeLast(count)
    }
}
