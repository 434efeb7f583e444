/// A screen, with other screens that links show in front of it. All of them keep their state.
///
/// The bar above a screen has its `navigationTitle`, its `toolbar`, and a button that goes back.
public struct NavigationStack<Data, Root: View> {
    /// Nil if the stack keeps the path.
    private let path: Binding<NavigationPath>?
    private let root: Root

    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        path = nil
        self.root = root()
    }

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
        stack.show(path, in: context)
        stack.reportMissingDestinations(in: context)
        return context.node(of: stack.screens).map { [$0] } ?? []
    }
}

extension EvaluationContext {
    /// Returns the node of the screen in front.
    func node(of screens: [NavigationScreen]) -> ViewNode? {
        guard let front = screens.last else { return nil }
        let hidesBar = front.hiddenBars.contains(.navigationBar)
        let goBack = front.isBackButtonHidden || hidesBar ? nil : front.goBack
        let bar = NavigationBar(
            screen: front.id, hasBackButton: goBack != nil, isInline: front.isInline, appearance: front.barAppearance)
        var node = node(.navigation(bar), action: goBack.map { register(.immediate($0)) })
        node.children = front.nodes
        node.parts = front.toolbar
        node.parts[.title] = front.toolbar[.title] ?? (front.removesTitle ? [] : front.title)
        if hidesBar { for part in [ViewPart.leading, .title, .subtitle, .trailing] { node.parts[part] = nil } }
        if front.hiddenBars.contains(.bottomBar) { node.parts[.footer] = nil }
        if goBack != nil, screens.count > 1 { node.parts[.header] = screens[screens.count - 2].title }
        return node
    }
}

/// The values of the screens in front of the first one. They can have different types.
public struct NavigationPath: Equatable {
    var elements: [AnyHashable]

    public init() {
        elements = []
    }

    public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    public var count: Int { elements.count }

    /// Whether there is no value, so that the first screen is shown.
    public var isEmpty: Bool { elements.isEmpty }

    public mutating func append<Value: Hashable>(_ value: Value) {
        elements.append(AnyHashable(value))
    }

    public mutating func removeLast(_ count: Int = 1) {
        elements.removeLast(count)
    }
}
