import Diagnostics

public struct NavigationLink<Label: View, Destination: View> {
    private enum Target {
        /// Nil if the link keeps whether its view is shown.
        case view(Destination, isShown: Binding<Bool>?)
        /// Nil disables the link.
        case value(AnyHashable?, type: Any.Type)
    }

    private let target: Target
    private let label: Label

    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(destination(), isShown: nil, label: label())
    }

    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(destination, isShown: nil, label: label())
    }

    /// - Parameter isShown: Nil if the link keeps whether its view is shown.
    init(_ destination: Destination, isShown: Binding<Bool>?, label: Label) {
        target = .view(destination, isShown: isShown)
        self.label = label
    }
}

extension NavigationLink where Destination == Never {
    /// Creates a link to the screen that `navigationDestination(for:)` makes of a value. Nil disables the link.
    public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
        target = .value(value.map { AnyHashable($0) }, type: Value.self)
        self.label = label()
    }
}

extension NavigationLink where Label == Text {
    public init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }

    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }

    public init(_ title: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }

    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    public init<Value: Hashable>(_ title: LocalizedStringKey, value: Value?) {
        self.init(value: value) { Text(title) }
    }

    @_disfavoredOverload
    public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) {
        self.init(value: value) { Text(title) }
    }
}

extension NavigationLink: View, PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        var place = context
        if case .value(nil, _) = target { place.environment.isEnabled = false }
        if case .value(let value?, _) = target, let action = context.environment.rowSelection?.select(value) {
            return node(in: place, action: .immediate { action() })
        }
        guard let screen = context.environment.screen else {
            place.environment.isEnabled = false
            context.report(.noStack(in: context.viewName))
            return node(in: place, action: nil)
        }
        return node(in: place, action: action(on: screen, in: context))
    }

    /// Returns what the link does, and shows its view if it has been pressed before.
    @MainActor private func action(on screen: NavigationScreen, in context: EvaluationContext) -> ViewAction {
        switch target {
        case .value(let value, let type):
            screen.stack.linkedTypes.append((type, context.viewName))
            return .immediate { [push = screen.stack.push] in if let value { push(value) } }
        case .view(let destination, let isShown):
            let own = context.location(at: 0, initialValue: false)
            let isShown = isShown ?? Binding(get: { own.value }, set: { own.value = $0 })
            let links = screen.shownLinks
            if isShown.wrappedValue {
                let hide: @MainActor () -> Void = { isShown.wrappedValue = false }
                links.hide.append(hide)
                screen.next.append((AnyView(destination), context.child(.part(.destination)), hide))
            }
            return .immediate {
                for hide in links.hide { hide() }
                isShown.wrappedValue = true
            }
        }
    }

    /// Returns a button, or nothing for a link without a label, which only a value shows.
    @MainActor private func node(in context: EvaluationContext, action: ViewAction?) -> [ViewNode] {
        let (appearance, content) = context.styled(AnyView(label))
        let node = context.node(
            .navigationLink(appearance), children: content, action: action.map { context.register($0) })
        return node.children.isEmpty ? [] : [node]
    }
}

extension Diagnostic {
    fileprivate static func noStack(in view: String) -> Diagnostic {
        Diagnostic(
            .brokenView,
            "A NavigationLink in \(view) cannot show its screen. Put the view into a NavigationStack.", subject: view)
    }
}
